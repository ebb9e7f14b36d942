// How many modules a length takes, and which the engine proposes (domain 3.1).
import { DOUBLE_WIDTH, MODULES_MAX, ONE_LEAF_MAX, SIMPLE_WIDTH } from '../constants.ts'
import { splitRun } from './split-run.ts'

export type ModuleKind = 'Simple' | 'Double'

/** Leaf units of a kind: a double counts two, a simple one whatever its width. */
export function unitsOf(kind: ModuleKind): number {
	return kind === 'Double' ? 2 : 1
}

/** Limits of a module's width, mm. */
export function widthLimits(kind: ModuleKind): { min: number; max: number } {
	return kind === 'Double' ? DOUBLE_WIDTH : SIMPLE_WIDTH
}

/** Kinds as the joiner would take them: leaves no wider than 600, paired into doubles from the left. */
export function usualKinds(length: number, bayMax?: number): ModuleKind[] {
	// Beyond twelve doubles no mix stands: nothing that long is even listed.
	if (length > MODULES_MAX * DOUBLE_WIDTH.max) return []
	const leaves = Math.max(1, Math.ceil(length / ONE_LEAF_MAX))
	const kinds = pairLeaves(leaves)
	if (fitsKinds(length, kinds) && bayMax === undefined) return kinds
	return (
		Array.from({ length: MODULES_MAX }, (_, i) => kindsFor(length, i + 1)).find(
			(candidate) => candidate !== null,
		) ?? []
	)
}

function pairLeaves(leaves: number): ModuleKind[] {
	const doubles = Array.from({ length: Math.floor(leaves / 2) }, (): ModuleKind => 'Double')
	return leaves % 2 === 1 ? [...doubles, 'Simple'] : doubles
}

/** Whether every module of these kinds stands within its limits, their number included. */
export function fitsKinds(length: number, kinds: readonly ModuleKind[]): boolean {
	if (kinds.length === 0 || kinds.length > MODULES_MAX) return false
	const widths = splitRun(length, kinds.map(unitsOf))
	return kinds.every((kind, i) => {
		const { min, max } = widthLimits(kind)
		const width = widths[i] ?? 0
		return width >= min && width <= max
	})
}

/** The best mix for a number of modules: leaves nearest to, and not over, 600; null where none fits. */
export function kindsFor(length: number, count: number): ModuleKind[] | null {
	const mixes = Array.from({ length: count + 1 }, (_, doubles): ModuleKind[] => [
		...Array.from({ length: doubles }, (): ModuleKind => 'Double'),
		...Array.from({ length: count - doubles }, (): ModuleKind => 'Simple'),
	]).filter((kinds) => fitsKinds(length, kinds))
	const leafOf = (kinds: ModuleKind[]) =>
		length / kinds.reduce((sum, kind) => sum + unitsOf(kind), 0)
	const good = mixes.filter((kinds) => leafOf(kinds) <= ONE_LEAF_MAX)
	return (
		(good.length > 0 ? good : mixes).toSorted(
			(a, b) => Math.abs(leafOf(a) - ONE_LEAF_MAX) - Math.abs(leafOf(b) - ONE_LEAF_MAX),
		)[0] ?? null
	)
}
