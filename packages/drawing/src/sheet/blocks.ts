import { boxOf } from '../box.ts'
import { deskElevations, deskPlans, deskSection } from '../desk/desk-blocks.ts'
import { deskFactsOf } from '../desk/desk-facts.ts'
import type { Shape } from '../drawing.ts'
import { isGrid } from '../grid/grid-faces.ts'
import type { PlanInput } from '../plan-input.ts'
import { moved } from '../shapes.ts'
import { standingOf } from '../standing.ts'
import { widthStops } from '../views/chains/elevation-chains.ts'
import { CORNER_SCALE, cornerDetailShapes, cornerFactsOf } from '../views/corner-detail.ts'
import { elevationShapes } from '../views/elevation.ts'
import { detailScale, fillerDetailShapes, fillerFactOf } from '../views/filler-detail.ts'
import { type Callout, cutHeight, floorPlanShapes } from '../views/floor-plan.ts'
import { distinctBays, sectionShapes } from '../views/section.ts'
import { type Block, blockOf, titled } from './block.ts'
import { cutListHeight, cutListNote, cutListRows, cutListShapes } from './cut-list-sheet.ts'
import { columnBlocks, faceBlocks, gridPlanBlock } from './grid-blocks.ts'
import { notesShapes } from './notes.ts'
import { panelBlocks, wallBlocks } from './panel-blocks.ts'
import { papers } from './paper.ts'
import { PARTS_WIDTH, partRowsOf, partsTableHeight, partsTableShapes } from './parts-table.ts'
import { linesOf, listLook, type TableRow } from './table.ts'

// Room on the left of views, so that those above one another line up, mm.
const LEFT_OF_WALL = 20

export function mainBlocks(input: PlanInput, scale: number): Block[] {
	const standing = standingOf(input)
	const desk = deskFactsOf(standing.furniture)
	if (desk) {
		return [
			...deskElevations(standing, desk, scale),
			...tables(input),
			...deskPlans(standing, desk, scale),
			deskSection(standing, desk, scale),
		]
	}
	if (isGrid(standing))
		return [...faceBlocks(standing, scale), ...tables(input), gridPlanBlock(standing, scale)]
	const walls = wallBlocks(standing, scale)
	return [
		...elevations(standing, scale),
		...walls,
		...tables(input),
		...plans(standing, scale),
		...(walls.length === 0 ? panelBlocks(standing, scale) : []),
	]
}

function elevations(input: PlanInput, scale: number): Block[] {
	const { captions, furniture } = input
	const pencil = { scale, text: 1 }
	return furniture.runs.flatMap((run) => {
		// a run along the left wall is drawn left of its origin, the corner
		const start = run.side === 'Left' ? (widthStops(input, run)[0] ?? 0) / scale : 0
		const named = (key: 'views.closed' | 'views.open' | 'views.openFurniture') => {
			const words = captions.text(key)
			if (furniture.runs.length < 2) return words
			return captions.text('views.ofRun', { view: words, run: captions.text(`run.${run.side}`) })
		}
		const shapesOf = (fronts: boolean) => elevationShapes(input, { run: run.side, fronts }, pencil)
		const hasFronts = furniture.fronts.some((front) => front.run === run.side)
		if (!hasFronts) {
			const view = titled(named('views.openFurniture'), shapesOf(false), LEFT_OF_WALL, start)
			return [blockOf(view.shapes, { box: view.box })]
		}
		const closed = titled(named('views.closed'), shapesOf(true), LEFT_OF_WALL, start)
		// above one another the two views line up; side by side the second needs no room for heights on its left
		const isStacked = 2 * closed.box.width > papers[input.paper].width
		const open = titled(named('views.open'), shapesOf(false), isStacked ? LEFT_OF_WALL : 6, start)
		return [blockOf(closed.shapes, { box: closed.box }), blockOf(open.shapes, { box: open.box })]
	})
}

function plans(input: PlanInput, scale: number): Block[] {
	const { captions, furniture, room } = input
	if (furniture.runs.length === 0) return []
	const callouts = lettered(fillerFactOf(furniture), cornerFactsOf(furniture, room)).map(
		({ letter, fact: { at, side } }): Callout => ({
			at,
			letter,
			towards: side === 'Left' ? 'Right' : 'Left',
		}),
	)
	const title = captions.text('views.plan', { height: captions.number(cutHeight(input)) })
	const plan = titled(title, floorPlanShapes(input, scale, callouts), LEFT_OF_WALL)
	return [blockOf(plan.shapes, { box: plan.box })]
}

/** A is a wall filler's detail where there is one, corners follow. */
function lettered<F, C>(
	filler: F | null,
	corners: readonly C[],
): { letter: string; fact: F | C }[] {
	const letters = filler ? ['B', 'C'] : ['A', 'B']
	return [
		...(filler ? [{ letter: 'A', fact: filler }] : []),
		...corners.map((fact, i) => ({ letter: letters[i] ?? '', fact })),
	]
}

