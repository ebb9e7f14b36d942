// What would mend a bay: thicker shelves where that is all it lacks, else the interior the engine would have proposed.
import type { Design } from '../configuration/design.ts'
import type { BayChoice } from '../configuration/schema.ts'
import { storedRunsOf, withModuleAt } from '../configuration/stored-runs.ts'
import type { Issue, Remedy } from '../issue.ts'
import type { ModulePlace } from '../layout/module-places.ts'
import { usualTemplates } from './usual-templates.ts'
import { withoutUnread } from './zone-keys.ts'

/** The change of the configuration that takes an issue of a bay away; `index`: its module in the run. */
export function bayRemedy(
	issue: Issue,
	choice: BayChoice,
	place: ModulePlace,
	position: { index: number; bay: number },
	design: Design,
): Remedy | undefined {
	if (issue.remedy) return issue.remedy
	if (issue.code === 'shelf_needs_28') {
		return withBayOf(design, place, position, { ...choice, thickness: 28 })
	}
	if (issue.data?.['kind'] === 'Led') {
		return withBayOf(design, place, position, { ...choice, led: false })
	}
	if (issue.code === 'zone_key_unused' || issue.code === 'fixed_shelf_alone') {
		const rest = withoutUnread(choice)
		if (rest) return withBayOf(design, place, position, rest)
	}
	const template = usualTemplates([place], design)[0]?.[position.bay]
	const isOther = template !== undefined && !('template' in choice && choice.template === template)
	return isOther ? withBayOf(design, place, position, { template }) : undefined
}

// The runs as they stand, with one bay in place of another.
function withBayOf(
	design: Design,
	{ space }: ModulePlace,
	{ index, bay }: { index: number; bay: number },
	choice: BayChoice,
): Remedy {
	const at = { run: space.side, module: index }
	const runs = withModuleAt(storedRunsOf(design), at, (module) => ({
		...module,
		bays: (module.bays ?? []).map((own, i) => (i === bay ? choice : own)),
	}))
	return { runs }
}
