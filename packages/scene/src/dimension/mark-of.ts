// A dimension line on the stage, with its label beside it.
import type { Point3 } from '@gabarit/engine'
import type { Pixel } from '../view/bay-places.ts'
import { projectPoint } from '../view/stage-view.ts'
import type { DimensionInput, DimensionMark } from './dimension-mark.ts'

/** Pixels between a line and the middle of its label, and the least room a label needs. */
const labelOff = 13
const labelRoom = 34

export type MarkLook = {
	key: string
	kind: DimensionMark['kind']
	label: number
	live?: boolean
	/** Where a height has its label; away from the model without a word. */
	side?: 'left' | 'right'
	/** Its label lies below the line. */
	below?: boolean
}

export function markOf(
	{ view, size }: Pick<DimensionInput, 'view' | 'size'>,
	{ from, to }: { from: Point3; to: Point3 },
	look: MarkLook,
): DimensionMark {
	const [a, b] = [projectPoint(view, size, from), projectPoint(view, size, to)]
	const middle: Pixel = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
	const upright = look.kind === 'height' || look.kind === 'row'
	const fits = Math.hypot(b[0] - a[0], b[1] - a[1]) >= labelRoom
	// a height's label stands on the side away from the model
	const side = look.side ?? (from[0] < 0 ? 'left' : 'right')
	const above = look.below ? labelOff : -labelOff
	const at: Pixel = upright
		? [middle[0] + (side === 'left' ? -labelOff : labelOff), middle[1]]
		: [middle[0], middle[1] + (look.kind === 'overall' ? labelOff + 5 : above)]
	return {
		key: look.key,
		kind: look.kind,
		from: a,
		to: b,
		label: fits ? look.label : null,
		at,
		turn: upright ? -90 : 0,
		live: look.live ?? false,
	}
}
