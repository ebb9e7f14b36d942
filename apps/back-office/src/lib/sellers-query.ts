import { queryOptions } from '@tanstack/react-query'
import { client } from './client.ts'

/** Of one's own shop; for an administrator, of every shop. With those who sell no more, but whose orders are there. */
export const everySellerQuery = queryOptions({
	queryKey: ['orders', 'sellers'],
	queryFn: ({ signal }) => client.backOffice.orders.sellers({}, { signal }),
	staleTime: 300_000,
})

/** Who sells. */
export const sellersQuery = queryOptions({
	...everySellerQuery,
	select: (sellers) => sellers.filter(({ left }) => !left),
})
