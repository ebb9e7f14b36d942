import type { OrderPage as Order } from '@gabarit/contract'
import { Spinner } from '@gabarit/ui'
import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Crumbs } from '../../../lib/frame/crumbs.tsx'
import { lastList } from '../../../lib/frame/last-list.ts'
import { Page } from '../../../lib/frame/page.tsx'
import { ProblemPage } from '../../../lib/frame/problem.tsx'
import { standsWithout } from '../../../lib/frame/problem-kind.ts'
import { useIsNarrow } from '../../../lib/frame/use-is-narrow.ts'
import { useTitle } from '../../../lib/frame/use-title.ts'
import { Correcting } from '../correct/correcting.tsx'
import type { Group } from '../correct/correction-form.ts'
import { FurniturePanel } from '../furniture/furniture-panel.tsx'
import type { ListKind } from '../list/order-address.ts'
import { useOrder } from '../use-orders.ts'
import { ActionBar } from './action-bar.tsx'
import { ActDialogs } from './dialogs/act-dialogs.tsx'
import { Neighbours } from './neighbours/neighbours.tsx'
import { openedFrom } from './neighbours/opened-from.ts'
import { Notes } from './notes.tsx'
import { OrderHead, orderNameOf } from './order-head.tsx'
import styles from './order-page.module.css'
import { PriceTable } from './price-table.tsx'
import { ProgressChain } from './progress-chain.tsx'
import { SentMessages } from './sent/sent-messages.tsx'
import { SideFacts, SidePanel } from './side-panel.tsx'
import { useActing } from './use-acting.ts'

type Props = { kind: ListKind; reference: string }

const listOf = { order: '/orders', offer: '/offers' } as const
const listNames = {
	'/orders': 'nav.orders',
	'/offers': 'nav.offers',
	'/production': 'nav.production',
} as const
const pageOf = { order: '/orders/$reference', offer: '/offers/$reference' } as const

export function OrderPage({ kind, reference }: Props) {
	const { t } = useTranslation('back-office')
	const order = useOrder(reference)
	useTitle(order.data ? `${reference}, ${orderNameOf(order.data)}` : reference)
	if (order.isError && !standsWithout(order)) {
		const notFound = kind === 'order' ? 'error.orderNotFound' : 'error.offerNotFound'
		return (
			<ProblemPage
				crumbs={<Trail kind={kind} reference={reference} />}
				error={order.error}
				onRetry={() => void order.refetch()}
				notFound={t(notFound, { reference })}
				way={{
					href: listOf[kind],
					text: t(kind === 'order' ? 'error.toOrders' : 'error.toOffers'),
				}}
			/>
		)
	}
	if (!order.data)
		return (
			<Page>
				<Spinner page label={t('order.loading')} />
			</Page>
		)
	// An offer that became an order has moved to the orders: its old address leads there, and what was typed stays.
	if (order.data.kind !== kind)
		return <Navigate to={pageOf[order.data.kind]} params={{ reference }} replace ignoreBlocker />
	return <Loaded key={reference} order={order.data} />
}

function Loaded({ order }: { order: Order }) {
	const { kind, reference } = order
	const navigate = useNavigate()
	const isNarrow = useIsNarrow()
	const [group, setGroup] = useState<Group | null>(null)
	const acting = useActing(order, () => {
		const list = openedFrom(kind)
		void navigate({ to: list, search: lastList(list) })
	})
	return (
		<div className={styles.order}>
			<div className={styles.main}>
				<div className={styles.top}>
					<Trail kind={kind} reference={reference} />
					<Neighbours kind={kind} reference={reference} />
				</div>
				<OrderHead order={order} />
				<ProgressChain order={order} />
				<ActionBar order={order} acting={acting} />
				{/* On the road, whom to call and where to go comes before everything else. */}
				{isNarrow ? <SideFacts order={order} onCorrect={setGroup} /> : null}
				<div className={styles.body}>
					<FurniturePanel order={order} />
					<PriceTable order={order} onCorrect={setGroup} />
				</div>
				<Notes order={order} />
				<SentMessages order={order} />
			</div>
			<SidePanel order={order} onCorrect={setGroup} isNarrow={isNarrow} />
			{/* A sheet that waited closes itself, not the one that was opened after it. */}
			{group === null ? null : (
				<Correcting
					key={group}
					order={order}
					group={group}
					onClose={() => setGroup((now) => (now === group ? null : now))}
				/>
			)}
			<ActDialogs order={order} acting={acting} />
		</div>
	)
}

function Trail({ kind, reference }: Props) {
	const { t } = useTranslation('back-office')
	const list = openedFrom(kind)
	return (
		<Crumbs current={reference}>
			<Link to={list} search={lastList(list)}>
				{t(listNames[list])}
			</Link>
		</Crumbs>
	)
}
