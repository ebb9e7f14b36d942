import type { Color } from '@gabarit/engine'

/** Darkness from the mean at which a figure has its dark colour, as on the stage. */
const darkAbove = 0.48

function channels(hex: string): number[] {
	return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** The colours of a figure where it is palest and darkest; halfway between them is the colour itself. */
export function figureColors({ hex, hexDark }: Pick<Color, 'hex' | 'hexDark'>): {
	pale: string
	dark: string
} {
	const to = channels(hexDark)
	// Both ends move as far, so that a pale wood whose pale end is white keeps its mean.
	const reach = channels(hex).map((value, i) => {
		const full = (0.5 / darkAbove) * (value - (to[i] ?? value))
		return Math.sign(full) * Math.min(Math.abs(full), value, 255 - value)
	})
	const end = (sign: 1 | -1) =>
		`rgb(${channels(hex)
			.map((value, i) => Math.round(value + sign * (reach[i] ?? 0)))
			.join(' ')})`
	return { pale: end(1), dark: end(-1) }
}
