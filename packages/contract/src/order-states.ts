// Which states end an order and which leave an offer open: pages and server judge by these.
import { endedOrderStates, openOfferStates, type StateLabel } from './enumerations.ts'

/** Of an order: nothing follows. */
export function isEndedOrder(state: StateLabel): boolean {
	return endedOrderStates.some((ended) => ended === state)
}

/** Of an order or an offer: nothing about it is corrected any more. */
export function isFinalState(state: StateLabel): boolean {
	return isEndedOrder(state) || (state.startsWith('offer') && !isOpenOfferState(state))
}

/** Of an offer that can still become an order. */
export function isOpenOfferState(state: StateLabel): boolean {
	return openOfferStates.some((open) => open === state)
}
