import type { Point2 } from '@gabarit/engine'
import type {
	Anchor,
	Arc,
	Circle,
	Ink,
	Path,
	PenName,
	Shape,
	Strokes,
	Text,
	TextWeight,
} from './drawing.ts'

export function line(pen: PenName, from: Point2, to: Point2): Strokes {
	return { kind: 'strokes', pen, segments: [[from, to]] }
}

export function strokes(pen: PenName, segments: readonly (readonly [Point2, Point2])[]): Strokes {
	return { kind: 'strokes', pen, segments }
}

export function polyline(pen: PenName, points: readonly Point2[]): Path {
	return { kind: 'path', pen, points, closed: false }
}

export function polygon(pen: PenName | null, points: readonly Point2[], fill?: Ink): Path {
	return { kind: 'path', pen, points, closed: true, ...(fill && { fill }) }
}

export function rectangle(pen: PenName | null, corner: Point2, size: Point2, fill?: Ink): Path {
	const [x, y] = corner
	const [w, h] = size
	return polygon(
		pen,
		[
			[x, y],
			[x + w, y],
			[x + w, y + h],
			[x, y + h],
		],
		fill,
	)
}

/** Counter-clockwise, degrees. */
export function arc(pen: PenName, center: Point2, radius: number, span: Point2): Arc {
	return { kind: 'arc', pen, center, radius, from: span[0], to: span[1] }
}

export function circle(pen: PenName | null, center: Point2, radius: number, fill?: Ink): Circle {
	return { kind: 'circle', pen, center, radius, ...(fill && { fill }) }
}

/** The default is 2.5 mm, regular, ink. */
export type TextLook = {
	size?: number
	weight?: TextWeight
	anchor?: Anchor
	rotation?: number
	ink?: Ink
	role?: Text['role']
}

export function text(at: Point2, words: string, look: TextLook = {}): Text {
	return {
		kind: 'text',
		at,
		text: words,
		size: look.size ?? 2.5,
		weight: look.weight ?? 400,
		anchor: look.anchor ?? 'start',
		rotation: look.rotation ?? 0,
		ink: look.ink ?? 'ink',
		role: look.role ?? 'label',
	}
}

function mapped(shape: Shape, at: (point: Point2) => Point2, scale: number): Shape {
	switch (shape.kind) {
		case 'path':
			return { ...shape, points: shape.points.map(at) }
		case 'strokes':
			return { ...shape, segments: shape.segments.map(([a, b]) => [at(a), at(b)] as const) }
		case 'arc':
		case 'circle':
			return { ...shape, center: at(shape.center), radius: shape.radius * scale }
		case 'text':
			return { ...shape, at: at(shape.at), size: shape.size * scale }
	}
}

export function moved(shapes: readonly Shape[], by: Point2): Shape[] {
	return shapes.map((shape) => mapped(shape, ([x, y]) => [x + by[0], y + by[1]], 1))
}

/** Left and right change places about the middle of `width`; texts stay readable. */
export function mirrored(shapes: readonly Shape[], width: number): Shape[] {
	return shapes.map((shape) => {
		const turned = mapped(shape, ([x, y]) => [width - x, y], 1)
		if (turned.kind === 'arc') return { ...turned, from: 180 - turned.to, to: 180 - turned.from }
		return turned.kind === 'text' ? { ...turned, anchor: opposite[turned.anchor] } : turned
	})
}

const opposite = { start: 'end', middle: 'middle', end: 'start' } as const

/** Text grows too; line weights stay. */
export function enlarged(shapes: readonly Shape[], factor: number): Shape[] {
	return shapes.map((shape) => mapped(shape, ([x, y]) => [x * factor, y * factor], factor))
}
