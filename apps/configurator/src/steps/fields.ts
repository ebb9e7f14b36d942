// Which step answers for a field or an issue: each kind has its own.
import type { Configuration, Issue } from '@gabarit/engine'
import type { StepName } from './step.ts'
import { rowOf } from './type/kind-rows.ts'

export function stepOfIssue(issue: Issue, configuration: Configuration): StepName {
	return rowOf(configuration).fields.stepOfIssue(issue)
}

export function stepOfField(field: string, configuration: Configuration): StepName | null {
	return rowOf(configuration).fields.stepOfField(field)
}

/** Steps that hold an error or a warning; hints are for the recap. */
export function troubledSteps(
	issues: readonly Issue[],
	configuration: Configuration,
): Set<StepName> {
	const serious = issues.filter(({ severity }) => severity !== 'hint')
	return new Set(serious.map((issue) => stepOfIssue(issue, configuration)))
}
