// Which step answers for a field or an issue: each kind has its own.
import type { Configuration, Issue } from '@gabarit/engine'
import type { StepName } from './step.ts'
import { deskFields } from './type/desk/fields.ts'
import { dressingFields } from './type/dressing/fields.ts'
import type { Fields } from './type/fields.ts'
import { type Kind, kindOf } from './type/kind.ts'
import { panelsFields } from './type/panels/fields.ts'
import { separatorFields } from './type/room-separator/fields.ts'
import { stairsFields } from './type/stairs-furniture/fields.ts'
import { tvFurnitureFields } from './type/tv-furniture/fields.ts'

const kinds: Record<Kind, Fields> = {
	dressing: dressingFields,
	desk: deskFields,
	panels: panelsFields,
	roomSeparator: separatorFields,
	tvFurniture: tvFurnitureFields,
	stairsFurniture: stairsFields,
}

export function stepOfIssue(issue: Issue, configuration: Configuration): StepName {
	return kinds[kindOf(configuration)].stepOfIssue(issue)
}

export function stepOfField(field: string, configuration: Configuration): StepName | null {
	return kinds[kindOf(configuration)].stepOfField(field)
}

/** Steps that hold an error or a warning; hints are for the recap. */
export function troubledSteps(
	issues: readonly Issue[],
	configuration: Configuration,
): Set<StepName> {
	const serious = issues.filter(({ severity }) => severity !== 'hint')
	return new Set(serious.map((issue) => stepOfIssue(issue, configuration)))
}
