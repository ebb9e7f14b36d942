import type { SampleState } from '@gabarit/contract'
import type { OrderState } from '@gabarit/ui'

/** Marked as an order that has come as far. */
export const sampleMarks: Record<SampleState, OrderState> = {
	new: 'waiting',
	sent: 'ready',
	done: 'done',
}

type Beside = Record<SampleState, SampleState | null>

export const stateAfter = { new: 'sent', sent: 'done', done: null } as const satisfies Beside
/** To put a wrong click right. */
export const stateBefore = { new: null, sent: 'new', done: 'sent' } as const satisfies Beside
