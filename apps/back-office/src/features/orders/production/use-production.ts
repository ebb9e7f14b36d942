import type { OrderRow, Production, ProductionWeek } from '@gabarit/contract'
import {
	keepPreviousData,
	queryOptions,
	type UseQueryResult,
	useQueries,
	useQuery,
	useQueryClient,
} from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import type { ListSearch } from '../../../lib/list/list-address.ts'
import { productionQueryOf, weekQueryOf } from './production-address.ts'

export type OpenedWeek = ProductionWeek & {
	isOpen: boolean
	rows: OrderRow[] | undefined
	/** Of all its orders; of more than a page holds, once they were chosen. */
	references: string[] | undefined
	isBroken: boolean
	again: () => void
}
/** `search`: what its weeks were found by; not what is asked for now, while they stand in for what comes. */
export type ProductionPage = Omit<Production, 'weeks'> & {
	search: ListSearch
	weeks: OpenedWeek[]
	rows: OrderRow[]
}

/** Under the lists of orders: what changes one refreshes both. */
const weekQuery = (search: ListSearch, week: ProductionWeek) => {
	const query = weekQueryOf(search, week)
	return queryOptions({
		queryKey: ['orders', 'list', 'week', query],
		queryFn: async ({ signal }) => (await client.backOffice.orders.list(query, { signal })).rows,
	})
}

/** Of a week with more orders than a page holds; read when it is chosen. */
const referencesQuery = (search: ListSearch, week: ProductionWeek) => {
	const { limit: _limit, ...query } = weekQueryOf(search, week)
	return queryOptions({
		queryKey: ['orders', 'list', 'weekReferences', query],
		queryFn: ({ signal }) => client.backOffice.orders.references(query, { signal }),
	})
}

/** Weeks, and the orders of those that are open. */
export function useProduction(
	search: ListSearch,
	isOpen: (week: ProductionWeek, index: number) => boolean,
): UseQueryResult<ProductionPage> {
	const query = productionQueryOf(search)
	const page = useQuery({
		queryKey: ['orders', 'list', 'production', query],
		queryFn: async ({ signal }) => ({
			...(await client.backOffice.orders.production(query, { signal })),
			search,
		}),
		placeholderData: keepPreviousData,
	})
	const weeks = page.data?.weeks ?? []
	const shown = page.isPlaceholderData ? (page.data?.search ?? search) : search
	const opened = useQueries({
		queries: weeks.map((week, index) => ({
			...weekQuery(shown, week),
			enabled: isOpen(week, index),
		})),
	})
	const read = useQueries({
		queries: weeks.map((week) => ({ ...referencesQuery(shown, week), enabled: false })),
	})
	const referencesOf = ({ orders }: ProductionWeek, index: number) => {
		const rows = opened[index]?.data
		const isWhole = rows !== undefined && rows.length >= orders
		return isWhole ? rows.map(({ reference }) => reference) : read[index]?.data
	}
	const data = page.data && {
		...page.data,
		search: shown,
		weeks: weeks.map((week, index) => ({
			...week,
			isOpen: isOpen(week, index),
			rows: opened[index]?.data,
			references: referencesOf(week, index),
			isBroken: opened[index]?.isError ?? false,
			again: () => void opened[index]?.refetch(),
		})),
		rows: opened.flatMap((one) => one.data ?? []),
	}
	return { ...page, data } as UseQueryResult<ProductionPage>
}

/** Every order of a week: those that are shown as rows, the others by reference. */
export function useOrdersOfWeek(search: ListSearch) {
	const queries = useQueryClient()
	return async (week: ProductionWeek) => {
		const rows = await queries.ensureQueryData(weekQuery(search, week))
		if (rows.length >= week.orders) return { rows, others: [] }
		return { rows, others: await queries.fetchQuery(referencesQuery(search, week)) }
	}
}
