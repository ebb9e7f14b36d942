import { Segmented } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import layout from '../frame/layout.module.css'
import { Section } from '../frame/step-panel.tsx'
import { fillIn, useDeliveryState } from './delivery-state.ts'

export function PaymentFields(): ReactNode {
	const { t } = useTranslation('configurator')
	const { domain } = useDesign()
	const chosen = useDeliveryState((state) => state.values?.paymentType ?? 'None')
	const types = domain.paymentTypes
	return (
		<Section title={t('delivery.payment')}>
			{types.length > 1 && (
				<Segmented
					label={t('delivery.payment')}
					value={chosen}
					options={types.map((value) => ({ value, label: t(`delivery.payments.${value}`) }))}
					onChange={(paymentType) => fillIn({ paymentType })}
				/>
			)}
			{types.length === 1 && <p>{t(`delivery.payments.${chosen}`)}</p>}
			<p className={layout.caption}>{t(`delivery.paymentNotes.${chosen}`)}</p>
			{chosen === 'None' && domain.noPaymentMessage !== null && <p>{domain.noPaymentMessage}</p>}
		</Section>
	)
}
