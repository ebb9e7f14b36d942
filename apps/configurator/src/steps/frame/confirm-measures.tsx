import { Checkbox } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmMeasures, useSession } from '../../session/session-store.ts'
import type { StepName } from '../step.ts'
import styles from './confirm-measures.module.css'

export function ConfirmMeasures({ step }: { step: StepName }): ReactNode {
	const { t } = useTranslation('configurator')
	const confirmed = useSession((state) => state.confirmed.includes(step))
	return (
		<div className={styles.confirm}>
			<Checkbox
				label={t(step === 'FillerMeasurements' ? 'confirm.fillers' : 'confirm.measures')}
				checked={confirmed}
				onChange={(event) => confirmMeasures(step, event.currentTarget.checked)}
			/>
		</div>
	)
}
