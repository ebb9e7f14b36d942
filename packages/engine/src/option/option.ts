import { buildFurniture } from '../build-furniture.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Configuration } from '../configuration/schema.ts'
import type { Issue, RunSide } from '../issue.ts'

/** One choice of a step: the configuration with it chosen, and why it cannot be chosen if it cannot. */
export type Option = {
	reference: string
	available: boolean
	reason?: Issue
	configuration: Configuration
}

/** Where an option would stand, by index. */
export type BayPosition = { run: RunSide; module: number; bay: number }

/** An option judged by building it: the furniture as a whole decides, so a reason can lie anywhere. */
export function judgedOption(
	reference: string,
	configuration: Configuration,
	catalogue: Catalogue,
): Option {
	const result = buildFurniture(configuration, catalogue)
	if (result.ok) return { reference, available: true, configuration }
	const reason = result.issues.find((issue) => issue.severity === 'error')
	return { reference, available: false, configuration, ...(reason && { reason }) }
}
