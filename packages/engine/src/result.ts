import type { Issue } from './issue.ts'

/** What every engine function answers that can fail for a reason of the trade: a value, or all the reasons at once. */
export type Result<T> = { ok: true; value: T } | { ok: false; issues: Issue[] }
