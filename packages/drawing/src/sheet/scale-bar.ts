// A metre of furniture, or a fifth of one where it is drawn large, so that a copy at another size can still be measured.
import type { Shape } from '../drawing.ts'
import type { Captions } from '../plan-input.ts'
import { rectangle, text } from '../shapes.ts'

const PIECES = 5
/** From this scale on a metre is no longer than a hand, mm. */
const METRE_FROM = 10

export function scaleBarShapes(scale: number, captions: Captions): Shape[] {
	const isMetre = scale >= METRE_FROM
	const piece = (isMetre ? 1000 : 200) / PIECES / scale
	const bars = Array.from({ length: PIECES }, (_, i) =>
		rectangle('board', [i * piece, 0], [piece, 1.4], i % 2 === 0 ? 'ink' : 'paper'),
	)
	return [
		...bars,
		text([0, -2.9], captions.number(0), { size: 2, anchor: 'middle', ink: 'ink2' }),
		text([PIECES * piece, -2.9], captions.text(isMetre ? 'scaleBar' : 'scaleBarShort'), {
			size: 2,
			anchor: 'middle',
			ink: 'ink2',
		}),
	]
}
