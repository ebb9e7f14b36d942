// How many modules a length takes, and which the engine proposes (domain 3.1).
import { DOUBLE_WIDTH, MODULES_MAX, ONE_LEAF_MAX, SIMPLE_WIDTH } from '../../constants.ts'
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

/** Kinds as the joiner would take them: leaves no wider than 600, paired into doubles from the left; none where they do not fit. */
export function usualKinds(length: number): ModuleKind[] {
	// Beyond twelve doubles no mix stands: nothing that long is even listed.
	if (length > MODULES_MAX * DOUBLE_WIDTH.max) return []
	const leaves = Math.ceil(length / ONE_LEAF_MAX)
	const kinds = mixOf(Math.floor(leaves / 2), leaves % 2)
	return fitsKinds(length, kinds) ? kinds : []
}

/** Doubles first, then simples. */
export function mixOf(doubles: number, simples: number): ModuleKind[] {
	return Array.from<ModuleKind>({ length: doubles + simples })
		.fill('Double', 0, doubles)
		.fill('Simple', doubles)
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

/** The best mix for a number of modules: leaves as wide as they may be, and not over 600; null where none fits. */
export function kindsFor(length: number, count: number): ModuleKind[] | null {
	// With fewer doubles its leaves would be too wide.
	const least = Math.max(0, Math.ceil(length / ONE_LEAF_MAX) - count)
	for (let doubles = least; doubles <= count; doubles += 1) {
		const kinds = mixOf(doubles, count - doubles)
		if (fitsKinds(length, kinds)) return kinds
	}
	return null
}
