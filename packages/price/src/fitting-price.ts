import type { Furniture } from '@gabarit/engine'
import { divideHalfUp } from './exact.ts'

const FITTERS = 2

/** Minutes (domain 9, 27). */
const EACH = { module: 60, column: 60, leaf: 18, cladPanel: 18, setUp: 90 } as const

/**
 * Cents for two fitters: 1 h a module or a column of a grid, 0.3 h a leaf or a panel of a clad wall, 1.5 h set-up, 30 % more under a
 * slope; 0 where nothing is fixed on site.
 */
export function fittingPriceOf(furniture: Furniture, hourly: number): number {
	const modules = furniture.runs.flatMap((run) => run.modules)
	const leaves = furniture.fronts.filter((front) => front.kind === 'Leaf').length
	const hung = furniture.fittings.filter(({ item }) => item.family === 'hang-profile')
	const cladPanels = new Set(hung.flatMap(({ boards }) => boards)).size
	const columns = furniture.grid?.columns ?? 0
	const standing = EACH.module * modules.length + EACH.column * columns
	const work = standing + EACH.leaf * leaves + EACH.cladPanel * cladPanels
	if (work === 0) return 0
	const isSloped = modules.some((module) => module.top !== 'Straight')
	// In tenths of a minute nothing is rounded before the amount.
	const tenths = (work + EACH.setUp) * (isSloped ? 13 : 10)
	return divideHalfUp(FITTERS * tenths * hourly, 600)
}
