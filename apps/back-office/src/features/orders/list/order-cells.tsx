import type { OrderRow } from '@gabarit/contract'
import { rowLinkClass, StateChip, useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column, ListKind } from '../../../lib/list-search.ts'
import { TypeName } from '../../../lib/type-name.tsx'
import { walkRows } from '../../../lib/walk-rows.ts'
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
		deliveryAt: () => day(row.deliveryAt),
		validUntil: () => day(row.validUntil),
		state: () => <StateChip state={row.state} label={t(`state.${row.state}`)} />,
		payment: () => t(`paymentStatus.${paymentWordOf(row.payment)}`),
		pallets: () => row.pallets,
		total: () => (row.total === null ? t('list.none') : format.money(row.total)),
	}
	return contents[column]()
}

function CustomerName({ customer }: Pick<OrderRow, 'customer'>) {
	return (
		<>
			<strong>{customerNameOf(customer)}</strong>
			{customer.city ? <span className={styles.town}> {customer.city}</span> : null}
		</>
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
