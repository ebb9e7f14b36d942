import { readListSearch } from './list-search.ts'

export type DesignSearch = { q?: string; type?: string; after?: string; before?: string }

export function readDesignSearch(raw: Record<string, unknown>): DesignSearch {
	const { q, type, after, before } = readListSearch('order', raw)
	return {
		...(q && { q }),
		...(type && { type }),
		...(after && { after }),
		...(before && { before }),
	}
}
