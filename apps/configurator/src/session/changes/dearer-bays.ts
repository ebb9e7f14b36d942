import { shownTotalOf } from '@gabarit/price'
import type { Solved } from '../solve.ts'
import { baysOf, sidesOf } from './choices-changed.ts'

/** `count`: bays that hold something else; `difference`: cents. */
export type DearerBays = { count: number; difference: number }

/**
 * What nobody chose may follow a measure to another interior, but never at a higher price unseen. Null where the
 * number of bays differs too, which is seen, where a card was chosen, which showed its price, or where it costs no more.
 */
export function dearerBays(before: Solved, after: Solved): DearerBays | null {
	if (before.design === null || after.design === null) return null
	if (before.quote === null || after.quote === null) return null
	const difference = shownTotalOf(after.quote) - shownTotalOf(before.quote)
	if (difference <= 0 || sizesOf(before) === sizesOf(after)) return null
	const [was, is] = [baysOf(before.design), baysOf(after.design)]
	if (was.length !== is.length || String(sidesOf(before.design)) !== String(sidesOf(after.design)))
		return null
	const count = was.filter(
		({ choice }, i) => JSON.stringify(choice) !== JSON.stringify(is[i]?.choice),
	).length
	return count === 0 ? null : { count, difference }
}

/** The measures that a buyer types, of the design as it is completed. */
function sizesOf({ design }: Solved): string {
	return JSON.stringify(design && [design.hu, design.width, design.depth, design.height])
}
