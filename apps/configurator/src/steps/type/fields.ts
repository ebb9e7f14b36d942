import type { Issue } from '@gabarit/engine'
import { isWithin } from '../frame/field-within.ts'
import type { StepName } from '../step.ts'

/** Which step of a kind answers for a stored field, and for an issue. */
export type Fields = {
	stepOfField: (field: string) => StepName | null
	stepOfIssue: (issue: Issue) => StepName
}

type Start = readonly [start: string, step: StepName]

/** By the first start that the dotted path begins with. */
export function stepOfStart(starts: readonly Start[], field: string): StepName | null {
	const named = starts.find(([start]) => isWithin(field, start))
	return named?.[1] ?? null
}
