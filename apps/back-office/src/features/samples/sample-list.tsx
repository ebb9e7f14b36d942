// All filters are in the address, as those of every list.
import { mostCounted, type SampleRequest, sampleStates } from '@gabarit/contract'
import {
	ListEmpty,
	ListFilters,
	ListFooter,
	ListHead,
	ListPage,
	ListTable,
	StateChip,
	useFormats,
} from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '../../lib/choice-filter.tsx'
import { PageTitle } from '../../lib/page.tsx'
import { PageLinks } from '../../lib/page-links.tsx'
import { Problem } from '../../lib/problem.tsx'
import { chosenSampleStates, type SampleSearch } from '../../lib/sample-search.ts'
import { SearchField } from '../../lib/search-field.tsx'
import { useSession } from '../../lib/session.ts'
import { useTitle } from '../../lib/use-title.ts'
import { SampleRow } from './sample-row.tsx'
import { sampleMarks } from './sample-states.ts'
import { useSamples } from './use-samples.ts'

type Props = { search: SampleSearch; onSearch: (search: SampleSearch, replace?: boolean) => void }

export function SampleList({ search, onSearch }: Props) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const samples = useSamples(search)
	const page = samples.data
	const { q = '', state = '' } = search
	const filtersOf = (words: string, states: string): SampleSearch => ({
		...(words !== '' && { q: words }),
		...(states !== '' && { state: states }),
	})
	const countOf = (total: number | null) =>
		total === null
			? t('samples.countMore', { number: format.number(mostCounted) })
			: t('samples.count', { count: total, number: format.number(total) })
	useTitle(t('nav.samples'))
	return (
		<ListPage title={<PageTitle>{t('nav.samples')}</PageTitle>}>
			<ListFilters count={page ? countOf(page.total) : t('list.loading')}>
				<SearchField
					words={q}
					placeholder={t('samples.search')}
					onWords={(words) => onSearch(filtersOf(words, state), true)}
				/>
				<ChoiceFilter
					name={t('list.stateFilter')}
					values={sampleStates}
					chosen={chosenSampleStates(search)}
					nameOf={(one) => t(`samples.state.${one}`)}
					renderValue={(one) => (
						<StateChip state={sampleMarks[one]} label={t(`samples.state.${one}`)} />
					)}
					onChoose={(states) => onSearch(filtersOf(q, states.join(',')))}
				/>
			</ListFilters>
			{samples.isError ? (
				<Problem
					error={samples.error}
					onRetry={() => void samples.refetch()}
					way={{ href: '/samples', text: t('list.firstPage') }}
				/>
			) : (
				<Requests
					rows={page?.rows}
					searched={q !== '' || state !== ''}
					stale={samples.isPlaceholderData}
				/>
			)}
			{page && page.rows.length > 0 ? (
				<ListFooter>
					<PageLinks
						to="/samples"
						search={filtersOf(q, state)}
						previous={page.previous}
						next={page.next}
					/>
				</ListFooter>
			) : null}
		</ListPage>
	)
}

type RequestsProps = { rows: SampleRequest[] | undefined; searched: boolean; stale: boolean }

function Requests({ rows, searched, stale }: RequestsProps) {
	const { t } = useTranslation('back-office')
	const session = useSession()
	const ofAllShops = session?.account.isAdmin ?? false
	const section = session?.sections.find(({ name }) => name === 'samples')
	if (rows?.length === 0)
		return (
			<ListEmpty
				title={t(searched ? 'list.noMatch' : 'samples.none')}
				hint={t(searched ? 'list.noMatchHint' : 'samples.noneHint')}
			/>
		)
	return (
		<ListTable
			caption={t('nav.samples')}
			columns={ofAllShops ? 8 : 7}
			stale={stale}
			head={
				<>
					<ListHead>{t('samples.asked')}</ListHead>
					{ofAllShops ? <ListHead>{t('samples.shop')}</ListHead> : null}
					<ListHead>{t('samples.who')}</ListHead>
					<ListHead>{t('samples.colours')}</ListHead>
					<ListHead>{t('samples.address')}</ListHead>
					<ListHead wide>{t('samples.design')}</ListHead>
					<ListHead>{t('list.column.state')}</ListHead>
					<ListHead>
						<span className="visually-hidden">{t('samples.next')}</span>
					</ListHead>
				</>
			}
			rows={rows?.map((row) => (
				<SampleRow
					key={row.id}
					row={row}
					ofAllShops={ofAllShops}
					writes={section?.right === 'write'}
				/>
			))}
		/>
	)
}
