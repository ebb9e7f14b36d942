import type { ListKind, ListSearch } from '../../../lib/list-search.ts'

export type ListProps = {
	kind: ListKind
	search: ListSearch
	/** `replace`: the view replaces the last one in the history (while typing in the search). */
	onSearch: (search: ListSearch, replace?: boolean) => void
}