export function detailBlocks(whole: PlanInput): Block[] {
	const input = standingOf(whole)
	const { captions, furniture, room } = input
	const corners = cornerFactsOf(furniture, room)
	const fact = fillerFactOf(furniture)
	const cornerBlocks = lettered(fact, corners).flatMap(({ letter, fact: corner }): Block[] => {
		if (!('isMainWide' in corner)) return []
		const words = captions.text(`views.corner.${corner.side}`, { letter, scale: CORNER_SCALE })
		const view = titled(words, cornerDetailShapes(corner, input, cutHeight(input)), 0)
		return [blockOf(view.shapes, { box: view.box, isToScale: false })]
	})
	if (!fact) return cornerBlocks
	const title = captions.text(fact.side === 'Left' ? 'views.detailLeft' : 'views.detailRight')
	const detail = titled(title, fillerDetailShapes(fact, input), 0)
	const filler = blockOf(detail.shapes, {
		box: detail.box,
		detail: detailScale(fact),
		isToScale: false,
	})
	return [filler, ...cornerBlocks]
}

const MOST_SECTIONS = 12

export function sectionBlocks(whole: PlanInput, scale: number): Block[] {
	const input = standingOf(whole)
	const { captions, furniture } = input
	if (isGrid(input)) return columnBlocks(input, scale).slice(0, MOST_SECTIONS)
	const sections = distinctBays(furniture)
		.slice(0, MOST_SECTIONS)
		.map((placed) => {
			const view = captions.text('views.section', {
				module: captions.text('moduleName', { number: placed.moduleIndex + 1 }),
				bay: placed.bayIndex + 1,
			})
			const run = captions.text(`run.${placed.run.side}`)
			const title = furniture.runs.length < 2 ? view : captions.text('views.ofRun', { view, run })
			const section = titled(title, sectionShapes(placed, input, scale), 0)
			return blockOf(section.shapes, { box: section.box })
		})
	// a wall is drawn with the tables, at a scale of its own
	return [...sections, ...(wallBlocks(input, scale).length > 0 ? panelBlocks(input, scale) : [])]
}

const mostRows: Record<PlanInput['paper'], number> = { A3: 38, A4: 21 }

function tables(input: PlanInput): Block[] {
	const column = parts(input)
	const [table, notes, more] = column
	const most = papers[input.paper].height - 100
	if (!table || !notes || more || table.height + notes.height + COLUMN_GAP > most) return column
	const shapes = [...table.shapes, ...moved(notes.shapes, [0, -table.height - COLUMN_GAP])]
	const height = table.height + COLUMN_GAP + notes.height
	return [{ ...table, shapes, height, box: { x: 0, y: -height, width: PARTS_WIDTH, height } }]
}
const COLUMN_GAP = 6

function parts(input: PlanInput): Block[] {
	const rows = partRowsOf(input.furniture)
	const pieces = chunked(rows, mostRows[input.paper])
	const tablesOfParts = pieces.map((piece, i) => {
		const height = partsTableHeight(piece.length)
		return blockOf(partsTableShapes(piece, input), {
			box: { x: 0, y: -height, width: PARTS_WIDTH, height },
			align: pieces.length > 1 ? 'left' : 'right',
			continues: i > 0,
			isToScale: false,
		})
	})
	const notes = notesShapes(input, PARTS_WIDTH)
	return [
		...tablesOfParts,
		blockOf(notes.shapes, {
			box: { x: 0, y: -notes.height, width: PARTS_WIDTH, height: notes.height },
			align: 'right',
			isToScale: false,
		}),
	]
}

/** One block a sheet, its upper left corner at the origin. */
export function cutListBlocks(
	input: PlanInput,
	space: { width: number; height: number },
): Shape[][] {
	const note = cutListNote(input, space.width)
	const perSheet = Math.floor((space.height - boxOf(note).height - 9) / listLook.row) - 1
	return rowsBySheet(cutListRows(input, space.width), perSheet).map((rows, i) => [
		...cutListShapes(rows, input, { width: space.width, continued: i > 0 }),
		...moved(note, [0, -cutListHeight(rows) - 4.5]),
	])
}

/** A row and the lines below it stay on one sheet. */
function rowsBySheet(rows: readonly TableRow[], lines: number): TableRow[][] {
	const sheets: TableRow[][] = []
	for (const row of rows) {
		const sheet = sheets.at(-1)
		if (sheet && linesOf([...sheet, row]) <= lines) sheet.push(row)
		else sheets.push([row])
	}
	return sheets
}

function chunked<T>(rows: readonly T[], size: number): T[][] {
	const pieces: T[][] = []
	for (let i = 0; i < rows.length; i += size) pieces.push(rows.slice(i, i + size))
	return pieces
}
