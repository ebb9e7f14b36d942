import type { Point3 } from '@gabarit/engine'
import { inRoom } from '../interior/run-frame.ts'
import { highestCeiling } from '../room/ceiling.ts'
import { roomPlanOf, slabThickness, wallThickness } from '../room/room-plan.ts'
import type { Pixel } from '../view/bay-places.ts'
import { projectPoint, type Size } from '../view/stage-view.ts'
import type { DimensionInput, DimensionMark, Measured } from './dimension-mark.ts'
import { gridMarks } from './grid-marks.ts'
import { lineSizesOf } from './line-marks.ts'
import { markOf } from './mark-of.ts'
import { isSmall } from './small-stage.ts'
import { spread } from './spread.ts'

/** Millimetres between what is measured and its line. */
const beyondCut = 110
const beyondSlab = 330
const beyondWall = 150
const besideEnd = 110

type Place = { from: Point3; to: Point3 }

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

function chainMarks(input: DimensionInput, depth: number): DimensionMark[] {
	const { selected } = input
	return stationsOf(input).map(({ from, to, module }) =>
		markOf(
			input,
			{ from: inRoom('Main', input.room.width, [from, depth, 0]), to: [to, depth, 0] },
			{
				key: `module ${from}`,
				kind: 'module',
				label: to - from,
				live: module !== null && selected?.run === 'Main' && selected.module === module,
			},
		),
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
	const floor = (y: number, z: number, [from, to]: readonly [number, number]): Place => ({
		from: [from, y, z],
		to: [to, y, z],
	})
	const front = plan.slab.y[1] + beyondSlab
	// At the left end, unless the viewer stands there; of a flight, where it is high.
	const isLeft = room.flight
		? room.flight.side === 'Right'
		: room.open.left && (view.yaw > -0.2 || !room.open.right)
	const isFree = isLeft ? room.open.left : room.open.right
	const beyond = isFree ? besideEnd : wallThickness + beyondWall
	const x = isLeft ? (isFree ? width[0] : 0) - beyond : (isFree ? width[1] : room.width) + beyond
	const y = isFree ? plan.front : plan.cut
	return [
		...chain.map(({ from, to, live = false }) =>
			markOf(input, floor(plan.cut + beyondCut, 0, [from, to]), {
				key: `part ${from}`,
				kind: 'module',
				label: to - from,
				live,
			}),
		),
		markOf(input, floor(front, -slabThickness, width), {
			key: 'overall',
			kind: 'overall',
			label: width[1] - width[0],
		}),
		markOf(
			input,
			{ from: [x, y, 0], to: [x, y, height] },
			{ key: 'height', kind: 'height', label: height, ...(isLeft && { side: 'left' }) },
		),
	]
}

/** In drawing order; empty while there is no furniture. */
export function projectDimensions(input: DimensionInput): DimensionMark[] {
	const { furniture, room, view, measured } = input
	if (furniture.boards.length === 0) return []
	if (measured) return measuredMarks(input, measured)
	if (furniture.runs.length === 0) return [...gridMarks(input), ...lineMarks(input)]
	const plan = roomPlanOf(room, furniture)
	const front = plan.slab.y[1] + beyondSlab
	const low = -slabThickness
	// the height stands beside the wall the viewer looks along, never before the near one
	const outer = Math.max(room.width, ...plan.line.map(([x]) => x)) + wallThickness + beyondWall
	const inner = Math.min(0, ...plan.line.map(([x]) => x)) - wallThickness - beyondWall
	const top = highestCeiling(room, plan.cut)
	const beside = view.yaw > 0.2 ? inner : outer
	return [
		...chainMarks(input, plan.cut + beyondCut),
		markOf(
			input,
			{ from: [0, front, low], to: [room.width, front, low] },
			{ key: 'overall', kind: 'overall', label: room.width },
		),
		markOf(
			input,
			{ from: [beside, plan.cut, 0], to: [beside, plan.cut, top] },
			{ key: 'height', kind: 'height', label: Math.round(top) },
		),
	]
}

/** `from` is an end of the shelf's front edge, `at` the middle of its tag. */
export type ShelfTag = { key: string; shelf: number; height: number; from: Pixel; at: Pixel }

export function tagSizeOf(size: Size) {
	return isSmall(size)
		? { width: 36, height: 16, letters: 11, gap: 2 }
		: { width: 50, height: 22, letters: 14, gap: 3 }
}

export function projectShelves({
	furniture,
	room,
	view,
	size,
	selected,
}: DimensionInput): ShelfTag[] {
	const run = furniture.runs.find(({ side }) => side === selected?.run)
	const module = run?.modules[selected?.module ?? -1]
	const bay = module?.bays[selected?.bay ?? -1]
	if (!run || !module || !bay) return []
	const ends = [bay.x, bay.x + bay.width] as const
	const shelves = bay.zones.flatMap((zone, z) =>
		zone.shelves.map((underside, shelf) => {
			const height = underside - bay.floor
			const point = (x: number) =>
				inRoom(run.side, room.width, [x, module.y + module.depth, underside])
			const [from, to] = ends
				.map((x) => projectPoint(view, size, point(x)))
				.toSorted((a, b) => a[0] - b[0])
			return { key: `${z} ${shelf}`, shelf, height, left: from ?? [0, 0], right: to ?? [0, 0] }
		}),
	)
	return tagged(shelves, tagSizeOf(size))
}

type EdgeOnStage = { key: string; shelf: number; height: number; left: Pixel; right: Pixel }

/** Tags stand at the right end of their shelf, beside the bay where it is seen too narrow, and never overlap. */
function tagged(
	shelves: readonly EdgeOnStage[],
	{ width, height: tall, gap }: ReturnType<typeof tagSizeOf>,
): ShelfTag[] {
	const sorted = shelves.toSorted((a, b) => a.right[1] - b.right[1])
	const places = spread(
		sorted.map(({ right }) => right[1]),
		tall + gap,
	)
	return sorted
		.map(({ left, right, ...shelf }, i): ShelfTag => {
			const inside = right[0] - left[0] >= width + 2 * gap
			const x = right[0] + (inside ? -1 : 1) * (width / 2 + gap + 1)
			return { ...shelf, from: right, at: [x, places[i] ?? right[1]] }
		})
		.toSorted((a, b) => a.height - b.height)
}
