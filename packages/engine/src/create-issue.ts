import { type Issue, type IssueCode, type IssueSeverity, issueFamilies } from './issue.ts'

export type IssueDraft = {
	code: IssueCode
	severity?: IssueSeverity
} & { [K in keyof Omit<Issue, 'code' | 'family' | 'severity'>]?: Issue[K] | undefined }

/** Of a place below the floor or beyond an edge; any other size that is not there at all measures 0. */
const signed: ReadonlySet<IssueCode> = new Set(['slope_out_of_bounds', 'bore_outside'])

export function createIssue(draft: IssueDraft): Issue {
	const { code, severity = 'error', ...facts } = draft
	const issue: Record<string, unknown> = { code, family: issueFamilies[code], severity }
	for (const [key, value] of Object.entries(facts))
		if (value !== undefined) issue[key] = isSize(key) && !signed.has(code) ? atLeast0(value) : value
	return issue as Issue
}

const isSize = (key: string) => key === 'measured' || key === 'limit'
const atLeast0 = (value: unknown) => (typeof value === 'number' ? Math.max(0, value) : value)
