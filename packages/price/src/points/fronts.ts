import type { Board, Front } from '@gabarit/engine'
import { noPrice } from '../no-price.ts'
import type { LineCode } from '../quote.ts'
import { leafGridPoints, timesCoefficients } from './bracket.ts'
import { colorPointsOf, type Ledger } from './lines.ts'

/** Fronts priced by the grid of leaves, which a push opens where they have no handle. */
const leafCodes: Partial<Record<Front['kind'], LineCode>> = {
	Leaf: 'leaf',
	Flap: 'flap',
	PullOut: 'pull_out_front',
}

export function addFronts(ledger: Ledger): void {
	const { fronts } = ledger.furniture
	for (const front of fronts) {
		const code = leafCodes[front.kind]
		if (code === undefined) continue
		const board = ledger.boards.fronts.get(front.board)
		if (board === undefined) throw new Error(`front ${front.id} has no board`)
		const points = leafPoints(ledger, board, front)
		ledger.add({ code, group: 'fronts', points, data: leafData(board, front) })
	}
	for (const front of fronts) addOpening(ledger, front)
}

/** x 1.4 where the leaf is cut to a slope. A flap lies: its length is the width of its module. */
export function leafPoints(
	ledger: Ledger,
	board: Board,
	front: Pick<Front, 'kind' | 'style' | 'count'>,
): number {
	const { finishes, leaves } = ledger.points
	const { tier } = colorPointsOf(ledger.points, board.material)
	const style = { Simple: 0, StraightLines: finishes.straightLine, Frames: finishes.frame }
	const plain =
		(front.kind === 'Flap'
			? leafGridPoints(leaves, tier, board.length, board.width)
			: leafGridPoints(leaves, tier, board.width, board.length)) +
		(front.style === 'Frames' ? finishes.framesBase : 0) +
		style[front.style] * front.count
	return isRectangular(board) ? plain : timesCoefficients(plain, finishes.slopedLeaf)
}

export function leafData(
	board: Board,
	front: Pick<Front, 'style' | 'count'>,
): Record<string, string | number> {
	const { length, width, material: color } = board
	const { style, count } = front
	return { length, width, color, style, count, sloped: isRectangular(board) ? 0 : 1 }
}

function addOpening(ledger: Ledger, front: Front): void {
	const { accessories } = ledger.points
	if (front.handle === null) {
		// Drawers and fixed panels without handle cost nothing more.
		if (leafCodes[front.kind] === undefined) return
		const points = accessories.pushToOpen
		ledger.add({ code: 'push_to_open', group: 'handles', points, data: {} })
		return
	}
	const { model, color, at } = front.handle
	const points = accessories.handles[model]
	if (points === undefined) throw noPrice(`handle ${model} is not in the price book`)
	// A drawer front wider than 900 carries two.
	const quantity = Math.max(1, at.length)
	ledger.add({ code: 'handle', group: 'handles', points, quantity, data: { model, color } })
}

function isRectangular({ outline }: Board): boolean {
	if (outline.length !== 4) return false
	const [first, , opposite] = outline as [Corner, Corner, Corner, Corner]
	return outline.every(
		([a, b]) => (a === first[0] || a === opposite[0]) && (b === first[1] || b === opposite[1]),
	)
}
type Corner = readonly [number, number]
