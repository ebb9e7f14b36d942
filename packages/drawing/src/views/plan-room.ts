import { obstacleInPlan, type Point2, type Room, type RunSide } from '@gabarit/engine'
import { boxesMeet } from '../box.ts'
import type { Box, Shape, Text } from '../drawing.ts'
import type { Captions } from '../plan-input.ts'
import { polygon, polyline, rectangle, text } from '../shapes.ts'
import { textBox } from '../text-width.ts'
import { offsetLine, opensOf, spanOf, WALL, wallLine } from './surround.ts'

type Obstacle = Room['obstacles'][number]
const LABEL_SIZE = 2

export function skirtingInPlan(room: Room, depth: number, scale: number): Shape[] {
	const { height, thickness } = room.skirting
	if (height === 0 || thickness === 0) return []
	const wall = wallLine(room, depth).map(([x, y]): Point2 => [x / scale, -y / scale])
	return [polyline('extension', offsetLine(wall, -thickness / scale))]
}

export function skirtingInElevation(room: Room, side: RunSide, scale: number): Shape[] {
	const { height, thickness } = room.skirting
	if (height === 0 || thickness === 0) return []
	const open = opensOf(room, side)
	const [from, to] = spanOf(room, side)
	return [...(open.left ? [] : [from]), ...(open.right ? [] : [to - thickness])].map((x) =>
		rectangle('opening', [x / scale, 0], [thickness / scale, height / scale]),
	)
}

/** With their names beside the wall they are on; to `depth` on side walls. */
export function obstaclesInPlan(
	room: Room,
	captions: Captions,
	{ scale, depth }: { scale: number; depth: number },
	taken: Box[],
): Shape[] {
	const shown = room.obstacles.filter(
		({ where, position }) => position < (where === 'back' ? room.width : depth),
	)
	return shown.flatMap((obstacle): Shape[] => {
		const [[x1, y1], [x2, y2]] = obstacleInPlan(obstacle, room.width)
		const corners: Point2[] = [
			[x1, y1],
			[x2, y1],
			[x2, y2],
			[x1, y2],
		]
		const outline = corners.map(([x, y]): Point2 => [x / scale, -y / scale])
		const middle: Point2 = [(x1 + x2) / 2 / scale, -(y1 + y2) / 2 / scale]
		const words = captions.text(`obstacle.${obstacle.kind}`)
		const name = { where: obstacle.where, words, beside: middle }
		const label = freeLabel(name, room.width / scale, taken)
		return [polygon('accentDash', outline), ...(label ? [label] : [])]
	})
}

function freeLabel(
	{ where, words, beside: [x, y] }: { where: Obstacle['where']; words: string; beside: Point2 },
	right: number,
	taken: Box[],
): Text | null {
	const places = Array.from({ length: 6 }, (_, i): Text => {
		const step = i * 1.3 * LABEL_SIZE
		if (where === 'back') return nameAt([x, WALL + 1.2 + step], words, 'middle')
		const at: Point2 = [where === 'left' ? -WALL - 1 : right + WALL + 1, y - 0.7 - step]
		return nameAt(at, words, where === 'left' ? 'end' : 'start')
	})
	const free = places.find((place) => !taken.some((box) => boxesMeet(box, textBox(place))))
	if (free) taken.push(textBox(free))
	return free ?? null
}

function nameAt(at: Point2, words: string, anchor: Text['anchor']): Text {
	return text(at, words, { size: LABEL_SIZE, anchor, ink: 'accentText' })
}

const wallOfRun = { Main: 'back', Left: 'left', Right: 'right' } as const

/** Dashed, as the viewer would see them through the run. */
export function obstaclesInElevation(room: Room, side: RunSide, scale: number): Shape[] {
	const [from, to] = spanOf(room, side)
	return room.obstacles
		.filter(({ where }) => where === wallOfRun[side])
		.filter(({ position, bottom }) => position < to - from && bottom < room.height)
		.map(({ position, width, bottom, height }) => {
			const left = side === 'Left' ? -position - width : position
			return rectangle(
				'accentDash',
				[left / scale, bottom / scale],
				[width / scale, height / scale],
			)
		})
}

export function besideWalls(labels: readonly Shape[], right: number) {
	const boxes = labels.flatMap((shape) => (shape.kind === 'text' ? [textBox(shape)] : []))
	return {
		left: Math.max(0, ...boxes.map((box) => (box.x < -WALL ? -WALL - box.x : 0))),
		right: Math.max(0, ...boxes.map((box) => box.x + box.width - right - WALL)),
		top: Math.max(0, ...boxes.map((box) => box.y + box.height - WALL)),
	}
}
