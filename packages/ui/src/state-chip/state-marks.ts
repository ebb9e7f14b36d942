export type OrderState =
	| 'waiting'
	| 'accepted'
	| 'confirmed'
	| 'sent'
	| 'inProduction'
	| 'ready'
	| 'scheduled'
	| 'undelivered'
	| 'done'
	| 'refused'
	| 'offerInProgress'
	| 'offerAccepted'
	| 'offerRefused'
	| 'offerCancelled'
	| 'offerExpired'

/** Dashes done, out of five, with the sign at the end and what it means for the reader. */
export interface StateMark {
	readonly done: number
	readonly mark: 'hollow' | 'tick' | 'triangle' | 'cross'
	readonly tone: 'ink' | 'warning' | 'stop' | 'ok'
}

export const stateMarks: Record<OrderState, StateMark> = {
	waiting: { done: 0, mark: 'hollow', tone: 'warning' },
	accepted: { done: 0.4, mark: 'tick', tone: 'ink' },
	confirmed: { done: 0.8, mark: 'tick', tone: 'ink' },
	sent: { done: 1.6, mark: 'tick', tone: 'ink' },
	inProduction: { done: 2, mark: 'tick', tone: 'ink' },
	ready: { done: 3, mark: 'tick', tone: 'ink' },
	scheduled: { done: 4, mark: 'tick', tone: 'ink' },
	undelivered: { done: 4, mark: 'triangle', tone: 'warning' },
	done: { done: 5, mark: 'tick', tone: 'ok' },
	refused: { done: 0, mark: 'cross', tone: 'stop' },
	offerInProgress: { done: 0, mark: 'hollow', tone: 'ink' },
	offerAccepted: { done: 5, mark: 'tick', tone: 'ok' },
	offerRefused: { done: 0, mark: 'cross', tone: 'stop' },
	offerCancelled: { done: 0, mark: 'cross', tone: 'ink' },
	offerExpired: { done: 0, mark: 'cross', tone: 'ink' },
}
