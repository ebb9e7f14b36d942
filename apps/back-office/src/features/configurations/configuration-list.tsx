import { type ConfigurationRow, mostCounted, readableCode } from '@gabarit/contract'
import type { FurnitureType } from '@gabarit/engine'
import { rowLinkClass, useFormats } from '@gabarit/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client.ts'
import { List } from '../../lib/list/list.tsx'
import { type ListSearch, queryOf } from '../../lib/list/list-address.ts'
import type { ListColumn, ListPageData } from '../../lib/list/list-definition.ts'
import { useListSearch } from '../../lib/list/use-list-search.ts'
import { TypeName } from '../../lib/type-name.tsx'
import { walkRows } from '../../lib/walk-rows.ts'
import { type DesignColumn, designAddress } from './design-address.ts'

function useConfigurations(search: ListSearch) {
	const query = queryOf(designAddress, search)
	return useQuery({
		queryKey: ['configurations', query],
		queryFn: ({ signal }) => client.backOffice.configurations.list(query, { signal }),
		placeholderData: keepPreviousData,
	})
}

export function ConfigurationList() {
	const { search, onSearch } = useListSearch()
	const { t } = useTranslation(['back-office', 'common'])
	const format = useFormats()
	const columns = useDesignColumns()
	const countOf = ({ total }: ListPageData<ConfigurationRow>) =>
		total === null
			? t('design.countMore', { number: format.number(mostCounted) })
			: t('design.count', { count: total, number: format.number(total) })
	return (
		<List<ConfigurationRow, DesignColumn, ListPageData<ConfigurationRow>>
			definition={{
				address: designAddress,
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
				},
				keyOf: ({ code }) => code,
				page: useConfigurations(search),
			}}
		/>
	)
}

function useDesignColumns(): Record<DesignColumn, ListColumn<ConfigurationRow>> {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const none = t('list.none')
	return {
		code: { name: t('design.code'), part: 'name', cell: (row) => <DesignLink row={row} /> },
		type: {
			name: t('design.type'),
			part: 'code',
			cell: (row) => <TypeName type={row.type} />,
		},
		room: {
			name: t('design.room'),
			part: 'state',
			cell: ({ width, height }) =>
				width === null || height === null
					? none
					: `${format.number(width)} × ${format.number(height)}`,
		},
		email: { name: t('design.email'), cell: (row) => row.email ?? none },
		reference: { name: t('design.reference'), cell: (row) => row.externalReference ?? none },
		version: { name: t('design.version'), right: true, cell: (row) => row.version },
		updated: {
			name: t('design.updated'),
			part: 'sum',
			right: true,
			cell: (row) => format.date(row.updatedAt),
		},
	}
}

function DesignLink({ row }: { row: ConfigurationRow }) {
	return (
		<a
			data-row
			onKeyDown={walkRows}
			className={rowLinkClass}
			href={`/configurator?code=${encodeURIComponent(row.code)}`}
		>
			{readableCode(row.code)}
		</a>
	)
}
