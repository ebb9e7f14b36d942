import type { Issue } from '@gabarit/engine'
import { formatNumber, type Language, translatorOf } from '@gabarit/i18n'

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
	return translatorOf(language)(`issues:${issue.code}`, {
		measured: written(issue.measured),
		limit: written(issue.limit),
		context: written(issue.data?.['kind']),
	})
}
