// Where a record was opened from: its breadcrumb leads back to the same view, words and page.
import type { ListPath, ListSearch } from '../list/list-address.ts'

let last: Partial<Record<ListPath, ListSearch>> = {}
let latest: ListPath | null = null
let visits = 0
let owner = ''

/** Another user has seen none yet. */
export function keepListsOf(user: string): void {
	if (user === owner) return
	owner = user
	last = {}
	latest = null
}

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
