// Floor and ceiling go on beyond both ends, but where a wall holds one of them.
import type { Point2 } from '@gabarit/engine'
import type { Shape } from '../drawing.ts'
import { hatch } from '../hatch.ts'
import { line, polygon } from '../shapes.ts'
import { band, WALL } from '../views/surround.ts'
import { type GridFace, type GridInput, gridSize, isClamped, wallsIn } from './grid-faces.ts'

const FLOOR = 3.5
/** mm of paper beyond a free end, and of wall above what no ceiling holds. */
const OPEN_END = 5
const WALL_ABOVE = 5

/** In millimetres of paper: the viewer's left end at x 0, the floor at 0. */
export function gridSurround(input: GridInput, face: GridFace, scale: number): Shape[] {
	const { furniture, room } = input
	const { length, height } = gridSize(furniture)
	const walls = wallsIn(face, room)
	const end = length / scale
	const [from, to] = [walls.left ? 0 : -OPEN_END, end + (walls.right ? 0 : OPEN_END)]
	const ground: Point2 = [from - (walls.left ? WALL : 0), to + (walls.right ? WALL : 0)]
	const hasCeiling = isClamped(furniture)
	const top = hasCeiling ? room.height / scale : height / scale + WALL_ABOVE
	const inner = lineOf(walls, [from, to], { top, hasCeiling })
	return [...(inner.length > 0 ? band(inner) : []), ...floorShapes(ground)]
}

export function floorShapes([from, to]: Point2): Shape[] {
	const ground: Point2[] = [
		[from, -FLOOR],
		[to, -FLOOR],
		[to, 0],
		[from, 0],
	]
	return [
		polygon(null, ground, 'plaster'),
		...hatch('hatch', ground, { angle: 45, pitch: 1.6 }),
		line('floor', [from, 0], [to, 0]),
	]
}

/** Up the left wall, along the ceiling, down the right one: what there is of them. */
function lineOf(
	walls: { left: boolean; right: boolean },
	[from, to]: Point2,
	{ top, hasCeiling }: { top: number; hasCeiling: boolean },
): Point2[] {
	const left: Point2[] = walls.left ? [[from, 0]] : []
	const right: Point2[] = walls.right ? [[to, 0]] : []
	if (hasCeiling) return [...left, [from, top], [to, top], ...right]
	if (walls.left) return [...left, [from, top]]
	return walls.right ? [[to, top], ...right] : []
}
