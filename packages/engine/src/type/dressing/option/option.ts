import type { Catalogue } from '../../../catalogue.ts'
import type { Issue } from '../../../issue.ts'
import { buildDressing } from '../build.ts'
import type { Configuration } from '../schema.ts'

/** One choice of a step: the configuration with it chosen, and why it cannot be chosen if it cannot. */
export type Option = {
	reference: string
	available: boolean
	reason?: Issue
	configuration: Configuration
}

/** An option judged by building it: the furniture as a whole decides, so a reason can lie anywhere. */
export function judgedOption(
	reference: string,
	configuration: Configuration,
	catalogue: Catalogue,
): Option {
	const result = buildDressing(configuration, catalogue)
	if (result.ok) return { reference, available: true, configuration }
	const reason = result.issues.find((issue) => issue.severity === 'error')
	return { reference, available: false, configuration, ...(reason && { reason }) }
}
