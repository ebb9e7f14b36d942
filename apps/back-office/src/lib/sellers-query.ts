import { queryOptions } from '@tanstack/react-query'
import { client } from './client.ts'

/** Who sells: of one's own shop; for an administrator, of every shop. */
export const sellersQuery = queryOptions({
	queryKey: ['orders', 'sellers'],
	queryFn: ({ signal }) => client.backOffice.orders.sellers({}, { signal }),
	staleTime: 300_000,
})
