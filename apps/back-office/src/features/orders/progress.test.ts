import type { StateLabel, TimelineEvent } from '@gabarit/contract'
import { expect, test } from 'vitest'
import { statesOf } from '../../lib/list-search.ts'
import { progressOf } from './progress.ts'

function told(kind: 'order' | 'offer', state: StateLabel, ...events: TimelineEvent[]) {
	return {
		kind,
		state,
		orderedAt: '2026-10-12T18:51:00Z',
		motive: null,
		timeline: events
			.map((event, day) => ({ at: `2026-10-${13 + day}T08:00:00Z`, who: null, event }))
			.toReversed(),
		delivery: {
			mode: 'delivery' as const,
			address: null,
			zone: null,
			plannedAt: '2026-11-24',
			supplierDays: 25,
			resellerDays: 5,
		},
	}
}

const positions = (kind: 'order' | 'offer', state: StateLabel, ...events: TimelineEvent[]) =>
	progressOf(told(kind, state, ...events))
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
] as const)('an order that is %s stands at %s', (state, expected) => {
	expect(positions('order', state)).toBe(expected)
})

test('an offer goes from in progress to accepted to ordered', () => {
	expect(positions('offer', 'offerInProgress')).toBe('ctt')
	expect(positions('offer', 'offerAccepted')).toBe('dct')
})

test('a refused order keeps the steps it reached and goes no further', () => {
	const order = told('order', 'refused', 'orderConfirmed', 'sentToSupplier', 'orderRefused')
	const { steps, stopped } = progressOf({ ...order, motive: 'mur de 2 940' })
	expect(steps.map(({ position }) => position[0]).join('')).toBe('dddtttt')
	expect(stopped).toEqual({ state: 'refused', at: '2026-10-15T08:00:00Z', motive: 'mur de 2 940' })
	expect(steps.at(-1)?.planned).toBeNull()
})

test('a step shows its own day, the last one the day foreseen', () => {
	const { steps } = progressOf(told('order', 'confirmed', 'orderConfirmed'))
	expect(steps[0]?.at).toBe('2026-10-12T18:51:00Z')
	expect(steps[1]?.at).toBe('2026-10-13T08:00:00Z')
	expect(steps[6]).toMatchObject({ at: null, planned: '2026-11-24' })
})

test('an order not delivered says so on its step', () => {
	expect(progressOf(told('order', 'undelivered')).steps[5]?.state).toBe('undelivered')
})

test('every state has a place or a stop', () => {
	for (const kind of ['order', 'offer'] as const)
		for (const state of statesOf[kind]) {
			const { steps, stopped } = progressOf(told(kind, state))
			expect({ state, shown: stopped !== null || steps.some((s) => s.state === state) }).toEqual({
				state,
				shown: true,
			})
		}
})
