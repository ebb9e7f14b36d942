import { type Issue, type IssueCode, type IssueSeverity, issueFamilies } from './issue.ts'

/** An issue before its family and severity are looked up; absent optional facts may be undefined. */
export type IssueDraft = {
	code: IssueCode
	severity?: IssueSeverity
} & { [K in keyof Omit<Issue, 'code' | 'family' | 'severity'>]?: Issue[K] | undefined }

/** Finishes a draft: its family, and `error` where no severity is given. */
export function createIssue(draft: IssueDraft): Issue {
	const { code, severity = 'error', ...facts } = draft
	const issue: Record<string, unknown> = { code, family: issueFamilies[code], severity }
	for (const [key, value] of Object.entries(facts)) if (value !== undefined) issue[key] = value
	return issue as Issue
}
