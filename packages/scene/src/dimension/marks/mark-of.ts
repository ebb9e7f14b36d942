// A dimension line on the stage, with its label beside it or in it.
import type { Point3 } from '@gabarit/engine'
import type { Pixel } from '../../view/bay-places.ts'
import { projectPoint } from '../../view/stage-view.ts'
import { isSmall } from '../small-stage.ts'
import type { DimensionInput, DimensionMark, Ground } from './dimension-mark.ts'

/** px between a line and the middle of its label, and the least room a label needs. */
const labelOff = { small: 9, large: 13 } as const
const labelRoom = { small: 28, large: 34 } as const
/** Rows are read one above another: closer they are only unrest. */
const rowRoom = 34

const lettersOf = {
	module: { small: 11, large: 14 },
	row: { small: 11, large: 14 },
	overall: { small: 12, large: 15 },
	height: { small: 12, large: 15 },
} as const

/** How much larger the figures are that are being typed. */
const typedLetters = 1.25

export type MarkLook = {
	key: string
	kind: DimensionMark['kind']
	label: number
	live?: boolean
	/** Where a height has its label; away from the model without a word. */
	side?: 'left' | 'right'
	shift?: Pixel
	ground?: Ground | null
	/** Drawn large. */
	typed?: boolean
	letter?: string
}

export function markOf(
	{ view, size }: Pick<DimensionInput, 'view' | 'size'>,
	{ from, to }: { from: Point3; to: Point3 },
	look: MarkLook,
): DimensionMark {
	const { shift = [0, 0], ground = null } = look
	const shifted = (point: Point3): Pixel => {
		const [x, y] = projectPoint(view, size, point)
		return [x + shift[0], y + shift[1]]
	}
	const [a, b] = [shifted(from), shifted(to)]
	const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
	const stage = isSmall(size) ? 'small' : 'large'
	const upright = look.kind === 'height' || look.kind === 'row'
	const fits =
		Math.hypot(b[0] - a[0], b[1] - a[1]) >= (look.kind === 'row' ? rowRoom : labelRoom[stage])
	// a height's label stands on the side away from the model
	const side = look.side ?? (from[0] < 0 ? 'left' : 'right')
	const off = ground === null ? labelOff[stage] : 0
	return {
		key: look.key,
		kind: look.kind,
		from: a,
		to: b,
		label: fits ? look.label : null,
		at: upright ? [x + (side === 'left' ? -off : off), y] : [x, y - off],
		letters: lettersOf[look.kind][stage] * (look.typed ? typedLetters : 1),
		...(look.typed && { typed: true as const }),
		...(look.letter !== undefined && { letter: look.letter }),
		turn: upright ? -90 : 0,
		shift,
		ground,
		live: look.live ?? false,
	}
}
