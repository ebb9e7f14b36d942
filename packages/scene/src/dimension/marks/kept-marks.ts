// What the frame of the picture keeps inside for the lines drawn over it: their ends and their figures.
import type { Pixel } from '../../view/bay-places.ts'
import type { Kept } from '../../view/fit-view.ts'
import type { Size, StageView } from '../../view/stage-view.ts'
import type { DimensionMark } from './dimension-mark.ts'

/** px that a tick reaches beyond its end. */
const tick = 5
/** Of the height of its letters. */
const digitWidth = 0.62
const lineHeight = 1.1

/** px of a label before it is turned; a thousand has a gap. */
export function labelSizeOf({ label, letters }: Pick<DimensionMark, 'label' | 'letters'>): Size {
	const digits = String(label ?? '').length + ((label ?? 0) >= 1000 ? 0.5 : 0)
	return { width: digits * digitWidth * letters, height: lineHeight * letters }
}

/** `view` is the one that the marks were drawn in. */
export function keptMarks(
	marks: readonly DimensionMark[],
	{ frustum }: StageView,
	size: Size,
): Kept[] {
	const place = ([x, y]: Pixel): Pick<Kept, 'right' | 'up'> => ({
		right: frustum.left + (x / size.width) * (frustum.right - frustum.left),
		up: frustum.top - (y / size.height) * (frustum.top - frustum.bottom),
	})
	return marks.flatMap((mark) => {
		const { from, to, at, shift, label, turn } = mark
		const around = (off: Pixel, half: Pixel): Kept['around'] => ({
			left: half[0] - off[0],
			right: half[0] + off[0],
			top: half[1] - off[1],
			bottom: half[1] + off[1],
		})
		const ends = [from, to].map(([x, y]) => ({
			...place([x - shift[0], y - shift[1]]),
			around: around(shift, [tick, tick]),
		}))
		if (label === null) return ends
		const middle: Pixel = [(from[0] + to[0]) / 2 - shift[0], (from[1] + to[1]) / 2 - shift[1]]
		const { width, height } = labelSizeOf(mark)
		const half: Pixel = turn === 0 ? [width / 2, height / 2] : [height / 2, width / 2]
		const figures = {
			...place(middle),
			around: around([at[0] - middle[0], at[1] - middle[1]], half),
		}
		return [...ends, figures]
	})
}
