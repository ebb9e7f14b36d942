import { ApiError, type CustomerPage, type OrderKey } from '@gabarit/contract'
import { typeOf } from '@gabarit/engine'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { kindAtHand } from '../../lib/kind-at-hand.ts'
import { apiClient } from '../../lib/server/client.ts'

type OrderProblem = 'changed' | 'unavailable' | 'failed' | 'form'

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

const unknown: readonly string[] = [
	'link_unknown',
	'order_not_found',
	'not_logged_in',
	'invalid_model',
]

/** A mistyped link and one that was withdrawn open nothing; anything else is worth another try. */
function isUnknownOrder(error: unknown): boolean {
	return error instanceof ApiError && unknown.includes(error.code)
}

/** The client's generic types lose the furniture's tuples; JSON changes none of its values. */
async function asPage(answer: Promise<object>): Promise<CustomerPage> {
	const page = (await answer) as CustomerPage
	await kindAtHand(typeOf(page.configuration))
	return page
}

/** Opening the page asks the payment provider too, so that a customer who returns from paying sees the result. */
async function readOrder(key: OrderKey): Promise<CustomerPage> {
	const { checkPayment, view } = apiClient().order
	try {
		return await asPage(checkPayment(key))
	} catch (thrown) {
		if (isUnknownOrder(thrown)) throw thrown
		return asPage(view(key))
	}
}

export type OpenOrder = {
	key: OrderKey
	order: CustomerPage | null
	isUnknown: boolean
	isPending: boolean
	busy: boolean
	problem: OrderProblem | null
	/** Whether the call changed the order; the page shows its answer. */
	send: (call: () => Promise<object>) => Promise<boolean>
	setProblem: (problem: OrderProblem | null) => void
	retry: () => void
}

/** `key` null: which order it is is not known yet. */
export function useOrder(key: OrderKey): OpenOrder
export function useOrder(key: OrderKey | null): OpenOrder | null
export function useOrder(key: OrderKey | null): OpenOrder | null {
	const queries = useQueryClient()
	const queryKey = ['order', key]
	const { data, error, isPending, refetch } = useQuery({
		queryKey,
		queryFn: () => (key === null ? null : readOrder(key).catch(loggedOut)),
		enabled: key !== null,
		retry: false,
		staleTime: 0,
		refetchOnWindowFocus: true,
	})
	// The session is over: the page of an account asks to log in again.
	function loggedOut(thrown: unknown): never {
		if (thrown instanceof ApiError && thrown.code === 'not_logged_in')
			queries.setQueryData(['account'], null)
		throw thrown
	}
	const [busy, setBusy] = useState(false)
	const [problem, setProblem] = useState<OrderProblem | null>(null)
	const send = async (call: () => Promise<object>): Promise<boolean> => {
		if (busy) return false
		setBusy(true)
		setProblem(null)
		try {
			queries.setQueryData(queryKey, await asPage(call()))
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
	if (key === null) return null
	return {
		key,
		order: data ?? null,
		isUnknown: isUnknownOrder(error),
		isPending,
		busy,
		problem,
		send,
		setProblem,
		retry: () => void refetch(),
	}
}
