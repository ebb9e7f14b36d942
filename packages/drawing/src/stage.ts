import type {
	Board,
	Furniture,
	GridCell,
	Group,
	Point2,
	Point3,
	Run,
	RunSide,
} from '@gabarit/engine'
import { boxOf } from './box.ts'
import { deskFactsOf, lengthOf } from './desk/desk-facts.ts'
import type { Box, Drawing } from './drawing.ts'
import { elevationOutline } from './facing.ts'
import { isGrid } from './grid/grid-faces.ts'
import { drawGridStage, type PlacedCell } from './grid/grid-stage.ts'
import { isLoose } from './panels/panel-lines.ts'
import { drawPanelsStage } from './panels/panels-stage.ts'
import type { BayPlace, ViewInput } from './plan-input.ts'
import { enlarged, moved, polygon } from './shapes.ts'
import { standingOf } from './standing.ts'
import { baysOf } from './views/carcass.ts'
import { bayBox } from './views/elevation.ts'
import { frontViewShapes } from './views/front-view.ts'
import type { Pencil } from './views/fronts.ts'

export type StageLook = {
	width: number
	height: number
	fronts: boolean
	/** Of a run: fronts that stand open and hide nothing. */
	opened?: ReadonlySet<string>
	/** Of a run with its fronts: only the whole, where parts would take the room of the picture. */
	dimensions?: true | 'overall'
	run?: RunSide
	selected?: BayPlace | null
	/** The line of loose boards that is outlined. */
	group?: Group['id'] | null
	/** Parts of the main run that can be chosen, and the one that is outlined. */
	areas?: readonly Area[]
	area?: string | null
	/** The cell of a grid that is outlined, in both its faces. */
	cell?: Pick<GridCell, 'column' | 'row'> | null
}

/** Two opposite corners, the lower one first, mm; seen from the front. `tops`: of its left and right ends, where it slants. */
type Area = {
	id: string
	from: Point3
	to: Point3
	tops?: readonly [left: number, right: number]
}

/** In fractions of the stage from its upper left corner. */
type OnStage = { left: number; top: number; width: number; height: number }
export type StageBay = BayPlace & OnStage
type StageLine = { group: Group['id'] } & OnStage
export type StageArea = { id: string } & OnStage
/** Each cell is shown twice, once in each face. */
export type StageCell = Omit<PlacedCell, 'box'> & OnStage

// Figures of 2.3 mm must be about 14 px high, so a stage has 4 px for a millimetre of paper.
const PIXELS = 4
const TEXT = 1.55
const MARGIN = 3
/** Where only the whole is measured, the picture is small: its walls and margins leave the room to the furniture. */
const ofSmall = { wall: 3, margin: 1.5 }

type Stage = {
	drawing: Drawing
	bays: StageBay[]
	lines: StageLine[]
	areas: StageArea[]
	cells: StageCell[]
	/** Where a board is seen, in the same fractions: nowhere, once, or in each face of a grid. */
	outlinesOf: (board: Board) => Point2[][]
}

export function drawStage(whole: ViewInput, look: StageLook): Stage {
	const input = standingOf(whole)
	const [width, height] = [look.width / PIXELS, look.height / PIXELS]
	const text = Math.min(TEXT, Math.max(0.9, width / 160))
	const paper = { width, height }
	if (isGrid(input)) {
		const { fronts, opened, cell: selected = null } = look
		const stage = { paper, text, margin: MARGIN, pixels: PIXELS, fronts, opened, selected }
		const { drawing, cells, outlinesOf } = drawGridStage(input, stage)
		const placed = cells.map(({ box, ...cell }) => ({ ...cell, ...onStage(box, paper) }))
		return {
			drawing,
			bays: [],
			lines: [],
			areas: [],
			cells: placed,
			outlinesOf: (board) => outlinesOf(board).map((outline) => pointsOnStage(outline, paper)),
		}
	}
	if (isLoose(input.furniture)) {
		const { group = null } = look
		const stage = { paper, text, margin: MARGIN, pixels: PIXELS, group }
		const { drawing, lines } = drawPanelsStage(input, stage)
		const placed = lines.map(({ group: line, box }) => ({ group: line, ...onStage(box, paper) }))
		// A line is shown by some of its boards.
		const outlinesOf = (board: Board) =>
			placed.filter((line) => line.group === board.group).map(aroundPlace)
		return { drawing, bays: [], areas: [], lines: placed, cells: [], outlinesOf }
	}
	const isSmall = look.fronts && look.dimensions === 'overall'
	const [margin, wall] = isSmall ? [ofSmall.margin, ofSmall.wall] : [MARGIN, undefined]
	const pencil = { text, ...(wall !== undefined && { wall }) }
	const scale = fittingScale(input, look, { ...paper, margin, pencil })
	const shapes = [
		...frontViewShapes(input, look, { ...pencil, scale }),
		...chosenArea(look).map((area) => polygon('selected', cornersOf(area, scale))),
	]
	const box = boxOf(shapes)
	const shift = [(width - box.width) / 2 - box.x, (height - box.height) / 2 - box.y] as const
	const { captions } = input
	const drawing: Drawing = {
		width: look.width,
		height: look.height,
		title: captions.text(look.fronts ? 'views.closed' : 'views.open'),
		description: describe(input, look),
		language: input.language,
		penScale: PIXELS,
		shapes: enlarged(moved(shapes, shift), PIXELS),
	}
	const place = { scale, shift, width, height }
	return {
		drawing,
		lines: [],
		cells: [],
		areas: (look.areas ?? []).map((area) => stageArea(area, place)),
		bays: stageBays(input.furniture, look, place),
		outlinesOf: (board) => outlinesInRun(board, shownRun(input.furniture, look), place),
	}
}

