import { type ConfigurationRow, mostCounted } from '@gabarit/contract'
import type { FurnitureType } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client.ts'
import { keepList } from '../../lib/frame/last-list.ts'
import { exportAddress } from '../../lib/list/export-address.ts'
import { List } from '../../lib/list/list.tsx'
import { type ListSearch, queryOf } from '../../lib/list/list-address.ts'
import type { ListPageData } from '../../lib/list/list-definition.ts'
import { usePageLimit } from '../../lib/list/own-lists.ts'
import { useListSearch } from '../../lib/list/use-list-search.ts'
import { useShopColumn } from '../../lib/list/use-shop-column.ts'
import { useIsCustomer, useSession, useShopName } from '../../lib/session.ts'
import { useChoosesShop } from '../../lib/shop.ts'
import { TypeName } from '../../lib/type-name.tsx'
import { type DesignColumn, designAddress, type orderedValues } from './design-address.ts'
import { useDesignColumns } from './design-columns.tsx'

function useConfigurations(search: ListSearch) {
	const query = { ...queryOf(designAddress, search), ...usePageLimit(designAddress.list) }
	return useQuery({
		queryKey: ['configurations', query],
		queryFn: ({ signal }) => client.backOffice.configurations.list(query, { signal }),
		placeholderData: keepPreviousData,
	})
}

/** The room's cell holds both lengths; a picture is in no file. */
function inFile(column: DesignColumn): string[] {
	if (column === 'picture') return []
	return column === 'room' ? ['width', 'height'] : [column]
}

export function ConfigurationList() {
	const { search, onSearch } = useListSearch()
	useEffect(() => keepList(designAddress.path, search), [search])
	const { t } = useTranslation(['back-office', 'common', 'designs'])
	const format = useFormats()
	const columns = useDesignColumns()
	const shops = useSession()?.shops ?? []
	const shopName = useShopName()
	const choosesShop = useChoosesShop()
	const isCustomer = useIsCustomer()
	const countOf = ({ total }: ListPageData<ConfigurationRow>) =>
		total === null
			? t('design.countMore', { number: format.number(mostCounted) })
			: t('design.count', { count: total, number: format.number(total) })
	return (
		<List<ConfigurationRow, DesignColumn, ListPageData<ConfigurationRow>>
			definition={{
				address: useShopColumn(designAddress),
				search,
				onSearch,
				title: t('nav.configurations'),
				searchFor: t('design.search'),
				captionOf: () => t('nav.configurations'),
				countOf,
				none: { title: t('design.none'), hint: t('design.noneHint') },
				columns,
				filters: {
					types: {
						name: t('list.typeFilter'),
						all: t('list.stateAll'),
						nameOf: (type) => t(`common:kind.${type as FurnitureType}`),
						renderValue: (type) => <TypeName type={type as FurnitureType} />,
						pinned: true,
					},
					ordered: {
						name: t('designs:became'),
						all: t('list.stateAll'),
						nameOf: (value) => t(`designs:only.${value as (typeof orderedValues)[number]}`),
						pinned: true,
					},
					updated: { name: t('design.updated'), all: t('list.days.any'), nameOf: String },
					shop: {
						name: t('list.shop'),
						all: t('list.shopAll'),
						options: shops.map(({ code }) => code),
						nameOf: shopName,
						// Who administers all shops has the switch beside the sections.
						absent: choosesShop || shops.length < 2,
					},
				},
				keyOf: ({ code }) => code,
				// Files are not for who only buys.
				...(!isCustomer && {
					exportOf: (file, shown) =>
						exportAddress(
							`/api/back-office/configurations/export/${file}`,
							queryOf(designAddress, search),
							shown.flatMap(inFile),
						),
				}),
				page: useConfigurations(search),
			}}
		/>
	)
}
