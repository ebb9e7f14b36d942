// The live checks: what is in order with its figure, then what is good to know with the button that mends it.
import { applyRemedy, type Check as Checked, type Issue, issueOfCheck } from '@gabarit/engine'
import { Check, LinkButton, useFormats } from '@gabarit/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import { shownTotal } from '../../session/solve.ts'
import { IssueCheck } from '../frame/issue-checks.tsx'

const shownAtFirst = 6

export function Checks(props: { checks: readonly Checked[]; issues: readonly Issue[] }): ReactNode {
	const { checks, issues } = props
	const { t } = useTranslation('configurator')
	const [all, setAll] = useState(false)
	const fine = checks.filter(({ state }) => state === 'ok')
	const notable = checks.filter(({ state }) => state !== 'ok')
	// What a check already says is not said twice.
	const told = new Set(notable.flatMap(({ code }) => issueOfCheck[code] ?? []))
	const others = issues.filter(({ code }) => !told.has(code))
	const shown = all ? fine : fine.slice(0, shownAtFirst)
	const toKnow = notable.length + others.length
	return (
		<>
			<h2>{t('recap.checked')}</h2>
			<p className="cf-caption">
				{t('recap.inOrder', { count: fine.length })} {t('recap.toKnow', { count: toKnow })}
			</p>
			{shown.map((check) => (
				<CheckRow key={check.code} check={check} />
			))}
			{notable.map((check) => (
				<CheckRow key={check.code} check={check} />
			))}
			{(all ? others : others.filter(({ severity }) => severity !== 'hint')).map((issue, i) => (
				<IssueCheck key={`${issue.code}-${i}`} issue={issue} />
			))}
			{!all &&
				(fine.length > shownAtFirst || others.some(({ severity }) => severity === 'hint')) && (
					<LinkButton onClick={() => setAll(true)}>
						{t('recap.all', { count: fine.length + toKnow })}
					</LinkButton>
				)}
		</>
	)
}

function CheckRow({ check }: { check: Checked }): ReactNode {
	const { t } = useTranslation('issues')
	const say = t as unknown as (key: string, values?: Record<string, string>) => string
	const { number } = useFormats()
	// 'At least' reads as what is needed out of what there is.
	const { code, state, kind, measured, limit, unit } = check
	const figures = { measured: number(measured), limit: number(limit) }
	const action = useRemedy(check)
	return (
		<Check
			tone={state === 'ok' ? 'ok' : 'warning'}
			boxed={state !== 'ok'}
			name={say(`check.${code}`)}
			{...(kind === 'most' ? { measured, limit } : { measured: limit, limit: measured })}
			unit={unit}
			text={state === 'ok' ? undefined : say(`checkWhy.${code}`, figures)}
			action={action}
		/>
	)
}

function useRemedy({ code, remedy }: Checked) {
	const { t, i18n } = useTranslation(['issues', 'configurator'])
	const say = t as unknown as (key: string, values?: Record<string, string>) => string
	const { number, difference } = useFormats()
	const { solved, solve, propose } = useDesign()
	const wanted = useMemo(() => applyRemedy(solved.configuration, remedy ?? {}), [solved, remedy])
	if (remedy === undefined) return undefined
	const key = `issues:checkRemedy.${code}`
	const value = numberIn(remedy)
	const label = i18n.exists(key)
		? say(key, { value: value === null ? '' : number(value) })
		: say('issues:remedy.default')
	const { quote } = solve(wanted)
	const cents =
		quote === null || solved.quote === null ? null : shownTotal(quote) - shownTotal(solved.quote)
	const cost =
		cents === null
			? undefined
			: cents === 0
				? say('configurator:checks.samePrice')
				: difference(cents)
	return { label, onClick: () => propose(wanted), cost }
}

/** The one number that a remedy sets. */
function numberIn(remedy: unknown): number | null {
	if (typeof remedy === 'number') return remedy
	if (typeof remedy !== 'object' || remedy === null) return null
	for (const value of Object.values(remedy)) {
		const found = numberIn(value)
		if (found !== null) return found
	}
	return null
}
