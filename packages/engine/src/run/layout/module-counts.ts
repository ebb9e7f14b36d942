import { DOUBLE_WIDTH, MODULES_MAX, ONE_LEAF_MAX, SIMPLE_WIDTH } from '../../constants.ts'
import { splitRun } from './split-run.ts'

export type ModuleKind = 'Simple' | 'Double'

export function unitsOf(kind: ModuleKind): number {
	return kind === 'Double' ? 2 : 1
}

export function widthLimits(kind: ModuleKind): { min: number; max: number } {
	return kind === 'Double' ? DOUBLE_WIDTH : SIMPLE_WIDTH
}

/** The joiner's modules: leaves no wider than 600, paired into doubles from the left (domain 3.1). */
export function usualKinds(length: number): ModuleKind[] {
	// No mix reaches further; without this bound a huge length would list millions of modules.
	if (length > MODULES_MAX * DOUBLE_WIDTH.max) return []
	const leaves = Math.ceil(length / ONE_LEAF_MAX)
	const kinds = mixOf(Math.floor(leaves / 2), leaves % 2)
	return fitsKinds(length, kinds) ? kinds : []
}

export function mixOf(doubles: number, simples: number): ModuleKind[] {
	return Array.from<ModuleKind>({ length: doubles + simples })
		.fill('Double', 0, doubles)
		.fill('Simple', doubles)
}

export function fitsKinds(length: number, kinds: readonly ModuleKind[]): boolean {
	if (kinds.length === 0 || kinds.length > MODULES_MAX) return false
	const widths = splitRun(length, kinds.map(unitsOf))
	return kinds.every((kind, i) => {
		const { min, max } = widthLimits(kind)
		const width = widths[i] ?? 0
		return width >= min && width <= max
	})
}

/** The best mix of a count has the widest leaves up to 600; null where none fits. */
export function kindsFor(length: number, count: number): ModuleKind[] | null {
	const least = Math.max(0, Math.ceil(length / ONE_LEAF_MAX) - count)
	for (let doubles = least; doubles <= count; doubles += 1) {
		const kinds = mixOf(doubles, count - doubles)
		if (fitsKinds(length, kinds)) return kinds
	}
	return null
}
