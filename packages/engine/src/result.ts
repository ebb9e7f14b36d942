import { type Issue, isError } from './issue.ts'

export type Result<T> = { ok: true; value: T } | { ok: false; issues: Issue[] }

/** Why it cannot be made; empty where it can. */
export function errorsOf(result: Result<unknown>): Issue[] {
	return result.ok ? [] : result.issues.filter(isError)
}
