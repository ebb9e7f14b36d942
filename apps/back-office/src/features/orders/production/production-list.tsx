import type { OrderRow } from '@gabarit/contract'
import { Button, toast } from '@gabarit/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { stringifySearch } from '../../../lib/address.ts'
import { keepList } from '../../../lib/frame/last-list.ts'
import type { Selection } from '../../../lib/list/bulk/use-selection.ts'
import { List } from '../../../lib/list/list.tsx'
import { type ListSearch, selectionOf } from '../../../lib/list/list-address.ts'
import { useListSearch } from '../../../lib/list/use-list-search.ts'
import { useSession } from '../../../lib/session.ts'
import { useCountText } from '../../../lib/use-count-text.ts'
import { useOrderFilters } from '../list/order-filters.tsx'
import { PayableLink } from './payable-link.tsx'
import { type ProductionColumn, productionAddress } from './production-address.ts'
import { ProductionBulk } from './production-bulk.tsx'
import { useProductionColumns } from './production-columns.tsx'
import { productionExportOf, productionFileColumns } from './production-export.ts'
import styles from './production-list.module.css'
import { type ProductionPage, useOrdersOfWeek, useProduction } from './use-production.ts'
import { useWeekGroups } from './use-week-groups.tsx'

/** A workshop works from the first weeks. */
const openAtFirst = 2

export function ProductionList() {
	const { search, onSearch } = useListSearch()
	const { t } = useTranslation('supply')
	const countText = useCountText()
	const opening = useOpening(search)
	const page = useProduction(search, opening.isOpen)
	const groupsOf = useWeekGroups()
	const found = page.data?.search ?? search
	const choose = useChooseWeek(found)
	useEffect(() => keepList(productionAddress.path, search), [search])
	const severalShops = (useSession()?.shops.length ?? 0) > 1
	const address = severalShops
		? productionAddress
		: {
				...productionAddress,
				columns: productionAddress.columns.filter((column) => column !== 'tenant'),
			}
	return (
		<List<OrderRow, ProductionColumn, ProductionPage>
			definition={{
				address,
				search,
				onSearch,
				title: t('title'),
				searchFor: t('search'),
				captionOf: ({ total }) => t('caption', { total: countText(total) }),
				countOf: ({ total, all }) => t('countOf', { shown: countText(total), all: countText(all) }),
				none: { title: t('none'), hint: t('noneHint') },
				columns: useProductionColumns(),
				filters: useOrderFilters('order'),
				viewName: (view) => t(`view.${view as 'all'}`),
				keyOf: ({ reference }) => reference,
				page,
				groups: ({ weeks }, selection) =>
					groupsOf(weeks, {
						search: found,
						onToggle: opening.toggle,
						onChoose: (week, on) => void choose(week, on, selection),
					}),
				action: (
					<div className={styles.ways}>
						<PayableLink search={search} />
						<Button kind="outline" size="small" icon="printer" onClick={() => window.print()}>
							{t('print')}
						</Button>
					</div>
				),
				exportOf: (format, shown) => productionExportOf(format, search, shown),
				renderBulk: (selection, data, shown) => (
					<ProductionBulk
						search={search}
						selection={selection}
						found={data.total}
						columns={productionFileColumns(shown)}
					/>
				),
			}}
		/>
	)
}

type Week = ProductionPage['weeks'][number]

/** Which weeks are open; another selection begins anew. */
function useOpening(search: ListSearch) {
	const of = stringifySearch(selectionOf(search))
	const [state, setState] = useState<{ of: string; turned: readonly string[] }>({ of, turned: [] })
	const turned = state.of === of ? state.turned : []
	const isOpen = ({ from }: Pick<Week, 'from'>, index: number) =>
		turned.includes(from) !== index < openAtFirst
	const toggle = ({ from }: Pick<Week, 'from'>) =>
		setState({
			of,
			turned: turned.includes(from) ? turned.filter((it) => it !== from) : [...turned, from],
		})
	return { isOpen, toggle }
}

/** All orders of the week, shown or not. */
function useChooseWeek(search: ListSearch) {
	const { t } = useTranslation('supply')
	const ordersOf = useOrdersOfWeek(search)
	return async (week: Week, on: boolean, selection: Selection<OrderRow>) => {
		if (!on) return selection.dropKeys(week.references ?? [])
		try {
			const { rows, others } = await ordersOf(week)
			selection.choose(rows, true)
			selection.addKeys(others)
		} catch {
			toast(t('notChosen'), { icon: 'warning' })
		}
	}
}
