import { mostInCutList, type OrderRow } from '@gabarit/contract'
import { Button, Link, useFormats, useLanguage } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useTaxWords } from '../../../lib/domain.ts'
import type { Selection } from '../../../lib/list/bulk/use-selection.ts'
import type { ListSearch } from '../../../lib/list/list-address.ts'
import type { ChosenFile } from '../list/export-chosen.tsx'
import { OrderBulk } from '../list/order-bulk.tsx'
import { cutListAddress } from './cut-list-address.ts'
import { ordersQueryOf } from './production-address.ts'

type Props = {
	search: ListSearch
	selection: Selection<OrderRow>
	found: number
	columns: NonNullable<ChosenFile['columns']>
}

const steps = ['sendToProduction', 'setReady', 'schedule'] as const

export function ProductionBulk({ search, selection, found, columns }: Props) {
	const { sort, direction } = ordersQueryOf(search)
	return (
		<OrderBulk
			query={ordersQueryOf(search)}
			found={found}
			selection={selection}
			only={steps}
			main="sendToProduction"
			file={{ list: 'production', columns, sort, direction }}
			sum={<WorkSums rows={[...selection.chosen.values()]} />}
		>
			<CutLists references={[...selection.chosen.keys()]} />
		</OrderBulk>
	)
}

/** Where every chosen row is known. */
function WorkSums({ rows }: { rows: readonly (OrderRow | null)[] }) {
	const { t } = useTranslation('supply')
	const format = useFormats()
	const tax = useTaxWords()
	const known = rows.filter((row) => row !== null)
	if (known.length < rows.length) return null
	const sum = (of: (row: OrderRow) => number) => known.reduce((all, row) => all + of(row), 0)
	const boards = sum((row) => row.boards)
	const pallets = sum((row) => row.pallets)
	return (
		<>
			<span>{t('boards', { count: boards, number: format.number(boards) })}</span>
			<span>{format.weight(sum((row) => row.weight))}</span>
			<span>{t('pallets', { count: pallets })}</span>
			<span>
				{format.money(sum((row) => row.amountToSupplier ?? 0))} {tax.excluding}
			</span>
		</>
	)
}

/** One file: what is sawn together is nested together. */
function CutLists({ references }: { references: readonly string[] }) {
	const { t } = useTranslation('supply')
	const language = useLanguage()
	const count = references.length
	if (count > mostInCutList)
		return (
			<Button kind="quiet" size="small" reason={t('cutListMost', { most: mostInCutList })}>
				{t('cutLists', { count })}
			</Button>
		)
	return (
		<Link size="small" tone="ink" href={cutListAddress(references, 'boards', language)} download>
			{t('cutLists', { count })}
		</Link>
	)
}
