import type { Furniture, Group, Room } from '@gabarit/engine'
import type { CellPosition } from '../grid/grid-space.ts'
import type { BayPosition, Pixel } from '../view/bay-places.ts'
import type { Size, StageView } from '../view/stage-view.ts'

/** `label` is in mm, null where it would not fit; `at` is the label's middle. */
export type DimensionMark = {
	key: string
	kind: 'module' | 'row' | 'overall' | 'height'
	from: Pixel
	to: Pixel
	label: number | null
	at: Pixel
	/** Of its figures, px. */
	letters: number
	/** Degrees the label is turned: heights are read from the right. */
	turn: number
	/** px from what is measured to the line; both ends and the label are moved by it. */
	shift: Pixel
	/** Where the figures interrupt their line, what they stand on; null where they stand beside it. */
	ground: Ground | null
	live: boolean
}

/** Light, or the dark cut face of the floor. */
export type Ground = 'light' | 'cut'

export type DimensionInput = {
	furniture: Furniture
	room: Room
	view: StageView
	size: Size
	selected: BayPosition | null
	/** The line of loose boards that is edited. */
	group?: Group['id'] | null | undefined
	/** The cell of a grid that is edited. */
	cell?: CellPosition | null | undefined
	measured?: Measured | undefined
}

/** What the lines say of furniture that is no row of modules, mm; positions as the room's. */
export type Measured = {
	/** Side by side along the wall. */
	chain: readonly { from: number; to: number; live?: boolean }[]
	width: readonly [from: number, to: number]
	height: number
}
