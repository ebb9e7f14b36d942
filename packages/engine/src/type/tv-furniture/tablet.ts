import { CARCASS } from '../../constants.ts'
import type { Placed } from './placed.ts'

/** Over the low modules, and over a cheek where no tall module stands before it. */
export function tabletOf({ tv, space, places, firstLow }: Placed): {
	x: number
	length: number
	before: number
	after: number
} {
	const cheekAt = (end: 'left' | 'right') =>
		space[end].kind === 'Cheek' && !tv.tall[end] ? CARCASS : 0
	const [before, after] = [cheekAt('left'), cheekAt('right')]
	const x = (places[firstLow]?.x ?? space.start) - before
	return { x, length: tv.low.length + before + after, before, after }
}
