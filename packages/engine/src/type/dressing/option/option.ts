import type { Catalogue } from '../../../catalogue.ts'
import type { Issue } from '../../../issue.ts'
import { buildDressing } from '../build.ts'
import type { Configuration } from '../schema.ts'

export type Option = {
	reference: string
	available: boolean
	reason?: Issue
	configuration: Configuration
}

/** Judged by building it: a reason can lie anywhere in the furniture. */
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
