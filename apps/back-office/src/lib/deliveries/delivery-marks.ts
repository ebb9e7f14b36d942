import type { OutboxEntry } from '@gabarit/contract'
import type { OrderState } from '@gabarit/ui'

/** Marked as an order that has come as far. */
export const deliveryMarks: Record<OutboxEntry['state'], OrderState> = {
	waiting: 'waiting',
	sent: 'done',
	dead: 'refused',
	dropped: 'offerCancelled',
}
