import type { IssueCode } from '../../issue.ts'

/** Why something does not go in a bay, before its place is known. */
export type Misfit = {
	code: IssueCode
	measured?: number
	limit?: number
	data?: { readonly [key: string]: string | number }
}
