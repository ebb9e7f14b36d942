import type { IssueCode } from '../../issue.ts'

export type Misfit = {
	code: IssueCode
	measured?: number
	limit?: number
	data?: { readonly [key: string]: string | number }
}
