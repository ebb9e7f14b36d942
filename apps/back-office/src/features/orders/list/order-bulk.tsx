// The same action on the chosen orders: each says for how many of them it is open.
import {
	type DeliveryMode,
	mostInCall,
	mostReferences,
	type OrderAction,
	type OrderRow,
	orderWord,
} from '@gabarit/contract'
import { Button, toast } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { isLeaving } from '../../../lib/held/held.ts'
import { useHold } from '../../../lib/held/use-hold.ts'
import { BulkBar } from '../../../lib/list/bulk/bulk-bar.tsx'
import { partsOf } from '../../../lib/list/bulk/bulk-parts.ts'
import { mostAtOnce, useBulkRun } from '../../../lib/list/bulk/use-bulk-run.ts'
import type { Selection } from '../../../lib/list/bulk/use-selection.ts'
import { useOrdersChanged } from '../use-orders-changed.ts'
import { AssignMany } from './assign-many.tsx'
import { type BulkAsked, BulkDialog } from './bulk-dialog.tsx'
import { isEnding } from './ending-actions.ts'
import { type ChosenFile, ExportChosen } from './export-chosen.tsx'
import { PrintChosen } from './print-chosen.tsx'
import { useActOnMany } from './use-act-on-many.ts'
import { useAssignMany } from './use-assign-many.ts'

type Props = {
	/** Of the list: every order that it finds can be chosen. */
	query: Parameters<typeof client.backOffice.orders.references>[0]
	found: number | null
	selection: Selection<OrderRow>
	/** Offered of those that are open; all where absent. */
	only?: readonly OrderAction[]
	/** What most come for. */
	main?: OrderAction
	/** They can be given to a seller. */
	assigns?: boolean
	/** How the list writes them as a file. */
	file: ChosenFile
	sum: ReactNode
	/** What is no action on an order. */
	children?: ReactNode
}

type Allowed = OrderRow['allowed'][number]
type Offered = Allowed & { count: number }

export function OrderBulk(props: Props) {
	const { query, found, selection, only, main, assigns = false, file, sum, children } = props
	const { t } = useTranslation('back-office')
	const [asking, setAsking] = useState<Offered | null>(null)
	const isHeld = selection.isFixed
	const hold = useHold()
	const ordersChanged = useOrdersChanged()
	const actOnMany = useActOnMany()
	const keys = [...selection.chosen.keys()]
	const rows = [...selection.chosen.values()]
	const mode = modeOf(rows)
	const offers = offeredFor(rows).filter(({ action }) => only?.includes(action) ?? true)
	const bulk = useBulkRun((run, left) => {
		void ordersChanged({ pages: true })
		if (left.length === 0) toast(t('bulk.done', { count: run.done, number: String(run.done) }))
		selection.chooseKeys(left)
	})
	const assign = useAssignMany(bulk.start)
	const chooseFound = async () => {
		try {
			selection.chooseKeys(await client.backOffice.orders.references(query))
		} catch {
			toast(t('bulk.notFound'), { icon: 'warning' })
		}
	}
	const start = async (action: OrderAction, asked: BulkAsked, done: () => void) => {
		setAsking(null)
		selection.fix(true)
		const ask = (some: string[]) => actOnMany(some, action, asked)
		const askAll = async (all: string[]) =>
			(await Promise.all(partsOf(all, mostInCall).map(ask))).flat()
		const words = {
			what: t('held.bulk', { action: t(orderWord('action', action, mode)), count: keys.length }),
			each: t(orderWord('actionDone', action, mode)),
		}
		try {
			const requests = partsOf(keys, mostAtOnce).length
			await hold({ ...words, who: t('held.theirs'), requests }, async () => {
				done()
				// A page that is left may be gone any moment: all at once, in the few calls that they need.
				await (isLeaving() ? bulk.start(keys, askAll, keys.length) : bulk.start(keys, ask))
			})
		} catch {
			// Undone: all stay chosen. What is refused stands in the bar.
		} finally {
			selection.fix(false)
		}
	}
	const buttonOf = (offered: Offered) => (
		<Button
			key={offered.action}
			kind={kindOf(offered.action, main)}
			size="small"
			idle={isHeld}
			onClick={() => {
				bulk.forget()
				setAsking(offered)
			}}
		>
			{t(orderWord('action', offered.action, mode))}
			{offered.count < keys.length ? ` (${offered.count})` : null}
		</Button>
	)
	return (
		<BulkBar
			selection={selection}
			found={found}
			most={mostReferences}
			onChooseFound={() => void chooseFound()}
			sum={sum}
			run={bulk.run}
			onStop={bulk.stop}
		>
			{children}
			{offers.filter(({ action }) => !isEnding(action)).map(buttonOf)}
			{assigns ? (
				<AssignMany
					rows={rows}
					idle={isHeld}
					onAssign={(seller) => {
						bulk.forget()
						void assign(keys, seller)
					}}
				/>
			) : null}
			{offers.filter(({ action }) => isEnding(action)).map(buttonOf)}
			<ExportChosen file={file} references={keys} />
			<PrintChosen references={keys} />
			{asking ? (
				<BulkDialog
					action={asking.action}
					mode={mode}
					needs={asking.needs}
					count={keys.length}
					open={asking.count}
					onSubmit={(asked, done) => void start(asking.action, asked, done)}
					onClose={() => setAsking(null)}
				/>
			) : null}
		</BulkBar>
	)
}

function kindOf(action: OrderAction, main: OrderAction | undefined) {
	if (action === main) return 'primary'
	return isEnding(action) ? 'danger' : 'outline'
}

/** One at a time: what is typed to be deleted, what asks how it is paid. */
const isForOne = ({ action, needs }: Allowed) => action === 'delete' || needs === 'payment'

/** Null where some are fetched and others delivered, or not known here. */
function modeOf(rows: readonly (OrderRow | null)[]): DeliveryMode | null {
	const [first = null, ...others] = new Set(rows.map((row) => row?.deliveryMode ?? null))
	return others.length === 0 ? first : null
}

/** Of the rows that are known here; those on other pages are judged by the server. */
function offeredFor(rows: readonly (OrderRow | null)[]): Offered[] {
	const all = rows.flatMap((row) => row?.allowed ?? []).filter((one) => !isForOne(one))
	const hidden = rows.filter((row) => row === null).length
	const byAction = new Map<OrderAction, Offered>()
	for (const { action, needs } of all) {
		const count = (byAction.get(action)?.count ?? hidden) + 1
		byAction.set(action, { action, needs, count })
	}
	return [...byAction.values()]
}
