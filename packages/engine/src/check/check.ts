import type { Catalogue } from '../catalogue.ts'
import type { Board, Point3 } from '../furniture/board.ts'
import type { Furniture } from '../furniture/furniture.ts'
import { runFrame } from '../furniture/run-frame.ts'
import type { Remedy } from '../issue.ts'
import type { Access, RoomChoices } from '../room/fields.ts'
import type { Design } from '../run/design.ts'
import type { RunSpace } from '../run/space/run-space.ts'
import type { BayAt } from './findings.ts'

/** What checks of single boards read, with or without runs. */
export type BoardContext = {
	furniture: Furniture
	catalogue: Catalogue
	access: Access | null
	/** Ways to shorten the longest board by `excess` mm; each is tried before it is offered. */
	shorter: (excess: number) => Remedy[]
}

export type CheckContext = BoardContext & {
	configuration: RoomChoices
	design: Design
	moreModules: () => Remedy[]
	spaces: readonly [RunSpace, ...RunSpace[]]
}

/** A `most` value may not exceed its limit, a `least` value must reach it. `unit`: empty where it is a count. */
type Measure = {
	kind: 'most' | 'least'
	unit: 'mm' | 'kg' | 'kg/m' | 'N' | ''
	measured: number
	limit: number
	at: Point3
	otherwise: 'hint' | 'warning'
	candidates?: () => Remedy[]
	/** Where another rule than the comparison decides. */
	isFine?: boolean
	/** Nobody has measured it: `measured` says nothing. */
	unmeasured?: true
}

export type Measuring<C = CheckContext> = (context: C) => Measure | null

/** `most`: measured may not exceed the limit; `least`: it must reach it. `at`: in world axes. */
export type Check<Code extends string = string> = {
	code: Code
	state: 'ok' | 'hint' | 'warning'
	kind: Measure['kind']
	unit: Measure['unit']
	measured: number
	limit: number
	at: Point3
	unmeasured?: true
	remedy?: Remedy
}

/**
 * In the order of `measures`; those that have nothing to measure are left out. `contextAfter`: the furniture
 * that a remedy makes, null where it makes none. A remedy is offered only where the check then passes.
 */
export function judgeAll<Code extends string, C>(
	measures: Readonly<Record<Code, Measuring<C>>>,
	context: C,
	contextAfter: (remedy: Remedy) => C | null,
): Check<Code>[] {
	const codes = Object.keys(measures) as Code[]
	return codes.flatMap((code) => {
		const check = judge([code, measures[code]], context, contextAfter)
		return check ? [check] : []
	})
}

function judge<Code extends string, C>(
	[code, measuring]: readonly [Code, Measuring<C>],
	context: C,
	contextAfter: (remedy: Remedy) => C | null,
): Check<Code> | null {
	const measure = measuring(context)
	if (!measure) return null
	const { otherwise, candidates, isFine: _, ...facts } = measure
	if (passes(measure)) return { code, state: 'ok', ...facts }
	const remedy = candidates?.().find((candidate) => {
		const after = contextAfter(candidate)
		const mended = after && measuring(after)
		return after !== null && (mended === null || passes(mended))
	})
	return { code, state: otherwise, ...facts, ...(remedy && { remedy }) }
}

function passes({ isFine, kind, measured, limit }: Measure): boolean {
	return isFine ?? (kind === 'most' ? measured <= limit : measured >= limit)
}

export function worstOf<T>(items: readonly T[], by: (item: T) => number): T | undefined {
	return items.toSorted((a, b) => by(b) - by(a))[0]
}

/** Side runs stand at the ends of the main wall, so their frames need its length. */
export function mainWidth({ design }: CheckContext): number {
	return Math.min(...design.width)
}

export function pointIn(context: CheckContext, side: RunSpace['side'], point: Point3): Point3 {
	return runFrame(side, mainWidth(context)).point(point)
}

export function middleOf({ outline, pose, thickness }: Board): Point3 {
	const a = Math.max(...outline.map((point) => point[0])) / 2
	const b = Math.max(...outline.map((point) => point[1])) / 2
	const { origin, u, v, n } = pose
	const at = (axis: 0 | 1 | 2) =>
		origin[axis] + a * u[axis] + b * v[axis] + (thickness / 2) * n[axis]
	return [at(0), at(1), at(2)]
}

/** The middle of a bay at a height above the finished floor, in world axes. */
export function bayPoint(context: CheckContext, { run, module, bay }: BayAt, z: number): Point3 {
	const y = context.furniture.runs.find(({ side }) => side === run)?.modules[module]?.y ?? 0
	return pointIn(context, run, [bay.x + bay.width / 2, y + bay.depth / 2, z])
}

export function tenth(value: number): number {
	return Math.round(value * 10) / 10
}
