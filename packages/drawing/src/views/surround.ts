// The room around the furniture: hatched walls and ceiling in elevation, hatched walls in plan, the floor.
import type { Point2, Room, RunSide } from '@gabarit/engine'
import type { Shape } from '../drawing.ts'
import { hatch } from '../hatch.ts'
import { line, polygon } from '../shapes.ts'

/** Thickness of a cut wall on paper, whatever the scale. */
export const WALL = 6
const FLOOR = 3.5
const HATCH = { angle: 45, pitch: 1.6 }
// How far floor and ceiling go on beyond an open side, on paper.
const OPEN_END = 5

function hatched(outline: readonly Point2[]): Shape[] {
	return [polygon(null, outline, 'plaster'), ...hatch('hatch', outline, HATCH)]
}

// Furniture this far under the ceiling is drawn without it: walls cut a little over its top.
const CEILING_FAR = 400
const WALL_OVER = 250

/** How high the room is drawn around furniture of a height: to the ceiling, or cut where the ceiling is far. */
export function shownHeight(room: Room, top: number): { height: number; hasCeiling: boolean } {
	const hasCeiling = room.height - top <= CEILING_FAR
	return { height: hasCeiling ? room.height : top + WALL_OVER, hasCeiling }
}

/** Walls and ceiling around an elevation of a run whose furniture is `furnitureTop` high. Paper mm, floor at 0. */
export function elevationSurround(
	room: Room,
	side: RunSide,
	{ scale, furnitureTop }: { scale: number; furnitureTop: number },
): Shape[] {
	const { height, hasCeiling } = shownHeight(room, furnitureTop)
	const [left, right] = spanOf(room, side)
	const open = opensOf(room, side)
	const [l, r, top] = [left / scale, right / scale, height / scale]
	const outerLeft = open.left ? l - OPEN_END : l - WALL
	const outerRight = open.right ? r + OPEN_END : r + WALL
	const shapes: Shape[] = [
		...(hasCeiling
			? hatched([
					[outerLeft, top],
					[outerRight, top],
					[outerRight, top + WALL * 0.8],
					[outerLeft, top + WALL * 0.8],
				])
			: []),
		...hatched([
			[outerLeft, -FLOOR],
			[outerRight, -FLOOR],
			[outerRight, 0],
			[outerLeft, 0],
		]),
	]
	if (!open.left)
		shapes.push(
			...hatched([
				[l - WALL, 0],
				[l, 0],
				[l, top],
				[l - WALL, top],
			]),
		)
	if (!open.right)
		shapes.push(
			...hatched([
				[r, 0],
				[r + WALL, 0],
				[r + WALL, top],
				[r, top],
			]),
		)
	shapes.push(
		...(open.left ? [] : [line('wall', [l, 0], [l, top])]),
		...(open.right ? [] : [line('wall', [r, 0], [r, top])]),
		...(hasCeiling
			? [line('wall', [open.left ? outerLeft : l, top], [open.right ? outerRight : r, top])]
			: []),
		line('floor', [outerLeft, 0], [outerRight, 0]),
	)
	return shapes
}

/** Left and right ends of the wall a run stands along, as its viewer has them. */
export function spanOf(room: Room, side: RunSide): readonly [number, number] {
	if (side === 'Main') return [0, room.width]
	return side === 'Left' ? [-room.depth, 0] : [0, room.depth]
}

function opensOf(room: Room, side: RunSide): { left: boolean; right: boolean } {
	if (side === 'Main') return room.open
	return side === 'Left' ? { left: true, right: false } : { left: false, right: true }
}

/** Cut walls in plan, back wall on top, side walls shown as far as `depth`. Paper mm, back wall at y 0. */
export function planWalls(room: Room, depth: number, scale: number): Shape[] {
	const inner = wallLine(room, depth).map(([x, y]): Point2 => [x / scale, -y / scale])
	const outer = offsetLine(inner, WALL)
	const outline = [...inner, ...outer.toReversed()]
	return [...hatched(outline), polygon('wall', outline)]
}

/** The room's walls that stand, cut at `depth`; at an open side the back wall goes on a little. */
function wallLine(room: Room, depth: number): Point2[] {
	const beyond = 250
	const ends = [0, room.outline.length - 1]
	const walls = room.outline.map(([x, y], i): Point2 => (ends.includes(i) ? [x, depth] : [x, y]))
	const inner = walls.slice(1, -1)
	const [first, last] = [walls[0], walls.at(-1)]
	const [start, end] = [inner[0], inner.at(-1)]
	if (!first || !last || !start || !end) return walls
	return [
		room.open.left ? [start[0] - beyond, start[1]] : first,
		...(room.open.left ? [] : [start]),
		...inner.slice(1, -1),
		...(room.open.right ? [] : [end]),
		room.open.right ? [end[0] + beyond, end[1]] : last,
	]
}

/** A line parallel to another on its left as one walks along it, corners mitred. */
function offsetLine(points: readonly Point2[], by: number): Point2[] {
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
