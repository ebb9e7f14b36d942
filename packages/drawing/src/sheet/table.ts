import type { Ink, Shape } from '../drawing.ts'
import { line, text } from '../shapes.ts'
import { fitText, wrapText } from '../text-width.ts'

export type Column = { head: string; width: number; align: 'start' | 'end' }
export type TableLook = { row: number; size: number }
/** `below`: lines of words under its cells, from the second column to the end. */
export type TableRow = { cells: readonly string[]; below?: readonly string[] }

export const partsLook: TableLook = { row: 5, size: 2.4 }
export const listLook: TableLook = { row: 4.9, size: 2.25 }

const PADDING = 1
// Words after figures need more air than figures after words, mm.
const INDENT = 3

export function linesOf(rows: readonly TableRow[]): number {
	return rows.reduce((sum, { below = [] }) => sum + 1 + below.length, 0)
}

export function tableHeight(lines: number, look: TableLook): number {
	return (lines + 1) * look.row
}

/** Words broken into lines that find room below a row. */
export function wrapBelow(words: string, columns: readonly Column[], look: TableLook): string[] {
	const room = widthOf(columns) - (columns[0]?.width ?? 0) - INDENT - PADDING
	return wrapText(words, look.size, room)
}

export function tableShapes(
	columns: readonly Column[],
	rows: readonly TableRow[],
	look: TableLook,
): Shape[] {
	const width = widthOf(columns)
	const bottom = -tableHeight(linesOf(rows), look)
	const baselineOf = (at: number) => -at * look.row - look.row * 0.66
	const lines = rows.flatMap((row, r): Shape[] => {
		const first = 1 + linesOf(rows.slice(0, r))
		const left = (columns[0]?.width ?? 0) + INDENT
		return [
			line('table', [0, -first * look.row], [width, -first * look.row]),
			...cellsOf(columns, row.cells, baselineOf(first), { size: look.size, ink: 'ink' }),
			...(row.below ?? []).map((words, i) =>
				text([left, baselineOf(first + 1 + i)], words, {
					size: look.size,
					ink: 'ink2',
					role: 'body',
				}),
			),
		]
	})
	const heads = columns.map(({ head }) => head)
	return [
		line('tableEdge', [0, 0], [width, 0]),
		...cellsOf(columns, heads, baselineOf(0), { size: look.size * 0.88, ink: 'ink3' }),
		...lines,
		line('tableEdge', [0, bottom], [width, bottom]),
	]
}

function widthOf(columns: readonly Column[]): number {
	return columns.reduce((sum, column) => sum + column.width, 0)
}

function cellsOf(
	columns: readonly Column[],
	cells: readonly string[],
	baseline: number,
	{ size, ink }: { size: number; ink: Ink },
): Shape[] {
	return columns.flatMap((column, i) => {
		const words = cells[i]
		if (!words) return []
		const left = widthOf(columns.slice(0, i))
		const isStart = column.align === 'start'
		const x = isStart
			? left + (i === 0 ? 0 : INDENT)
			: left + column.width - (i === columns.length - 1 ? 0 : PADDING)
		const room = column.width - (isStart && i > 0 ? INDENT : PADDING)
		const look = { size, anchor: column.align, ink, role: 'body' } as const
		return [text([x, baseline], fitText(words, size, room), look)]
	})
}
