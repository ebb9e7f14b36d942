// The list that every section is made of. All that it shows stands in the address, so that Back, a reload and a link
// sent to a colleague show the same rows.
import { LinkButton, ListEmpty, ListFilters, ListFooter, ListPage } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { stringifySearch } from '../address.ts'
import { PageTitle } from '../frame/page.tsx'
import { Problem } from '../frame/problem.tsx'
import { standsWithout } from '../frame/problem-kind.ts'
import { useTitle } from '../frame/use-title.ts'
import { useSelection } from './bulk/use-selection.ts'
import { ColumnChoice } from './column-choice.tsx'
import { ExportChoice } from './export-choice.tsx'
import { FilterBar } from './filter/filter-bar.tsx'
import {
	changed,
	isFiltered,
	type ListAddress,
	type ListSearch,
	selectionOf,
	shownColumns,
	unfiltered,
} from './list-address.ts'
import type { ListDefinition, ListPageData } from './list-definition.ts'
import { ListTabs } from './list-tabs.tsx'
import { useKeptList } from './own-lists.ts'
import { PageLinks } from './pages/page-links.tsx'
import { Rows } from './rows.tsx'
import { SortChoice } from './sort-choice.tsx'

type Props<Row, Column extends string, Data extends ListPageData<Row>> = {
	definition: ListDefinition<Row, Column, Data>
}

export function List<Row, Column extends string, Data extends ListPageData<Row>>({
	definition,
}: Props<Row, Column, Data>) {
	const { address, search, onSearch, title, page, columns, exportOf, renderBulk } = definition
	const { t } = useTranslation('back-office')
	const shown = shownColumns(address, search, useKeptList(address.list).hidden)
	const rows = page.data?.rows ?? []
	const selection = useSelection(stringifySearch(selectionOf(search)), rows, definition.keyOf)
	const groups = page.data && definition.groups?.(page.data, selection)
	const isEmpty = (groups ?? page.data?.rows)?.length === 0
	const hasFailed = page.isError && !standsWithout(page)
	useTitle(title)
	return (
		<ListPage
			title={<PageTitle>{title}</PageTitle>}
			action={
				<>
					{exportOf ? <ExportChoice addressOf={(format) => exportOf(format, shown)} /> : null}
					{definition.action}
				</>
			}
		>
			<ListTabs
				address={address}
				search={search}
				views={definition.views ?? address.views}
				counts={page.data?.views ?? {}}
				viewName={definition.viewName ?? String}
				beside={definition.beside ?? []}
			/>
			<ListFilters
				count={hasFailed ? null : page.data ? definition.countOf(page.data) : t('list.loading')}
				after={
					<ColumnChoice
						address={address}
						columns={columns}
						shown={shown}
						search={search}
						onSearch={onSearch}
					/>
				}
			>
				<FilterBar
					address={address}
					search={search}
					onSearch={onSearch}
					searchFor={definition.searchFor}
					filters={definition.filters}
				/>
				<SortChoice address={address} columns={columns} search={search} onSearch={onSearch} />
			</ListFilters>
			{hasFailed ? (
				<Problem
					error={page.error}
					onRetry={() => void page.refetch()}
					way={{ href: address.path, text: t('list.firstPage') }}
				/>
			) : isEmpty ? (
				<None definition={definition} />
			) : (
				<Rows
					definition={definition}
					shown={shown}
					groups={groups}
					selection={renderBulk ? selection : null}
				/>
			)}
			{page.data && !hasFailed && !isEmpty ? (
				<ListFooter
					above={selection.chosen.size > 0 ? renderBulk?.(selection, page.data, shown) : null}
					sum={definition.renderSum?.(page.data)}
				>
					<PageLinks
						list={address.list}
						to={address.path}
						search={search}
						previous={page.data.previous}
						next={page.data.next}
					/>
				</ListFooter>
			) : null}
		</ListPage>
	)
}

function None<Row, Column extends string, Data extends ListPageData<Row>>({
	definition,
}: Props<Row, Column, Data>) {
	const { address, search, onSearch, none, page } = definition
	const { t } = useTranslation('back-office')
	const reason = page.data?.all === 0 ? null : reasonOf(address, search)
	if (reason === null) return <ListEmpty title={none.title} hint={none.hint} />
	const { title, hint, way } = reason
	const nearest = page.data?.nearest ?? null
	if (nearest !== null)
		return (
			<ListEmpty
				title={t('list.noneSpelled', { words: search.search })}
				hint={t('list.nearest')}
				way={
					<LinkButton
						size="small"
						touch
						tone="ink"
						onClick={() => onSearch(changed(search, { search: nearest }))}
					>
						{t('list.searchNearest', { word: nearest })}
					</LinkButton>
				}
			/>
		)
	return (
		<ListEmpty
			title={t(title)}
			hint={t(hint)}
			way={
				<LinkButton
					size="small"
					touch
					tone="ink"
					onClick={() => onSearch(changed(search, { view: '', ...unfiltered(address) }))}
				>
					{t(way)}
				</LinkButton>
			}
		/>
	)
}

/** Why this page is empty: its rows have moved away, nothing matches, or the view has none. */
function reasonOf(address: ListAddress, search: ListSearch) {
	if (search.after || search.before)
		return { title: 'list.pageGone', hint: 'list.pageGoneHint', way: 'list.firstPage' } as const
	if (isFiltered(address, search))
		return { title: 'list.noMatch', hint: 'list.noMatchHint', way: 'list.clearFilters' } as const
	if (search.view === undefined) return null
	return { title: 'list.viewEmpty', hint: 'list.viewEmptyHint', way: 'list.clearFilters' } as const
}
