import type { Furniture } from '@gabarit/engine'
import { addCarcasses } from './carcasses.ts'
import { addFinishing } from './finishing.ts'
import { addFronts } from './fronts.ts'
import { addInterior } from './interior.ts'
import { addLighting } from './lighting.ts'
import { openLedger, type PointsLine } from './lines.ts'
import type { Points } from './points-schema.ts'

/** Everything a furniture is sold by, in whole points, in the order a summary reads. */
export function pointsLinesOf(furniture: Furniture, points: Points): PointsLine[] {
	const { ledger, lines } = openLedger(furniture, points)
	addCarcasses(ledger)
	addInterior(ledger)
	addFronts(ledger)
	addFinishing(ledger)
	addLighting(ledger)
	return lines
}
