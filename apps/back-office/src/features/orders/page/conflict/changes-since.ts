// What became of an order since it was seen: what was done to it, and the facts that are other by now.
import type { OrderPage, TimelineEntry } from '@gabarit/contract'

export type Since = { seen: OrderPage; now: OrderPage }

type Facts = Pick<
	OrderPage,
	'state' | 'total' | 'validUntil' | 'supplierAt' | 'seller' | 'pallets'
> & {
	timeline: readonly TimelineEntry[]
	payment: Pick<OrderPage['payment'], 'paid' | 'balance'>
	delivery: Pick<OrderPage['delivery'], 'plannedAt'>
}
type Between = { seen: Facts; now: Facts }

/** The newest first, as the timeline has them. */
export function entriesSince({ seen, now }: Between): TimelineEntry[] {
	return now.timeline.slice(0, Math.max(0, now.timeline.length - seen.timeline.length))
}

const changingFacts = [
	'state',
	'total',
	'paid',
	'balance',
	'validUntil',
	'plannedAt',
	'supplierAt',
	'seller',
	'pallets',
] as const
export type ChangingFact = (typeof changingFacts)[number]

/** Null where the order has none, or the viewer sees none. */
export function factOf(order: Facts, fact: ChangingFact): string | number | null {
	if (fact === 'paid' || fact === 'balance') return order.payment[fact]
	if (fact === 'plannedAt') return order.delivery.plannedAt
	return order[fact]
}

/** What is set in place is said by its entry. */
const saidBy: Partial<Record<ChangingFact, TimelineEntry['event']>> = {
	pallets: 'palletsCounted',
	seller: 'assigned',
	supplierAt: 'supplierDateSet',
}

/** An entry of a correction says its own fields, with the total that they make. */
function isSaid(fact: ChangingFact, entries: readonly TimelineEntry[]): boolean {
	const keys = new Set(entries.flatMap(({ data }) => Object.keys(data ?? {})))
	if (fact === 'plannedAt') return keys.has('deliveryDate.after')
	if (fact === 'total') return [...keys].some((key) => key.endsWith('.after'))
	return entries.some(({ event }) => event === saidBy[fact])
}

export function factsSince(since: Between): ChangingFact[] {
	const entries = entriesSince(since)
	return changingFacts.filter(
		(fact) => factOf(since.seen, fact) !== factOf(since.now, fact) && !isSaid(fact, entries),
	)
}
