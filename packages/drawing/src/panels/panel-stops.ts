// Where dimensions stop along one axis of a board: each bore, or the first and the last of many at equal steps.
import type { Board, Bore } from '@gabarit/engine'
import type { Captions } from '../plan-input.ts'

/** `steps`: how many equal lengths stand between a stop and the next; each is `length` long. */
export type Stops = { at: number[]; lengths: { steps: number; length: number }[] }

export type BoreKind = { diameter: number; depth: number; isThrough: boolean; bores: Bore[] }

/** From this many equal steps on, they have one figure. */
const MANY = 4
/** mm; places are in tenths. */
const EQUAL = 0.02

export function boreKindsOf({ bores = [], thickness }: Board): BoreKind[] {
	const kinds = new Map<string, BoreKind>()
	for (const bore of bores) {
		const { diameter, depth, face } = bore
		const key = [diameter, depth, face].join(' ')
		const kind = kinds.get(key)
		if (kind) kind.bores.push(bore)
		else kinds.set(key, { diameter, depth, isThrough: depth >= thickness, bores: [bore] })
	}
	return [...kinds.values()]
}

/** From 0 to `whole` by way of all that lies between. */
export function stopsAlong(between: readonly number[], whole: number): Stops {
	const inside = between.filter((at) => at > EQUAL && at < whole - EQUAL)
	const all = [0, ...inside, whole].toSorted((a, b) => a - b)
	const at = all.filter((value, i) => i === 0 || value - (all[i - 1] ?? 0) > EQUAL)
	const gaps = at.slice(1).map((value, i) => tenth(value - (at[i] ?? 0)))
	const stops: Stops = { at: [0], lengths: [] }
	for (let i = 0; i < gaps.length; ) {
		const steps = stepsFrom(gaps, i)
		stops.at.push(at[i + steps] ?? whole)
		stops.lengths.push({ steps, length: gaps[i] ?? 0 })
		i += steps
	}
	return stops
}

/** `59 × 32` for equal steps as one figure. */
export function figuresOf({ lengths }: Stops, { number }: Captions): string[] {
	return lengths.map(({ steps, length }) =>
		steps > 1 ? `${number(steps)} × ${number(length)}` : number(length),
	)
}

/** The lengths at both ends stand alone: they lead to the edges. */
function stepsFrom(gaps: readonly number[], first: number): number {
	if (first === 0) return 1
	const inner = gaps.slice(first, -1)
	const other = inner.findIndex((gap) => Math.abs(gap - (inner[0] ?? 0)) > EQUAL)
	const steps = other < 0 ? inner.length : other
	return steps >= MANY ? steps : 1
}

function tenth(value: number): number {
	return Math.round(value * 10) / 10
}
