import type { OrderList, OrderPage } from '@gabarit/contract'
import {
	keepPreviousData,
	type QueryClient,
	type UseMutationResult,
	type UseQueryResult,
	useMutation,
	useQuery,
	useQueryClient,
} from '@tanstack/react-query'
import { client } from '../../lib/client.ts'
import { sendHeld } from '../../lib/held/held.ts'
import type { ListSearch } from '../../lib/list/list-address.ts'
import { usePageLimit } from '../../lib/list/own-lists.ts'
import { addressOf, type ListKind, orderQueryOf } from './list/order-address.ts'
import { ordersChanged } from './use-orders-changed.ts'

type Client = typeof client.backOffice.orders
export type Act = Omit<Parameters<Client['act']>[0], 'reference'>

/** The client's generic types lose an order's tuples; JSON changes none of its values. */
function asOrder(answer: object): OrderPage {
	return answer as OrderPage
}

export async function fetchOrder(reference: string, signal?: AbortSignal): Promise<OrderPage> {
	return asOrder(await client.backOffice.orders.get({ reference }, signal ? { signal } : {}))
}

export function useOrders(kind: ListKind, search: ListSearch): UseQueryResult<OrderList> {
	const query = { ...orderQueryOf(kind, search), ...usePageLimit(addressOf[kind].list) }
	return useQuery({
		queryKey: ['orders', 'list', query],
		queryFn: ({ signal }) => client.backOffice.orders.list(query, { signal }),
		// While a page loads the last one stays, but never the rows of the other list.
		placeholderData: (rows, asked) =>
			isOf(asked?.queryKey[2], kind) ? keepPreviousData(rows) : undefined,
	})
}

function isOf(query: unknown, kind: ListKind): boolean {
	return (query as { kind?: ListKind } | undefined)?.kind === kind
}

const orderKey = (reference: string) => ['orders', 'one', reference] as const

type OrderQuery = {
	queryKey: ReturnType<typeof orderKey>
	queryFn: (asked: { signal: AbortSignal }) => Promise<OrderPage>
}

export function orderQuery(reference: string): OrderQuery {
	return {
		queryKey: orderKey(reference),
		queryFn: ({ signal }) => fetchOrder(reference, signal),
	}
}

export function useOrder(reference: string): UseQueryResult<OrderPage> {
	return useQuery(orderQuery(reference))
}

/** The page takes its answer. */
export function useAct(reference: string): UseMutationResult<OrderPage | null, Error, Act> {
	const queries = useQueryClient()
	return useMutation<OrderPage | null, Error, Act>({
		mutationFn: async (act) => {
			const answer = await client.backOffice.orders.act({ ...act, reference })
			return answer && asOrder(answer)
		},
		onSuccess: async (order, { revision }) => {
			if (order) keep(queries, order, revision)
			await ordersChanged(queries)
		},
	})
}

/** `onAdded`: also where the page is gone by then. */
export function useAddNote(
	reference: string,
	onAdded: (text: string) => void,
): UseMutationResult<OrderPage, Error, string> {
	const queries = useQueryClient()
	return useMutation<OrderPage, Error, string>({
		mutationFn: async (text) =>
			asOrder(await client.backOffice.orders.addNote({ reference, text })),
		onSuccess: (order, text) => {
			keep(queries, order)
			onAdded(text)
		},
	})
}

/** What one's own change made of a revision: what was begun on it goes on after the change. */
const ownChanges = new Map<string, number>()

function keep(queries: QueryClient, order: OrderPage, from?: number) {
	if (from !== undefined && from !== order.revision)
		ownChanges.set(`${order.reference} ${from}`, order.revision)
	queries.setQueryData(orderKey(order.reference), order)
}

/** The page takes the order as it is answered; `from`: the revision that one's own change was made on. */
export function useKeepOrder(): (order: OrderPage, from?: number) => void {
	const queries = useQueryClient()
	return (order, from) => keep(queries, order, from)
}

/** The revision for the next change of an order: the one that was seen, or what one's own changes made of it since. */
export function afterOwnChanges({
	reference,
	revision,
}: Pick<OrderPage, 'reference' | 'revision'>): number {
	const next = ownChanges.get(`${reference} ${revision}`)
	return next === undefined ? revision : afterOwnChanges({ reference, revision: next })
}

/** Asks for the order again, as it is by now, or is no more. */
export function useReadAgain(reference: string): () => Promise<void> {
	const queries = useQueryClient()
	return () => queries.invalidateQueries({ queryKey: orderKey(reference) })
}

/** As last answered: an undo comes after the change that it takes back. */
export function useRevision({ reference, revision }: OrderPage): () => number {
	const queries = useQueryClient()
	return () => queries.getQueryData<OrderPage>(orderKey(reference))?.revision ?? revision
}

/** Sends what waits, and answers the revision for the next change of what was `seen`. */
export async function revisionAfterHeld(
	seen: Pick<OrderPage, 'reference' | 'revision'>,
): Promise<number> {
	await sendHeld()
	return afterOwnChanges(seen)
}
