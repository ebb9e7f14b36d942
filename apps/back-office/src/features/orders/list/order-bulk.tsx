// The same action on the chosen orders: each says for how many of them it is open.
import { mostReferences, type OrderAction, type OrderList, type OrderRow } from '@gabarit/contract'
import { Button, toast, useFormats } from '@gabarit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { BulkBar } from '../../../lib/list/bulk-bar.tsx'
import type { ListSearch } from '../../../lib/list/list-address.ts'
import { useBulkRun } from '../../../lib/list/use-bulk-run.ts'
import type { Selection } from '../../../lib/list/use-selection.ts'
import { type BulkAsked, BulkDialog } from './bulk-dialog.tsx'
import { type ListKind, orderQueryOf } from './order-address.ts'
import { useActOnMany } from './use-act-on-many.ts'

type Props = {
	kind: ListKind
	search: ListSearch
	selection: Selection<OrderRow>
	page: OrderList
}

type Allowed = OrderRow['allowed'][number]
type Offered = Allowed & { count: number }

export function OrderBulk({ kind, search, selection, page }: Props) {
	const { t } = useTranslation('back-office')
	const [asking, setAsking] = useState<Offered | null>(null)
	const queries = useQueryClient()
	const actOnMany = useActOnMany()
	const keys = [...selection.chosen.keys()]
	const rows = [...selection.chosen.values()]
	const bulk = useBulkRun((run, left) => {
		void queries.invalidateQueries({ queryKey: ['orders'] })
		void queries.invalidateQueries({ queryKey: ['session'] })
		if (left.length === 0) toast(t('bulk.done', { count: run.done, number: String(run.done) }))
		selection.chooseKeys(left)
	})
	const chooseFound = async () => {
		const { after: _after, before: _before, limit: _limit, ...query } = orderQueryOf(kind, search)
		try {
			selection.chooseKeys(await client.backOffice.orders.references(query))
		} catch {
			toast(t('bulk.notFound'), { icon: 'warning' })
		}
	}
	const start = (action: OrderAction, asked: BulkAsked) => {
		setAsking(null)
		void bulk.start(keys, (some) => actOnMany(some, action, asked))
	}
	return (
		<BulkBar
			selection={selection}
			found={page.total}
			most={mostReferences}
			onChooseFound={() => void chooseFound()}
			sum={<ChosenSum rows={rows} />}
			run={bulk.run}
			onStop={bulk.stop}
		>
			{offeredFor(rows).map((offered) => (
				<Button
					key={offered.action}
					kind={isEnding(offered.action) ? 'danger' : 'outline'}
					size="small"
					onClick={() => {
						bulk.forget()
						setAsking(offered)
					}}
				>
					{t(`action.${offered.action}`)}
					{offered.count < keys.length ? ` (${offered.count})` : null}
				</Button>
			))}
			{offeredFor(rows).length === 0 ? t('bulk.nothing') : null}
			{asking ? (
				<BulkDialog
					action={asking.action}
					needs={asking.needs}
					count={keys.length}
					open={asking.count}
					onSubmit={(asked) => start(asking.action, asked)}
					onClose={() => setAsking(null)}
				/>
			) : null}
		</BulkBar>
	)
}

const endings: readonly OrderAction[] = ['refuseOffer', 'refuseOrder', 'setUndelivered']
const isEnding = (action: OrderAction) => endings.includes(action)

/** One at a time: what is typed to be deleted, what asks how it is paid. */
const isForOne = ({ action, needs }: Allowed) => action === 'delete' || needs === 'payment'

/** Of the rows that are known here; those on other pages are judged by the server. Endings stand last. */
function offeredFor(rows: readonly (OrderRow | null)[]): Offered[] {
	const all = rows.flatMap((row) => row?.allowed ?? []).filter((one) => !isForOne(one))
	const hidden = rows.filter((row) => row === null).length
	const byAction = new Map<OrderAction, Offered>()
	for (const { action, needs } of all) {
		const count = (byAction.get(action)?.count ?? hidden) + 1
		byAction.set(action, { action, needs, count })
	}
	return [...byAction.values()].toSorted(
		(a, b) => Number(isEnding(a.action)) - Number(isEnding(b.action)),
	)
}

/** Where every chosen row is known, and each has a sale price. */
function ChosenSum({ rows }: { rows: readonly (OrderRow | null)[] }) {
	const format = useFormats()
	const totals = rows.map((row) => row?.total ?? null)
	if (totals.some((total) => total === null)) return null
	return <span>{format.money(totals.reduce<number>((sum, total) => sum + (total ?? 0), 0))}</span>
}
