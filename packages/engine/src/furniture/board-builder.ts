// The only place that gives a board of a run its id and its pose.

import type { Board, Bore, Edges, Groove, Point2, Point3 } from './board.ts'
import { type GroupId, moduleGroup } from './group.ts'
import { numberedIds } from './numbered.ts'
import { rectangle } from './outline/rectangle.ts'
import type { Part } from './part.ts'
import type { RunFrame } from './run-frame.ts'

/**
 * Directions of length and width:
 * `Upright` up, depth (sides) · `Flat` along the run, depth (shelves) · `Front` up, along (doors) ·
 * `Rail` along, up (plinths) · `Deep` depth, up (drawer sides).
 */
type Stance = 'Upright' | 'Flat' | 'Front' | 'Rail' | 'Deep'

/** A board in the run's own axes. Absent: a plain rectangle without banding. */
export type BoardPlan = {
	part: Part
	module: number | null
	/** A drawer or a leaf; absent: the group of its module or its run. */
	group?: GroupId
	/** Where neither run nor module names it: the group that does. */
	owner?: GroupId
	stance: Stance
	x: number
	y: number
	z: number
	/** Along x, y, z; with `axes`: length, width, thickness. */
	size: Point3
	/** For a board along a slope: the directions of length, width and thickness. */
	axes?: { u: Point3; v: Point3; n: Point3 }
	material: string
	grain: Board['grain']
	edges?: Partial<Edges>
	outline?: Point2[]
	blank?: { length: number; width: number }
	groove?: 8
	grooves?: Groove[]
	cuts?: Board['cuts']
	bores?: Bore[]
	radii?: number[]
}

export type BoardBuilder = { add: (plan: BoardPlan) => Board; boards: Board[] }

const X: Point3 = [1, 0, 0]
const Y: Point3 = [0, 1, 0]
const Z: Point3 = [0, 0, 1]
const noEdges: Edges = { length1: 0, length2: 0, width1: 0, width2: 0 }

const axes = {
	Upright: { u: Z, v: Y, n: X, of: [2, 1, 0] },
	Flat: { u: X, v: Y, n: Z, of: [0, 1, 2] },
	Front: { u: Z, v: X, n: Y, of: [2, 0, 1] },
	Rail: { u: X, v: Z, n: Y, of: [0, 2, 1] },
	Deep: { u: Y, v: Z, n: X, of: [1, 2, 0] },
} as const

const asGiven = [0, 1, 2] as const

export function boardBuilder(frame: RunFrame): BoardBuilder {
	const boards: Board[] = []
	const nextId = numberedIds()
	const owners = new Map<number | null, { name: string; group: GroupId }>()
	const ownerOf = (module: number | null) => {
		const known = owners.get(module)
		if (known) return known
		const name = `${frame.side}-${module ?? 'run'}`
		const owner = { name, group: moduleGroup(frame.side, module) }
		owners.set(module, owner)
		return owner
	}
	const add = (plan: BoardPlan): Board => {
		const { name, group } = plan.owner
			? { name: plan.owner, group: plan.owner }
			: ownerOf(plan.module)
		const board = boardOf(plan, { id: nextId(name, plan.part), group: plan.group ?? group }, frame)
		boards.push(board)
		return board
	}
	return { add, boards }
}

function boardOf(plan: BoardPlan, own: Pick<Board, 'id' | 'group'>, frame: RunFrame): Board {
	const { u, v, n } = plan.axes ?? axes[plan.stance]
	const [along, across, through] = plan.axes ? asGiven : axes[plan.stance].of
	const { [along]: length, [across]: width, [through]: thickness } = plan.size
	return {
		id: own.id,
		part: plan.part,
		run: frame.side,
		module: plan.module,
		group: own.group,
		length: plan.blank?.length ?? length,
		width: plan.blank?.width ?? width,
		thickness,
		material: plan.material,
		grain: plan.grain,
		edges: plan.edges ? { ...noEdges, ...plan.edges } : noEdges,
		outline: plan.outline ?? rectangle(length, width),
		cuts: plan.cuts ?? [],
		groove: plan.groove ?? 0,
		grooves: plan.grooves ?? [],
		...(plan.bores && { bores: plan.bores }),
		...(plan.radii && { radii: plan.radii }),
		pose: {
			origin: frame.point([plan.x, plan.y, plan.z]),
			u: frame.direction(u),
			v: frame.direction(v),
			n: frame.direction(n),
		},
	}
}
