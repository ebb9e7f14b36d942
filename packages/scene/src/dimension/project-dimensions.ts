import type { Furniture, Point3 } from '@gabarit/engine'
import { cornersOf } from '../board/board-corners.ts'
import { highestCeiling } from '../room/ceiling.ts'
import { roomPlanOf } from '../room/room-plan.ts'
import type { RoomPlan } from '../room/shown-room.ts'
import { projectPoint, type StageView } from '../view/stage-view.ts'
import { beyondWall } from './beyond-wall.ts'
import { type FloorLine, floorLines } from './floor-lines.ts'
import { isAhead } from './is-ahead.ts'
import type { DimensionInput, DimensionMark, Measured, Measures } from './marks/dimension-mark.ts'
import { gridMarks } from './marks/grid-marks.ts'
import { lineSizesOf } from './marks/line-marks.ts'
import { markOf } from './marks/mark-of.ts'
import { measureMarks } from './marks/measure-marks.ts'

/** Of the ceiling's height: lower furniture has its own height measured. */
const reaches = 0.8

type Place = { from: Point3; to: Point3 }

function placeAlong({ y, z }: FloorLine, [from, to]: readonly [number, number]): Place {
	return { from: [from, y, z], to: [to, y, z] }
}

function lookOf({ shift, ground = null }: FloorLine) {
	return { ground, ...(shift && { shift }) }
}

function stationsOf({
	furniture,
	room,
}: DimensionInput): { from: number; to: number; module: number | null }[] {
	const main = furniture.runs.find(({ side }) => side === 'Main')
	const first = main?.modules[0]
	const last = main?.modules.at(-1)
	if (!main || !first || !last) return []
	const modules = main.modules.map(({ x, width }, module) => ({ from: x, to: x + width, module }))
	const ends = [
		{ from: 0, to: first.x, module: null },
		{ from: last.x + last.width, to: room.width, module: null },
	]
	return [...modules, ...ends].filter(({ from, to }) => to - from > 1)
}

function chainMarks(input: DimensionInput, line: FloorLine): DimensionMark[] {
	const { selected } = input
	return stationsOf(input).map(({ from, to, module }) =>
		markOf(input, placeAlong(line, [from, to]), {
			...lookOf(line),
			key: `module ${from}`,
			kind: 'module',
			label: to - from,
			live: module !== null && selected?.run === 'Main' && selected.module === module,
		}),
	)
}

/** px that a height needs between two pieces. */
const leastGap = 40

/** Loose boards: their own sizes, for they stand in no room. */
function lineMarks(input: DimensionInput): DimensionMark[] {
	const { view, size, group: edited } = input
	return lineSizesOf(input.furniture).flatMap(({ group, width, height, free }) => {
		const live = group === edited
		const [x, y, z] = height.from
		const [right] = projectPoint(view, size, [x, y, z])
		const [left] = projectPoint(view, size, [x - free, y, z])
		const under = { key: `${group} width`, kind: 'overall', live } as const
		const below = markOf(input, width, { ...under, label: width.label })
		const beside = { key: `${group} height`, kind: 'height', side: 'left', live } as const
		// Between two pieces that stand close a height would cover the one before.
		const fits = free === Infinity || right - left >= leastGap
		return fits ? [below, markOf(input, height, { ...beside, label: height.label })] : [below]
	})
}

/** Its parts on the floor in front of it, the whole before them, its height at a free end. */
function measuredMarks(input: DimensionInput, { chain, width, height }: Measured): DimensionMark[] {
	const { room, furniture, view } = input
	const plan = roomPlanOf(room, furniture)
	const lines = floorLines(input, plan, facesOf(plan))
	// At the left end, unless the viewer stands there; of a flight, where it is high.
	const isLeft = room.flight
		? room.flight.side === 'Right'
		: isAhead(view)
			? room.open.left && (view.yaw > -0.2 || !room.open.right)
			: view.yaw < 0
	return [
		...chain.map(({ from, to, live = false }) =>
			markOf(input, placeAlong(lines.chain, [from, to]), {
				...lookOf(lines.chain),
				key: `part ${from}`,
				kind: 'module',
				label: to - from,
				live,
			}),
		),
		overallMark(input, lines.overall, width),
		heightMark(input, plan, { side: isLeft ? 'left' : 'right', ends: width, height }),
	]
}

function facesOf({ front }: RoomPlan) {
	return { front, rear: 0 }
}

function overallMark(
	input: DimensionInput,
	line: FloorLine,
	width: readonly [number, number],
): DimensionMark {
	const look = { ...lookOf(line), key: 'overall', kind: 'overall' } as const
	return markOf(input, placeAlong(line, width), { ...look, label: width[1] - width[0] })
}

/** Beside a free end, or beyond the wall that stands there. */
function heightMark(
	input: DimensionInput,
	plan: RoomPlan,
	at: { side: 'left' | 'right'; ends: readonly [number, number]; height: number },
): DimensionMark {
	const { side, ends, height } = at
	const end = ends[side === 'left' ? 0 : 1]
	const foot: Point3 = [end, plan.front, 0]
	const px = beyondWall(input, plan, { side, foot })
	return markOf(
		input,
		{ from: foot, to: [end, plan.front, height] },
		{
			key: 'height',
			kind: 'height',
			label: Math.round(height),
			side,
			shift: [side === 'left' ? -px : px, 0],
		},
	)
}

/** In drawing order; empty while there is no furniture. */
export function projectDimensions(input: DimensionInput): DimensionMark[] {
	const { furniture, room, view, measured, measures } = input
	if (furniture.boards.length === 0) return []
	if (measures) return roomMarks(input, measures)
	if (measured) return measuredMarks(input, measured)
	if (furniture.runs.length === 0) return [...gridMarks(input), ...lineMarks(input)]
	const plan = roomPlanOf(room, furniture)
	const lines = floorLines(input, plan, facesOf(plan))
	const ends = [0, room.width] as const
	const side = heightSide(view)
	const height = heightOf(furniture, highestCeiling(room, plan.front))
	return [
		...chainMarks(input, lines.chain),
		overallMark(input, lines.overall, ends),
		heightMark(input, plan, { side, ends, height }),
	]
}

/** Beside the wall that the viewer looks along; from far around beside the near end, whose wall is not shown. */
function heightSide(view: StageView): 'left' | 'right' {
	const isRight = view.yaw > (isAhead(view) ? 0.2 : 0)
	return isRight === isAhead(view) ? 'left' : 'right'
}

function roomMarks(input: DimensionInput, measures: Measures): DimensionMark[] {
	const lines = measureMarks(input, measures)
	if (!measures.width) return lines
	const plan = roomPlanOf(input.room, input.furniture)
	const { overall } = floorLines(input, plan, facesOf(plan))
	return [...lines, overallMark(input, overall, measures.width)]
}

function heightOf({ boards }: Furniture, ceiling: number): number {
	const top = Math.max(...boards.flatMap(cornersOf).map(([, , z]) => z))
	return top < reaches * ceiling ? top : ceiling
}
