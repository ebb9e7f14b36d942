import type { Issue } from './issue.ts'

export type Result<T> = { ok: true; value: T } | { ok: false; issues: Issue[] }
