// What every step's panel opens with: where one is, its name, and why it asks.
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfiguration } from '../../session/session-store.ts'
import { type StepName, shownSteps } from '../steps.ts'

export function StepPanel(props: {
	step: StepName
	intro?: ReactNode
	aside?: ReactNode
	children: ReactNode
}): ReactNode {
	const { step, intro, aside, children } = props
	const { t } = useTranslation('configurator')
	const configuration = useConfiguration()
	const heading = useRef<HTMLHeadingElement>(null)
	const steps = shownSteps(configuration)
	const at = steps.findIndex(({ name }) => name === step)
	const group = steps[at]?.group ?? 'room'
	useEffect(() => heading.current?.focus({ preventScroll: true }), [])
	return (
		<div className="cf-panel-body">
			<p className="cf-where">
				{t('where', {
					number: at + 1,
					count: steps.length,
					group: t(`groups.${group}`).toLowerCase(),
				})}
			</p>
			<div className="cf-title-row">
				<h1 className="cf-title" ref={heading} tabIndex={-1}>
					{t(`titles.${step}`)}
				</h1>
				{aside}
			</div>
			{intro !== undefined && <p className="cf-intro">{intro}</p>}
			{children}
		</div>
	)
}

/** A part of a panel under its own heading. */
export function Section(props: {
	title: string
	/** Said after the title in the same line. */
	detail?: string
	note?: ReactNode
	children: ReactNode
}): ReactNode {
	const { title, detail, note, children } = props
	return (
		<div className="cf-section">
			<div className="cf-section-head">
				<h2>
					{title}
					{detail !== undefined && <span className="cf-detail"> {detail}</span>}
				</h2>
				{note !== undefined && <span className="cf-note">{note}</span>}
			</div>
			{children}
		</div>
	)
}
