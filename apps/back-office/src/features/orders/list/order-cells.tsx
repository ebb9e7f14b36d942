import type { OrderRow } from '@gabarit/contract'
import { rowLinkClass, StateChip, useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTaxWords } from '../../../lib/domain.ts'
import type { Column, ListKind } from '../../../lib/list-search.ts'
import { TypeName } from '../../../lib/type-name.tsx'
import { walkRows } from '../../../lib/walk-rows.ts'
import { LateMark } from '../late-mark.tsx'
import { customerNameOf } from '../names.ts'
import { paymentWordOf } from '../payment.ts'
import styles from './order-cells.module.css'

type Props = { column: Column; row: OrderRow; kind: ListKind }

export function OrderCell({ column, row, kind }: Props) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const day = (iso: string | null) => (iso ? format.date(iso, 'day') : t('list.none'))
	const contents: Record<Column, () => ReactNode> = {
		reference: () => <RowLink row={row} kind={kind} />,
		customer: () => <CustomerName customer={row.customer} />,
		type: () => <TypeName type={row.type} />,
		seller: () => row.seller ?? t('list.none'),
		orderedAt: () => day(row.orderedAt),
		deliveryAt: () => <DeliveryDay row={row} />,
		validUntil: () => day(row.validUntil),
		state: () => <StateChip state={row.state} label={t(`state.${row.state}`)} />,
		payment: () => t(`paymentStatus.${paymentWordOf(row.payment)}`),
		pallets: () => row.pallets,
		total: () => <Amount row={row} />,
	}
	return contents[column]()
}

/** What this viewer may see of it: the sale price, else what the supplier is paid, without VAT. */
function Amount({ row: { total, amountToSupplier } }: Pick<Props, 'row'>) {
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

function CustomerName({ customer }: Pick<OrderRow, 'customer'>) {
	return (
		<>
			<strong>{customerNameOf(customer)}</strong>
			{customer.city ? <span className={styles.town}> {customer.city}</span> : null}
		</>
	)
}

function DeliveryDay({ row: { deliveryAt, late } }: Pick<Props, 'row'>) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	if (deliveryAt === null) return t('list.none')
	if (!late) return format.date(deliveryAt, 'day')
	return (
		<LateMark>
			<span className="visually-hidden">{t('list.late')} </span>
			{format.date(deliveryAt, 'day')}
		</LateMark>
	)
}

/** The link covers the whole row, so that a click anywhere opens it. */
function RowLink({ row, kind }: { row: OrderRow; kind: ListKind }) {
	const to = kind === 'order' ? '/orders/$reference' : '/offers/$reference'
	return (
		<Link
			data-row
			onKeyDown={walkRows}
			to={to}
			params={{ reference: row.reference }}
			className={rowLinkClass}
		>
			{row.reference}
		</Link>
	)
}
