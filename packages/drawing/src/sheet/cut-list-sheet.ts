import {
	type CutListLine,
	cutListOf,
	cutsOf,
	outlineOf,
	type Part,
	partRows,
} from '@gabarit/engine'
import type { Shape } from '../drawing.ts'
import { isLoose, lineName, placeInList } from '../panels/panel-lines.ts'
import { boreWords, radiusWords } from '../panels/shape-words.ts'
import type { PlanInput } from '../plan-input.ts'
import { moved, text } from '../shapes.ts'
import { wrapText } from '../text-width.ts'
import { partKey } from './parts-table.ts'
import {
	type Column,
	linesOf,
	listLook,
	type TableRow,
	tableHeight,
	tableShapes,
	wrapBelow,
} from './table.ts'

/** A board that is no plain rectangle has its outline, bevels, radii and bores on lines of their own. */
export function cutListRows(input: PlanInput, width: number): TableRow[] {
	const columns = columnsFor(width, input)
	return cutListOf(input.furniture, input.catalogue).map((row, i) => ({
		cells: wordsOf(row, i, input),
		below: wrapBelow(shapeOf(row, input.captions), columns, listLook),
	}))
}

function wordsOf(row: CutListLine, i: number, input: PlanInput): string[] {
	const { captions, language } = input
	const { number } = captions
	return [
		number(i + 1),
		captions.text(partKey(row.part), { count: row.quantity }),
		number(row.quantity),
		`${number(row.finished.length)} × ${number(row.finished.width)}`,
		`${number(row.cutting.length)} × ${number(row.cutting.width)}`,
		number(row.thickness),
		row.materialLabel?.[language] ?? row.material,
		captions.text(`list.grain.${row.grain}`),
		edgesOf(row, number),
		placesOf(row, input),
	]
}

// Wider than what stands between thousands; a line may break behind it.
const wide = '\u00A0'

function shapeOf(row: CutListLine, { text: caption, number }: PlanInput['captions']): string {
	const apart = (words: string) => words.replaceAll(' ', `${wide} `)
	const outline = apart(outlineOf(row, number))
	const cuts = apart(cutsOf(row, number))
	const radii = apart(radiusWords(row, number))
	const bores = apart(boreWords(row, number))
	return [
		...(outline ? [caption('list.outline', { outline })] : []),
		...(cuts ? [caption('list.cuts', { cuts })] : []),
		...(radii ? [caption('list.radii', { radii })] : []),
		...(bores ? [caption('list.bores', { bores })] : []),
	].join(`${wide.repeat(3)} `)
}

/** Long edges, then short ones: `1 1 0 0`; a dash where nothing is banded. */
function edgesOf({ edges }: CutListLine, number: (value: number) => string): string {
	const all = [edges.length1, edges.length2, edges.width1, edges.width2]
	return all.some((edge) => edge > 0)
		? all.map((edge) => (edge > 0 ? number(edge) : '–')).join('  ')
		: '–'
}

/** The modules, with their wall where there are several, or the lines of a list. */
function placesOf(row: CutListLine, { furniture, captions }: PlanInput): string {
	if (row.lines) return linesIn(row.lines, captions)
	if (row.cells) return cellsIn(row.cells, captions)
	const view = modulesOf(row, captions)
	if (furniture.runs.length < 2) return view
	return captions.text('views.ofRun', { view, run: captions.text(`run.${row.run}`) })
}

/** `M1, M3–M12`, or the whole run. */
function modulesOf({ modules, part }: CutListLine, captions: PlanInput['captions']): string {
	const name = (module: number) => captions.text('moduleName', { number: module + 1 })
	const places = modules.filter((module) => module !== null)
	const rows = rowsOfNumbers(places).map(([first, last]) => {
		if (first === last) return name(first)
		return last - first > 1 ? `${name(first)}–${name(last)}` : `${name(first)}, ${name(last)}`
	})
	return places.length < modules.length
		? [...rows, captions.text(stands(part) ? 'list.wholeRun' : 'list.whole')].join(', ')
		: rows.join(', ')
}

/** In a run; a top on its supports is of the whole. */
function stands(part: Part): boolean {
	return partRows[part].family !== 'panel'
}

