// Which piece of wood a front shows: one cathedral in its middle, the two leaves of a module from one log and mirrored,
// what stands above each other cut out of one length, no log twice within a metre.
import type { Board, Front } from '@gabarit/engine'
import { cathedralLanes, figureSheet } from '../board/figure-sheet.ts'
import { fractionOf, type GrainOffset, grainSizeOf } from '../board/grain-offset.ts'

/** How far from a front's middle its cathedral may stand, as a share of its width. */
const beside = 0.13

type Figured = Pick<Front, 'run' | 'module' | 'openingSide'>
type Shape = Pick<Board, 'outline' | 'grain' | 'pose'>

function isUpright({ grain, pose }: Shape): boolean {
	return Math.abs((grain === 'width' ? pose.v : pose.u)[2]) > 0.5
}

function lowestOf({ outline, pose: { origin, u, v } }: Shape): number {
	return Math.min(...outline.map(([a, b]) => origin[2] + a * u[2] + b * v[2]))
}

/** Lying fronts of a column stand this close, mm: a log is cut into so many lengths for them. */
const drawerPitch = 100
const lengths = 3
/** Lying fronts of neighbouring modules start in other logs. */
const drawersPerModule = 7

/** Which log, and which of its lengths (null: as high as the front stands). */
function cutOf(front: Figured, board: Shape): { log: number; length: number | null } {
	const first = front.module + (front.run === 'Main' ? 0 : 2)
	if (isUpright(board)) return { log: first, length: null }
	const cut = first * drawersPerModule + Math.floor(lowestOf(board) / drawerPitch)
	return { log: cut, length: Math.floor(cut / cathedralLanes.length) % lengths }
}

export function frontFigureOf(front: Figured, board: Shape): GrainOffset {
	const size = grainSizeOf(board)
	const { log, length } = cutOf(front, board)
	const lane = cathedralLanes[log % cathedralLanes.length]
	if (!lane) throw new Error('The sheet has no cathedral')
	const spare = Math.max(0, figureSheet.along - size.along)
	const along =
		length === null
			? Math.min(spare, Math.max(0, lowestOf(board)))
			: (spare * length) / (lengths - 1)
	const aside = (2 * fractionOf(`${front.run} ${front.module} axis`) - 1) * beside * size.across
	const mirrored = front.openingSide === 'Right'
	const middle = lane.axis + aside
	const widest = Math.max(0, figureSheet.across - size.across)
	const inLane = Math.max(lane.from, Math.min(lane.to - size.across, middle - size.across / 2))
	return { along, across: Math.max(0, Math.min(widest, inLane)), mirrored }
}
