import type { Furniture, Group, Point3, Room } from '@gabarit/engine'
import type { CellPosition } from '../../grid/grid-space.ts'
import type { BayPosition, Pixel } from '../../view/bay-places.ts'
import type { Padding, Size, StageView } from '../../view/stage-view.ts'

/** `label` is in mm, null where it would not fit; `at` is the label's middle. */
export type DimensionMark = {
	key: string
	kind: 'module' | 'row' | 'overall' | 'height'
	from: Pixel
	to: Pixel
	label: number | null
	/** Drawn large: it is being typed. */
	typed?: true
	/** The name that the field has, in a ring on the line. */
	letter?: string
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
	/** px at the edges that controls lie over. */
	inset?: Padding | undefined
	selected: BayPosition | null
	/** The line of loose boards that is edited. */
	group?: Group['id'] | null | undefined
	/** The cell of a grid that is edited. */
	cell?: CellPosition | null | undefined
	measured?: Measured | undefined
	/** What is measured in the room, in place of all other lines. */
	measures?: Measures | undefined
}

/** A line of the room that is measured, mm; `live`: it is being typed. */
export type MeasureLine = {
	key: string
	from: Point3
	to: Point3
	/** What was read, mm. */
	label: number
	letter?: string
	live: boolean
	/** Where its figures stand beside an upright line, and which wall it stands outside of. */
	side?: 'left' | 'right'
	outside?: boolean
}

/** An angle over the horizontal in a plane along the back wall, degrees. */
export type MeasureArc = {
	key: string
	at: Point3
	angle: number
	radius: number
	/** Where the horizontal goes. */
	towards: 'left' | 'right'
	text: string
	letter?: string
	live: boolean
}

/** A height at which readings disagree, and what is wrong there. */
export type MeasureFlag = { from: Point3; to: Point3; text: string }

export type Measures = {
	/** The length on the floor besides. */
	width?: readonly [from: number, to: number]
	lines: readonly MeasureLine[]
	arcs: readonly MeasureArc[]
	flags: readonly MeasureFlag[]
}

/** What the lines say of furniture that is no row of modules, mm; positions as the room's. */
export type Measured = {
	/** Side by side along the wall. */
	chain: readonly { from: number; to: number; live?: boolean }[]
	width: readonly [from: number, to: number]
	height: number
}
