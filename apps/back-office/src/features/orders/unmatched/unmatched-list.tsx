// Payments that no order has: an administrator finds whose each is.
import { mostCounted, type UnmatchedPayment } from '@gabarit/contract'
import { Button, useFormats } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayText } from '../../../lib/list/filter/use-day-words.ts'
import { List } from '../../../lib/list/list.tsx'
import type { ListColumn, ListPageData } from '../../../lib/list/list-definition.ts'
import { useListSearch } from '../../../lib/list/use-list-search.ts'
import { useShopColumn } from '../../../lib/list/use-shop-column.ts'
import { useShopName } from '../../../lib/session.ts'
import { LinkPayment } from './link-payment.tsx'
import { type PaymentColumn, paymentAddress } from './payment-address.ts'
import { useUnmatched } from './use-unmatched.ts'

export function UnmatchedList() {
	const { search, onSearch } = useListSearch()
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const shopName = useShopName()
	const [linking, setLinking] = useState<UnmatchedPayment | null>(null)
	const title = t('unmatched.title')
	const page = useUnmatched(search)
	const countOf = ({ total }: ListPageData<UnmatchedPayment>) =>
		total === null
			? t('unmatched.countMore', { number: format.number(mostCounted) })
			: t('unmatched.count', { count: total, number: format.number(total) })
	return (
		<>
			<List<UnmatchedPayment, PaymentColumn, ListPageData<UnmatchedPayment>>
				definition={{
					address: useShopColumn(paymentAddress),
					search,
					onSearch,
					title,
					searchFor: t('unmatched.search'),
					captionOf: () => title,
					countOf,
					none: { title: t('unmatched.none'), hint: t('unmatched.noneHint') },
					columns: useColumns(setLinking),
					filters: {
						shop: { name: t('list.shop'), all: t('list.shopAll'), nameOf: shopName, absent: true },
					},
					keyOf: ({ id }) => id,
					nameOf: ({ description }) => description,
					page,
					beside: [
						{ path: '/orders', name: t('nav.orders') },
						{ path: paymentAddress.path, name: title, count: page.data?.total },
					],
				}}
			/>
			{linking ? (
				<LinkPayment
					key={linking.id}
					payment={linking}
					onClose={() => setLinking((now) => (now?.id === linking.id ? null : now))}
				/>
			) : null}
		</>
	)
}

function useColumns(
	onLink: (payment: UnmatchedPayment) => void,
): Record<PaymentColumn, ListColumn<UnmatchedPayment>> {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const dayText = useDayText()
	const shopName = useShopName()
	return {
		paidAt: {
			name: t('unmatched.paidAt'),
			part: 'code',
			cell: ({ paidAt }) => (paidAt === null ? '' : dayText(paidAt)),
		},
		shop: { name: t('list.shop'), part: 'day', cell: ({ tenant }) => shopName(tenant) },
		description: {
			name: t('unmatched.description'),
			part: 'name',
			cell: ({ description }) => <strong>{description}</strong>,
		},
		provider: {
			name: t('unmatched.providerId'),
			part: 'block',
			wide: true,
			cell: ({ provider, providerId }) => `${t(`unmatched.${provider}`)}, ${providerId ?? ''}`,
		},
		amount: {
			name: t('money.amount'),
			part: 'state',
			right: true,
			cell: ({ amount }) => <strong>{format.money(amount)}</strong>,
		},
		link: {
			name: t('unmatched.link'),
			unseen: true,
			part: 'block',
			cell: (payment) => (
				<Button
					kind="outline"
					size="small"
					aria-label={t('unmatched.linkOf', { description: payment.description })}
					onClick={() => onLink(payment)}
				>
					{t('unmatched.link')}
				</Button>
			),
		},
	}
}
