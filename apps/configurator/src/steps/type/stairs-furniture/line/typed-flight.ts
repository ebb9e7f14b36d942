// What is being typed is shown before it is kept.
import { type Flight, stairBounds } from '@gabarit/engine'
import type { Figure } from './flight-picture.tsx'

export type Typed = Partial<Record<Figure, number>>

/** What each field takes. */
export const bounds: Record<Figure, { min: number; max: number }> = {
	rise: stairBounds.rise,
	going: stairBounds.going,
	low: stairBounds.low,
	stringer: stairBounds.stringer,
	high: stairBounds.hu,
}

/** null where the text is no length that the field takes. */
export function figureOf(name: string, text: string): Typed | null {
	const figure = name.replace(/^stair\./u, '')
	const digits = text.replace(/\s/gu, '')
	if (!isFigure(figure) || !/^\d+$/u.test(digits)) return null
	const value = Number(digits)
	const { min, max } = bounds[figure]
	return value < min || value > max ? null : { [figure]: value }
}

export function typedFlight(flight: Flight, typed: Typed): Flight {
	const { rise, going, low, stringer } = { ...flight, ...typed }
	return { ...flight, ...typed, height: low - stringer, tan: rise / going }
}

function isFigure(name: string): name is Figure {
	return name in bounds
}
