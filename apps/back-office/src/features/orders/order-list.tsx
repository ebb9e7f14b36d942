// A list of orders or of offers. All that is chosen here stands in the address, so that Back,
// a reload and a link sent to a colleague show the same rows.
import { Icon } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useTitle } from '../../lib/use-title.ts'
import { ListFilters } from './list-filters.tsx'
import { ListFooter } from './list-footer.tsx'
import { ListProblem } from './list-problem.tsx'
import type { ListProps } from './list-props.ts'
import { ListTable } from './list-table.tsx'
import { ListTabs } from './list-tabs.tsx'
import { useOrders } from './use-orders.ts'
import '../../lib/list.css'

export function OrderList({ kind, search, onSearch }: ListProps) {
	const { t } = useTranslation('back-office')
	const orders = useOrders(kind, search)
	const page = orders.data
	const title = t(kind === 'order' ? 'nav.orders' : 'nav.offers')
	useTitle(title)
	return (
		<div className="page order-list">
			<div className="order-list-head">
				<h1 className="page-title">{title}</h1>
				<a className="order-list-new" href="/configurator">
					<Icon name="plus" />
					{t('list.newDesign')}
				</a>
			</div>
			<ListTabs kind={kind} search={search} views={page?.views ?? {}} />
			<ListFilters
				kind={kind}
				search={search}
				onSearch={onSearch}
				page={page}
				failed={orders.isError}
			/>
			{orders.isError ? (
				<ListProblem error={orders.error} onRetry={() => void orders.refetch()} kind={kind} />
			) : (
				<ListTable
					kind={kind}
					search={search}
					onSearch={onSearch}
					page={page}
					stale={orders.isPlaceholderData}
				/>
			)}
			{page && !orders.isError ? <ListFooter kind={kind} search={search} page={page} /> : null}
		</div>
	)
}
