// What a list says when it has no rows, and why.
import { useTranslation } from 'react-i18next'
import { changed, type ListKind, type ListSearch } from '../../lib/list-search.ts'
import { Problem } from '../../lib/problem.tsx'
import type { ListProps } from './order-list.tsx'

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

export function ListEmpty({ kind, search, none, onSearch }: EmptyProps) {
	const { t } = useTranslation('back-office')
	const words = emptyWords(kind, search, none)
	return (
		<output className="list-empty">
			<p className="list-empty-title">{t(words.title)}</p>
			<p>{t(words.hint)}</p>
			{none ? null : (
				<button
					type="button"
					className="link-button"
					onClick={() => onSearch(changed(search, { q: '', state: '' }))}
				>
					{t('list.clearFilters')}
				</button>
			)}
		</output>
	)
}

function emptyWords(kind: ListKind, search: ListSearch, none: boolean) {
	if (!none && !search.q && !search.state)
		return { title: 'list.pageGone', hint: 'list.noMatchHint' } as const
	if (!none) return { title: 'list.noMatch', hint: 'list.noMatchHint' } as const
	return kind === 'order'
		? ({ title: 'list.emptyOrders', hint: 'list.emptyOrdersHint' } as const)
		: ({ title: 'list.emptyOffers', hint: 'list.emptyOffersHint' } as const)
}
