import type { Furniture } from '@gabarit/engine'
import { addCarcasses } from './carcasses.ts'
import { addFinishing } from './finishing.ts'
import { addFronts } from './fronts.ts'
import { addInterior } from './interior.ts'
import { addLighting } from './lighting.ts'
import { openLedger, type PointsLine } from './lines.ts'
import { addPanels } from './panels.ts'
import type { Points } from './points-schema.ts'

type Counted = { points: Points; lines: readonly PointsLine[] }
/** An order prices the same furniture by several books of the same lists; neither changes once made. */
const lastCounted = new WeakMap<Furniture, Counted>()

/** Whole points, in the order that a summary reads. */
export function pointsLinesOf(furniture: Furniture, points: Points): readonly PointsLine[] {
	const known = lastCounted.get(furniture)
	if (known?.points === points) return known.lines
	const { ledger, lines } = openLedger(furniture, points)
	addCarcasses(ledger)
	addInterior(ledger)
	addFronts(ledger)
	addFinishing(ledger)
	addLighting(ledger)
	addPanels(ledger)
	lastCounted.set(furniture, { points, lines })
	return lines
}
