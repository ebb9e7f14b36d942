import { Checkbox } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmMeasures, useSession } from '../../session/session-store.ts'
import type { StepName } from '../step.ts'
import styles from './confirm-measures.module.css'
import { useSteps } from './step-navigation.ts'

export function ConfirmMeasures({ step }: { step: StepName }): ReactNode {
	const { t } = useTranslation('configurator')
	const confirms = useSteps().steps.find(({ name }) => name === step)?.confirms ?? 'measures'
	const confirmed = useSession((state) => state.confirmed.includes(step))
	return (
		<div className={styles.confirm}>
			<Checkbox
				label={t(`confirm.${confirms}`)}
				checked={confirmed}
				onChange={(event) => confirmMeasures(step, event.currentTarget.checked)}
			/>
		</div>
	)
}
