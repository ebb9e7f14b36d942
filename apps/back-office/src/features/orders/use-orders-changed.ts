import { type QueryClient, useQueryClient } from '@tanstack/react-query'

type Changed = {
	/** Of orders whose own pages did not take the answer. */
	pages?: boolean
}

/** Lists, what waits in the sections, the counts of saved views and the dashboard's figures are read again. */
export async function ordersChanged(
	queries: QueryClient,
	{ pages = false }: Changed = {},
): Promise<void> {
	const changed = [
		pages ? ['orders'] : ['orders', 'list'],
		['session'],
		['views', 'counts'],
		['dashboard'],
	]
	await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

/** For each change of orders, once it is done. */
export function useOrdersChanged(): (changed?: Changed) => Promise<void> {
	const queries = useQueryClient()
	return (changed) => ordersChanged(queries, changed)
}
