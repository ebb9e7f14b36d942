import type { Point2 } from '@gabarit/engine'
import type { Arc, Box, Shape } from './drawing.ts'
import { textBox } from './text-width.ts'

export function boxAround(points: readonly Point2[]): Box {
	let [x, y, right, top] = [Infinity, Infinity, -Infinity, -Infinity]
	for (const [px, py] of points) {
		x = Math.min(x, px)
		y = Math.min(y, py)
		right = Math.max(right, px)
		top = Math.max(top, py)
	}
	return { x, y, width: right - x, height: top - y }
}

function arcPoints({ center, radius, from, to }: Arc): Point2[] {
	const turns = [from, to]
	for (let turn = Math.ceil(from / 90) * 90; turn < to; turn += 90) turns.push(turn)
	return turns.map((degrees): Point2 => {
		const angle = (degrees * Math.PI) / 180
		return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)]
	})
}

export function shapeBox(shape: Shape): Box {
	switch (shape.kind) {
		case 'path':
			return boxAround(shape.points)
		case 'strokes':
			return boxAround(shape.segments.flat())
		case 'text':
			return textBox(shape)
		case 'arc':
			return boxAround(arcPoints(shape))
		case 'circle': {
			const [x, y] = shape.center
			const r = shape.radius
			return { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
		}
	}
}

export function boxOf(shapes: readonly Shape[]): Box {
	const corners = shapes.flatMap((shape): Point2[] => {
		const box = shapeBox(shape)
		return [
			[box.x, box.y],
			[box.x + box.width, box.y + box.height],
		]
	})
	return boxAround(corners)
}

export function boxesMeet(a: Box, b: Box): boolean {
	return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
