import type { Issue } from '@gabarit/engine'
import {
	defaultLanguage,
	formatNumber,
	type Language,
	resources,
	translatorOf,
} from '@gabarit/i18n'

export function explainIssues(issues: readonly Issue[], language: Language): string {
	const errors = issues.filter(({ severity }) => severity === 'error')
	const [first] = errors
	if (!first) return translatorOf(language)('issues:unknown')
	const clash = [first.data?.['first'], first.data?.['second']].filter((name) => name !== undefined)
	const fields = clash.length > 0 ? clash.join(' + ') : first.field
	const where = fields === undefined ? '' : ` (${fields})`
	const line = `${first.family} ${first.code}${where}: ${issueText(first, language)}`
	const more = errors.length - 1
	return more > 0 ? `${line} ${translatorOf(language)('cli:moreIssues', { count: more })}` : line
}

function issueText(issue: Issue, language: Language): string {
	const written = (value: number | string | undefined) =>
		typeof value === 'number' ? formatNumber(value, language, { most: 2 }) : (value ?? '')
	return translatorOf(language)(keyOf(issue), {
		measured: written(issue.measured),
		limit: written(issue.limit),
		context: written(issue.data?.['kind']),
	})
}

const { grid, flight } = resources[defaultLanguage].issues

/** The words of a kind of furniture before those that all kinds share. */
function keyOf({ code, data }: Issue) {
	const subject = data?.['subject']
	if (subject === 'grid' && isOfGrid(code)) return `issues:grid.${code}` as const
	if (subject === 'flight' && isOfFlight(code)) return `issues:flight.${code}` as const
	return `issues:${code}` as const
}

function isOfGrid(
	code: string,
): code is Exclude<keyof typeof grid, 'name' | 'remedy' | 'remedyBy'> {
	return code in grid
}

function isOfFlight(code: string): code is keyof typeof flight {
	return code in flight
}
