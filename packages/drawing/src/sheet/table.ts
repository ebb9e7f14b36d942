import type { Anchor, Shape } from '../drawing.ts'
import { line, text } from '../shapes.ts'
import { fitText } from '../text-width.ts'

export type Column = { head: string; width: number; align: 'start' | 'end' }
export type TableLook = { row: number; size: number }

export const partsLook: TableLook = { row: 5, size: 2.4 }
export const listLook: TableLook = { row: 4.9, size: 2.25 }

const PADDING = 1
// Words after figures need more air than figures after words, mm.
const INDENT = 3

export function tableHeight(rows: number, look: TableLook): number {
	return (rows + 1) * look.row
}

export function tableShapes(
	columns: readonly Column[],
	rows: readonly (readonly string[])[],
	look: TableLook,
): Shape[] {
	const width = columns.reduce((sum, column) => sum + column.width, 0)
	const lefts = columns.map((_, i) =>
		columns.slice(0, i).reduce((sum, column) => sum + column.width, 0),
	)
	const bottom = -tableHeight(rows.length, look)
	const write = (words: string, i: number, baseline: number, isHead: boolean): Shape[] => {
		const column = columns[i]
		if (!column || !words) return []
		const left = lefts[i] ?? 0
		const anchor: Anchor = column.align
		const size = isHead ? look.size * 0.88 : look.size
		const x =
			column.align === 'start'
				? left + (i === 0 ? 0 : INDENT)
				: left + column.width - (i === columns.length - 1 ? 0 : PADDING)
		const ink = isHead ? 'ink3' : 'ink'
		return [
			text(
				[x, baseline],
				fitText(words, size, column.width - (column.align === 'start' && i > 0 ? INDENT : PADDING)),
				{ size, anchor, ink, role: 'body' },
			),
		]
	}
	const baselineOf = (row: number) => -row * look.row - look.row * 0.66
	return [
		line('tableEdge', [0, 0], [width, 0]),
		...columns.flatMap((column, i) => write(column.head, i, baselineOf(0), true)),
		...rows.flatMap((row, r) => [
			line('table', [0, -(r + 1) * look.row], [width, -(r + 1) * look.row]),
			...row.flatMap((words, i) => write(words, i, baselineOf(r + 1), false)),
		]),
		line('tableEdge', [0, bottom], [width, bottom]),
	]
}
