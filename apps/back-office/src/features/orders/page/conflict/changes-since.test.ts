import type { TimelineEntry } from '@gabarit/contract'
import { expect, test } from 'vitest'
import { entriesSince, factOf, factsSince } from './changes-since.ts'

const entry = (event: TimelineEntry['event'], data?: TimelineEntry['data']): TimelineEntry => ({
	at: '2026-11-27T08:00:00Z',
	actor: { kind: 'user', name: 'Claes Lien' },
	event,
	...(data && { data }),
})

const seen = {
	state: 'confirmed' as const,
	total: 100_000,
	validUntil: null,
	supplierAt: '2026-12-01',
	seller: 'Maes Sofie',
	pallets: 2,
	payment: { paid: 0, balance: 100_000 },
	delivery: { plannedAt: '2026-12-10' },
	timeline: [entry('orderPlaced')],
}

test('a payment that a colleague noted shows the balance before and now', () => {
	const now = {
		...seen,
		payment: { paid: 40_000, balance: 60_000 },
		timeline: [entry('paymentReceived', { amount: 40_000 }), ...seen.timeline],
	}
	expect(entriesSince({ seen, now }).map((it) => it.event)).toEqual(['paymentReceived'])
	expect(factsSince({ seen, now })).toEqual(['paid', 'balance'])
	expect([factOf(seen, 'balance'), factOf(now, 'balance')]).toEqual([100_000, 60_000])
})

test('what the entry of a correction says is not said twice', () => {
	const data = { 'deliveryDate.before': '2026-12-10', 'deliveryDate.after': '2026-12-14' }
	const now = {
		...seen,
		total: 90_000,
		delivery: { plannedAt: '2026-12-14' },
		timeline: [
			entry('corrected', { ...data, totalBefore: 100_000, total: 90_000 }),
			...seen.timeline,
		],
	}
	expect(factsSince({ seen, now })).toEqual([])
	const scheduled = { ...now, timeline: [entry('scheduled'), ...seen.timeline] }
	expect(factsSince({ seen, now: scheduled })).toEqual(['total', 'plannedAt'])
})

test('what was set in place is said by its entry', () => {
	const counted = entry('palletsCounted', { before: 2, after: 3 })
	const now = { ...seen, pallets: 3, seller: null, timeline: [counted, ...seen.timeline] }
	expect(factsSince({ seen, now })).toEqual(['seller'])
})

test('who reads no history still reads the facts', () => {
	const bare = { ...seen, timeline: [] }
	const now = { ...bare, state: 'sent' as const, pallets: 3 }
	expect([entriesSince({ seen: bare, now }), factsSince({ seen: bare, now })]).toEqual([
		[],
		['state', 'pallets'],
	])
})
