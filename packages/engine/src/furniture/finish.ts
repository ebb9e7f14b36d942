// What a board is made of: thickness by place is geometry, the rest follows from its colour (domain 1.1, 1.3).
import { type Catalogue, type Color, colorsOf, type MaterialCategory } from '../catalogue.ts'
import type { Board } from './board.ts'

/** Banding of the carcass' visible front edges. */
export const CARCASS_BAND = 0.8
/** Banding of shelf sides and rear edges, seen by nobody. */
export const HIDDEN_BAND = 0.4

/** Banding of fronts, fillers and cheeks; lacquer is rounded instead. */
export function frontBand(category: MaterialCategory): number {
	if (category === 'Lacquer') return 0
	return category === 'Veneer' ? 0.8 : 1
}

/** Plain decors may be turned on the sheet, others run with the board. */
export function grainOf(color: Color, along: 'length' | 'width'): Board['grain'] {
	return color.pattern === 'Plain' ? 'none' : along
}

/** The colours of a furniture, looked up once. */
export type Finishes = { interior: Color; exterior: Color }

/** Both colours of a choice, null where the catalogue has no such reference. */
export function finishesOf(
	colors: { interior: string; exterior: string },
	catalogue: Catalogue,
): Finishes | null {
	const known = colorsOf(catalogue)
	const interior = known.get(colors.interior)
	const exterior = known.get(colors.exterior)
	return interior && exterior ? { interior, exterior } : null
}

/** kg/m3 of particle board by thickness (domain 1.1). */
const BOARD_DENSITY: Readonly<Record<number, number>> = {
	8: 720,
	10: 700,
	16: 660,
	18: 650,
	19: 650,
	22: 640,
	25: 640,
	28: 620,
}

/** kg/m2 of a 19 leaf by category (domain 6.2). */
const LEAF_WEIGHT: Readonly<Record<MaterialCategory, number>> = {
	Melamine: 12.35,
	MdfHydro: 14.25,
	Veneer: 13.3,
	Lacquer: 14.8,
}

/** kg/m2 of a board of that category and thickness. */
export function weightPerSquareMetre(category: MaterialCategory, thickness: number): number {
	if (category !== 'Melamine') return (LEAF_WEIGHT[category] * thickness) / 19
	const density = BOARD_DENSITY[thickness]
	if (density === undefined) throw new Error(`no board of ${thickness} mm is stocked`)
	return (density * thickness) / 1000
}
