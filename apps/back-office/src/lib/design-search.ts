import { readListSearch } from './list-search.ts'

export type DesignSearch = { q?: string; after?: string; before?: string }

export function readDesignSearch(raw: Record<string, unknown>): DesignSearch {
	const { q, after, before } = readListSearch('order', raw)
	return { ...(q && { q }), ...(after && { after }), ...(before && { before }) }
}
