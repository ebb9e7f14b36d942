import type { Furniture } from '@gabarit/engine'

/** Minutes of work for two fitters: 1 h a module, 0.3 h a leaf, 1.5 h set-up, 30 % more under a slope (domain 9). */
export function fittingMinutesOf(furniture: Furniture): number {
	const modules = furniture.runs.flatMap((run) => run.modules)
	const leaves = furniture.fronts.filter((front) => front.kind === 'Leaf').length
	const minutes = 60 * modules.length + 18 * leaves + 90
	const sloped = modules.some((module) => module.top !== 'Straight')
	return sloped ? Math.ceil((minutes * 13) / 10) : minutes
}
