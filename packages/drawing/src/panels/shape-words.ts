// The radii and bores of a line of the cut list, as short as a table wants them.
import type { CutListLine, Point2 } from '@gabarit/engine'
import { boreRowsOf } from './bore-rows.ts'

type WriteNumber = (value: number) => string

/** `R50` where all corners are alike, else `0/0:R50`, by the sharp corner; nothing where all are sharp. */
export function radiusWords({ outline, radii = [] }: CutListLine, write: WriteNumber): string {
	const [first] = radii
	if (!first && radii.every((radius) => radius === 0)) return ''
	if (first && radii.every((radius) => radius === first)) return `R${write(first)}`
	return outline
		.flatMap((corner, i) => {
			const radius = radii[i] ?? 0
			return radius > 0 ? [`${place(corner, write)}:R${write(radius)}`] : []
		})
		.join(' ')
}

/** `Ø35×13:80/22,5` by its centre; a row of equal ones `60×Ø5×12:96/37–1984/37`, from its first to its last. */
export function boreWords({ bores = [] }: CutListLine, write: WriteNumber): string {
	return boreRowsOf(bores)
		.map(({ count, diameter, depth, from, to }) => {
			const bore = `Ø${write(diameter)}×${write(depth)}:${place(from, write)}`
			return count === 1 ? bore : `${write(count)}×${bore}–${place(to, write)}`
		})
		.join(' ')
}

function place([a, b]: Point2, write: WriteNumber): string {
	return `${write(a)}/${write(b)}`
}
