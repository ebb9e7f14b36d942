import type { Point2 } from '@gabarit/engine'

/** The side on which the viewer stands: its wall is cut down, so as not to hide the furniture. */
export type NearSide = 'left' | 'right' | null

export type RoomPlan = {
	/** In plan, from the front end of the left wall to that of the right one. */
	line: Point2[]
	/** Indices of the walls that would hide furniture: they are cut down to a stub. */
	stubs: ReadonlySet<number>
	cut: number
	slab: { x: Point2; y: Point2 }
	front: number
	/** A strip of ceiling over furniture that stands free of walls. */
	ceiling: { x: Point2; y: Point2 } | null
}
