import type { Point2 } from '@gabarit/engine'
import type { PenName, Strokes } from './drawing.ts'
import { spansAt } from './facing.ts'
import { strokes } from './shapes.ts'

// A stroke shorter than this is a dot in a corner, mm.
const SPECK = 0.05
/** An outline larger than any paper, mm, gets no strokes: there could be billions. */
const LARGEST = 10_000

/**
 * Strokes `pitch` mm apart at an angle in degrees, aligned over all outlines; none where the
 * outline is narrower than that.
 */
export function hatch(
	pen: PenName,
	outline: readonly Point2[],
	{ angle, pitch }: { angle: number; pitch: number },
): Strokes[] {
	const turn = (angle * Math.PI) / 180
	const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
	// first coordinate across the strokes, second along them
	const turned = outline.map(([x, y]): Point2 => [-x * sin + y * cos, x * cos + y * sin])
	const across = turned.map(([t]) => t)
	const back = (t: number, s: number): Point2 => [s * cos - t * sin, s * sin + t * cos]
	const segments: (readonly [Point2, Point2])[] = []
	if (Math.max(...across) - Math.min(...across) > LARGEST) return []
	const first = Math.ceil(Math.min(...across) / pitch + 1e-6)
	for (let i = first; i * pitch < Math.max(...across) - 1e-6; i++) {
		for (const [from, to] of spansAt(turned, i * pitch)) {
			if (to - from > SPECK) segments.push([back(i * pitch, from), back(i * pitch, to)])
		}
	}
	return segments.length > 0 ? [strokes(pen, segments)] : []
}
