import type { Design } from '../design.ts'
import type { ModulePlace } from '../layout/module-places.ts'
import { fitsTemplate, usualThickness } from './bay/bay-limits.ts'
import { baySizeIn } from './bay/bay-size.ts'
import { shelvesOnly, templateStacks } from './templates.ts'

// mm that hangers need on a rail across the bay.
const HANGING_DEPTH = 530

/** The cycle's choice, else the highest stack that fits, else an empty bay (domain 5.3). */
export function usualTemplates(
	modules: readonly ModulePlace[],
	design: Pick<Design, 'books' | 'midShelf' | 'chest' | 'cycle'>,
): string[][] {
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
