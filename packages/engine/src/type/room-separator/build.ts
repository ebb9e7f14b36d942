// From a separator's decisions to boards: uprights, what lies between them, what closes a cell (domain 24.2).

import type { Catalogue } from '../../catalogue.ts'
import { accessAdvice } from '../../check/advice.ts'
import { CARCASS, LEAF } from '../../constants.ts'
import type { Board, Edges } from '../../furniture/board.ts'
import { type BoardBuilder, boardBuilder } from '../../furniture/board-builder.ts'
import { type Finishes, finishesOf, frontBandThickness, grainOf } from '../../furniture/finish.ts'
import type { Front } from '../../furniture/front.ts'
import type { Furniture } from '../../furniture/furniture.ts'
import { cellGroup, type Grid, type GridCell } from '../../furniture/grid.ts'
import { FURNITURE, type Group } from '../../furniture/group.ts'
import { type FittingBuilder, fittingBuilder } from '../../furniture/hardware/fitting.ts'
import { countFittings } from '../../furniture/hardware/hardware.ts'
import type { RunFrame } from '../../furniture/run-frame.ts'
import { weightOf } from '../../furniture/weight.ts'
import { isError } from '../../issue.ts'
import type { Result } from '../../result.ts'
import { NO_PIECES } from '../../run/capacity/wants.ts'
import { hangFront } from '../../run/front/build-fronts.ts'
import { completeSeparator, type SeparatorDesign } from './defaults.ts'
import { addAnchors, addCeilingFoot, addGlides, addJoint } from './fittings.ts'
import { faceFrame, faceOf, gridOf, hasDoor, isClosed, leftOf } from './grid.ts'
import { separatorIssues } from './issues.ts'
import { leafPlansOf } from './leaves.ts'
import { GLIDE } from './limits.ts'
import type { RoomSeparatorConfiguration } from './schema.ts'

export function solveSeparator(
	configuration: RoomSeparatorConfiguration,
	catalogue: Catalogue,
): { design: null; colors: SeparatorDesign['colors']; result: Result<Furniture> } {
	const { colors } = completeSeparator(configuration, catalogue)
	return { design: null, colors, result: buildSeparator(configuration, catalogue) }
}

/** Never throws for what a buyer may enter. */
export function buildSeparator(
	configuration: RoomSeparatorConfiguration,
	catalogue: Catalogue,
): Result<Furniture> {
	const design = completeSeparator(configuration, catalogue)
	const issues = separatorIssues(design, configuration, catalogue)
	const finishes = finishesOf(design.colors, catalogue)
	if (!finishes || issues.some(isError)) return { ok: false, issues }
	const fittings = fittingBuilder()
	const groups: Group[] = [{ id: FURNITURE, kind: 'furniture', parent: null }]
	const grid = gridOf(design)
	const work: Work = { design, grid, finishes, catalogue, fittings, groups }
	const frame = buildFrame(work)
	const cells = grid.cells
		.filter(({ fill }) => isClosed(fill))
		.map((cell) => buildCell(cell, frame, work))
	const boards = [...frame.boards, ...cells.flatMap((cell) => cell.boards)]
	const counted = countFittings(fittings.fittings)
	const furniture: Furniture = {
		runs: [],
		grid,
		boards,
		fronts: cells.flatMap((cell) => cell.fronts),
		fittings: fittings.fittings,
		groups,
		hardware: counted.map(({ reference, quantity }) => ({ reference, quantity })),
		weight: weightOf(boards, counted, catalogue),
		capacity: NO_PIECES,
		issues: [],
	}
	return {
		ok: true,
		value: { ...furniture, issues: [...issues, ...accessAdvice(furniture, design)] },
	}
}

type Work = {
	design: SeparatorDesign
	grid: Grid
	finishes: Finishes
	catalogue: Catalogue
	fittings: FittingBuilder
	groups: Group[]
}

/** `levels`: of each column its decks and shelves, from the floor. */
type Frame = { boards: Board[]; uprights: Board[]; levels: Board[][] }

function buildFrame(work: Work): Frame {
	const { design, fittings } = work
	const builder = boardBuilder(faceFrame('Front', design))
	const uprights = uprightPlaces(work).map((x) => addUpright(x, builder, work))
	for (const upright of uprights) {
		addGlides(upright, fittings)
		if (design.fix === 'Ceiling') addCeilingFoot(upright, fittings)
	}
	const [first] = uprights
	if (design.fix === 'Wall' && first) addAnchors(first, design.height, fittings)
	const levels: Board[][] = design.bays.map(() => [])
	for (const [column, width] of design.bays.entries()) {
		const [left, right] = [uprights[column], uprights[column + 1]]
		if (!left || !right) continue
		for (const [level, z] of levelsOf(work).entries()) {
			const isDeck = level === 0 || level === design.rows
			const x = left.pose.origin[0] + left.thickness
			const board = addLevel({ x, z, width, isDeck }, builder, work)
			addJoint(board, [left, right], fittings)
			levels[column]?.push(board)
		}
	}
	return { boards: builder.boards, uprights, levels }
}

