import { Checkbox, LegalLinks } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../frame/step-panel.tsx'
import { fillIn, touch, useDeliveryState } from './delivery-state.ts'
import { useFieldError } from './use-field-error.ts'

export function AgreedTerms(): ReactNode {
	const { t } = useTranslation('configurator')
	const errorOf = useFieldError()
	const terms = useDeliveryState((state) => state.values?.terms ?? false)
	return (
		<Section title={t('delivery.terms')}>
			<Checkbox
				label={t('delivery.accept')}
				name="terms"
				checked={terms}
				error={errorOf('terms')}
				onChange={(event) => fillIn({ terms: event.currentTarget.checked }, ['terms'])}
				onBlur={() => touch('terms')}
			/>
			<LegalLinks />
		</Section>
	)
}
