// The place of a board decides its thickness, its colour decides the rest (domain 1.1, 1.3).
import { type Catalogue, type Color, colorsOf, type MaterialCategory } from '../catalogue.ts'
import type { Board } from './board.ts'

export const CARCASS_BAND = 0.8
export const HIDDEN_BAND = 0.4

/** Fronts, fillers and cheeks; lacquered edges are rounded instead. */
export function frontBandThickness(category: MaterialCategory): number {
	if (category === 'Lacquer') return 0
	return category === 'Veneer' ? 0.8 : 1
}

/** A plain decor may be turned on the sheet; any other runs along the board. */
export function grainOf(color: Color, along: 'length' | 'width'): Board['grain'] {
	return color.pattern === 'Plain' ? 'none' : along
}

export type Finishes = { interior: Color; exterior: Color }

export function finishesOf(
	colors: { interior: string; exterior: string },
	catalogue: Catalogue,
): Finishes | null {
	const known = colorsOf(catalogue)
	const interior = known.get(colors.interior)
	const exterior = known.get(colors.exterior)
	return interior && exterior ? { interior, exterior } : null
}

/** Particle board, kg/m3 by thickness (domain 1.1). */
const BOARD_DENSITY: Readonly<Record<number, number>> = {
	8: 720,
	10: 700,
	16: 660,
	18: 650,
	19: 650,
	22: 640,
	25: 640,
	28: 620,
	38: 600,
}

/** A 19 leaf, kg/m2 (domain 6.2). */
const LEAF_WEIGHT: Readonly<Record<MaterialCategory, number>> = {
	Melamine: 12.35,
	MdfHydro: 14.25,
	Veneer: 13.3,
	Lacquer: 14.8,
}

export function weightPerSquareMetre(category: MaterialCategory, thickness: number): number {
	if (category !== 'Melamine') return (LEAF_WEIGHT[category] * thickness) / 19
	const density = BOARD_DENSITY[thickness]
	if (density === undefined) throw new Error(`no board of ${thickness} mm is stocked`)
	return (density * thickness) / 1000
}

/** Bending modulus in N/mm2, up to a thickness in mm (domain 1.1, 20.1). */
const moduli: Readonly<Record<'particle' | 'fibre', readonly (readonly [number, number])[]>> = {
	particle: [
		[10, 1800],
		[19, 1600],
		[25, 1500],
		[28, 1350],
		[38, 1200],
	],
	fibre: [
		[19, 2200],
		[28, 2100],
		[38, 1900],
	],
}

export function modulusOf(category: MaterialCategory, thickness: number): number {
	const rows = moduli[category === 'Melamine' ? 'particle' : 'fibre']
	const row = rows.find(([most]) => thickness <= most)
	if (!row) throw new Error(`no board of ${thickness} mm is stocked`)
	return row[1]
}
