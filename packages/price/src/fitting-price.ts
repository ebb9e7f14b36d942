import type { Front, Furniture } from '@gabarit/engine'
import { divideHalfUp } from './exact.ts'

const FITTERS = 2

/** Minutes (domain 9, 27). */
const EACH = { module: 60, column: 60, support: 30, leaf: 18, cladPanel: 18, setUp: 90 } as const

/** Adjusted on site one by one. */
const adjusted: ReadonlySet<Front['kind']> = new Set(['Leaf', 'Flap', 'PullOut'])

/**
 * Cents for two fitters: 1 h a module or a column of a grid, 0.5 h another support of a desk, 0.3 h a leaf, a flap, a
 * pull-out or a panel of a clad wall, 1.5 h set-up, 30 % more under a slope; 0 where nothing is fixed on site.
 */
export function fittingPriceOf(furniture: Furniture, hourly: number): number {
	const modules = furniture.runs.flatMap((run) => run.modules)
	const leaves = furniture.fronts.filter(({ kind }) => adjusted.has(kind)).length
	const hung = furniture.fittings.filter(({ item }) => item.family === 'hang-profile')
	const cladPanels = new Set(hung.flatMap(({ boards }) => boards)).size
	const work =
		EACH.module * modules.length +
		EACH.column * (furniture.grid?.columns ?? 0) +
		EACH.support * supportsOf(furniture) +
		EACH.leaf * leaves +
		EACH.cladPanel * cladPanels
	if (work === 0) return 0
	const isSloped = modules.some((module) => module.top !== 'Straight')
	// In tenths of a minute nothing is rounded before the amount.
	const tenths = (work + EACH.setUp) * (isSloped ? 13 : 10)
	return divideHalfUp(FITTERS * tenths * hourly, 600)
}

/** Supports of a desk but its pedestals, which are modules. */
function supportsOf({ boards, fittings }: Furniture): number {
	const inModules = new Set(boards.filter(({ module }) => module !== null).map(({ id }) => id))
	return fittings.filter(
		({ item, boards: fixed }) =>
			item.family === 'support-fixing' && !fixed.some((id) => inModules.has(id)),
	).length
}
