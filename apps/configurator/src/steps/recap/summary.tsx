import { LinkButton } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { changeView } from '../../session/view-store.ts'
import { useSteps } from '../frame/step-navigation.ts'
import type { StepName } from '../step.ts'
import styles from './summary.module.css'

export type SummaryLine = {
	key: string
	name: string
	/** Where it is changed. */
	step: StepName
	text: string
	/** The group of boards that it speaks of, to be opened there. */
	group?: string
}

/** A line of a step that this design skips is left out. */
export function SummaryList({ lines }: { lines: readonly SummaryLine[] }): ReactNode {
	const { t } = useTranslation('configurator')
	const { steps, show } = useSteps()
	const names = steps.map(({ name }) => name)
	return (
		<dl className={styles.summary} data-testid="summary">
			{lines
				.filter(({ step, text }) => names.includes(step) && text !== '')
				.map(({ key, name, step, text, group }) => (
					<div key={key}>
						<dt>{name}</dt>
						<dd>{text}</dd>
						<dd>
							<LinkButton
								aria-label={`${t('recap.change')}, ${name}`}
								onClick={() => {
									if (group !== undefined) changeView({ group })
									show(step)
								}}
							>
								{t('recap.change')}
							</LinkButton>
						</dd>
					</div>
				))}
		</dl>
	)
}
