import { type Issue, type IssueCode, type IssueSeverity, issueFamilies } from './issue.ts'

export type IssueDraft = {
	code: IssueCode
	severity?: IssueSeverity
} & { [K in keyof Omit<Issue, 'code' | 'family' | 'severity'>]?: Issue[K] | undefined }

export function createIssue(draft: IssueDraft): Issue {
	const { code, severity = 'error', ...facts } = draft
	const issue: Record<string, unknown> = { code, family: issueFamilies[code], severity }
	for (const [key, value] of Object.entries(facts)) if (value !== undefined) issue[key] = value
	return issue as Issue
}
