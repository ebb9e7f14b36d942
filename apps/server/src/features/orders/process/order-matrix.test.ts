// Every state x every state x every viewpoint: 11 x 11 x 7 cells, each asserted against the table copied here.
import { isEndedOrder, isOpenOfferState, orderActions, orderStatuses } from '@gabarit/contract'
import { describe, expect, test } from 'vitest'
import { type Role, roles } from '../../../lib/rights/viewer.ts'
import { isClosed, isOpenOffer } from '../order-status.ts'
import { type Facts, judgeAction, judgeTransition, stateOf } from './order-process.ts'

const today = '2026-11-21'
const address = {
	street: 'Rue du Marché',
	streetNumber: '14',
	postalCode: '6700',
	city: 'Arlon',
	country: 'BE' as const,
}

/** Complete, in time, paid by bill: what no condition beside the state stands against. */
const ready: Facts = {
	status: 'None',
	acceptedAt: null,
	sentToSupplierAt: null,
	cancelledBySeller: false,
	expiredAt: null,
	paymentType: 'Bill',
	paymentStatus: 'open',
	deliveryMode: 'delivery',
	validUntil: '2026-12-31',
	amountToSupplier: 240_000,
	paid: 0,
	refunded: 0,
	total: 354_034,
	billingAddress: address,
	deliveryAddress: address,
}
const sentAt = new Date('2026-11-20T10:00:00Z')
/** An order may stand before and after it is sent, and be brought or fetched: a cell is open where one of these is. */
const variants: Partial<Facts>[] = [
	{},
	{ sentToSupplierAt: sentAt },
	{ deliveryMode: 'pickUp', deliveryAddress: null },
	{ deliveryMode: 'pickUp', deliveryAddress: null, sentToSupplierAt: sentAt },
]

// Row by row: from, to, who. C customer, S seller, M the supplier who makes it.
const rows: [string, string, string][] = [
	['OfferInProgress', 'OfferAccepted', 'C S'],
	['OfferInProgress OfferAccepted', 'OfferRefused', 'C S'],
	['OfferAccepted', 'None', 'C S'],
	['None', 'Confirmed', 'S'],
	['None Confirmed', 'Refused', 'S'],
	['Confirmed', 'Refused', 'M'],
	['Confirmed', 'Confirmed', 'S'],
	['Confirmed', 'InProduction', 'M'],
	['InProduction', 'Ready Refused', 'M'],
	['Ready', 'Scheduled Done', 'M S'],
	['Scheduled', 'Done Undelivered Scheduled', 'M S'],
	['Undelivered', 'Scheduled Refused', 'M S'],
]
const parties: Record<Role, string> = {
	visitor: '',
	individual: 'C',
	professional: 'C',
	resellerEmployee: 'S',
	resellerAdmin: 'S',
	supplier: 'M',
	admin: 'C S M',
}

function listed(from: string, to: string, role: Role): boolean {
	const may = new Set(parties[role].split(' '))
	return rows.some(
		([froms, tos, who]) =>
			froms.split(' ').includes(from) &&
			tos.split(' ').includes(to) &&
			who.split(' ').some((party) => may.has(party)),
	)
}

function isOpen(from: Facts['status'], to: Facts['status'], role: Role): boolean {
	return variants.some((variant) =>
		orderActions.some((action) => {
			const judged = judgeAction(action, { ...ready, ...variant, status: from }, [role], today)
			return judged.allowed && judged.transition.to === to
		}),
	)
}

describe.each(roles)('the role %s', (role) => {
	test.each(orderStatuses)('an order leaves %s only by the listed transitions', (from) => {
		const open = orderStatuses.map((to) => [to, isOpen(from, to, role)])
		const wanted = orderStatuses.map((to) => [to, listed(from, to, role)])
		expect(open).toEqual(wanted)
	})
})

test.each(orderStatuses)('what pages judge by the state is what %s says', (status) => {
	for (const variant of variants) {
		const order = { ...ready, ...variant, status }
		expect(isEndedOrder(stateOf(order))).toBe(isClosed(order))
		expect(isOpenOfferState(stateOf(order))).toBe(isOpenOffer(order))
	}
})

test('the matrix has allowed and refused cells', () => {
	const cells = roles.flatMap((role) =>
		orderStatuses.flatMap((from) => orderStatuses.map((to) => listed(from, to, role))),
	)
	expect(cells).toHaveLength(11 * 11 * 7)
	expect(cells.filter(Boolean).length).toBeGreaterThan(50)
})

test('the clock closes expired offers in progress only', () => {
	const late = { ...ready, validUntil: '2026-11-20' }
	const byClock = new Set(['clock'] as const)
	for (const status of orderStatuses) {
		const judged = judgeTransition('expire', { ...late, status }, byClock, today)
		expect([status, judged.allowed]).toEqual([status, status === 'OfferInProgress'])
	}
	const lastDay = { ...ready, validUntil: today, status: 'OfferInProgress' as const }
	expect(judgeTransition('expire', lastDay, byClock, today).allowed).toBe(false)
})

test('a verified payment confirms waiting orders only', () => {
	const byPayment = new Set(['payment'] as const)
	for (const paymentStatus of [
		'open',
		'pending',
		'failed',
		'refunded',
		'partlyPaid',
		'paid',
	] as const)
		for (const status of orderStatuses) {
			const facts = { ...ready, paymentType: 'Online' as const, paymentStatus, status }
			const judged = judgeTransition('pay', facts, byPayment, today)
			const isPaid = paymentStatus === 'paid' || paymentStatus === 'partlyPaid'
			expect([status, judged.allowed]).toEqual([status, status === 'None' && isPaid])
		}
})

test('an order that is not paid online waits for the seller, whatever came', () => {
	const byPayment = new Set(['payment'] as const)
	for (const paymentType of ['Bill', 'None'] as const)
		for (const paymentStatus of ['partlyPaid', 'paid'] as const) {
			const judged = judgeTransition(
				'pay',
				{ ...ready, paymentType, paymentStatus },
				byPayment,
				today,
			)
			expect([paymentType, paymentStatus, judged.allowed]).toEqual([
				paymentType,
				paymentStatus,
				false,
			])
		}
})

test('no role may make the transitions of the clock and of payments', () => {
	const everybody = new Set(['customer', 'seller', 'supplier'] as const)
	const paid = { ...ready, paymentStatus: 'paid' as const }
	expect(judgeTransition('pay', paid, everybody, today).allowed).toBe(false)
	const late = { ...ready, status: 'OfferInProgress' as const, validUntil: '2026-11-20' }
	expect(judgeTransition('expire', late, everybody, today).allowed).toBe(false)
})
