// Weights (domain 9): boards by their blanks, hardware by the piece, packing on top.

import { type Catalogue, categoriesOf, type MaterialCategory } from '../catalogue.ts'
import type { Board } from './board.ts'
import { weightPerSquareMetre } from './finish.ts'
import type { Family, Item } from './hardware/fitting.ts'
import type { CountedItem } from './hardware/hardware.ts'
import type { Part } from './part.ts'

/** kg, with runners, for any size. */
const DRAWER = 8
const PACKING = 1.03
/** These boards are part of the fixed weight of a drawer. */
const drawerParts: ReadonlySet<Part> = new Set([
	'DrawerSide',
	'DrawerBack',
	'DrawerInnerFront',
	'DrawerBottom',
	'RecessedDrawerFront',
])

/** kg/m of their size. */
const perMetre = { rail: 0.9, 'wall-rail': 1.5 } as const satisfies Partial<Record<Family, number>>

/** kg. Small parts are weighed with the connectors; handles and lights are not counted (domain 9). */
const pieceWeights: Readonly<Record<Exclude<Family, keyof typeof perMetre>, number>> = {
	'drawer-runner': DRAWER,
	hinge: 0.11,
	'tray-runner': 1.6,
	'wardrobe-lift': 4.5,
	'trouser-rack': 3,
	'sliding-rail': 2,
	'levelling-foot': 0.05,
	'support-leg': 0.05,
	connectors: 0.6,
	'wall-bracket': 0,
	'panel-bracket': 0,
	'panel-batten': 0,
	'corner-batten': 0,
	stiffener: 0,
	strip: 0,
	'shelf-pin': 0,
	'hinge-spacer': 0,
	'rail-bracket': 0,
	'push-to-open': 0,
	handle: 0,
	'hang-profile': 0.1,
	'steel-frame': 6.5,
	'cable-tray': 1.2,
	grommet: 0.05,
	glide: 0.03,
	'support-fixing': 0,
	'heavy-runner': 4.5,
	led: 0,
	'led-charger': 0,
	'flap-hinge': 0.11,
	'flap-stay': 0.6,
	leg: 0.3,
	'ceiling-foot': 0.4,
	'wall-anchor': 0.1,
}
/** kg: dowels and cams at both ends of one board of a grid. */
export const GRID_JOINT = { size: 'grid', weight: 0.02 } as const

/** With its packing, kg to a tenth. */
export function weightOf(
	boards: readonly Board[],
	hardware: readonly CountedItem[],
	catalogue: Catalogue,
): number {
	return Math.round(massOf(boards, hardware, catalogue) * PACKING * 10) / 10
}

/** kg, as it stands. */
export function massOf(
	boards: readonly Board[],
	hardware: readonly CountedItem[],
	catalogue: Catalogue,
): number {
	const categoryOf = categoriesOf(catalogue)
	const wood = boards
		.filter((board) => !drawerParts.has(board.part))
		.reduce((sum, board) => sum + boardWeight(board, categoryOf(board.material)), 0)
	const metal = hardware.reduce((sum, { item, quantity }) => sum + quantity * itemWeight(item), 0)
	return wood + metal
}

export function boardWeight(board: Board, category: MaterialCategory): number {
	return ((board.length * board.width) / 1e6) * weightPerSquareMetre(category, board.thickness)
}

function itemWeight({ family, size }: Item): number {
	if (isByMetre(family)) return (Number(size) / 1000) * perMetre[family]
	return size === GRID_JOINT.size ? GRID_JOINT.weight : pieceWeights[family]
}

function isByMetre(family: Family): family is keyof typeof perMetre {
	return family in perMetre
}
