import type { ListSearch } from '../list-address.ts'

/** `search`: the page of the list on which it stands. */
export type Neighbour = { key: string; search: ListSearch }

type Neighbours = { previous: Neighbour | null; next: Neighbour | null }

type ListPage = { keys: readonly string[]; search: ListSearch }

/** Of its page, and at an end of it of the page beside. Null where it is not on the page, or alone in its list. */
export function neighboursOf(
	current: string,
	{ here, before, after }: { here: ListPage; before: ListPage | null; after: ListPage | null },
): Neighbours | null {
	const place = here.keys.indexOf(current)
	if (place < 0) return null
	const keyAt = (page: ListPage | null, at: number): Neighbour | null => {
		const key = page?.keys.at(at)
		return page === null || key === undefined ? null : { key, search: page.search }
	}
	const isLast = place === here.keys.length - 1
	const previous = place > 0 ? keyAt(here, place - 1) : keyAt(before, -1)
	const next = isLast ? keyAt(after, 0) : keyAt(here, place + 1)
	return previous === null && next === null ? null : { previous, next }
}