/** Cells that are named; more are only counted. */
const CELLS_NAMED = 3

/** `C1 R1, C3 R2`, from the left and from the floor; a dash for the frame. */
function cellsIn(
	cells: readonly { column: number; row: number }[],
	{ text: caption, number }: PlanInput['captions'],
): string {
	const places = new Map(cells.map((cell) => [`${cell.column} ${cell.row}`, cell]))
	const names = [...places.values()].map(({ column, row }) =>
		caption('cellName', { column: number(column + 1), row: number(row + 1) }),
	)
	if (names.length === 0) return '–'
	const more = names.length - CELLS_NAMED
	const named = names.slice(0, CELLS_NAMED).join(', ')
	return more > 0 ? `${named} + ${number(more)}` : named
}

/** `Cladding 1, Panel 2, 4–6`. */
function linesIn(groups: readonly string[], captions: PlanInput['captions']): string {
	const places = groups.map(placeInList)
	return (['wall', 'list'] as const)
		.flatMap((kind) => {
			const numbers = places.filter((place) => place.kind === kind).map(({ number }) => number)
			const ranges = rowsOfNumbers(numbers).map(([first, last]) => {
				if (first === last) return captions.number(first)
				return `${captions.number(first)}${last - first > 1 ? '–' : ', '}${captions.number(last)}`
			})
			return ranges.length > 0 ? [lineName(kind, ranges.join(', '), captions)] : []
		})
		.join(', ')
}

/** 0 2 3 4 → 0–0, 2–4. */
function rowsOfNumbers(numbers: readonly number[]): [number, number][] {
	const rows: [number, number][] = []
	for (const number of [...new Set(numbers)].toSorted((a, b) => a - b)) {
		const row = rows.at(-1)
		if (row && row[1] === number - 1) row[1] = number
		else rows.push([number, number])
	}
	return rows
}

function columnsFor(width: number, { captions, furniture }: PlanInput): Column[] {
	const shares: readonly (readonly [
		Parameters<typeof captions.text>[0],
		number,
		Column['align'],
	])[] = [
		['list.head.number', 4, 'start'],
		['list.head.part', 22, 'start'],
		['list.head.quantity', 6, 'end'],
		['list.head.finished', 16, 'end'],
		['list.head.cutting', 17, 'end'],
		['list.head.thickness', 6, 'end'],
		['list.head.material', 24, 'start'],
		['list.head.grain', 11, 'start'],
		['list.head.edges', 18, 'start'],
		[placeHead(furniture), 18, 'start'],
	]
	const total = shares.reduce((sum, [, share]) => sum + share, 0)
	return shares.map(([key, share, align]) => ({
		head: captions.text(key),
		width: (share / total) * width,
		align,
	}))
}

function placeHead(furniture: PlanInput['furniture']) {
	if (furniture.grid) return 'list.head.cells'
	return isLoose(furniture) ? 'list.head.lines' : 'list.head.modules'
}

const UNDER_HEADING = 5.5

export function cutListHeight(rows: readonly TableRow[]): number {
	return UNDER_HEADING + tableHeight(linesOf(rows), listLook)
}

export function cutListShapes(
	rows: readonly TableRow[],
	input: PlanInput,
	{ width, continued }: { width: number; continued: boolean },
): Shape[] {
	const heading = input.captions.text(continued ? 'list.continued' : 'list.title')
	return [
		text([0, -2.6], heading, { size: 3.6, weight: 600, role: 'heading' }),
		...moved(tableShapes(columnsFor(width, input), rows, listLook), [0, -UNDER_HEADING]),
	]
}

export function cutListNote({ captions, furniture }: PlanInput, width: number): Shape[] {
	const isShaped = furniture.boards.some(({ bores, radii }) => bores ?? radii)
	const note = isShaped
		? `${captions.text('list.note')} ${captions.text('list.noteBores')}`
		: captions.text('list.note')
	return wrapText(note, 2.1, width).map((words, i) =>
		text([0, -i * 3.6], words, { size: 2.1, ink: 'ink2', role: 'body' }),
	)
}
