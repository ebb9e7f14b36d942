// Frames the stage: the furniture as large as it may be, its dimension lines inside, the room around it as far as
// there is paper.
import type { Furniture, Point3, Room } from '@gabarit/engine'
import { cornersOf } from '../board/board-corners.ts'
import { screenBoxesOf } from '../contents/screen-boxes.ts'
import { type StageThing, thingCorners } from '../contents/stage-thing.ts'
import type { Measured, Measures } from '../dimension/marks/dimension-mark.ts'
import { keptMarks } from '../dimension/marks/kept-marks.ts'
import { projectDimensions } from '../dimension/project-dimensions.ts'
import { isSmall } from '../dimension/small-stage.ts'
import { ceilingAt, highestCeiling } from '../room/ceiling.ts'
import { roomPlanOf, slabThickness, wallThickness } from '../room/room-plan.ts'
import { wallsUnderFlight } from '../room/room-under-flight.ts'
import { type Fit, fitView, type Kept } from './fit-view.ts'
import {
	distanceFor,
	eyeOf,
	type Padding,
	poseOfView,
	type Size,
	type StagePose,
	type StageView,
	tangentsOf,
	type ViewName,
} from './stage-view.ts'

export type Sight = {
	furniture: Furniture
	room: Room
	view: ViewName | StagePose
	size: Size
	/** px at the edges that controls lie over. */
	inset?: Padding | undefined
	/** Dimension lines stay in the picture. */
	dimensions: boolean
	/** What they say, where there is no row of modules. */
	measured?: Measured | undefined
	/** Lines of the room in place of all others. */
	measures?: Measures | undefined
	showRoom: boolean
	/** Who stands beside it is in the picture too. */
	things?: readonly StageThing[] | undefined
}

/** The eye looks at this depth of the furniture, mm. */
const targetDepth = 300
/** Of the free stage, whichever the furniture reaches first. */
const filled = { width: 0.86, height: 0.81 } as const
/** px of paper at the edges of the stage. */
const edge = { small: 2, large: 6 } as const
const noInset: Padding = { top: 0, right: 0, bottom: 0, left: 0 }
const nothingAround = noInset

export function poseOf(view: ViewName | StagePose): StagePose {
	return typeof view === 'string' ? poseOfView[view] : view
}

export function viewOfStage(sight: Sight): StageView {
	const { room, size } = sight
	const pose = poseOf(sight.view)
	const yaw = (pose.yaw * Math.PI) / 180
	const from = { distance: distanceFor(room.width), height: pose.eye }
	const eye = eyeOf([room.width / 2, targetDepth], from, yaw)
	const stand = { eye, yaw }
	const free = freeOf(sight)
	const place = (points: readonly Point3[]): Kept[] => {
		const seen = points.map((point) => tangentsOf(stand, point))
		return extremesOf(seen).map(([right, up]) => ({ right, up, around: nothingAround }))
	}
	const boards = place(furniturePoints(sight))
	// Before there is any furniture, its room fills the stage.
	const furniture = boards.length > 0 ? boards : place(roomPoints(sight))
	const kept = [...furniture, ...place((sight.things ?? []).flatMap(thingCorners))]
	const loose = sight.showRoom ? place(roomPoints(sight)) : []
	const most = scaleFilling(furniture, sight)
	const fitted = (marks: readonly Kept[]) =>
		viewAt(stand, fitView({ kept: [...kept, ...marks], loose, most }, free), { size, free })
	if (!sight.dimensions) return fitted([])
	// Which lines there are, and how far they reach, depends on how large it is.
	let view = fitted([])
	for (let i = 0; i < settling; i++) view = fitted(marksIn(view, sight))
	return view
}

const settling = 3

function marksIn(view: StageView, sight: Sight): Kept[] {
	const marks = projectDimensions({ ...sight, view, selected: null })
	const { size } = sight
	return keptMarks(marks, view, size)
}

type Free = Size & { left: number; top: number }

/** The part of the stage that nothing lies over. */
function freeOf({ size, inset = noInset }: Sight): Free {
	const paper = edge[isSmall(size) ? 'small' : 'large']
	return {
		left: inset.left + paper,
		top: inset.top + paper,
		width: Math.max(1, size.width - inset.left - inset.right - 2 * paper),
		height: Math.max(1, size.height - inset.top - inset.bottom - 2 * paper),
	}
}

function scaleFilling(furniture: readonly Kept[], { size, inset = noInset }: Sight): number {
	const spanOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
	const width = spanOf(furniture.map(({ right }) => right))
	const height = spanOf(furniture.map(({ up }) => up))
	return Math.min(
		(filled.width * (size.width - inset.left - inset.right)) / width,
		(filled.height * (size.height - inset.top - inset.bottom)) / height,
	)
}

function viewAt(
	stand: Pick<StageView, 'eye' | 'yaw'>,
	{ scale, x, y }: Fit,
	{ size, free }: { size: Size; free: Free },
): StageView {
	const left = -(free.left + x) / scale
	const top = (free.top + y) / scale
	const right = left + size.width / scale
	return { ...stand, frustum: { left, right, top, bottom: top - size.height / scale } }
}

/** The two opposite corners of their box, if there are any points. */
function extremesOf(seen: readonly Point3[]): [number, number][] {
	if (seen.length === 0) return []
	const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)]
	return [
		[Math.min(...xs), Math.min(...ys)],
		[Math.max(...xs), Math.max(...ys)],
	]
}

/** Its boards, the screen that it is made for, and the floor under what hangs. */
export function furniturePoints({ furniture, room }: Pick<Sight, 'furniture' | 'room'>): Point3[] {
	const screen = room.screen ? screenBoxesOf(room.screen) : []
	const corners = furniture.boards.flatMap(cornersOf)
	const lowest = Math.min(...corners.map(([, , z]) => z))
	const floor = lowest > 0 ? corners.map(([x, y]): Point3 => [x, y, 0]) : []
	return [...corners, ...floor, ...screen.flatMap(({ from, to }) => [from, to])]
}

function roomPoints({ room, furniture }: Sight): Point3[] {
	const plan = roomPlanOf(room, furniture)
	const walls = wallsUnderFlight(room)
	const { x, y } = plan.slab
	const slab = x.flatMap((px) =>
		y.flatMap((py): Point3[] => [
			[px, py, 0],
			[px, py, -slabThickness],
		]),
	)
	const tops = plan.line.flatMap(([px, py]): Point3[] => {
		const top = ceilingAt(walls, px, py)
		const outside = px <= 0 ? px - wallThickness : px >= room.width ? px + wallThickness : px
		return [
			[px, py, top],
			[outside, py, top],
		]
	})
	const strip = (plan.ceiling?.x ?? []).flatMap((px) =>
		(plan.ceiling?.y ?? []).map((py): Point3 => [px, py, room.height + wallThickness]),
	)
	const slope: Point3[] =
		walls.slopes.length === 0
			? []
			: [[room.width / 2, plan.cut, highestCeiling(room, plan.cut) + wallThickness]]
	return [...slab, ...tops, ...slope, ...strip]
}
