// All filters are in the address, so that Back, a reload and a link sent to a colleague show the same rows.
import { Icon, ListPage } from '@gabarit/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { keepList } from '../../../lib/last-list.ts'
import { PageTitle } from '../../../lib/page.tsx'
import { useTitle } from '../../../lib/use-title.ts'
import { useOrders } from '../use-orders.ts'
import { OrderFilters } from './list-filters.tsx'
import { OrderFooter } from './list-footer.tsx'
import { ListProblem } from './list-problem.tsx'
import type { ListProps } from './list-props.ts'
import { OrderTable } from './list-table.tsx'
import { ListTabs } from './list-tabs.tsx'
import styles from './order-list.module.css'

export function OrderList({ kind, search, onSearch }: ListProps) {
	const { t } = useTranslation('back-office')
	const orders = useOrders(kind, search)
	const page = orders.data
	useEffect(() => keepList(kind, search), [kind, search])
	const title = t(kind === 'order' ? 'nav.orders' : 'nav.offers')
	useTitle(title)
	return (
		<ListPage
			title={<PageTitle>{title}</PageTitle>}
			action={
				<a className={styles.new} href="/configurator">
					<Icon name="plus" />
					{t('list.newDesign')}
				</a>
			}
		>
			<ListTabs kind={kind} search={search} views={page?.views ?? {}} />
			<OrderFilters
				kind={kind}
				search={search}
				onSearch={onSearch}
				page={page}
				failed={orders.isError}
			/>
			{orders.isError ? (
				<ListProblem error={orders.error} onRetry={() => void orders.refetch()} kind={kind} />
			) : (
				<OrderTable
					kind={kind}
					search={search}
					onSearch={onSearch}
					page={page}
					stale={orders.isPlaceholderData}
				/>
			)}
			{page && !orders.isError ? <OrderFooter kind={kind} search={search} page={page} /> : null}
		</ListPage>
	)
}
