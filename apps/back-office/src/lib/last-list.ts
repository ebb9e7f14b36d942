// Where a record was opened from: its breadcrumb leads back to the same view, words and page.
import type { ListKind, ListSearch } from './list-search.ts'

const last: Partial<Record<ListKind, ListSearch>> = {}

export function keepList(kind: ListKind, search: ListSearch): void {
	last[kind] = search
}

export function lastList(kind: ListKind): ListSearch {
	return last[kind] ?? {}
}
