import type { Furniture } from '@gabarit/engine'
import { divideHalfUp } from './exact.ts'

const FITTERS = 2

/** Cents for two fitters: 1 h a module, 0.3 h a leaf, 1.5 h set-up, 30 % more under a slope (domain 9). */
export function fittingPriceOf(furniture: Furniture, hourly: number): number {
	const modules = furniture.runs.flatMap((run) => run.modules)
	const leaves = furniture.fronts.filter((front) => front.kind === 'Leaf').length
	const minutes = 60 * modules.length + 18 * leaves + 90
	const isSloped = modules.some((module) => module.top !== 'Straight')
	// In tenths of a minute nothing is rounded before the amount.
	const tenths = minutes * (isSloped ? 13 : 10)
	return divideHalfUp(FITTERS * tenths * hourly, 600)
}
