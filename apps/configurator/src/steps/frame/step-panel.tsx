import clsx from 'clsx'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { changeView, useView } from '../../session/view-store.ts'
import type { StepName } from '../step.ts'
import layout from './layout.module.css'
import { useSteps } from './step-navigation.ts'
import styles from './step-panel.module.css'

export function StepPanel(props: {
	step: StepName
	intro?: ReactNode
	aside?: ReactNode
	children: ReactNode
}): ReactNode {
	const { step, intro, aside, children } = props
	const { t } = useTranslation('configurator')
	const heading = useRef<HTMLHeadingElement>(null)
	const { steps } = useSteps()
	const at = steps.findIndex(({ name }) => name === step)
	const { group = 'room', title = step } = steps[at] ?? {}
	const panel = useRef<HTMLDivElement>(null)
	useSoughtField(panel, heading)
	return (
		<div className={styles.body} ref={panel}>
			<p className={styles.where}>
				{t('where', {
					number: at + 1,
					count: steps.length,
					group: t(`groups.${group}`).toLowerCase(),
				})}
			</p>
			<div className={styles.titleRow}>
				<h1 className={styles.title} ref={heading} tabIndex={-1}>
					{t(`titles.${title}`)}
				</h1>
				{aside}
			</div>
			{intro !== undefined && <p className={clsx(layout.intro, styles.intro)}>{intro}</p>}
			{children}
		</div>
	)
}

/** A new step focuses its title, or the field that the user was sent to. */
function useSoughtField(
	panel: RefObject<HTMLElement | null>,
	heading: RefObject<HTMLElement | null>,
): void {
	const sought = useView((view) => view.sought)
	useEffect(() => {
		if (useView.getState().sought === null) heading.current?.focus({ preventScroll: true })
	}, [heading])
	useEffect(() => {
		if (sought === null) return
		const field = panel.current?.querySelector<HTMLElement>(`[name="${CSS.escape(sought)}"]`)
		for (let box = field?.closest('details'); box; box = box.parentElement?.closest('details'))
			box.open = true
		field?.focus()
		field?.scrollIntoView({ block: 'center' })
		changeView({ sought: null })
	}, [panel, sought])
}

export function Section(props: {
	title: string
	detail?: string
	note?: ReactNode
	children: ReactNode
}): ReactNode {
	const { title, detail, note, children } = props
	return (
		<div className={styles.section}>
			<div className={layout.sectionHead}>
				<h2>
					{title}
					{detail !== undefined && <span className={styles.detail}>{`, ${detail}`}</span>}
				</h2>
				{note !== undefined && <span className={layout.note}>{note}</span>}
			</div>
			{children}
		</div>
	)
}
