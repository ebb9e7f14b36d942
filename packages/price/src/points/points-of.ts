import type { Furniture } from '@gabarit/engine'
import { addCarcasses } from './carcasses.ts'
import { addFinishing } from './finishing.ts'
import { addFronts } from './fronts.ts'
import { addInterior } from './interior.ts'
import { addLighting } from './lighting.ts'
import { openLedger, type PointsLine } from './lines.ts'
import type { Points } from './points-schema.ts'

type Counted = { points: Points; lines: readonly PointsLine[] }
/**
 * An order prices one furniture by several books, mostly of the same lists: the buyer's, the supplier's. Neither a
 * furniture nor a list changes once it was made.
 */
const lastCounted = new WeakMap<Furniture, Counted>()

/** Everything a furniture is sold by, in whole points, in the order a summary reads. */
export function pointsLinesOf(furniture: Furniture, points: Points): readonly PointsLine[] {
	const known = lastCounted.get(furniture)
	if (known?.points === points) return known.lines
	const { ledger, lines } = openLedger(furniture, points)
	addCarcasses(ledger)
	addInterior(ledger)
	addFronts(ledger)
	addFinishing(ledger)
	addLighting(ledger)
	lastCounted.set(furniture, { points, lines })
	return lines
}
