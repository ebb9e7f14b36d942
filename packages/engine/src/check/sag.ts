// Deflection of a loaded shelf (domain 2.5): uniform load, simply supported.
import type { Design } from '../run/design.ts'
import { spanOf } from '../run/module/bay/bay-limits.ts'

const SHELF_LOAD = { usual: 50, books: 100 } as const
/** kg/m2 */
export const BOOKS_LOAD = SHELF_LOAD.books

export function shelfLoadOf({ books }: Pick<Design, 'books'>): number {
	return books ? SHELF_LOAD.books : SHELF_LOAD.usual
}

/** A sag of less than span/200 cannot be seen. */
export const UNSEEN_PART = 200

/** L/200; up to the longest span of the rule, the computed sag where that is more (domain 2.5). mm, to a tenth. */
export function sagLimitOf(span: number, thickness: 18 | 28, load: number): number {
	const unseen = Math.round((span / UNSEEN_PART) * 10) / 10
	const isAllowed = span <= spanOf(thickness, load === SHELF_LOAD.books)
	return isAllowed ? Math.max(unseen, sagOf(span, thickness, load)) : unseen
}

/** Melamine board by thickness: bending modulus in N/mm2, weight in kg/m2 (domain 1.1). */
const board = { 18: { modulus: 1600, weight: 11.7 }, 28: { modulus: 1350, weight: 17.4 } } as const
const GRAVITY = 9.81

/** In the middle of the clear `span`; mm, to a tenth. */
export function sagOf(span: number, thickness: 18 | 28, load: number = SHELF_LOAD.usual): number {
	return boardSag(span, { thickness, ...board[thickness] }, load)
}

/** `carried`: the part of its sag that is left where a rail holds one edge. */
type Stiffness = { thickness: number; modulus: number; weight: number; carried?: number }

/** `span` mm, `modulus` N/mm2, `weight` and `load` kg/m2; mm, to a tenth. */
export function boardSag(
	span: number,
	{ thickness, modulus, weight, carried = 1 }: Stiffness,
	load: number = SHELF_LOAD.usual,
): number {
	const pressure = ((load + weight) * GRAVITY) / 1e6
	const sag = (carried * (5 / 32) * pressure * span ** 4) / (modulus * thickness ** 3)
	return Math.round(sag * 10) / 10
}

/** Oval rail 30 x 15: second moment of area in mm4, modulus of its steel in N/mm2. */
const RAIL = { inertia: 5870, modulus: 210000 } as const
/** kg/m */
export const RAIL_LOAD = 40
/** kg, as stated to the buyer. */
export const SAID_LOAD = { shelf: { 18: 25, 28: 35 }, drawer: 25 } as const

/** In the middle of the rail; mm, to a tenth. */
export function railSagOf(span: number): number {
	const load = (RAIL_LOAD * GRAVITY) / 1000
	const sag = (5 * load * span ** 4) / (384 * RAIL.modulus * RAIL.inertia)
	return Math.round(sag * 10) / 10
}
