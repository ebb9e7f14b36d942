import type { OutboxEntry } from '@gabarit/contract'
import { LinkButton, StateChip, useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { deliveryMarks } from '../../lib/deliveries/delivery-marks.ts'
import { useMoment } from '../../lib/deliveries/use-moment.ts'
import type { ListColumn } from '../../lib/list/list-definition.ts'
import { AddressText } from '../../lib/mail-link.tsx'
import { useShopName } from '../../lib/session.ts'
import { walkRows } from '../../lib/walk-rows.ts'
import type { DeliveryColumn } from './delivery-address.ts'

export function useDeliveryColumns(
	open: (id: string) => void,
): Record<DeliveryColumn, ListColumn<OutboxEntry>> {
	const { t } = useTranslation('technical')
	const format = useFormats()
	const moment = useMoment()
	const shopName = useShopName()
	const none = t('deliveries.nothing')
	return {
		at: { name: t('deliveries.last'), part: 'day', cell: (row) => moment(row.lastAt) },
		shop: { name: t('deliveries.shop'), wide: true, cell: (row) => shopName(row.tenant) },
		kind: {
			name: t('deliveries.kind'),
			part: 'name',
			cell: (row) => (
				<LinkButton
					tone="ink"
					size="small"
					touch
					data-row
					onKeyDown={walkRows}
					onClick={() => open(row.id)}
				>
					{t(`kind.${row.kind}`)}
				</LinkButton>
			),
		},
		reference: {
			name: t('deliveries.reference'),
			part: 'code',
			cell: ({ reference }) =>
				reference === null ? (
					none
				) : (
					<Link to="/orders/$reference" params={{ reference }}>
						{reference}
					</Link>
				),
		},
		to: {
			name: t('deliveries.to'),
			part: 'beside',
			cell: ({ to }) => (to === '' ? none : <AddressText address={to} />),
		},
		state: {
			name: t('deliveries.state'),
			part: 'corner',
			cell: ({ state }) => <StateChip state={deliveryMarks[state]} label={t(`state.${state}`)} />,
		},
		status: {
			name: t('deliveries.status'),
			right: true,
			wide: true,
			cell: ({ status }) => status ?? none,
		},
		milliseconds: {
			name: t('deliveries.milliseconds'),
			right: true,
			wide: true,
			cell: ({ milliseconds }) =>
				milliseconds === null
					? none
					: t('deliveries.took', { milliseconds: format.number(milliseconds) }),
		},
		nextTry: {
			name: t('deliveries.nextTry'),
			right: true,
			wide: true,
			cell: ({ nextTryAt }) => (nextTryAt === null ? none : moment(nextTryAt)),
		},
	}
}
