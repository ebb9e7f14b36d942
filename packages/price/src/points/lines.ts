// Each piece is rounded to a whole point (domain 10.1); equal pieces share a line.
import { type Bay, type Board, type Furniture, partRows } from '@gabarit/engine'
import { noPrice } from '../no-price.ts'
import type { LineCode, LineGroup } from '../quote.ts'
import type { Points } from './points-schema.ts'

export type PointsLine = {
	code: LineCode
	group: LineGroup
	quantity: number
	points: number
	data: Record<string, string | number>
}

/** Merges pieces that cost and measure the same. */
export type Ledger = {
	points: Points
	furniture: Furniture
	boards: BoardIndex
	add(line: Omit<PointsLine, 'quantity'> & { quantity?: number }): void
}

type BoardIndex = {
	fronts: Map<string, Board>
	/** By `run:module`; the bottom panel is never in the exterior colour. */
	carcass: Map<string, string>
	shelves: Board[]
	/** By the group of their cart. */
	carts: Map<string, Board[]>
	/** Boards priced on the whole run or as elements of their own. */
	finishing: Board[]
}

/** Boards whose price is in that of a module or drawer are not indexed. */
function indexBoards(boards: readonly Board[]): BoardIndex {
	const index: BoardIndex = {
		fronts: new Map(),
		carcass: new Map(),
		shelves: [],
		carts: new Map(),
		finishing: [],
	}
	for (const board of boards) {
		const { family, element } = partRows[board.part]
		if (board.part === 'Bottom') index.carcass.set(`${board.run}:${board.module}`, board.material)
		if (family === 'shelf') index.shelves.push(board)
		if (family === 'cart')
			index.carts.set(board.group, [...(index.carts.get(board.group) ?? []), board])
		if (family === 'front') index.fronts.set(board.id, board)
		if (element !== undefined) index.finishing.push(board)
	}
	return index
}

export function openLedger(
	furniture: Furniture,
	points: Points,
): { ledger: Ledger; lines: PointsLine[] } {
	const lines: PointsLine[] = []
	const byKey = new Map<string, PointsLine>()
	const ledger: Ledger = {
		points,
		furniture,
		boards: indexBoards(furniture.boards),
		add({ code, group, points: each, data, quantity = 1 }) {
			if (quantity === 0) return
			let key = `${code} ${each}`
			for (const name in data) key += ` ${data[name]}`
			const line = byKey.get(key)
			if (line === undefined) {
				const opened = { code, group, quantity, points: each * quantity, data }
				byKey.set(key, opened)
				lines.push(opened)
			} else {
				line.quantity += quantity
				line.points += each * quantity
			}
		},
	}
	return { ledger, lines }
}

export function colorPointsOf(points: Points, reference: string): Points['colors'][string] {
	const color = points.colors[reference]
	if (color === undefined) throw noPrice(`colour ${reference} is not in the price book`)
	return color
}

export function baysOf(furniture: Furniture): Bay[] {
	return furniture.runs.flatMap((run) => run.modules).flatMap((module) => module.bays)
}
