import { ApiError, type CustomerPage } from '@gabarit/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiClient } from '../../lib/client.ts'

export type OrderProblem = 'changed' | 'unavailable' | 'failed' | 'form'

function problemOf(error: unknown): OrderProblem {
	if (!(error instanceof ApiError)) return 'failed'
	switch (error.code) {
		case 'order_changed':
		case 'transition_not_allowed':
		// The shop was closed meanwhile.
		case 'not_allowed':
			return 'changed'
		case 'payment_provider_unavailable':
			return 'unavailable'
		case 'invalid_model':
		case 'customer_incomplete':
		case 'postal_code_mismatch':
		case 'not_deliverable':
			return 'form'
		default:
			return 'failed'
	}
}

/** A mistyped link and one that was withdrawn open nothing; anything else is worth another try. */
function isUnknownLink(error: unknown): boolean {
	return error instanceof ApiError && ['link_unknown', 'invalid_model'].includes(error.code)
}

export function useOrder(token: string) {
	const queries = useQueryClient()
	const key = ['order', token]
	const { data, error, isPending, refetch } = useQuery({
		queryKey: key,
		// Opening the page asks the payment provider too, so that a customer who returns from paying sees the result.
		queryFn: () =>
			apiClient()
				.order.checkPayment({ token })
				.catch((thrown: unknown) => {
					if (isUnknownLink(thrown)) throw thrown
					return apiClient().order.view({ token })
				}),
		retry: false,
		staleTime: 0,
		refetchOnWindowFocus: true,
	})
	const [busy, setBusy] = useState(false)
	const [problem, setProblem] = useState<OrderProblem | null>(null)
	const send = async (call: () => Promise<CustomerPage>): Promise<boolean> => {
		if (busy) return false
		setBusy(true)
		setProblem(null)
		try {
			queries.setQueryData(key, await call())
			return true
		} catch (thrown) {
			const found = problemOf(thrown)
			setProblem(found)
			if (found === 'changed') await refetch()
			return false
		} finally {
			setBusy(false)
		}
	}
	return {
		order: data ?? null,
		isUnknown: isUnknownLink(error),
		isFailed: error !== null,
		isPending,
		busy,
		problem,
		send,
		setProblem,
		retry: () => void refetch(),
	}
}

export type OpenOrder = ReturnType<typeof useOrder>
