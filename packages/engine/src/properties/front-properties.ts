// Leaves: their sizes, their hinges, the outline of their carcass (domain 6).
import type { Board } from '../furniture/board.ts'
import type { Front } from '../furniture/front.ts'
import type { Module } from '../furniture/run.ts'
import { sampleCatalogue } from '../testing/sample-catalogue.ts'
import { type Property, topOf, unless } from './property.ts'

/** Every leaf is one that can be made, hung and opened, and lies over its own carcass. */
export const leavesKeepTheirSizes: Property = (furniture) => {
	const boards = new Map(furniture.boards.map((board) => [board.id, board]))
	return furniture.fronts.flatMap((front) => {
		const board = boards.get(front.board)
		if (!board) return [`${front.id} has no board`]
		if (front.kind !== 'Leaf') return []
		const module = furniture.runs.find(({ side }) => side === front.run)?.modules[front.module]
		if (!module) return [`${front.id} has no module`]
		return [
			...sizeFaults(front, board),
			...hingeFaults(front, board),
			...crossbarFaults(front, board),
			...cupFaults(front, board, module),
			...handleFaults(front, board),
			...lies(front, board, module),
		]
	})
}

const topsOf = ({ outline }: Board) => outline.filter(([a]) => a > 0).map(([a]) => a)

function sizeFaults({ id }: Front, board: Board): string[] {
	const [short, tall] = [Math.min(...topsOf(board)), Math.max(...topsOf(board))]
	const { width } = board
	return [
		...unless(width >= 150 && width <= 600, () => `${id} is ${width} wide`),
		...unless(short >= 250, () => `${id} is ${short} high at its low edge`),
		...unless(tall <= tallest(board.material), () => `${id} is ${tall} high`),
		...unless(tall / width <= 12, () => `${id} is slender`),
		...unless(tall * width <= 1.65e6, () => `${id} is large`),
	]
}

// domain 6.3, by the sample's materials.
function tallest(material: string): number {
	if (material.startsWith('RAL')) return 2500
	return material.startsWith('P9') ? 2600 : 2700
}

// domain 6.2, limits inclusive: hinges, height, weight with its handle.
const hingeRows = [
	[2, 900, 5],
	[3, 1600, 9],
	[4, 2000, 15],
	[5, 2500, 22],
	[6, 2700, 27],
] as const
const HANDLE_WEIGHT = 0.2

function hingeFaults({ id, hinges, openingSide }: Front, board: Board): string[] {
	const tall = Math.max(...topsOf(board))
	const weight = areaOf(board) * kgPerSquareMetre(board.material) + HANDLE_WEIGHT
	const row = hingeRows.find(([, height, kg]) => tall <= height && weight <= kg + 1e-9)
	const inside = hinges.every((z) => z > 0 && z < tall)
	return [
		...unless(hinges.length >= (row?.[0] ?? 7), () => `${id}: ${hinges.length} hinges`),
		...unless(inside, () => `${id}: a hinge beside it`),
		...unless(openingSide !== 'None', () => `${id} opens nowhere`),
	]
}

function areaOf({ outline }: Board): number {
	const twice = outline.reduce((sum, [a, b], i) => {
		const [c, d] = outline[(i + 1) % outline.length] ?? [0, 0]
		return sum + a * d - c * b
	}, 0)
	return Math.abs(twice) / 2e6
}

// domain 6.2, by the sample's materials.
function kgPerSquareMetre(material: string): number {
	if (material.startsWith('RAL')) return 14.8
	if (material.startsWith('P9')) return 13.3
	return material.startsWith('P6') ? 14.25 : 12.35
}

// domain 6.1: a plate of 52 beside a fixed shelf.
function cupFaults({ id, hinges, bays }: Front, { pose }: Board, module: Module): string[] {
	const shelves = bays.flatMap((b) => {
		const { zones = [], shelfThickness = 18 } = module.bays[b] ?? {}
		return zones
			.filter(({ kind }) => kind === 'FixedShelve')
			.map(({ bottom }) => ({ bottom, top: bottom + shelfThickness }))
	})
	const meets = hinges.some((cup) =>
		shelves.some(
			({ bottom, top }) => pose.origin[2] + cup + 26 > bottom && pose.origin[2] + cup - 26 < top,
		),
	)
	return unless(!meets, () => `${id}: a hinge's plate meets a fixed shelf`)
}

// domain 6.6: the whole handle, 20 from the ends of a leaf cut by no slope.
function handleFaults({ id, handle }: Front, board: Board): string[] {
	const model = sampleCatalogue.handles.find(({ reference }) => reference === handle?.model)
	const [at] = handle?.at ?? []
	const lowEdge = Math.min(...topsOf(board))
	if (!model || !at || lowEdge !== board.length) return []
	const up = at[2] - board.pose.origin[2]
	const end = model.length / 2 + 20
	const isInside = up >= end - 0.001 && up <= lowEdge - end + 0.001
	return unless(isInside, () => `${id}: its handle of ${model.length} stands out`)
}

// domain 6.4 and 3.5: panels of 250 between crossbars, all of them below the low edge.
function crossbarFaults({ id, style, count }: Front, board: Board): string[] {
	const panel = Math.min(...topsOf(board)) / (count + 1)
	return unless(style !== 'StraightLines' || panel >= 250, () => `${id} has ${count} crossbars`)
}

// Along its run from x + 1.5 to the far edge less 1.5, and 1.5 under the carcass top.
function lies({ id, run }: Front, { outline, pose }: Board, module: Module): string[] {
	const axis = run === 'Main' ? 0 : 1
	return outline.flatMap(([a, b]) => {
		const at = (k: 0 | 1 | 2) => pose.origin[k] + a * pose.u[k] + b * pose.v[k]
		const x = at(axis)
		const beside = x >= module.x + 1.4999 && x <= module.x + module.width - 1.4999
		return [
			...unless(beside, () => `${id} beside its carcass`),
			...unless(at(2) <= topOf(module) - 1.4999, () => `${id} above its carcass`),
		]
	})
}
