// How the order of this browser stands: the server asks the provider first, then tells.
import type { OrderState } from '@gabarit/contract'
import { useQuery } from '@tanstack/react-query'
import { apiClient } from '../../lib/client.ts'

/** null while it is asked, or where this browser is not the one that ordered. */
export function useOrderState(reference: string): {
	state: OrderState | null
	isAsking: boolean
} {
	const { data, isPending } = useQuery({
		queryKey: ['order-state', reference],
		queryFn: async () => {
			const { completePaymentStatus, orderState } = apiClient().dressing.configuration
			// What the provider cannot say now, the order's last known state says.
			await completePaymentStatus({ reference }).catch(() => undefined)
			return orderState({ reference }).catch(() => null)
		},
		retry: false,
		staleTime: 0,
		refetchOnWindowFocus: true,
		// A bank that takes its time: the page looks again by itself.
		refetchInterval: ({ state }) => (state.data?.payment.status === 'pending' ? 4000 : false),
	})
	return { state: data ?? null, isAsking: isPending }
}
