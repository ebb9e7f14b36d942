// What a customer fetches is not delivered: the same event or action has a word of its own, as the state does.
import type { DeliveryMode, OrderAction, TimelineEvent } from '@gabarit/contract'

const events = ['scheduled', 'undelivered', 'done'] as const
const actions = ['schedule', 'setUndelivered', 'setDone'] as const

export function eventKey(event: TimelineEvent, mode: DeliveryMode) {
	const fetched = mode === 'pickUp' && events.find((it) => it === event)
	return fetched ? (`fetched.event.${fetched}` as const) : (`event.${event}` as const)
}

export function actionKey(action: OrderAction, mode: DeliveryMode) {
	const fetched = mode === 'pickUp' && actions.find((it) => it === action)
	return fetched ? (`fetched.action.${fetched}` as const) : (`action.${action}` as const)
}
