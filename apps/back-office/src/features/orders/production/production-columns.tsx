import type { OrderRow } from '@gabarit/contract'
import { rowLinkClass, useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useTaxWords } from '../../../lib/domain.ts'
import { useDayText } from '../../../lib/list/filter/use-day-words.ts'
import type { ListColumn } from '../../../lib/list/list-definition.ts'
import { walkRows } from '../../../lib/walk-rows.ts'
import { useOrderColumns } from '../list/order-columns.tsx'
import type { ProductionColumn } from './production-address.ts'
import { SupplierDay } from './supplier-day.tsx'

/** What a workshop reads of an order; the rest as the list of orders has it. */
export function useProductionColumns(): Record<ProductionColumn, ListColumn<OrderRow>> {
	const { t } = useTranslation('supply')
	const format = useFormats()
	const tax = useTaxWords()
	const dayText = useDayText()
	const { customer, tenant, pallets, state } = useOrderColumns('order')
	const dayOrNone = (iso: string | null) => (iso === null ? t('noDay') : dayText(iso))
	return {
		reference: {
			name: t('column.reference'),
			part: 'code',
			cell: (row) => <RowLink row={row} />,
		},
		customer,
		tenant,
		supplierAt: {
			name: t('column.supplierAt'),
			part: 'day',
			cell: (row) => <SupplierDay row={row} text={dayOrNone(row.supplierAt)} />,
		},
		deliveryAt: {
			name: t('column.deliveryAt'),
			wide: true,
			cell: (row) => dayOrNone(row.deliveryAt),
		},
		colour: {
			name: t('column.colour'),
			wide: true,
			cell: (row) => row.colour ?? t('noDay'),
		},
		boards: {
			name: t('column.boards'),
			right: true,
			cell: (row) => format.number(row.boards),
		},
		weight: {
			name: t('column.weight'),
			right: true,
			wide: true,
			cell: (row) => format.number(Math.round(row.weight)),
		},
		pallets,
		amount: {
			name: t('column.amount', { tax: tax.excluding }),
			part: 'sum',
			right: true,
			cell: ({ amountToSupplier }) =>
				amountToSupplier === null ? t('noDay') : format.money(amountToSupplier),
		},
		state,
	}
}

function RowLink({ row: { reference } }: { row: OrderRow }) {
	return (
		<Link
			data-row
			onKeyDown={walkRows}
			to="/orders/$reference"
			params={{ reference }}
			className={rowLinkClass}
		>
			{reference}
		</Link>
	)
}
