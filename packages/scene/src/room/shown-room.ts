import type { Point2 } from '@gabarit/engine'

export type Side = 'left' | 'right'

export type RoomPlan = {
	/** In plan, from the front end of the left wall to that of the right one. */
	line: Point2[]
	/** Indices of the walls that hide furniture from everywhere: they are cut down to a stub. */
	stubs: ReadonlySet<number>
	/** Indices of the side walls, which are not shown to a viewer who stands outside of them; null where there is none. */
	sides: Record<Side, number | null>
	cut: number
	slab: { x: Point2; y: Point2 }
	front: number
	/** A strip of ceiling over furniture that stands free of walls. */
	ceiling: { x: Point2; y: Point2 } | null
}
