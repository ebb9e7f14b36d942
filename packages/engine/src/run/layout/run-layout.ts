// Module widths of a run: an even split between two ends, or equal leaves from a corner outward (domain 3.1, 4.2).
import { LEAF_WIDTH, MODULES_MAX } from '../../constants.ts'
import type { RunSpace } from '../space/run-space.ts'
import {
	fitsKinds,
	kindsFor,
	type ModuleKind,
	mixOf,
	unitsOf,
	usualKinds,
	widthLimits,
} from './module-counts.ts'
import { splitRun } from './split-run.ts'

type Stretch = Pick<RunSpace, 'left' | 'right' | 'length'>

const BLIND_LEAF_MIN = 300
const BLIND_WIDTH_MAX = 1136

function hiddenOf({ left, right }: Pick<RunSpace, 'left' | 'right'>): {
	left: number
	right: number
} {
	const hidden = ({ kind, zone, width }: RunSpace['left']) =>
		kind === 'Blind' ? (zone ?? 0) - width : 0
	return { left: hidden(left), right: hidden(right) }
}

function isBlindRun(space: Pick<RunSpace, 'left' | 'right'>): boolean {
	return space.left.kind === 'Blind' || space.right.kind === 'Blind'
}

export function isBlindAt(
	space: Pick<RunSpace, 'left' | 'right'>,
	index: number,
	count: number,
): boolean {
	const first = space.left.kind === 'Blind' && index === 0
	return first || (space.right.kind === 'Blind' && index === count - 1)
}

export function widthsOf(space: Stretch, kinds: readonly ModuleKind[]): number[] {
	if (!isBlindRun(space)) return splitRun(space.length, kinds.map(unitsOf))
	const hidden = hiddenOf(space)
	const accessible = space.length - hidden.left - hidden.right
	const units = kinds.map((kind, i) => (isBlindAt(space, i, kinds.length) ? 1 : unitsOf(kind)))
	const total = units.reduce((sum, unit) => sum + unit, 0)
	const pitches = splitRun(
		accessible,
		Array.from({ length: total }, () => 1),
	)
	// Spare millimetres go from the corner outward; with two corners, from the left.
	const fromCorner = space.left.kind === 'Blind' ? pitches : pitches.toReversed()
	let next = 0
	return units.map((unit, i) => {
		const own = fromCorner.slice(next, next + unit).reduce((sum, pitch) => sum + pitch, 0)
		next += unit
		const behind = (i === 0 ? hidden.left : 0) + (i === kinds.length - 1 ? hidden.right : 0)
		return own + behind
	})
}

export function fitsRun(space: Stretch, kinds: readonly ModuleKind[]): boolean {
	if (!isBlindRun(space)) return fitsKinds(space.length, kinds)
	if (kinds.length === 0 || kinds.length > MODULES_MAX) return false
	const widths = widthsOf(space, kinds)
	return kinds.every((kind, i) => {
		const { min, max } = limitsAt(space, kinds, i)
		const width = widths[i] ?? 0
		const isBlind = isBlindAt(space, i, kinds.length)
		return width >= min && width <= max && !(isBlind && kind === 'Double')
	})
}

/**
 * For the leaves of a run that passes a corner: mm left, mm needed at least, and the fewest modules
 * (domain 4.2). Null for other runs.
 */
export function cornerNeed(
	space: Stretch,
): { measured: number; limit: number; modules: number } | null {
	if (!isBlindRun(space)) return null
	const hidden = hiddenOf(space)
	const ends = blindEnds(space)
	const widest = Math.min(LEAF_WIDTH.max, BLIND_WIDTH_MAX - Math.max(hidden.left, hidden.right))
	if (widest < BLIND_LEAF_MIN) return { measured: widest, limit: BLIND_LEAF_MIN, modules: ends }
	const measured = space.length - hidden.left - hidden.right
	const next = Math.max(ends, Math.floor(measured / BLIND_LEAF_MIN) + 1)
	const fewest = Math.max(ends, Math.ceil(measured / widest))
	const modules = ends + Math.ceil((fewest - ends) / 2)
	return { measured, limit: BLIND_LEAF_MIN * next, modules }
}

export function hiddenAt(space: Pick<RunSpace, 'left' | 'right'>, index: number): number {
	const hidden = hiddenOf(space)
	return index === 0 && hidden.left > 0 ? hidden.left : hidden.right
}

/** mm. Beside a corner every width follows from the width of one leaf. */
export function limitsAt(
	space: Pick<RunSpace, 'left' | 'right'>,
	kinds: readonly ModuleKind[],
	index: number,
): { min: number; max: number } {
	const kind = kinds[index] ?? 'Simple'
	if (isBlindAt(space, index, kinds.length)) {
		const hidden = hiddenAt(space, index)
		const max = Math.min(BLIND_WIDTH_MAX, hidden + LEAF_WIDTH.max)
		return { min: hidden + BLIND_LEAF_MIN, max }
	}
	const isPitched = isBlindRun(space) && kind === 'Simple'
	return isPitched ? { min: BLIND_LEAF_MIN, max: LEAF_WIDTH.max } : widthLimits(kind)
}

export function usualKindsOf(space: Stretch): ModuleKind[] {
	if (!isBlindRun(space)) {
		const kinds = usualKinds(space.length)
		return space.right.kind === 'Corner' && space.left.kind !== 'Corner'
			? kinds.toReversed()
			: kinds
	}
	return blindCounts(space).find((kinds) => fitsRun(space, kinds)) ?? []
}

// Few leaves first; the blind ones stay single, the others are paired from the corner outward.
function blindCounts(space: Stretch): ModuleKind[][] {
	return Array.from({ length: 2 * MODULES_MAX }, (_, free) =>
		blindKinds(space, Math.floor(free / 2), free % 2),
	)
}

function blindEnds(space: Stretch): number {
	return Number(space.left.kind === 'Blind') + Number(space.right.kind === 'Blind')
}

function blindKinds(space: Stretch, doubles: number, simples: number): ModuleKind[] {
	const others = mixOf(doubles, simples)
	if (blindEnds(space) === 2) return ['Simple', ...others, 'Simple']
	return space.left.kind === 'Blind' ? ['Simple', ...others] : [...others.toReversed(), 'Simple']
}

export function kindsOfCount(space: Stretch, count: number): ModuleKind[] | null {
	if (!isBlindRun(space)) return kindsFor(space.length, count)
	const free = count - blindEnds(space)
	const mixes = Array.from({ length: free + 1 }, (_, doubles) =>
		blindKinds(space, doubles, free - doubles),
	)
	return mixes.find((kinds) => fitsRun(space, kinds)) ?? null
}
