import type { OutboxEntry } from '@gabarit/contract'
import { StateChip } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { deliveryMarks } from '../../lib/deliveries/delivery-marks.ts'
import type { FilterWords } from '../../lib/list/list-definition.ts'
import { useShopName } from '../../lib/session.ts'

type State = OutboxEntry['state']

export function useDeliveryFilters(): Record<string, FilterWords> {
	const { t } = useTranslation('technical')
	const shopName = useShopName()
	const all = t('deliveries.all')
	return {
		states: {
			name: t('deliveries.state'),
			all,
			nameOf: (state) => t(`state.${state as State}`),
			renderValue: (state) => (
				<StateChip state={deliveryMarks[state as State]} label={t(`state.${state as State}`)} />
			),
			pinned: true,
		},
		kinds: {
			name: t('deliveries.kind'),
			all,
			nameOf: (kind) => t(`kind.${kind as OutboxEntry['kind']}`),
			pinned: true,
		},
		channel: {
			name: t('deliveries.channel'),
			all,
			nameOf: (channel) => t(`channel.${channel as OutboxEntry['channel']}`),
			pinned: true,
		},
		// An order's page leads to its own.
		reference: { name: t('deliveries.reference'), all, nameOf: String, linked: true },
		// Who administers all shops has the switch beside the sections.
		shop: { name: t('deliveries.shop'), all, nameOf: shopName, absent: true },
	}
}
