import type { Reseller } from '@gabarit/contract'
import { buttonClass, Icon, useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { keepList } from '../../../lib/frame/last-list.ts'
import { exportAddress } from '../../../lib/list/export-address.ts'
import { List } from '../../../lib/list/list.tsx'
import { queryOf } from '../../../lib/list/list-address.ts'
import type { ListPageData } from '../../../lib/list/list-definition.ts'
import { useListSearch } from '../../../lib/list/use-list-search.ts'
import { useShopSearch } from '../../../lib/shop.ts'
import { type ResellerColumn, resellerAddress } from './reseller-address.ts'
import { useResellerColumns } from './reseller-columns.tsx'
import { ShopBulk } from './shop-bulk.tsx'
import { useResellers } from './use-resellers.ts'

export function ResellerList() {
	const ofShop = useShopSearch()
	const { search, onSearch } = useListSearch()
	const { t } = useTranslation(['people', 'back-office'])
	const format = useFormats()
	useEffect(() => keepList('/resellers', search), [search])
	const query = queryOf(resellerAddress, search)
	const countOf = (total: number | null) =>
		t('resellers.count', { count: total ?? 0, number: format.number(total ?? 0) })
	return (
		<List<Reseller, ResellerColumn, ListPageData<Reseller>>
			definition={{
				address: resellerAddress,
				search,
				onSearch,
				title: t('back-office:nav.resellers'),
				searchFor: t('resellers.search'),
				captionOf: ({ total }) => countOf(total),
				countOf: ({ total }) => countOf(total),
				none: { title: t('resellers.none'), hint: t('resellers.noneHint') },
				columns: useResellerColumns(),
				filters: {
					states: {
						name: t('back-office:list.stateFilter'),
						all: t('back-office:list.stateAll'),
						nameOf: (state) => t(`shopState.${state as 'open'}`),
						pinned: true,
					},
				},
				keyOf: ({ code }) => code,
				exportOf: (kind, shown) =>
					exportAddress(`/api/back-office/resellers/export/${kind}`, query, shown),
				nameOf: ({ name }) => name,
				page: useResellers(search),
				renderBulk: (selection, { total }) => (
					<ShopBulk
						selection={selection}
						found={total}
						read={(after) =>
							client.backOffice.resellers.list({ ...query, before: undefined, after, limit: 100 })
						}
					/>
				),
				action: (
					<Link to="/resellers/new" search={ofShop} className={buttonClass('outline', 'bar')}>
						<Icon name="plus" /> {t('resellers.open')}
					</Link>
				),
			}}
		/>
	)
}
