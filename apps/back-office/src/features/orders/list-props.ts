import type { ListKind, ListSearch } from '../../lib/list-search.ts'

/** What a list of orders or offers is given: what stands in the address, and how to change it. */
export type ListProps = {
	kind: ListKind
	search: ListSearch
	/** `replace`: this view takes the place of the last one in the history (typing in the search). */
	onSearch: (search: ListSearch, replace?: boolean) => void
}
