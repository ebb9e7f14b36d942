import {
	type Board,
	type Furniture,
	type Part,
	type PartFamily,
	partRows,
	parts,
} from '@gabarit/engine'
import type { CaptionKey } from '../caption-keys.ts'
import type { Shape } from '../drawing.ts'
import type { ViewInput } from '../plan-input.ts'
import { moved, text } from '../shapes.ts'
import { type Column, partsLook, tableHeight, tableShapes } from './table.ts'

export const PARTS_WIDTH = 82
const HEADING = 7

/** Top and bottom are the same board, so they share a row. */
type RowPart = Part | 'TopAndBottom'
type Row = { part: RowPart; quantity: number; lengths: number[]; width: number; thickness: number }

// What comes out behind a front is in the cut list only.
const boxes: ReadonlySet<PartFamily> = new Set(['drawerBox', 'cart'])
const listed = parts.filter((part) => !boxes.has(partRows[part].family))
const countedAs: Partial<Record<Part, RowPart>> = { Top: 'TopAndBottom', Bottom: 'TopAndBottom' }
export function partRowsOf({ boards }: Furniture): Row[] {
	const rows = new Map<string, Row>()
	for (const board of boards.toSorted((a, b) => listed.indexOf(a.part) - listed.indexOf(b.part))) {
		if (!listed.includes(board.part)) continue
		const part = countedAs[board.part] ?? board.part
		const length = partRows[board.part].inPieces ? 0 : board.length
		const key = [part, length, board.width, board.thickness].join(' ')
		const row = rows.get(key)
		if (row) {
			row.quantity += 1
			if (!row.lengths.includes(board.length)) row.lengths.push(board.length)
		} else rows.set(key, rowOf(board, part))
	}
	return [...rows.values()]
}

function rowOf({ length, width, thickness }: Board, part: RowPart): Row {
	return { part, quantity: 1, lengths: [length], width, thickness }
}

/** Upper left corner at the origin. `from`, `to`: rows of a continued table. */
export function partsTableShapes(rows: readonly Row[], { captions }: ViewInput): Shape[] {
	const columns: Column[] = [
		{ head: captions.text('parts.head.part'), width: 31, align: 'start' },
		{ head: captions.text('parts.head.quantity'), width: 8, align: 'end' },
		{ head: captions.text('parts.head.size'), width: 35, align: 'end' },
		{ head: captions.text('parts.head.thickness'), width: 8, align: 'end' },
	]
	const lines = rows.map((row) => ({
		cells: [
			captions.text(partKey(row.part), { count: row.quantity }),
			captions.number(row.quantity),
			`${lengthsOf(row, captions)} × ${captions.number(row.width)}`,
			captions.number(row.thickness),
		],
	}))
	return [
		text([0, -2.6], captions.text('parts.title'), { size: 3.6, weight: 600, role: 'heading' }),
		...moved(tableShapes(columns, lines, partsLook), [0, -HEADING + 1.5]),
	]
}

export function partsTableHeight(rows: number): number {
	return HEADING + tableHeight(rows, partsLook)
}

export function partKey(part: RowPart): CaptionKey {
	return `parts.${part}`
}

function lengthsOf({ lengths }: Row, captions: ViewInput['captions']): string {
	const [first = 0, second] = lengths
	if (second === undefined) return captions.number(first)
	if (lengths.length === 2)
		return captions.text('parts.two', {
			first: captions.number(first),
			second: captions.number(second),
		})
	return captions.text('parts.range', {
		least: captions.number(Math.min(...lengths)),
		most: captions.number(Math.max(...lengths)),
	})
}
