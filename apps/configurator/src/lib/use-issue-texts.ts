import type { Issue } from '@gabarit/engine'
import { type CodeText, useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'

export type IssueTexts = {
	ready: boolean
	nameOf: (issue: Issue) => string
	textOf: (issue: Issue) => string
	remedyOf: (issue: Issue) => string
}

/** A page does not wait for them: they come while nothing is wrong yet, and are empty until then. */
export function useIssueTexts(): IssueTexts {
	const { t, i18n, ready } = useTranslation('issues', { useSuspense: false })
	const text = t as unknown as CodeText
	const { number } = useFormats()
	const valuesOf = (issue: Issue) => {
		const shown = (value: number | string | undefined) =>
			typeof value === 'number' ? number(value) : (value ?? '')
		const data = Object.entries(issue.data ?? {}).map(([key, value]) => [key, shown(value)])
		return {
			...Object.fromEntries(data),
			measured: shown(issue.measured),
			limit: shown(issue.limit),
			module: shown(issue.module === undefined ? undefined : issue.module + 1),
			bay: shown(issue.bay === undefined ? undefined : issue.bay + 1),
			// `module_too_narrow_Pedestal`: a pedestal is no module to the buyer.
			context: shown(issue.data?.['kind']),
			...(typeof issue.data?.['line'] === 'number' && { line: shown(issue.data['line'] + 1) }),
		} as Record<string, string>
	}
	const first = (keys: string[], issue: Issue) =>
		ready
			? text(keys.find((key) => i18n.exists(`issues:${key}`)) ?? 'unknown', valuesOf(issue))
			: ''
	return {
		ready,
		nameOf: (issue) => first([...ownKeys(issue, `name.${issue.code}`), issue.code], issue),
		textOf: (issue) => first(ownKeys(issue, issue.code), issue),
		remedyOf: (issue) => first(remedyKeys(issue), issue),
	}
}

/** The words of a kind of furniture before those that all kinds share. */
function ownKeys({ data }: Pick<Issue, 'data'>, key: string): string[] {
	const subject = data?.['subject']
	return subject === undefined ? [key] : [`${subject}.${key}`, key]
}

/**
 * One issue has several ways out, which the field that they change tells apart. Kinds whose modules are a
 * list of their own mend them in other words than a dressing its runs.
 */
export function remedyKeys(issue: Pick<Issue, 'code' | 'data' | 'remedy'>): string[] {
	const fields = Object.keys(issue.remedy ?? {})
	const usual = ownKeys(issue, `remedy.${issue.code}`)
	if (fields.includes('modules'))
		return [`modulesRemedy.${issue.code}`, ...usual, 'modulesRemedy.default']
	const by = fields.flatMap((field) => ownKeys(issue, `remedyBy.${field}.${issue.code}`))
	return [...by, ...usual, 'remedy.default']
}
