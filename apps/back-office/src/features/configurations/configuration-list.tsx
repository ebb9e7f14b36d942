// Saved designs that nobody ordered yet: found by code, e-mail or reference, opened in the configurator.
import { type ConfigurationRow, readableCode } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client.ts'
import type { DesignSearch } from '../../lib/design-search.ts'
import { PageLinks } from '../../lib/page-links.tsx'
import { Problem } from '../../lib/problem.tsx'
import { SearchField } from '../../lib/search-field.tsx'
import { useTitle } from '../../lib/use-title.ts'
import { walkRows } from '../../lib/walk-rows.ts'
import '../../lib/list.css'

type Props = { search: DesignSearch; onSearch: (search: DesignSearch, replace?: boolean) => void }

function useConfigurations({ q, after, before }: DesignSearch) {
	const query = {
		...(q && { search: q.trim() }),
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
	const designs = useConfigurations(search)
	const page = designs.data
	useTitle(t('nav.configurations'))
	return (
		<div className="page order-list">
			<div className="order-list-head">
				<h1 className="page-title">{t('nav.configurations')}</h1>
			</div>
			<div className="list-filters">
				<SearchField
					words={search.q ?? ''}
					placeholder={t('design.search')}
					onWords={(q) => onSearch(q === '' ? {} : { q }, true)}
				/>
				<output className="list-filters-count">
					{page
						? t('design.count', { count: page.total, number: format.number(page.total) })
						: null}
				</output>
			</div>
			{designs.isError ? (
				<Problem
					error={designs.error}
					onRetry={() => void designs.refetch()}
					way={{ href: '/configurations', text: t('list.firstPage') }}
				/>
			) : (
				<Designs rows={page?.rows} searched={search.q !== undefined} />
			)}
			{page && page.rows.length > 0 ? (
				<div className="list-footer">
					<p />
					<PageLinks
						to="/configurations"
						search={search.q ? { q: search.q } : {}}
						previous={page.previous}
						next={page.next}
					/>
				</div>
			) : null}
		</div>
	)
}

type DesignsProps = { rows: ConfigurationRow[] | undefined; searched: boolean }

function Designs({ rows, searched }: DesignsProps) {
	const { t } = useTranslation('back-office')
	if (rows?.length === 0)
		return (
			<output className="list-empty">
				<p className="list-empty-title">{t(searched ? 'list.noMatch' : 'design.none')}</p>
				<p>{t(searched ? 'list.noMatchHint' : 'design.noneHint')}</p>
			</output>
		)
	return (
		<table className="list-table" aria-busy={!rows}>
			<caption className="gb-hidden">{t('nav.configurations')}</caption>
			<thead>
				<tr>
					<th scope="col">{t('design.code')}</th>
					<th scope="col">{t('design.type')}</th>
					<th scope="col">{t('design.room')}</th>
					<th scope="col">{t('design.email')}</th>
					<th scope="col">{t('design.reference')}</th>
					<th scope="col" className="at-right">
						{t('design.version')}
					</th>
					<th scope="col" className="at-right">
						{t('design.updated')}
					</th>
				</tr>
			</thead>
			<tbody>
				{rows?.map((row) => (
					<DesignRow key={row.code} row={row} />
				))}
			</tbody>
		</table>
	)
}

function DesignRow({ row }: { row: ConfigurationRow }) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	return (
		<tr>
			<td className="cell-customer">
				<a
					data-row
					onKeyDown={walkRows}
					className="row-link"
					href={`/configurator?code=${encodeURIComponent(row.code)}`}
				>
					{readableCode(row.code)}
				</a>
			</td>
			<td className="cell-reference">{t(`design.types.${row.type}`)}</td>
			<td className="cell-state">{`${format.number(row.width)} × ${format.number(row.height)}`}</td>
			<td>{row.email ?? t('list.none')}</td>
			<td>{row.externalReference ?? t('list.none')}</td>
			<td className="at-right">{row.version}</td>
			<td className="cell-total">{format.date(row.updatedAt)}</td>
		</tr>
	)
}
