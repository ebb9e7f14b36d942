import type { OrderRow } from './order-schemas.ts'

const fetched = ['undelivered', 'done'] as const

/** The text of a state in `back-office`, as the list, the page and the file say it. What a customer fetches is not delivered. */
export function stateKey(state: OrderRow['state'], mode: OrderRow['deliveryMode']) {
	const word = mode === 'pickUp' && fetched.find((it) => it === state)
	return word ? (`fetched.state.${word}` as const) : (`state.${state}` as const)
}
