// The chosen orders as one document: a sheet each, as the page of an order prints.
import type { OrderPage } from '@gabarit/contract'
import { Button, linkClass, Spinner } from '@gabarit/ui'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { lastList } from '../../../lib/frame/last-list.ts'
import { Page } from '../../../lib/frame/page.tsx'
import { ProblemPage } from '../../../lib/frame/problem.tsx'
import { standsWithout } from '../../../lib/frame/problem-kind.ts'
import { useTitle } from '../../../lib/frame/use-title.ts'
import { orderQuery } from '../use-orders.ts'
import { OrderSheet } from './order-sheet.tsx'
import styles from './print-page.module.css'

export function PrintPage({ ids }: { ids: string }) {
	const { t } = useTranslation('back-office')
	const references = ids === '' ? [] : ids.split(',')
	const asked = useQueries({ queries: references.map(orderQuery) })
	const title = t('print.title', { count: references.length })
	useTitle(title)
	const failed = asked.find((one) => one.isError && !standsWithout(one))
	if (failed)
		return (
			<ProblemPage
				error={failed.error}
				onRetry={() => asked.forEach((one) => one.isError && void one.refetch())}
				notFound={t('print.notFound')}
				way={{ href: '/orders', text: t('error.toOrders') }}
			/>
		)
	const orders = asked.flatMap(({ data }) => data ?? [])
	if (orders.length < references.length)
		return (
			<Page>
				<Spinner page label={t('print.loading')} />
			</Page>
		)
	return <Sheets title={title} orders={orders} />
}

function Sheets({ title, orders }: { title: string; orders: readonly OrderPage[] }) {
	const { t } = useTranslation('back-office')
	return (
		<div className={styles.page}>
			<div className={styles.bar}>
				<h1 className={styles.title}>{orders.length === 0 ? t('print.none') : title}</h1>
				<Link
					to="/orders"
					search={lastList('/orders')}
					className={linkClass({ tone: 'ink', touch: true })}
				>
					{t('error.toOrders')}
				</Link>
				{orders.length === 0 ? null : (
					<Button size="small" onClick={() => window.print()}>
						{t('print.print')}
					</Button>
				)}
			</div>
			<div>
				{orders.map((order) => (
					<OrderSheet key={order.reference} order={order} />
				))}
			</div>
		</div>
	)
}
