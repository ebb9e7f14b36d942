// Where a record was opened from: its breadcrumb leads back to the same view, words and page.
import type { ListPath, ListSearch } from '../list/list-address.ts'

const last: Partial<Record<ListPath, ListSearch>> = {}
let latest: ListPath | null = null
let visits = 0

export function keepList(path: ListPath, search: ListSearch): void {
	last[path] = search
	latest = path
	visits += 1
}

export function lastList(path: ListPath): ListSearch {
	return last[path] ?? {}
}

/** The list that was seen last; `visit` is another each time one is opened or asks for something else. */
export function latestList(): { path: ListPath | null; visit: number } {
	return { path: latest, visit: visits }
}
