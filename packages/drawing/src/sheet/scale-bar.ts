// A metre in ten squares of furniture, so that a copy at another size can still be measured.
import type { Shape } from '../drawing.ts'
import type { Captions } from '../plan-input.ts'
import { rectangle, text } from '../shapes.ts'

const PIECES = 5

export function scaleBarShapes(scale: number, captions: Captions): Shape[] {
	const piece = 1000 / PIECES / scale
	const bars = Array.from({ length: PIECES }, (_, i) =>
		rectangle('board', [i * piece, 0], [piece, 1.4], i % 2 === 0 ? 'ink' : 'paper'),
	)
	return [
		...bars,
		text([0, -2.9], captions.number(0), { size: 2, anchor: 'middle', ink: 'ink2' }),
		text([PIECES * piece, -2.9], captions.text('scaleBar'), {
			size: 2,
			anchor: 'middle',
			ink: 'ink2',
		}),
	]
}
