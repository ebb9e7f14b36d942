// Interiors nobody chose yet: the fixed cycle of domain 5.3, each bay with the first template that fits.
import type { Design } from '../configuration/design.ts'
import type { FurnitureType } from '../configuration/schema.ts'
import type { ModulePlace } from '../layout/module-places.ts'
import { fitsTemplate, usualThickness } from './bay-limits.ts'
import { baySizeIn } from './bay-size.ts'
import { templateStacks } from './templates.ts'

const dressingCycle = [
	['11', '10', '15'],
	['09', '08'],
	['20', '19'],
	['06', '05', '04'],
] as const
const shallowCycle = [['28'], ['29'], ['20'], ['06', '05', '04']] as const
const shelvesCycle = [['06', '05', '04', '03', '02', '01']] as const

/** Behind a corner only shelves are reached. */
const blindChoice = ['06', '05', '04', '03', '02', '01']

// From here a rail across the bay holds its hangers.
const HANGING_DEPTH = 530

/** Template per bay of each module: the cycle's choice, else the highest stack that fits, else an empty bay. */
export function usualTemplates(
	modules: readonly ModulePlace[],
	design: Pick<Design, 'type' | 'topTen'>,
): string[][] {
	const { type } = design
	let bay = 0
	return modules.map(({ bays, space, shape }) => {
		const cycle = cycleOf(design, space.usefulDepth)
		return bays.map((place) => {
			const { blind } = place
			const wanted = blind ? blindChoice : (cycle[bay % cycle.length] ?? [])
			if (!blind) bay += 1
			const size = baySizeIn(space, place, type)
			// Fronts of overlay drawers are level: under a slope they leave no panel above their low end.
			const fits = (id: string) =>
				!(shape.slanted && startsWithOverlay(id)) && fitsTemplate(id, size, usualThickness(size))
			return wanted.find(fits) ?? highest(fits, type) ?? '00'
		})
	})
}

function startsWithOverlay(id: string): boolean {
	return templateStacks[id]?.stack[0]?.kind === 'OverlayDrawer'
}

function cycleOf(
	{ type, topTen }: Pick<Design, 'type' | 'topTen'>,
	depth: number,
): readonly (readonly string[])[] {
	if (type === 'shelves') return shelvesCycle
	if (depth < HANGING_DEPTH) return shallowCycle
	return type === 'top10' ? topTen.map((id) => [id]) : dressingCycle
}

function highest(fits: (id: string) => boolean, type: FurnitureType): string | undefined {
	return (type === 'shelves' ? shelvesByHeight : allByHeight).find(fits)
}

const byHeight = (ids: readonly string[]) =>
	ids.toSorted((a, b) => (templateStacks[b]?.height ?? 0) - (templateStacks[a]?.height ?? 0))
const allByHeight = byHeight(Object.keys(templateStacks))
const shelvesByHeight = byHeight(['06', '05', '04', '03', '02', '01'])
