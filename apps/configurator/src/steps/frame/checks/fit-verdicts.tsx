import type { FitVerdict } from '@gabarit/engine'
import { Check } from '@gabarit/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFitVerdicts } from '../../../session/fit.ts'
import { useAreMeasuresConfirmed } from '../../../session/session-store.ts'
import layout from '../layout.module.css'
import { useLineName } from '../parts/use-line-name.ts'
import { useGoToField } from '../step-navigation.ts'
import { isChosen, useVerdictReason } from './use-verdict-reason.ts'

type Action = { label: string; onClick: () => void; cost?: string | undefined }

/**
 * Whether it fits is said once the buyer has confirmed his measures, that readings contradict each other at once.
 * `remedy` mends the run that fits worst; without one, only the way to the measured line is offered.
 */
export function FitVerdicts(props: {
	remedy?: Action | undefined
	/** Verdicts that another place on the page already shows. */
	except?: (verdict: FitVerdict) => boolean
}): ReactNode {
	const { remedy, except } = props
	const { t } = useTranslation('configurator')
	const speaks = useAreMeasuresConfirmed()
	const all = useFitVerdicts().filter(
		(verdict) => (speaks || verdict.verdict === 'measure_again') && except?.(verdict) !== true,
	)
	// Two runs that share a wall share its contradiction: said once.
	const verdicts = all.filter(
		(verdict, i) => verdict.place !== null || all.findIndex((one) => isSame(one, verdict)) === i,
	)
	const worst = verdicts.toSorted((a, b) => rank[b.verdict] - rank[a.verdict])[0]
	const section = useInSightOnce(speaks)
	return (
		<div aria-live="polite" className={layout.checks} ref={section}>
			{verdicts.length > 0 && (
				<section className={layout.checks} aria-label={t('fit.title')}>
					{verdicts.map((verdict) => (
						<OneRun
							key={verdict.run}
							verdict={verdict}
							named={verdicts.length > 1}
							remedy={verdict === worst ? remedy : undefined}
						/>
					))}
				</section>
			)}
		</div>
	)
}

/** What is said at a press of Next stands where it is seen. */
function useInSightOnce(speaks: boolean) {
	const section = useRef<HTMLDivElement>(null)
	const spoke = useRef(speaks)
	useEffect(() => {
		if (speaks && !spoke.current) section.current?.scrollIntoView({ block: 'nearest' })
		spoke.current = speaks
	}, [speaks])
	return section
}

const isSame = (a: FitVerdict, b: FitVerdict) =>
	a.place === b.place && a.line === b.line && a.reading === b.reading

const rank = { fits: 0, fits_if_true: 1, measure_again: 2 } as const

function OneRun(props: {
	verdict: FitVerdict
	named: boolean
	remedy: Action | undefined
}): ReactNode {
	const { verdict, named, remedy } = props
	const { t } = useTranslation('configurator')
	const goTo = useGoToField()
	const lineName = useLineName()
	const reasonOf = useVerdictReason()
	const { line, reading } = verdict
	const words = t(isChosen(line) ? 'fit.chosen' : `fit.${verdict.verdict}`)
	const name =
		named && verdict.place !== null
			? t('fit.ofRun', { run: t(`runs.${verdict.run}`), verdict: words })
			: words
	if (verdict.verdict === 'fits') return <Check tone="ok" name={name} text={reasonOf(verdict)} />
	const cause = line === null ? '' : ` ${t('fit.cause', { line: lineName(line, reading) })}`
	const label = t(isChosen(line) ? 'fit.goToChosen' : 'fit.goTo')
	const way = line && { label, onClick: () => goTo(line, reading) }
	return (
		<Check
			tone={verdict.verdict === 'measure_again' ? 'stop' : 'warning'}
			name={name}
			text={`${reasonOf(verdict)}${cause}`}
			{...gauge(verdict)}
			{...(remedy === undefined
				? way && { action: way }
				: { action: remedy, ...(way && { other: way }) })}
		/>
	)
}

/** How far readings contradict each other; a diagonal is a reading by itself, no share of its limit. */
function gauge({ place, kind, measured, limit, line }: FitVerdict) {
	if (place !== null || line?.startsWith('room.diagonal') === true) return {}
	return { kind, measured, limit }
}
