import type { Issue, IssueCode } from '../../issue.ts'
import { flightOf, lowEndOf } from './flight.ts'
import type { StairsFurnitureConfiguration } from './schema.ts'

/** Hints whose remedy would lower all that stands under a flight for the sake of how it is raised. */
const withoutRemedy: ReadonlySet<IssueCode> = new Set(['assemble_standing'])

/** What a run says of the slope over it is said of the flight; modules are named by their place in the list. */
export function inWordsOfStair(issue: Issue, configuration: StairsFurnitureConfiguration): Issue {
	const { remedy, ...plain } = issue
	const field = fieldOf(issue, configuration)
	return {
		...plain,
		data: { ...plain.data, subject: 'flight' },
		...(field !== undefined && { field }),
		...(remedy && !withoutRemedy.has(issue.code) && { remedy }),
	}
}

function fieldOf(
	{ code, field, module }: Issue,
	configuration: StairsFurnitureConfiguration,
): string | undefined {
	if (code === 'rear_too_low') return 'stair.low'
	if (field === undefined) return module === undefined ? undefined : `modules.${module}`
	const slope = `slope.${lowEndOf(flightOf(configuration))}`
	if (field === `${slope}.low`) return 'stair.low'
	if (field === `${slope}.angle`) return 'stair.rise'
	return field === slope ? 'walls' : field
}
