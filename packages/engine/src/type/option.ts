import type { Issue } from '../issue.ts'
import { errorsOf, type Result } from '../result.ts'

/** One answer to a question, with the design as it would then be. */
export type Option<C> = {
	reference: string
	available: boolean
	reason?: Issue
	configuration: C
}

/** Judged by building it: a reason can lie anywhere in the furniture. */
export function builtOption<C>(
	reference: string,
	configuration: C,
	build: (configuration: C) => Result<unknown>,
): Option<C> {
	const result = build(configuration)
	const [reason] = errorsOf(result)
	return { reference, available: result.ok, configuration, ...(reason && { reason }) }
}
