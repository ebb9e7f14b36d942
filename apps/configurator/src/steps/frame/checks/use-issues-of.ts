import type { Issue } from '@gabarit/engine'
import { useDesign } from '../../../session/design-context.tsx'
import { stepOfIssue } from '../../fields.ts'
import type { StepName } from '../../step.ts'

const rank = { error: 0, warning: 1, hint: 2 } as const

/** Where the furniture cannot be made and no step shows why, every step shows all issues. */
export function useIssuesOf(step: StepName): Issue[] {
	const { solved } = useDesign()
	const serious = solved.issues
		.filter(({ severity }) => severity !== 'hint')
		.toSorted((a, b) => rank[a.severity] - rank[b.severity])
	const own = serious.filter((issue) => stepOfIssue(issue, solved.configuration) === step)
	if (own.length > 0 || solved.furniture !== null) return own
	return serious.filter(({ severity }) => severity === 'error')
}
