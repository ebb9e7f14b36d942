// What is built of a stack: the rules of its furniture type laid over what was chosen (domain 8).
import type { DesignZone } from '../design.ts'
import { sharedPitches } from './drawer-pitches.ts'
import { withMidShelf } from './shelf/mid-shelf.ts'

export type BayRules = { midShelf?: boolean; fillsFront?: boolean }

/** The stack as built in a bay of that clear height; where no rule applies the stack itself. */
export function builtStack(
	stack: readonly DesignZone[],
	bay: BayRules & { height: number },
	thickness: 18 | 28,
): readonly DesignZone[] {
	const pitches = sharedPitches(stack, bay)
	if (pitches) return stack.slice(0, 1).map((choice) => ({ ...choice, pitches }))
	return withMidShelf(stack, bay, thickness)
}
