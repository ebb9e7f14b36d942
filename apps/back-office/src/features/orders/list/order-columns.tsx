import { type OrderRow, orderWord, paymentWordOf } from '@gabarit/contract'
import { rowLinkClass, StateChip, useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useTaxWords } from '../../../lib/domain.ts'
import { useDayText } from '../../../lib/list/filter/use-day-words.ts'
import type { ListColumn } from '../../../lib/list/list-definition.ts'
import { useHasShopColumn } from '../../../lib/list/use-shop-column.ts'
import { useShopName } from '../../../lib/session.ts'
import { TypeName } from '../../../lib/type-name.tsx'
import { walkRows } from '../../../lib/walk-rows.ts'
import { LateMark } from '../late-mark.tsx'
import { customerNameOf } from '../names.ts'
import { addressOf, type Column, type ListKind, statesOf } from './order-address.ts'
import styles from './order-columns.module.css'

export function useOrderColumns(kind: ListKind): Record<Column, ListColumn<OrderRow>> {
	const { t } = useTranslation('back-office')
	const tax = useTaxWords()
	const format = useFormats()
	const shopName = useShopName()
	const hasShops = useHasShopColumn()
	const orders = {
		names: { asc: t('list.order.aToZ'), desc: t('list.order.zToA') },
		days: { asc: t('list.order.oldest'), desc: t('list.order.newest') },
		coming: { asc: t('list.order.soonest'), desc: t('list.order.latest') },
		amounts: { asc: t('list.order.lowest'), desc: t('list.order.highest') },
		states: { asc: t('list.order.fromStart'), desc: t('list.order.fromEnd') },
	}
	const name = (column: Column) => t(`list.column.${column}`, { tax: tax.including })
	return {
		reference: {
			name: name('reference'),
			part: 'code',
			orders: orders.days,
			cell: (row) => <RowLink row={row} />,
		},
		tenant: { name: name('tenant'), wide: true, cell: (row) => shopName(row.tenant) },
		customer: {
			name: name('customer'),
			part: 'name',
			orders: orders.names,
			cell: (row) => <CustomerName customer={row.customer} />,
		},
		type: {
			name: name('type'),
			wide: true,
			cell: (row) => <TypeName type={row.type} short={hasShops} />,
		},
		seller: {
			name: name('seller'),
			wide: true,
			orders: orders.names,
			cell: (row) => row.seller ?? t('list.none'),
		},
		orderedAt: {
			// An offer's date is that of the offer, not of an order.
			name: kind === 'offer' ? t('list.column.offeredAt') : name('orderedAt'),
			orders: orders.days,
			cell: (row) => <Day iso={row.orderedAt} />,
		},
		supplierAt: {
			name: name('supplierAt'),
			wide: true,
			orders: orders.coming,
			cell: (row) => <Day iso={row.supplierAt} />,
		},
		deliveryAt: {
			name: name('deliveryAt'),
			part: 'day',
			orders: orders.coming,
			cell: (row) => <DeliveryDay row={row} />,
		},
		validUntil: {
			name: name('validUntil'),
			part: 'until',
			orders: orders.coming,
			cell: (row) => <ValidUntil row={row} />,
		},
		state: {
			name: name('state'),
			part: 'state',
			orders: orders.states,
			cell: (row) => (
				<StateChip state={row.state} label={t(orderWord('state', row.state, row.deliveryMode))} />
			),
		},
		payment: {
			name: name('payment'),
			wide: true,
			cell: (row) => <Payment row={row} />,
		},
		balance: {
			name: name('balance'),
			right: true,
			cell: ({ payment: { balance } }) =>
				balance === null ? t('list.none') : format.money(balance),
		},
		pallets: { name: name('pallets'), right: true, wide: true, cell: (row) => row.pallets },
		total: {
			name: name('total'),
			part: 'sum',
			right: true,
			orders: orders.amounts,
			cell: (row) => <Amount row={row} />,
		},
	}
}

type RowProps = { row: OrderRow }

function Day({ iso }: { iso: string | null }) {
	const { t } = useTranslation('back-office')
	const dayText = useDayText()
	return iso === null ? t('list.none') : dayText(iso)
}

/** What this viewer may see of it: the sale price, else what the supplier is paid, without VAT. */
function Amount({ row: { total, amountToSupplier } }: RowProps) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const tax = useTaxWords()
	if (total !== null) return format.money(total)
	if (amountToSupplier === null) return t('list.none')
	return (
		<>
			{format.money(amountToSupplier)} <small>{tax.excluding}</small>
		</>
	)
}

/** What is due of a delivered order stands out as a late day does. */
function Payment({ row }: RowProps) {
	const { t } = useTranslation('back-office')
	const word = paymentWordOf(row)
	const text = t(`paymentStatus.${word}`)
	return word === 'due' ? <LateMark>{text}</LateMark> : text
}

function CustomerName({ customer }: Pick<OrderRow, 'customer'>) {
	const name = customerNameOf(customer)
	return (
		<span title={[name, customer.city].join(' ').trim()}>
			<strong>{name}</strong>
			{customer.city ? <span className={styles.town}> {customer.city}</span> : null}
		</span>
	)
}

function DeliveryDay({ row: { deliveryAt, late } }: RowProps) {
	const { t } = useTranslation('back-office')
	if (!late) return <Day iso={deliveryAt} />
	return (
		<LateMark>
			<span className="visually-hidden">{t('list.late')} </span>
			<Day iso={deliveryAt} />
		</LateMark>
	)
}

/** From here on an open offer is about to be lost. */
const fewDays = 3

/** An open offer says what is left of it. */
function ValidUntil({ row: { validUntil, daysLeft } }: RowProps) {
	const { t } = useTranslation('back-office')
	if (daysLeft === null) return <Day iso={validUntil} />
	const soon = daysLeft < 0 ? t('order.offerOver') : t('list.lastDay')
	const left = daysLeft > 0 ? t('list.daysLeft', { count: daysLeft }) : soon
	return (
		<>
			<Day iso={validUntil} />{' '}
			{daysLeft > fewDays ? (
				<span className={styles.left}>{left}</span>
			) : (
				<LateMark>{left}</LateMark>
			)}
		</>
	)
}

/** The link covers the whole row, so that a click anywhere opens it. */
function RowLink({ row }: RowProps) {
	// Beside offers stand those that are orders by now.
	const kind = statesOf.offer.includes(row.state) ? 'offer' : 'order'
	return (
		<Link
			data-row
			onKeyDown={walkRows}
			to={`${addressOf[kind].path}/$reference` as '/orders/$reference'}
			params={{ reference: row.reference }}
			className={rowLinkClass}
		>
			{row.reference}
		</Link>
	)
}
