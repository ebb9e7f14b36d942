import type { Point2, Room, RunSide } from '@gabarit/engine'
import type { Shape } from '../drawing.ts'
import { hatch } from '../hatch.ts'
import { line, polygon, polyline } from '../shapes.ts'
import { ceilingLine, type Standing, shownHeight } from './ceiling.ts'
import { flightInElevation, hasTreads, isAcross } from './flight.ts'

/** Thickness of a cut wall on paper, whatever the scale, mm. */
export const WALL = 6
const FLOOR = 3.5
const HATCH = { angle: 45, pitch: 1.6 }
// How far floor and ceiling go on beyond an open side, mm of paper.
const OPEN_END = 5

function hatched(outline: readonly Point2[]): Shape[] {
	return [polygon(null, outline, 'plaster'), ...hatch('hatch', outline, HATCH)]
}

/** mm of paper, floor at 0. */
export function elevationSurround(
	room: Room,
	run: Standing,
	{ scale, furnitureTop, wall = WALL }: { scale: number; furnitureTop: number; wall?: number },
): Shape[] {
	const { height, hasCeiling } = shownHeight(room, run, furnitureTop)
	const open = opensOf(room, run.side)
	const [left, right] = spanOf(room, run.side)
	const ends: Point2 = [
		open.left ? left - OPEN_END * scale : left,
		open.right ? right + OPEN_END * scale : right,
	]
	const ceiling = ceilingLine(room, run.side, ends, height)
	const [first, last] = [ceiling[0] ?? ends, ceiling.at(-1) ?? ends]
	const isOpenFlight = hasTreads(room) && isAcross(room)
	const lines: Point2[][] =
		hasCeiling && !isOpenFlight
			? [
					[
						...(open.left ? [] : [[ends[0], 0] as const]),
						...ceiling,
						...(open.right ? [] : [[ends[1], 0] as const]),
					],
				]
			: [
					...(open.left || first[1] <= 0 ? [] : [[[ends[0], 0] as const, first]]),
					...(open.right || last[1] <= 0 ? [] : [[last, [ends[1], 0] as const]]),
					...(hasCeiling ? [landingOf(ceiling, height)] : []),
				]
	const [l, r] = [
		ends[0] / scale - (open.left ? 0 : wall),
		ends[1] / scale + (open.right ? 0 : wall),
	]
	return [
		...lines
			.filter((inner) => inner.length > 1)
			.flatMap((inner) =>
				band(
					inner.map(([x, y]): Point2 => [x / scale, y / scale]),
					wall,
				),
			),
		...flightInElevation(room, highEnd(room, ends), { scale, slab: wall }),
		...hatched([
			[l, -FLOOR],
			[r, -FLOOR],
			[r, 0],
			[l, 0],
		]),
		line('floor', [l, 0], [r, 0]),
	]
}

/** The flat part of a ceiling; one point or two in one place are none. */
function landingOf(ceiling: readonly Point2[], height: number): Point2[] {
	const flat = ceiling.filter(([, z]) => z === height)
	const xs = flat.map(([x]) => x)
	return Math.max(...xs) - Math.min(...xs) > 1 ? flat : []
}

/** mm from the low end of a flight to the end of the picture. */
function highEnd({ flight, width }: Room, [left, right]: Point2): number {
	return flight?.side === 'Right' ? width - left : right
}

export function band(inner: readonly Point2[], wall = WALL): Shape[] {
	const outline = [...inner, ...offsetLine(inner, wall).toReversed()]
	return [...hatched(outline), polyline('wall', inner)]
}

export function spanOf(room: Room, side: RunSide): readonly [number, number] {
	if (side === 'Main') return [0, room.width]
	const { left, right } = room.farWall
	return side === 'Left' ? [-(left ?? room.depth), 0] : [0, right ?? room.depth]
}

/** As the viewer has them: a side run starts in a corner and may end at a wall. */
export function opensOf(room: Room, side: RunSide): { left: boolean; right: boolean } {
	if (side === 'Main') return room.open
	const { left, right } = room.farWall
	return side === 'Left'
		? { left: left === null, right: false }
		: { left: false, right: right === null }
}

/** mm of paper, back wall at y 0; side walls as far as `depth`. */
export function planWalls(room: Room, depth: number, scale: number): Shape[] {
	const inner = wallLine(room, depth).map(([x, y]): Point2 => [x / scale, -y / scale])
	const outer = offsetLine(inner, WALL)
	const outline = [...inner, ...outer.toReversed()]
	return [...hatched(outline), polygon('wall', outline)]
}

// How much of the wall at a side run's far end is shown, past the deepest furniture, mm.
const FAR_WALL_SHOWN = 850

/** Cut at `depth` or turned into the wall at a side run's far end; at an open side the back wall goes on a little. */
export function wallLine(room: Room, depth: number): Point2[] {
	const beyond = 250
	const { left, right } = room.farWall
	const ends = [0, room.outline.length - 1]
	const endOf = (i: number) => (i === 0 ? left : right) ?? depth
	const walls = room.outline.map(([x, y], i): Point2 => (ends.includes(i) ? [x, endOf(i)] : [x, y]))
	const inner = walls.slice(1, -1)
	const [first, last] = [walls[0], walls.at(-1)]
	const [start, end] = [inner[0], inner.at(-1)]
	if (!first || !last || !start || !end) return walls
	return [
		...(left === null ? [] : [[FAR_WALL_SHOWN, left] as const]),
		room.open.left ? [start[0] - beyond, start[1]] : first,
		...(room.open.left ? [] : [start]),
		...inner.slice(1, -1),
		...(room.open.right ? [] : [end]),
		room.open.right ? [end[0] + beyond, end[1]] : last,
		...(right === null ? [] : [[room.width - FAR_WALL_SHOWN, right] as const]),
	]
}

/** Parallel on the left as one walks along the line, corners mitred. */
export function offsetLine(walls: readonly Point2[], by: number): Point2[] {
	// Two corners in one place (a slope that comes down to the floor) have no direction between them
	const points = walls.filter(([x, y], i) => x !== walls[i - 1]?.[0] || y !== walls[i - 1]?.[1])
	const normals = points.slice(1).map(([x, y], i): Point2 => {
		const [px, py] = points[i] ?? [x, y]
		const length = Math.hypot(x - px, y - py) || 1
		return [-(y - py) / length, (x - px) / length]
	})
	return points.map(([x, y], i): Point2 => {
		const before = normals[i - 1] ?? normals[i] ?? [0, 0]
		const after = normals[i] ?? before
		const [sx, sy] = [before[0] + after[0], before[1] + after[1]]
		const share = (sx * sx + sy * sy) / 2
		return [x + (sx / share) * by, y + (sy / share) * by]
	})
}
