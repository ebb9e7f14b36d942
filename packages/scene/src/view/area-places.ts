// Parts of the furniture that can be chosen on the stage: what they are is decided outside.
import type { Point3 } from '@gabarit/engine'
import type { Pixel } from './bay-places.ts'
import { projectPoint, type Size, type StageView } from './stage-view.ts'

/** Two opposite corners of its box, the lower one first, mm; `tops`: how high it is at its left end and at its right one, where it slants. */
export type StageArea = {
	id: string
	from: Point3
	to: Point3
	tops?: readonly [left: number, right: number]
}

/** The face towards the viewer: bottom left, bottom right, top right, top left. */
export type AreaPlace = { id: string; corners: readonly [Pixel, Pixel, Pixel, Pixel] }

export function areaPlacesOf(
	areas: readonly StageArea[],
	view: StageView,
	size: Size,
): AreaPlace[] {
	return areas.map(({ id, from, to, tops = [to[2], to[2]] }) => {
		const corner = (x: number, z: number): Pixel => projectPoint(view, size, [x, to[1], z])
		return {
			id,
			corners: [
				corner(from[0], from[2]),
				corner(to[0], from[2]),
				corner(to[0], tops[1]),
				corner(from[0], tops[0]),
			],
		}
	})
}

/** px that a finger may miss a narrow part by. */
const reach = 22

/** The nearest one; null where none is in reach. */
export function areaAt(places: readonly AreaPlace[], pixel: Pixel): string | null {
	const near = places
		.map(({ id, corners }) => ({ id, away: distanceTo(corners, pixel) }))
		.filter(({ away }) => away <= reach)
		.toSorted((a, b) => a.away - b.away)
	return near[0]?.id ?? null
}

/** From the box around the corners; 0 inside. */
function distanceTo(corners: AreaPlace['corners'], pixel: Pixel): number {
	const beyond = (axis: 0 | 1) => {
		const values = corners.map((corner) => corner[axis])
		return Math.max(0, Math.min(...values) - pixel[axis], pixel[axis] - Math.max(...values))
	}
	return Math.hypot(beyond(0), beyond(1))
}
