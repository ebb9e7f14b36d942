import { type Board, partRows, type Run } from '@gabarit/engine'
import { areaPointsTimes, areaTenthsOf, coefficientOf, lengthPoints } from './bracket.ts'
import { metreRows } from './finishing-rates.ts'
import { leafData, leafPoints } from './fronts.ts'
import { colorPointsOf, type Ledger } from './lines.ts'
import { pricedTablets } from './panel-rates.ts'

export function addFinishing(ledger: Ledger): void {
	for (const run of ledger.furniture.runs) {
		const boards = ledger.boards.finishing.filter((board) => board.run === run.side)
		addFillers(ledger, run, boards)
		addMetres(ledger, boards)
		addCheeks(ledger, boards)
		addTablet(ledger, boards)
		addPlanks(ledger, boards)
		addFakeDoors(ledger, boards)
		addShownSides(ledger, run)
	}
}

function exteriorOf(ledger: Ledger, material: string): number {
	return coefficientOf(ledger.points.finishes.exterior, colorPointsOf(ledger.points, material).tier)
}

const fillerCodes = {
	Left: 'filler',
	Right: 'filler',
	Custom: 'filler',
	Top: 'top_filler',
	Corner: 'corner_strip',
} as const

function addFillers(ledger: Ledger, run: Run, boards: Board[]): void {
	if (run.fillers.length === 0) return
	const { finishes } = ledger.points
	const color = boards.find(isFiller)?.material
	if (color === undefined) throw new Error(`run ${run.side} has fillers but no filler board`)
	const coefficient = exteriorOf(ledger, color)
	for (const { place, width, length } of run.fillers) {
		const rate = width <= finishes.fillerNarrowUpTo ? finishes.fillerNarrow : finishes.fillerWide
		ledger.add({
			code: fillerCodes[place],
			group: 'finishing',
			points: lengthPoints(rate, length, coefficient),
			data: { length, width, color },
		})
	}
}

function isFiller(board: Board): boolean {
	return partRows[board.part].element === 'Filler'
}

function addMetres(ledger: Ledger, boards: Board[]): void {
	for (const { part, code, rate } of metreRows) {
		const pieces = boards.filter((board) => board.part === part)
		const [first] = pieces
		if (first === undefined) continue
		const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
		const color = first.material
		const each = ledger.points.finishes[rate]
		const points = lengthPoints(each, length, exteriorOf(ledger, color))
		ledger.add({ code, group: 'finishing', points, data: { length, color } })
	}
}

/** The pieces of a cheek longer than the sheet stand over one another: same place in plan, one cheek. */
function addCheeks(ledger: Ledger, boards: Board[]): void {
	const { cheek, cheekBase } = ledger.points.finishes
	const cheeks = new Map<string, Board[]>()
	for (const board of boards) {
		if (board.part !== 'FinishingCheek') continue
		const [x, y] = board.pose.origin
		const place = `${x} ${y}`
		cheeks.set(place, [...(cheeks.get(place) ?? []), board])
	}
	for (const pieces of cheeks.values()) {
		const [{ width, material: color }] = pieces as [Board]
		const area = pieces.reduce((sum, piece) => sum + areaTenthsOf(piece), 0)
		const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
		const points = areaPointsTimes(cheekBase, cheek, area, [exteriorOf(ledger, color)])
		ledger.add({ code: 'cheek', group: 'finishing', points, data: { length, width, color } })
	}
}

function addTablet(ledger: Ledger, boards: Board[]): void {
	const { tablet, tabletBase, tabletThickness, panelNotch } = ledger.points.finishes
	const pieces = boards.filter((board) => board.part === 'Tablet')
	const [first] = pieces
	if (first === undefined) return
	const { width, thickness, material: color } = first
	const area = pieces.reduce((sum, piece) => sum + areaTenthsOf(piece), 0)
	const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
	const thicker = pricedTablets.find((each) => Number(each) === thickness)
	const points = areaPointsTimes(tabletBase, tablet, area, [
		exteriorOf(ledger, color),
		thicker ? tabletThickness[thicker] : USUAL_TABLET,
	])
	const data = { length, width, thickness, color }
	ledger.add({ code: 'tablet', group: 'finishing', points, data })
	const quantity = pieces.reduce((sum, { outline }) => sum + notchesIn(outline), 0)
	ledger.add({ code: 'panel_notch', group: 'finishing', points: panelNotch, quantity, data: {} })
}

/** Thousandths: the price of a tablet is that of one of 18. */
const USUAL_TABLET = 1000

/** Each notch in an edge adds four corners. */
function notchesIn(outline: Board['outline']): number {
	return (outline.length - 4) / 4
}

function addPlanks(ledger: Ledger, boards: Board[]): void {
	for (const board of boards) {
		if (board.part !== 'InfinityPlank') continue
		const { length, width, thickness, material: color } = board
		const started = Math.ceil(length / 100) * ledger.points.finishes.infinityPlank
		const points = areaPointsTimes(started, 0, 0, [exteriorOf(ledger, color)])
		const data = { length, width, thickness, color }
		ledger.add({ code: 'infinity_plank', group: 'finishing', points, data })
	}
}

function addFakeDoors(ledger: Ledger, boards: Board[]): void {
	const panels = boards.filter((board) => board.part === 'FakeDoor')
	if (panels.length === 0) return
	const fronts = new Map(ledger.furniture.fronts.map((front) => [front.board, front]))
	for (const board of panels) {
		const front = fronts.get(board.id)
		if (front === undefined) throw new Error(`fixed panel ${board.id} has no front`)
		const points = leafPoints(ledger, board, front) - ledger.points.finishes.fakeDoorLess
		const data = leafData(board, front)
		ledger.add({ code: 'fake_door', group: 'finishing', points, data })
	}
}

/** Sides of a carcass that are seen, by their surface. */
function addShownSides(ledger: Ledger, { side, modules }: Run): void {
	for (const [index, { shown }] of modules.entries()) {
		if (!shown) continue
		const [left, right] = ledger.furniture.boards.filter(
			({ part, run, module }) => part === 'Side' && run === side && module === index,
		)
		for (const board of [shown.left && left, shown.right && right]) {
			if (!board) continue
			const { length, width, material: color } = board
			const rate = ledger.points.finishes.shownSide
			const points = areaPointsTimes(0, rate, areaTenthsOf(board), [exteriorOf(ledger, color)])
			ledger.add({ code: 'shown_side', group: 'finishing', points, data: { length, width, color } })
		}
	}
}
