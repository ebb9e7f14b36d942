import { type ConfigurationRow, mostCounted, readableCode } from '@gabarit/contract'
import {
	ListCell,
	ListEmpty,
	ListFilters,
	ListFooter,
	ListHead,
	ListPage,
	ListTable,
	rowLinkClass,
	useFormats,
} from '@gabarit/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client.ts'
import type { DesignSearch } from '../../lib/design-search.ts'
import { chosenTypes } from '../../lib/list-search.ts'
import { PageTitle } from '../../lib/page.tsx'
import { PageLinks } from '../../lib/page-links.tsx'
import { Problem } from '../../lib/problem.tsx'
import { SearchField } from '../../lib/search-field.tsx'
import { TypeFilter } from '../../lib/type-filter.tsx'
import { TypeName } from '../../lib/type-name.tsx'
import { useTitle } from '../../lib/use-title.ts'
import { walkRows } from '../../lib/walk-rows.ts'

type Props = { search: DesignSearch; onSearch: (search: DesignSearch, replace?: boolean) => void }

function useConfigurations({ q, type, after, before }: DesignSearch) {
	const query = {
		...(q && { search: q.trim() }),
		...(type && { types: chosenTypes({ type }) }),
		...(after && { after }),
		...(before && { before }),
	}
	return useQuery({
		queryKey: ['configurations', query],
		queryFn: ({ signal }) => client.backOffice.configurations.list(query, { signal }),
		placeholderData: keepPreviousData,
	})
}

export function ConfigurationList({ search, onSearch }: Props) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const countOf = (total: number | null) =>
		total === null
			? t('design.countMore', { number: format.number(mostCounted) })
			: t('design.count', { count: total, number: format.number(total) })
	const designs = useConfigurations(search)
	const page = designs.data
	const { q = '', type = '' } = search
	const filtersOf = (words: string, types: string): DesignSearch => ({
		...(words !== '' && { q: words }),
		...(types !== '' && { type: types }),
	})
	useTitle(t('nav.configurations'))
	return (
		<ListPage title={<PageTitle>{t('nav.configurations')}</PageTitle>}>
			<ListFilters count={page ? countOf(page.total) : null}>
				<SearchField
					words={q}
					placeholder={t('design.search')}
					onWords={(words) => onSearch(filtersOf(words, type), true)}
				/>
				<TypeFilter
					chosen={chosenTypes(search)}
					onChoose={(types) => onSearch(filtersOf(q, types.join(',')))}
				/>
			</ListFilters>
			{designs.isError ? (
				<Problem
					error={designs.error}
					onRetry={() => void designs.refetch()}
					way={{ href: '/configurations', text: t('list.firstPage') }}
				/>
			) : (
				<Designs rows={page?.rows} searched={q !== '' || type !== ''} />
			)}
			{page && page.rows.length > 0 ? (
				<ListFooter>
					<PageLinks
						to="/configurations"
						search={filtersOf(q, type)}
						previous={page.previous}
						next={page.next}
					/>
				</ListFooter>
			) : null}
		</ListPage>
	)
}

type DesignsProps = { rows: ConfigurationRow[] | undefined; searched: boolean }

function Designs({ rows, searched }: DesignsProps) {
	const { t } = useTranslation('back-office')
	if (rows?.length === 0)
		return (
			<ListEmpty
				title={t(searched ? 'list.noMatch' : 'design.none')}
				hint={t(searched ? 'list.noMatchHint' : 'design.noneHint')}
			/>
		)
	return (
		<ListTable
			caption={t('nav.configurations')}
			columns={7}
			head={
				<>
					<ListHead>{t('design.code')}</ListHead>
					<ListHead>{t('design.type')}</ListHead>
					<ListHead>{t('design.room')}</ListHead>
					<ListHead>{t('design.email')}</ListHead>
					<ListHead>{t('design.reference')}</ListHead>
					<ListHead right>{t('design.version')}</ListHead>
					<ListHead right>{t('design.updated')}</ListHead>
				</>
			}
			rows={rows?.map((row) => <DesignRow key={row.code} row={row} />)}
		/>
	)
}

function DesignRow({ row }: { row: ConfigurationRow }) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	return (
		<tr>
			<ListCell part="name">
				<a
					data-row
					onKeyDown={walkRows}
					className={rowLinkClass}
					href={`/configurator?code=${encodeURIComponent(row.code)}`}
				>
					{readableCode(row.code)}
				</a>
			</ListCell>
			<ListCell part="code">
				<TypeName type={row.type} />
			</ListCell>
			<ListCell part="state">
				{row.width === null || row.height === null
					? t('list.none')
					: `${format.number(row.width)} × ${format.number(row.height)}`}
			</ListCell>
			<ListCell>{row.email ?? t('list.none')}</ListCell>
			<ListCell>{row.externalReference ?? t('list.none')}</ListCell>
			<ListCell right>{row.version}</ListCell>
			<ListCell part="sum">{format.date(row.updatedAt)}</ListCell>
		</tr>
	)
}
