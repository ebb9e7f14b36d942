// World axes: x right along the main wall from its left end, y from that wall into the room, z up from the floor.
import type { RunSide } from '../issue.ts'
import type { GroupId } from './group.ts'
import type { Part } from './part.ts'

export type Point2 = readonly [number, number]
export type Point3 = readonly [number, number, number]

/** A board fills origin + a·u + b·v + c·n, with (a, b) inside its outline and 0 ≤ c ≤ thickness. */
export type Pose = { origin: Point3; u: Point3; v: Point3; n: Point3 }

/** World point: a along the length, b along the width, c through the thickness. */
export function pointOn({ pose }: Pick<Board, 'pose'>, [a, b, c]: Point3): Point3 {
	const { origin, u, v, n } = pose
	return [
		origin[0] + a * u[0] + b * v[0] + c * n[0],
		origin[1] + a * u[1] + b * v[1] + c * n[1],
		origin[2] + a * u[2] + b * v[2] + c * n[2],
	]
}

/** Thickness of the banding, 0 without. length1 lies at b = 0, width1 at a = 0. */
export type Edges = { length1: number; length2: number; width1: number; width2: number }

/** A lies at c = thickness, B at c = 0. */
export type Face = 'A' | 'B'

/** A bore that the buyer ordered: its centre along length and width, mm. A through bore is as deep as the board. */
export type Bore = { at: Point2; diameter: number; depth: number; face: Face }

export type Groove = { face: Face; from: Point2; to: Point2; width: number; depth: number }

/** `length` x `width`: the ordered blank, oversize included; `outline`: the finished piece. */
export type Board = {
	id: string
	part: Part
	run: RunSide
	/** Index in the run; null for a board of the whole run (fillers, plinth, cheeks). */
	module: number | null
	group: GroupId
	length: number
	width: number
	thickness: number
	material: string
	grain: 'length' | 'width' | 'none'
	edges: Edges
	outline: Point2[]
	cuts: { edge: number; angle: number }[]
	/** The depth by which it sits in its neighbours' grooves: 8 for backs and drawer bottoms. */
	groove: 0 | 8
	grooves: Groove[]
	/** Only what the buyer ordered; all other drilling follows from fittings. */
	bores?: Bore[]
	/** mm, one per point of the outline, which keeps the sharp corner; 0 where it stays sharp. */
	radii?: number[]
	pose: Pose
}
