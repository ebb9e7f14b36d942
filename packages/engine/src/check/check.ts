// What a live check is: one thing measured against its limit, where it is, and what would mend it.

import type { Catalogue } from '../catalogue.ts'
import type { Board, Point3 } from '../furniture/board.ts'
import type { Furniture } from '../furniture/furniture.ts'
import { runFrame } from '../furniture/run-frame.ts'
import type { Remedy } from '../issue.ts'
import type { RoomChoices } from '../room/fields.ts'
import type { Design } from '../run/design.ts'
import type { RunSpace } from '../run/space/run-space.ts'
import type { BayAt } from './findings.ts'

/** A made furniture with everything it was made from. */
export type CheckCase = {
	furniture: Furniture
	configuration: RoomChoices
	design: Design
	catalogue: Catalogue
	/** Up to three numbers of modules more. */
	moreModules: () => Remedy[]
	/** Main run first. */
	spaces: readonly [RunSpace, ...RunSpace[]]
}

/** A measurement: `most` may not exceed its limit, `least` must reach it; `otherwise` says how grave it is if not. */
export type Measure = {
	kind: 'most' | 'least'
	unit: 'mm' | 'kg'
	measured: number
	limit: number
	/** Where it is, in world axes. */
	at: Point3
	otherwise: 'hint' | 'warning'
	/** Changes that might mend it, best first; only one that does is offered. */
	candidates?: () => Remedy[]
}

/** Measures one thing; null where the furniture has no such thing. */
export type Measuring = (given: CheckCase) => Measure | null

/** Whether a measurement keeps its limit. */
export function passes({ kind, measured, limit }: Measure): boolean {
	return kind === 'most' ? measured <= limit : measured >= limit
}

/** The item for which a number is largest. */
export function worstOf<T>(items: readonly T[], by: (item: T) => number): T | undefined {
	return items.toSorted((a, b) => by(b) - by(a))[0]
}

/** The main wall's length, on which the frames of side runs stand. */
export function mainWidth({ design }: CheckCase): number {
	return Math.min(...design.width)
}

/** A point of a run in world axes. */
export function pointIn(given: CheckCase, side: RunSpace['side'], point: Point3): Point3 {
	return runFrame(side, mainWidth(given)).point(point)
}

/** The middle of a board, in world axes. */
export function middleOf({ outline, pose, thickness }: Board): Point3 {
	const a = Math.max(...outline.map((point) => point[0])) / 2
	const b = Math.max(...outline.map((point) => point[1])) / 2
	const { origin, u, v, n } = pose
	const at = (axis: 0 | 1 | 2) =>
		origin[axis] + a * u[axis] + b * v[axis] + (thickness / 2) * n[axis]
	return [at(0), at(1), at(2)]
}

/** A point in the middle of a bay at a height above the floor, in world axes. */
export function bayPoint(given: CheckCase, { run, module, bay }: BayAt, z: number): Point3 {
	const y = given.furniture.runs.find(({ side }) => side === run)?.modules[module]?.y ?? 0
	return pointIn(given, run, [bay.x + bay.width / 2, y + bay.depth / 2, z])
}

/** A number to a tenth. */
export function tenth(value: number): number {
	return Math.round(value * 10) / 10
}
