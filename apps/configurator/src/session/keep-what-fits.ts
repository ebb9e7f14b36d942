// An earlier choice changed: the engine keeps every later one that still holds and finds what stands nearest to the rest.
import { type Catalogue, type Configuration, settleEdit } from '@gabarit/engine'
import type { Solved, Solver } from './solve.ts'

/** The wanted configuration, solved, with every later choice that no longer fits replaced by the nearest that does. */
export function keepWhatFits(wanted: Configuration, solve: Solver, catalogue: Catalogue): Solved {
	return solve(settleEdit(wanted, wanted, catalogue).configuration)
}
