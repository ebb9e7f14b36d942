// What the furniture weighs (domain 9): boards by their blanks, hardware by the piece, packing on top.

import { weightPerSquareMetre } from './board/finish.ts'
import { type Catalogue, categoriesOf, type MaterialCategory } from './catalogue.ts'
import type { Board, Hardware, Part } from './furniture.ts'

/** A drawer weighs this with its runners, whatever its size. */
const DRAWER = 8
const PACKING = 1.03
/** Boards of a drawer are in its flat weight. */
const drawerParts: ReadonlySet<Part> = new Set([
	'DrawerSide',
	'DrawerBack',
	'DrawerInnerFront',
	'DrawerBottom',
	'RecessedDrawerFront',
])

/** kg a piece, by the start of the hardware's reference; a rail is weighed by the metre. */
const hardwareWeights: readonly (readonly [string, number])[] = [
	['drawer-runner', DRAWER],
	['hinge-110', 0.11],
	['tray-runner', 1.6],
	['wardrobe-lift', 4.5],
	['trouser-rack', 3],
	['sliding-rail', 2],
	['levelling-foot', 0.05],
	['connectors', 0.6],
	// Domain 9 counts the small parts with the connectors, and no handle nor light.
	['wall-bracket', 0],
	['panel-bracket', 0],
	['shelf-pin', 0],
	['hinge-spacer', 0],
	['rail-bracket', 0],
	['push-to-open', 0],
	['handle-', 0],
	['led-', 0],
]
const RAIL_PER_METRE = 0.9

/** kg with packing, to a tenth. */
export function weightOf(
	boards: readonly Board[],
	hardware: readonly Hardware[],
	catalogue: Catalogue,
): number {
	const categoryOf = categoriesOf(catalogue)
	const wood = boards
		.filter((board) => !drawerParts.has(board.part))
		.reduce((sum, board) => sum + boardWeight(board, categoryOf(board.material)), 0)
	const metal = hardware.reduce(
		(sum, item) => sum + item.quantity * hardwareWeight(item.reference),
		0,
	)
	return Math.round((wood + metal) * PACKING * 10) / 10
}

/** kg of one board as ordered. */
export function boardWeight(board: Board, category: MaterialCategory): number {
	return ((board.length * board.width) / 1e6) * weightPerSquareMetre(category, board.thickness)
}

function hardwareWeight(reference: string): number {
	const rail = /^rail-(\d+(?:\.\d+)?)$/.exec(reference)
	if (rail) return (Number(rail[1]) / 1000) * RAIL_PER_METRE
	const known = hardwareWeights.find(([start]) => reference.startsWith(start))
	if (!known) throw new Error(`hardware ${reference} has no weight`)
	return known[1]
}
