import { type Furniture, typeOf } from '@gabarit/engine'
import { countryOfSale } from '@gabarit/price'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { placeOf } from '../../lib/address/address.ts'
import { OrderSummary } from '../../lib/order-summary.tsx'
import { countryOf } from '../../lib/server/domain.ts'
import { useAvailability } from '../../lib/server/use-availability.ts'
import { useDesign } from '../../session/design-context.tsx'
import { usePricing } from '../../session/pricing-store.ts'
import { Section } from '../frame/step-panel.tsx'
import { destinationOf } from './delivery-form.ts'
import { useDeliveryState } from './delivery-state.ts'

export function OrderInShort(): ReactNode {
	const { solved } = useDesign()
	const { furniture, quote } = solved
	if (furniture === null || quote === null) return null
	return <Summary furniture={furniture} total={quote.totalIncluding} />
}

function Summary({ furniture, total }: { furniture: Furniture; total: number }): ReactNode {
	const { t } = useTranslation('configurator')
	const { catalogue, solved, domain } = useDesign()
	const circumstances = usePricing((state) => state.circumstances)
	const country = countryOfSale(circumstances, countryOf(domain))
	const availability = useAvailability(solved.configuration, country)
	const type = useDeliveryState((state) => state.values?.paymentType ?? 'None')
	return (
		<Section title={t('delivery.inShort.title')}>
			<OrderSummary
				made={{ type: typeOf(solved.configuration), furniture, catalogue }}
				delivery={useDestination()}
				day={availability?.date ?? null}
				total={total}
				payment={{ type, depositPercentage: domain.depositPercentage }}
			/>
		</Section>
	)
}

function useDestination(): string {
	const { t } = useTranslation('configurator')
	const values = useDeliveryState((state) => state.values)
	if (values === null) return ''
	if (values.deliveryMode === 'pickUp') return t('delivery.modes.pickUp')
	return placeOf(destinationOf(values)) ?? t('delivery.inShort.noAddress')
}
