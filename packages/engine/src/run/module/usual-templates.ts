import type { Design } from '../design.ts'
import type { ModulePlace } from '../layout/module-places.ts'
import { fitsTemplate, usualThickness } from './bay/bay-limits.ts'
import { baySizeIn } from './bay/bay-size.ts'
import { shelvesOnly, templateStacks } from './templates.ts'

// mm that hangers need on a rail across the bay.
const HANGING_DEPTH = 530

type Usual = Pick<Design, 'books' | 'midShelf' | 'chest' | 'cycle'>

/**
 * The cycle's choice, else the highest stack that fits, else an empty bay (domain 5.3). Under a ceiling that falls to the
 * left the cycle begins on the right, so that a mirrored room has the mirrored interiors, and so the same price.
 */
export function usualTemplates(modules: readonly ModulePlace[], design: Usual): string[][] {
	const sides = new Set(modules.map(({ shape }) => shape.lowSide))
	if (!sides.has('left') || sides.has('right')) return inCycle(modules, design)
	const twins = modules
		.toReversed()
		.map((module) => ({ ...module, bays: module.bays.toReversed() }))
	return inCycle(twins, design)
		.map((bays) => bays.toReversed())
		.toReversed()
}

function inCycle(modules: readonly ModulePlace[], design: Usual): string[][] {
	let bay = 0
	return modules.map(({ bays, space, shape }) => {
		const { deep, shallow, rest } = design.cycle
		const cycle = space.usefulDepth < HANGING_DEPTH ? shallow : deep
		return bays.map((place) => {
			const { blind } = place
			const wanted = blind ? shelvesOnly : (cycle[bay % cycle.length] ?? [])
			if (!blind) bay += 1
			const size = baySizeIn(space, place, design)
			// Fronts of overlay drawers are level: under a slope they leave no panel above their low end.
			const fits = (id: string) =>
				!(shape.slanted && startsWithOverlay(id)) && fitsTemplate(id, size, usualThickness(size))
			return wanted.find(fits) ?? rest.find(fits) ?? '00'
		})
	})
}

function startsWithOverlay(id: string): boolean {
	return templateStacks[id]?.stack[0]?.kind === 'OverlayDrawer'
}
