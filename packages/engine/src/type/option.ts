import type { Issue } from '../issue.ts'

/** One answer to a question, with the design as it would then be. */
export type Option<C> = {
	reference: string
	available: boolean
	reason?: Issue
	configuration: C
}
