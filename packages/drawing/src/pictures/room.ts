import type { Footprint, Point2, Walls } from '@gabarit/engine'
import type { Drawing, Shape } from '../drawing.ts'
import { line, polygon, rectangle } from '../shapes.ts'
import { picture } from './picture.ts'

const SIZE: Point2 = [96, 72]
const WALL = 5
const ROOM = { left: 14, right: 82, top: 62, bottom: 12 } as const
const DEPTH = 15

export function drawFootprint(footprint: Footprint): Drawing {
	const left = footprint === 'LeftSide' || footprint === 'StraightWithTwoSide'
	const right = footprint === 'RightSide' || footprint === 'StraightWithTwoSide'
	const foot = ROOM.bottom + 4
	const runs: Shape[] = [
		run([ROOM.left, ROOM.top - DEPTH], [ROOM.right - ROOM.left, DEPTH], 'across'),
	]
	if (left) runs.push(run([ROOM.left, foot], [DEPTH, ROOM.top - DEPTH - foot], 'along'))
	if (right) runs.push(run([ROOM.right - DEPTH, foot], [DEPTH, ROOM.top - DEPTH - foot], 'along'))
	return picture(SIZE, [...walls({ left: true, right: true }), ...runs])
}

/** `cheeks`: whether an end without a wall is closed by an end panel. */
export function drawWalls(set: Walls, { cheeks: closed = true } = {}): Drawing {
	const left = set === 'Left' || set === 'Both'
	const right = set === 'Right' || set === 'Both'
	const from = ROOM.left + (left ? 0 : 8)
	const to = ROOM.right - (right ? 0 : 8)
	const furniture = run([from, ROOM.top - DEPTH], [to - from, DEPTH], 'across')
	const cheeks: Shape[] = []
	if (closed && !left) cheeks.push(line('selected', [from, ROOM.top], [from, ROOM.top - DEPTH]))
	if (closed && !right) cheeks.push(line('selected', [to, ROOM.top], [to, ROOM.top - DEPTH]))
	return picture(SIZE, [...walls({ left, right }), furniture, ...cheeks])
}

function walls({ left, right }: { left: boolean; right: boolean }): Shape[] {
	const { left: l, right: r, top, bottom } = ROOM
	const outline: Point2[] = [
		...(left
			? ([
					[l, bottom],
					[l, top],
				] as const)
			: ([[l - 4, top]] as const)),
		...(right
			? ([
					[r, top],
					[r, bottom],
					[r + WALL, bottom],
					[r + WALL, top + WALL],
				] as const)
			: ([
					[r + 4, top],
					[r + 4, top + WALL],
				] as const)),
		...(left
			? ([
					[l - WALL, top + WALL],
					[l - WALL, bottom],
				] as const)
			: ([[l - 4, top + WALL]] as const)),
	]
	return [polygon(null, outline, 'ink2')]
}

function run([x, y]: Point2, [width, height]: Point2, way: 'across' | 'along'): Shape {
	return rectangle('front', [x, y], [width, height], way === 'across' ? 'pale' : 'wood')
}
