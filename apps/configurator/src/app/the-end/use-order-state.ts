// The server asks the payment provider first, then answers.
import type { OrderState } from '@gabarit/contract'
import { useQuery } from '@tanstack/react-query'
import { apiClient, failureOf } from '../../lib/server/client.ts'

type Asked = { state: OrderState | null; isAsking: boolean; isUnknown: boolean; retry: () => void }

/** `state` is null while it is loading and where it cannot be had; `isUnknown`: no order of this browser has the number. */
export function useOrderState(reference: string): Asked {
	const { data, error, isPending, isFetching, refetch } = useQuery({
		queryKey: ['order-state', reference],
		queryFn: async () => {
			const { completePaymentStatus, orderState } = apiClient().dressing.configuration
			// Where the provider does not answer, the order's last known state is shown.
			await completePaymentStatus({ reference }).catch(() => undefined)
			return orderState({ reference })
		},
		retry: false,
		staleTime: 0,
		refetchOnWindowFocus: true,
		// Some banks take their time: the page looks again by itself.
		refetchInterval: ({ state }) => (state.data?.payment.status === 'pending' ? 4000 : false),
	})
	const failure = error === null ? null : failureOf(error)
	return {
		state: data ?? null,
		isAsking: isPending || (data === undefined && isFetching),
		isUnknown: failure === 'order_not_found' || failure === 'invalid_model',
		retry: () => void refetch(),
	}
}
