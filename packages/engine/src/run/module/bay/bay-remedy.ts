// Thicker shelves where that is enough, else the interior that is usual for the bay.

import type { Issue, Remedy } from '../../../issue.ts'
import type { BayChoice } from '../../choices.ts'
import type { Design } from '../../design.ts'
import type { ModulePlace } from '../../layout/module-places.ts'
import { storedRunsOf, withModuleAt } from '../../stored-runs.ts'
import { usualTemplates } from '../usual-templates.ts'
import { withoutUnread } from '../zone-keys.ts'

type ChosenBay = { choice: BayChoice; place: ModulePlace; index: number; bay: number }

export function bayRemedy(issue: Issue, chosen: ChosenBay, design: Design): Remedy | undefined {
	const { choice, place, bay } = chosen
	if (issue.remedy) return issue.remedy
	if (issue.code === 'shelf_needs_28') {
		return withBayOf(design, chosen, { ...choice, thickness: 28 })
	}
	if (issue.data?.['kind'] === 'Led') {
		return withBayOf(design, chosen, { ...choice, led: false })
	}
	if (issue.code === 'zone_key_unused' || issue.code === 'fixed_shelf_alone') {
		const rest = withoutUnread(choice)
		if (rest) return withBayOf(design, chosen, rest)
	}
	const template = usualTemplates([place], design)[0]?.[bay]
	const isOther = template !== undefined && !('template' in choice && choice.template === template)
	return isOther ? withBayOf(design, chosen, { template }) : undefined
}

function withBayOf(design: Design, { place, index, bay }: ChosenBay, choice: BayChoice): Remedy {
	const at = { run: place.space.side, module: index }
	const runs = withModuleAt(storedRunsOf(design), at, (module) => ({
		...module,
		bays: (module.bays ?? []).map((own, i) => (i === bay ? choice : own)),
	}))
	return { runs }
}
