// What stands in each column of a list.
import type { OrderRow } from '@gabarit/contract'
import { StateChip, useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column, ListKind } from '../../lib/list-search.ts'
import { walkRows } from '../../lib/walk-rows.ts'
import { customerNameOf } from './names.ts'
import { paymentWordOf } from './payment.ts'

type Props = { column: Column; row: OrderRow; kind: ListKind }

export function OrderCell({ column, row, kind }: Props): ReactNode {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const day = (iso: string | null) => (iso ? format.date(iso, 'day') : t('list.none'))
	switch (column) {
		case 'reference':
			return <RowLink row={row} kind={kind} />
		case 'customer':
			return (
				<>
					<strong>{customerNameOf(row.customer)}</strong>
					{row.customer.city ? <span className="cell-town"> {row.customer.city}</span> : null}
				</>
			)
		case 'seller':
			return row.seller ?? t('list.noSeller')
		case 'orderedAt':
			return day(row.orderedAt)
		case 'deliveryAt':
			return day(row.deliveryAt)
		case 'validUntil':
			return day(row.validUntil)
		case 'state':
			return <StateChip state={row.state} label={t(`state.${row.state}`)} />
		case 'payment':
			return t(`paymentStatus.${paymentWordOf(row.payment)}`)
		case 'pallets':
			return row.pallets
		case 'total':
			return row.total === null ? t('list.none') : format.money(row.total)
	}
}

/** The link lies over the whole row, so that a click anywhere opens it. */
function RowLink({ row, kind }: { row: OrderRow; kind: ListKind }) {
	const to = kind === 'order' ? '/orders/$reference' : '/offers/$reference'
	return (
		<Link
			data-row
			onKeyDown={walkRows}
			to={to}
			params={{ reference: row.reference }}
			className="row-link"
		>
			{row.reference}
		</Link>
	)
}
