import { LinkButton, ListEmpty } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import {
	changed,
	isFiltered,
	type ListKind,
	type ListSearch,
	unfiltered,
} from '../../../lib/list-search.ts'
import { Problem } from '../../../lib/problem.tsx'
import type { ListProps } from './list-props.ts'

type ProblemProps = { error: Error; onRetry: () => void; kind: ListKind }

export function ListProblem({ error, onRetry, kind }: ProblemProps) {
	const { t } = useTranslation('back-office')
	return (
		<Problem
			error={error}
			onRetry={onRetry}
			way={{ href: kind === 'order' ? '/orders' : '/offers', text: t('list.firstPage') }}
		/>
	)
}

type EmptyProps = ListProps & { none: boolean }

export function NoOrders({ kind, search, none, onSearch }: EmptyProps) {
	const { t } = useTranslation('back-office')
	const words = emptyWords(kind, search, none)
	return (
		<ListEmpty
			title={t(words.title)}
			hint={t(words.hint)}
			way={
				words.way ? (
					<LinkButton
						size="small"
						touch
						tone="ink"
						onClick={() => onSearch(changed(search, { view: '', ...unfiltered }))}
					>
						{t(words.way)}
					</LinkButton>
				) : null
			}
		/>
	)
}

/** Nothing at all, nothing that matches, or a page whose rows have moved away. */
function emptyWords(kind: ListKind, search: ListSearch, none: boolean) {
	if (none)
		return kind === 'order'
			? ({ title: 'list.emptyOrders', hint: 'list.emptyOrdersHint', way: null } as const)
			: ({ title: 'list.emptyOffers', hint: 'list.emptyOffersHint', way: null } as const)
	if (search.after || search.before)
		return { title: 'list.pageGone', hint: 'list.pageGoneHint', way: 'list.firstPage' } as const
	if (isFiltered(search))
		return { title: 'list.noMatch', hint: 'list.noMatchHint', way: 'list.clearFilters' } as const
	return { title: 'list.viewEmpty', hint: 'list.viewEmptyHint', way: 'list.clearFilters' } as const
}
