// The steps: waiting, confirmed, sent, inProduction, ready, scheduled, done.
import type { OrderPage, StateLabel, TimelineEvent } from '@gabarit/contract'
import type { ListKind } from '../list/order-address.ts'

export type Step = {
	/** `accepted` and `undelivered` take the name of the step they change. */
	state: StateLabel | 'ordered'
	position: 'done' | 'current' | 'todo'
	at: string | null
	/** A planned day, not yet reached. */
	planned: string | null
	/** The planned day is past. */
	late: boolean
}

export type Progress = {
	steps: Step[]
	/** Refused or cancelled: nothing follows. */
	stopped: { state: StateLabel; at: string | null; motive: string | null } | null
}

type ProgressSource = Pick<OrderPage, 'timeline' | 'delivery' | 'motive' | 'late'> & {
	kind: ListKind
	state: StateLabel
	orderedAt: string
}

const chains: Record<ListKind, readonly Step['state'][]> = {
	order: ['waiting', 'confirmed', 'sent', 'inProduction', 'ready', 'scheduled', 'done'],
	offer: ['offerInProgress', 'offerAccepted', 'ordered'],
}

const reachedBy: Partial<Record<Step['state'], readonly TimelineEvent[]>> = {
	waiting: ['orderPlaced'],
	confirmed: ['orderConfirmed', 'orderAccepted'],
	sent: ['sentToSupplier'],
	inProduction: ['sentToProduction'],
	ready: ['ready'],
	scheduled: ['scheduled', 'undelivered'],
	done: ['done'],
	offerInProgress: ['offerSent'],
	offerAccepted: ['offerAccepted'],
	ordered: ['orderPlaced'],
}

/** States that share the step of another state. */
const stepOf: Partial<Record<StateLabel, Step['state']>> = {
	accepted: 'waiting',
	undelivered: 'scheduled',
}

const stops: readonly StateLabel[] = ['refused', 'offerRefused', 'offerCancelled', 'offerExpired']

export function progressOf(order: ProgressSource): Progress {
	const chain = chains[order.kind]
	const stopped = stops.includes(order.state)
	const here = stopped
		? lastReached(order, chain)
		: chain.indexOf(stepOf[order.state] ?? order.state)
	const last = chain.length - 1
	const steps = chain.map((state, index) => ({
		state: index === here && !stopped ? order.state : state,
		position: positionOf(index, here, stopped || (here === last && order.kind === 'order')),
		at: index <= here ? reachedAt(order, state) : null,
		planned: state === 'done' && index > here && !stopped ? order.delivery.plannedAt : null,
		late: order.late,
	}))
	return { steps, stopped: stopped ? stopOf(order) : null }
}

/** A finished order has no current step. */
function positionOf(index: number, here: number, over: boolean): Step['position'] {
	if (index < here || (index === here && over)) return 'done'
	return index === here ? 'current' : 'todo'
}

function lastReached(order: ProgressSource, chain: readonly Step['state'][]): number {
	const reached = chain.map((state) => reachedAt(order, state) !== null)
	return Math.max(0, reached.lastIndexOf(true))
}

/** The day a step was last reached; the first step has the day the offer or order was made. */
function reachedAt(order: ProgressSource, state: Step['state']): string | null {
	const events = reachedBy[state] ?? []
	const entry = order.timeline.find(({ event }) => events.includes(event))
	const first = state === 'waiting' || state === 'offerInProgress'
	return entry?.at ?? (first ? order.orderedAt : null)
}

function stopOf(order: ProgressSource): NonNullable<Progress['stopped']> {
	const entry = order.timeline.find(({ event }) => {
		return event === 'orderRefused' || event === 'offerRefused' || event === 'offerExpired'
	})
	return { state: order.state, at: entry?.at ?? null, motive: order.motive }
}
