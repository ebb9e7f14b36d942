// One cut piece and where it stands.
// World axes: x right along the main wall from its left end, y from that wall into the room, z up from the floor.
import type { RunSide } from '../issue.ts'
import type { GroupId } from './group.ts'
import type { Part } from './part.ts'

export type Point2 = readonly [number, number]
export type Point3 = readonly [number, number, number]

/** Where a board stands: the set origin + a·u + b·v + c·n with (a, b) inside the outline and 0 ≤ c ≤ thickness. */
export type Pose = { origin: Point3; u: Point3; v: Point3; n: Point3 }

/** A point of a board in the world: a along its length, b along its width, c through its thickness. */
export function pointOn({ pose }: Pick<Board, 'pose'>, [a, b, c]: Point3): Point3 {
	const { origin, u, v, n } = pose
	return [
		origin[0] + a * u[0] + b * v[0] + c * n[0],
		origin[1] + a * u[1] + b * v[1] + c * n[1],
		origin[2] + a * u[2] + b * v[2] + c * n[2],
	]
}

/** Edge banding thickness per edge, 0 where none. length1 lies at b = 0, width1 at a = 0. */
export type Edges = { length1: number; length2: number; width1: number; width2: number }

/** A face of a board: A lies at c = thickness, B at c = 0. */
export type Face = 'A' | 'B'

/** A slot in a face by its middle line, as wide as what sits in it. */
export type Groove = { face: Face; from: Point2; to: Point2; width: number; depth: number }

/** One cut piece. `length` x `width` is the ordered blank (oversize included); `outline` the piece as it stands. */
export type Board = {
	id: string
	part: Part
	run: RunSide
	/** Index in its run, null for a board of the whole run (fillers, plinth, cheeks); like `run` what its group says. */
	module: number | null
	group: GroupId
	length: number
	width: number
	thickness: number
	/** Colour reference of the catalogue. */
	material: string
	grain: 'length' | 'width' | 'none'
	edges: Edges
	outline: Point2[]
	cuts: { edge: number; angle: number }[]
	/** How deep it sits in its neighbours: 8 for backs and drawer bottoms, else 0. */
	groove: 0 | 8
	/** Slots for its neighbours, where it is the board that is milled. */
	grooves: Groove[]
	pose: Pose
}
