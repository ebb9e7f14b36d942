// The server asks the payment provider first, then answers.
import type { OrderState } from '@gabarit/contract'
import { useQuery } from '@tanstack/react-query'
import { apiClient } from '../../lib/client.ts'

/** null while it is loading, or where another browser placed the order. */
export function useOrderState(reference: string): {
	state: OrderState | null
	isAsking: boolean
} {
	const { data, isPending } = useQuery({
		queryKey: ['order-state', reference],
		queryFn: async () => {
			const { completePaymentStatus, orderState } = apiClient().dressing.configuration
			// Where the provider does not answer, the order's last known state is shown.
			await completePaymentStatus({ reference }).catch(() => undefined)
			return orderState({ reference }).catch(() => null)
		},
		retry: false,
		staleTime: 0,
		refetchOnWindowFocus: true,
		// Some banks take their time: the page looks again by itself.
		refetchInterval: ({ state }) => (state.data?.payment.status === 'pending' ? 4000 : false),
	})
	return { state: data ?? null, isAsking: isPending }
}