function outlinesInRun(board: Board, run: Run | undefined, place: Place): Point2[][] {
	if (run !== undefined && board.run !== run.side) return []
	const { scale, shift } = place
	const outline = elevationOutline(board).map(
		([h, z]): Point2 => [h / scale + shift[0], z / scale + shift[1]],
	)
	return [pointsOnStage(outline, place)]
}

function pointsOnStage(
	points: readonly Point2[],
	{ width, height }: { width: number; height: number },
): Point2[] {
	return points.map(([x, y]) => [x / width, (height - y) / height])
}

function aroundPlace({ left, top, width, height }: OnStage): Point2[] {
	return [
		[left, top],
		[left + width, top],
		[left + width, top + height],
		[left, top + height],
	]
}

function shownRun({ runs }: Furniture, { run }: StageLook): Run | undefined {
	return runs.find(({ side }) => side === run) ?? runs[0]
}

function describe({ furniture, room, captions }: ViewInput, look: StageLook): string {
	const desk = deskFactsOf(furniture)
	const size = desk
		? { width: lengthOf(desk.top), height: desk.height }
		: { width: room.width, height: room.height }
	const kind = desk ? 'desk' : room.kind
	return captions.text(kind ? `describe.${kind}Stage` : 'describe.stage', {
		width: captions.number(size.width),
		height: captions.number(size.height),
		count: shownRun(furniture, look)?.modules.length ?? 0,
	})
}

function onStage(box: Box, { width, height }: { width: number; height: number }): OnStage {
	return {
		left: box.x / width,
		top: (height - box.y - box.height) / height,
		width: box.width / width,
		height: box.height / height,
	}
}

type Paper = { width: number; height: number; margin: number; pencil: Omit<Pencil, 'scale'> }

/** The picture measures a + b/scale, since figures keep their size: two drawings give a and b. */
function fittingScale(input: ViewInput, look: StageLook, paper: Paper): number {
	const { width, height, margin, pencil } = paper
	const sizeAt = (scale: number) => boxOf(frontViewShapes(input, look, { ...pencil, scale }))
	const [near, far] = [25, 50]
	const [large, small] = [sizeAt(near), sizeAt(far)]
	const scaleFor = (nearSize: number, farSize: number, room: number) => {
		const shrinking = (nearSize - farSize) / (1 / near - 1 / far)
		const fixed = nearSize - shrinking / near
		return shrinking / Math.max(1, room - fixed)
	}
	let scale = Math.max(
		scaleFor(large.width, small.width, width - 2 * margin),
		scaleFor(large.height, small.height, height - 2 * margin),
	)
	// A caption that starts or stops fitting changes the size by a step, so correct until it fits.
	for (let i = 0; i < MOST_CORRECTIONS; i++) {
		const box = sizeAt(scale)
		const ratio = Math.max(box.width / (width - margin), box.height / (height - margin))
		if (ratio <= 1) break
		scale *= ratio * 1.02
	}
	return scale
}
const MOST_CORRECTIONS = 6

type Place = { scale: number; shift: readonly [number, number]; width: number; height: number }

function chosenArea({ areas = [], area = null }: StageLook): Area[] {
	return areas.filter(({ id }) => id === area)
}

function cornersOf({ from, to, tops = [to[2], to[2]] }: Area, scale: number): Point2[] {
	return [
		[from[0], from[2]],
		[to[0], from[2]],
		[to[0], tops[1]],
		[from[0], tops[0]],
	].map(([x = 0, z = 0]): Point2 => [x / scale, z / scale])
}

/** Its lower left corner and its size. */
function onPaper({ from, to }: Area, scale: number): [corner: Point2, size: Point2] {
	return [
		[from[0] / scale, from[2] / scale],
		[(to[0] - from[0]) / scale, (to[2] - from[2]) / scale],
	]
}

function stageArea(area: Area, { scale, shift, width, height }: Place): StageArea {
	const [[x, z], [across, up]] = onPaper(area, scale)
	return {
		id: area.id,
		left: (x + shift[0]) / width,
		top: (height - (z + up + shift[1])) / height,
		width: across / width,
		height: up / height,
	}
}

function stageBays(furniture: Furniture, look: StageLook, place: Place): StageBay[] {
	const run = shownRun(furniture, look)
	return (run ? baysOf(run) : []).map((placed) => {
		const box = bayBox(placed)
		const left = box.x / place.scale + place.shift[0]
		const top = place.height - ((box.y + box.height) / place.scale + place.shift[1])
		return {
			run: placed.run.side,
			module: placed.moduleIndex,
			bay: placed.bayIndex,
			left: left / place.width,
			top: top / place.height,
			width: box.width / place.scale / place.width,
			height: box.height / place.scale / place.height,
		}
	})
}
