import type { RunSide } from '../issue.ts'
import type { Point3 } from './board.ts'

export type FrontKind = 'Leaf' | 'DrawerFront' | 'FakeDoor' | 'Flap' | 'PullOut'
export type DoorStyle = 'Simple' | 'StraightLines' | 'Frames'
export type OpeningSide = 'None' | 'Left' | 'Right'

/** `hinges`: heights above the leaf's bottom edge. `handle` null: push to open. Of a grid, `module` is the column and `bays` the row. */
export type Front = {
	id: string
	board: string
	run: RunSide
	module: number
	bays: number[]
	kind: FrontKind
	style: DoorStyle
	/** Crossbars of StraightLines, frames of Frames, else 0. */
	count: number
	hinges: number[]
	/** As seen from the face that opens. */
	openingSide: OpeningSide
	handle: { model: string; color: string; at: Point3[] } | null
	weight: number
	/** Absent: the front. */
	face?: 'Rear'
}
