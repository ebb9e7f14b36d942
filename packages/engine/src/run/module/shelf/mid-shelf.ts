import type { ZoneChoice } from '../../choices.ts'
import { countOf, snapToHole } from '../stack.ts'

/** mm; higher sides would bow without a fixed shelf (domain 8, Shelves). */
export const MID_SHELF_ABOVE = 1800

/** Where the bay is to have a fixed shelf, its loose ones stand below and above it; else the stack itself. */
export function withMidShelf(
	stack: readonly ZoneChoice[],
	{ height, midShelf }: { height: number; midShelf?: boolean },
	thickness: 18 | 28,
): readonly ZoneChoice[] {
	const [only] = stack
	const isLoose = stack.length === 1 && only?.kind === 'VariableShelve' && !only.shelves
	if (!midShelf || !isLoose) return stack
	const others = countOf(only, height, thickness) - 1
	const at = snapToHole(height / 2)
	const below = Math.floor(others / 2)
	return [
		looseShelves(below, at),
		{ kind: 'FixedShelve' },
		looseShelves(others - below, height - at - thickness),
	]
}

function looseShelves(count: number, height: number): ZoneChoice {
	return count > 0 ? { kind: 'VariableShelve', count, height } : { kind: 'Empty', height }
}
