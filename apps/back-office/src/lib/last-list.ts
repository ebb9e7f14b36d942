// Where a record was opened from: its breadcrumb leads back to the same view, words and page.
import type { ListPath, ListSearch } from './list/list-address.ts'

const last: Partial<Record<ListPath, ListSearch>> = {}

export function keepList(path: ListPath, search: ListSearch): void {
	last[path] = search
}

export function lastList(path: ListPath): ListSearch {
	return last[path] ?? {}
}
