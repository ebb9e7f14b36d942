import type { StateLabel, TimelineEvent } from '@gabarit/contract'
import { expect, test } from 'vitest'
import { statesOf } from '../list/order-address.ts'
import { progressOf } from './progress.ts'

const actor = { kind: 'customer' as const, name: null }

function orderWith(kind: 'order' | 'offer', state: StateLabel, ...events: TimelineEvent[]) {
	return {
		kind,
		state,
		late: false,
		orderedAt: '2026-10-12T18:51:00Z',
		motive: null,
		timeline: events
			.map((event, day) => ({ at: `2026-10-${13 + day}T08:00:00Z`, actor, event }))
			.toReversed(),
		delivery: {
			mode: 'delivery' as const,
			address: null,
			zone: null,
			plannedAt: '2026-11-24',
			supplierDays: 25,
			resellerDays: 5,
			isTight: false,
			supplierDateStands: null,
		},
	}
}

const positions = (kind: 'order' | 'offer', state: StateLabel, ...events: TimelineEvent[]) =>
	progressOf(orderWith(kind, state, ...events))
		.steps.map(({ position }) => position[0])
		.join('')

test.each([
	['waiting', 'ctttttt'],
	['accepted', 'ctttttt'],
	['confirmed', 'dcttttt'],
	['sent', 'ddctttt'],
	['inProduction', 'dddcttt'],
	['ready', 'ddddctt'],
	['scheduled', 'dddddct'],
	['undelivered', 'dddddct'],
	['done', 'ddddddd'],
] as const)('an order in state %s shows the steps %s', (state, expected) => {
	expect(positions('order', state)).toBe(expected)
})

test('an order that was not delivered has the day of that, one planned again the day of planning', () => {
	const dayOf = (...events: TimelineEvent[]) =>
		progressOf(
			orderWith('order', events.at(-1) === 'undelivered' ? 'undelivered' : 'scheduled', ...events),
		).steps[5]?.at?.slice(0, 10)
	expect(dayOf('scheduled', 'undelivered')).toBe('2026-10-14')
	expect(dayOf('scheduled', 'undelivered', 'scheduled')).toBe('2026-10-15')
})

test('an offer goes from in progress to accepted to ordered', () => {
	expect(positions('offer', 'offerInProgress')).toBe('ctt')
	expect(positions('offer', 'offerAccepted')).toBe('dct')
})

test('a refused order keeps the steps it reached and goes no further', () => {
	const order = orderWith('order', 'refused', 'orderConfirmed', 'sentToSupplier', 'orderRefused')
	const { steps, stopped } = progressOf({ ...order, motive: 'mur de 2 940' })
	expect(steps.map(({ position }) => position[0]).join('')).toBe('dddtttt')
	expect(stopped).toEqual({ state: 'refused', at: '2026-10-15T08:00:00Z', motive: 'mur de 2 940' })
	expect(steps.at(-1)?.planned).toBeNull()
})

test('a step of an order shows its own day, the last one the planned day', () => {
	const { steps } = progressOf(orderWith('order', 'confirmed', 'orderConfirmed'))
	expect(steps[0]?.at).toBe('2026-10-12T18:51:00Z')
	expect(steps[1]?.at).toBe('2026-10-13T08:00:00Z')
	expect(steps[6]).toMatchObject({ at: null, planned: '2026-11-24' })
})

test('an undelivered order shows it on its delivery step', () => {
	expect(progressOf(orderWith('order', 'undelivered')).steps[5]?.state).toBe('undelivered')
})

test('every state of an order has a step or ends the order', () => {
	for (const kind of ['order', 'offer'] as const)
		for (const state of statesOf[kind]) {
			const { steps, stopped } = progressOf(orderWith(kind, state))
			expect({ state, shown: stopped !== null || steps.some((s) => s.state === state) }).toEqual({
				state,
				shown: true,
			})
		}
})