function uprightPlaces({ design, grid }: Work): number[] {
	const lowest = grid.cells.filter(({ row }) => row === 0)
	return [...lowest.map(({ x }) => x - design.upright), design.length - design.upright]
}

/** Undersides of the bottom deck, of each shelf, of the top deck. */
function levelsOf({ design, grid }: Work): number[] {
	const first = grid.cells.filter(({ column }) => column === 0)
	return [...first.map(({ z }) => z - design.shelf), design.height - design.shelf]
}

function addUpright(x: number, builder: BoardBuilder, { design, finishes }: Work): Board {
	const { exterior } = finishes
	return builder.add({
		part: 'Upright',
		module: null,
		owner: FURNITURE,
		stance: 'Upright',
		x,
		y: 0,
		z: GLIDE,
		size: [design.upright, design.depth, design.height - GLIDE],
		material: exterior.reference,
		grain: grainOf(exterior, 'length'),
		edges: bandedAround(frontBandThickness(exterior.category)),
	})
}

function addLevel(
	{ x, z, width, isDeck }: { x: number; z: number; width: number; isDeck: boolean },
	builder: BoardBuilder,
	{ design, finishes }: Work,
): Board {
	const color = isDeck ? finishes.exterior : finishes.interior
	const band = frontBandThickness(color.category)
	return builder.add({
		part: isDeck ? 'Deck' : 'GridShelf',
		module: null,
		owner: FURNITURE,
		stance: 'Flat',
		x,
		y: 0,
		z,
		size: [width, design.depth, design.shelf],
		material: color.reference,
		grain: grainOf(color, 'length'),
		edges: { length1: band, length2: band },
	})
}

function bandedAround(band: number): Edges {
	return { length1: band, length2: band, width1: band, width2: band }
}

/** A divider in the middle, or a door with a divider flush in the other face. */
function buildCell(
	cell: GridCell,
	{ uprights, levels }: Frame,
	work: Work,
): { boards: Board[]; fronts: Front[] } {
	const { column, row, fill } = cell
	const { design, fittings, groups } = work
	const group = cellGroup(cell)
	groups.push({ id: group, kind: 'cell', parent: FURNITURE })
	const face = faceOf(fill)
	const frame = faceFrame(face, design)
	const builder = boardBuilder(frame)
	const [one, other] = [uprights[column], uprights[column + 1]]
	const bottom = levels[column]?.[row]
	if (!one || !other || !bottom) throw new Error(`${group} stands between no boards`)
	const divider = addDivider(cell, group, builder, work)
	addJoint(divider, [one, other], fittings)
	if (!hasDoor(fill)) return { boards: builder.boards, fronts: [] }
	const beside = face === 'Front' ? { left: one, right: other } : { left: other, right: one }
	const fronts = leafPlansOf(cell, design).map((plan) => {
		const board = addLeaf(plan, group, builder, work)
		const behind = { shelves: [], ...beside, bottom }
		const front = hangFront(plan, { board, face: design.depth, behind }, hanging(work, frame))
		return face === 'Rear' ? { ...front, face } : front
	})
	return { boards: builder.boards, fronts }
}

function hanging({ design, finishes, catalogue, fittings }: Work, frame: RunFrame) {
	const { doors, handle } = design
	const space = { side: 'Main', mirrored: false } as const
	return { frame, finishes, catalogue, fittings, design: { doors, handle }, space }
}

function addDivider(
	cell: GridCell,
	owner: string,
	builder: BoardBuilder,
	{ design, finishes: { exterior } }: Work,
): Board {
	return builder.add({
		part: 'Divider',
		module: null,
		owner,
		stance: 'Front',
		x: leftOf(cell, faceOf(cell.fill), design),
		y: hasDoor(cell.fill) ? 0 : (design.depth - CARCASS) / 2,
		z: cell.z,
		size: [cell.width, CARCASS, cell.height],
		material: exterior.reference,
		grain: grainOf(exterior, 'length'),
	})
}

function addLeaf(
	{ x, z, width, height }: { x: number; z: number; width: number; height: number },
	owner: string,
	builder: BoardBuilder,
	{ design, finishes: { exterior } }: Work,
): Board {
	return builder.add({
		part: 'Leaf',
		module: null,
		owner,
		stance: 'Front',
		x,
		y: design.depth - LEAF,
		z,
		size: [width, LEAF, height],
		material: exterior.reference,
		grain: grainOf(exterior, 'length'),
		edges: bandedAround(frontBandThickness(exterior.category)),
	})
}
