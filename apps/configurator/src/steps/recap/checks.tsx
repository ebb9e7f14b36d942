import { type Check as Checked, type Issue, issueOfCheck } from '@gabarit/engine'
import { LinkButton } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FitVerdicts } from '../frame/checks/fit-verdicts.tsx'
import { IssueCheck } from '../frame/checks/issue-checks.tsx'
import { LiveCheck, useCheckRemedy } from '../frame/checks/live-check.tsx'
import layout from '../frame/layout.module.css'
import styles from './checks.module.css'
import { countsSaid } from './counts-said.ts'

const shownAtFirst = 6

export function Checks(props: { checks: readonly Checked[]; issues: readonly Issue[] }): ReactNode {
	const { checks, issues } = props
	const { t } = useTranslation('configurator')
	const [all, setAll] = useState(false)
	// The verdicts already show the check of the fit, run by run.
	const fit = checks.find(({ code }) => code === 'fit')
	const others = checks.filter((check) => check !== fit)
	const fine = others.filter(({ state }) => state === 'ok')
	const notable = others.filter(({ state }) => state !== 'ok')
	const remedy = useCheckRemedy(fit)
	// An issue that a check already shows is not shown again.
	const coveredByChecks = new Set(notable.flatMap(({ code }) => issueOfCheck[code] ?? []))
	const remaining = issues.filter(({ code }) => !coveredByChecks.has(code))
	const shown = all ? fine : fine.slice(0, shownAtFirst)
	const toKnow = notable.length + remaining.length
	const counted = countsSaid({ inOrder: fine.length, toKnow })
	return (
		<>
			<h2 className={styles.title}>{t('recap.checked')}</h2>
			<p className={layout.caption}>
				{counted.map(({ key, count }) => t(`recap.${key}`, { count })).join(', ')}
				{counted.length > 0 && toKnow === 0 && '.'}
			</p>
			<FitVerdicts remedy={remedy} />
			{shown.map((check) => (
				<LiveCheck key={check.code} check={check} />
			))}
			{notable.map((check) => (
				<LiveCheck key={check.code} check={check} />
			))}
			{(all ? remaining : remaining.filter(({ severity }) => severity !== 'hint')).map(
				(issue, i) => (
					<IssueCheck key={`${issue.code}-${i}`} issue={issue} />
				),
			)}
			{!all &&
				(fine.length > shownAtFirst || remaining.some(({ severity }) => severity === 'hint')) && (
					<LinkButton className={styles.all} onClick={() => setAll(true)}>
						{t('recap.all', { count: fine.length + toKnow })}
					</LinkButton>
				)}
		</>
	)
}
