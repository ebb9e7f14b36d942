import { type OrderStatus, orderActions, orderStatuses, stateLabels } from '@gabarit/contract'
import { expect, test } from 'vitest'
import { roles } from '../../../lib/rights/viewer.ts'
import { isOpenOffer } from '../order-status.ts'
import {
	actionOrder,
	awaitsPayment,
	judgeAction,
	judgeTransition,
	openingOf,
	stateOf,
	transitionOf,
	transitions,
} from './order-process.ts'

const today = '2026-11-21'
const bare = {
	status: 'None' as const,
	acceptedAt: null,
	sentToSupplierAt: null,
	cancelledBySeller: false,
	expiredAt: null,
	paymentType: 'Bill' as const,
	paymentStatus: 'open' as const,
	deliveryMode: 'delivery' as const,
	validUntil: '2026-12-31',
	amountToSupplier: 240_000,
	paid: 0,
	refunded: 0,
	total: 354_034,
	billingAddress: null,
	deliveryAddress: null,
}

/** A status leads to itself where only a date or a mark changes. */
function targetsOf(status: OrderStatus): OrderStatus[] {
	return transitions.flatMap(({ from, to }) => (from.includes(status) ? (to ?? []) : []))
}

test('every state can be reached, and every target is a state', () => {
	const reached = new Set(['OfferInProgress', 'None'])
	for (const from of orderStatuses)
		for (const to of targetsOf(from)) {
			expect(orderStatuses).toContain(to)
			reached.add(to)
		}
	expect([...reached].toSorted()).toEqual([...orderStatuses].toSorted())
})

test('refused offers, refused and done orders are final', () => {
	for (const final of ['OfferRefused', 'Refused', 'Done'] as const)
		expect(targetsOf(final)).toEqual([])
})

test('every action has a transition and a place in the order shown', () => {
	expect([...new Set(transitions.map((transition) => transition.action))].toSorted()).toEqual(
		[...orderActions, 'expire', 'pay'].toSorted(),
	)
	expect([...actionOrder].toSorted()).toEqual([...orderActions].toSorted())
})

// Row by row: from, to, who may, action.
const rows = [
	['OfferInProgress', 'OfferAccepted', 'individual resellerEmployee', 'acceptOffer'],
	['OfferInProgress', 'OfferRefused', 'individual resellerEmployee', 'refuseOffer'],
	['OfferAccepted', 'OfferRefused', 'individual resellerEmployee', 'refuseOffer'],
	['None', 'Confirmed', 'resellerEmployee', 'acceptOrder'],
	['None', 'Refused', 'resellerEmployee', 'refuseOrder'],
	['Confirmed', 'Refused', 'resellerEmployee', 'refuseOrder'],
	['InProduction', 'Ready', 'supplier', 'setReady'],
	['InProduction', 'Refused', 'supplier', 'refuseOrder'],
	['Ready', 'Scheduled', 'supplier resellerEmployee', 'schedule'],
	['Scheduled', 'Done', 'supplier resellerEmployee', 'setDone'],
	['Scheduled', 'Undelivered', 'supplier resellerEmployee', 'setUndelivered'],
	['Scheduled', 'Scheduled', 'supplier resellerEmployee', 'schedule'],
	['Undelivered', 'Scheduled', 'supplier resellerEmployee', 'schedule'],
	['Undelivered', 'Refused', 'supplier resellerEmployee', 'refuseOrder'],
] as const

test.each(rows)('the transition from %s to %s is allowed to %s only', (status, to, who, action) => {
	for (const role of roles) {
		const judged = judgeAction(action, { ...bare, status }, [role], today)
		const may = role === 'admin' || who.split(' ').includes(role) || isEqual(role, who)
		expect([role, judged.allowed], action).toEqual([role, may])
		if (judged.allowed) expect(judged.transition.to).toBe(to)
	}
})

/** A professional is a customer, an admin of the shop a seller. */
function isEqual(role: string, who: string): boolean {
	if (role === 'professional') return who.includes('individual')
	return role === 'resellerAdmin' && who.includes('resellerEmployee')
}

test('transitions without a row are refused with a reason', () => {
	let refused = 0
	for (const status of orderStatuses)
		for (const action of orderActions) {
			if (
				transitions.some(
					(transition) => transition.action === action && transition.from.includes(status),
				)
			)
				continue
			const judged = judgeAction(action, { ...bare, status }, ['admin'], today)
			expect(judged).toMatchObject({ allowed: false, reason: 'wrong_state' })
			refused += 1
		}
	expect(refused).toBeGreaterThan(80)
})

test('conditions beside the state', () => {
	const judge = (
		action: (typeof orderActions)[number],
		order: object,
		role: 'supplier' | 'admin',
	) => judgeAction(action, { ...bare, ...order }, [role], today)
	const expired = { status: 'OfferInProgress', validUntil: '2026-11-20' }
	expect(judge('acceptOffer', expired, 'admin')).toMatchObject({ reason: 'offer_expired' })
	expect(judge('sendToProduction', { status: 'Confirmed' }, 'supplier')).toMatchObject({
		reason: 'not_sent',
	})
	const sent = { status: 'Confirmed', sentToSupplierAt: new Date() }
	expect(judge('sendToProduction', sent, 'supplier').allowed).toBe(true)
	expect(judge('refuseOrder', sent, 'supplier').allowed).toBe(true)
	expect(
		judgeAction('refuseOrder', { ...bare, ...sent } as never, ['resellerAdmin'], today),
	).toMatchObject({
		reason: 'already_sent',
	})
	expect(judge('setDone', { status: 'Ready' }, 'supplier')).toMatchObject({
		reason: 'pick_up_only',
	})
	expect(judge('setDone', { status: 'Ready', deliveryMode: 'pickUp' }, 'supplier').allowed).toBe(
		true,
	)
	expect(
		judge('placeOrder', { status: 'OfferAccepted', validUntil: '2026-11-20' }, 'admin'),
	).toMatchObject({ reason: 'offer_expired' })
	expect(judge('placeOrder', { status: 'OfferAccepted' }, 'admin')).toMatchObject({
		reason: 'delivery_form_incomplete',
	})
})

test('labels distinguish orders of the same status', () => {
	const labels = new Set(orderStatuses.map((status) => stateOf({ ...bare, status })))
	labels.add(stateOf({ ...bare, acceptedAt: new Date() }))
	labels.add(stateOf({ ...bare, status: 'Confirmed', sentToSupplierAt: new Date() }))
	labels.add(stateOf({ ...bare, status: 'OfferRefused', cancelledBySeller: true }))
	labels.add(stateOf({ ...bare, status: 'OfferRefused', expiredAt: new Date() }))
	expect([...labels].toSorted()).toEqual([...stateLabels].toSorted())
})

test('an order that waits for its payment is accepted once, and then waits', () => {
	const online = { ...bare, paymentType: 'Online' as const }
	const accept = (order: object) =>
		judgeAction('acceptOrder', { ...online, ...order }, ['resellerAdmin'], today)
	expect(accept({}).allowed).toBe(true)
	expect(accept({ acceptedAt: new Date() })).toMatchObject({ reason: 'payment_awaited' })
	for (const paymentStatus of ['paid', 'partlyPaid'] as const)
		expect(accept({ acceptedAt: new Date(), paymentStatus }).allowed).toBe(true)
})

test('an order that costs nothing awaits no payment', () => {
	const online = { ...bare, paymentType: 'Online' as const, acceptedAt: new Date() }
	const accept = (total: number) =>
		judgeAction('acceptOrder', { ...online, total }, ['resellerAdmin'], today)
	expect(accept(1)).toMatchObject({ reason: 'payment_awaited' })
	expect(accept(0).allowed).toBe(true)
	expect([awaitsPayment({ ...online, total: 1 }), awaitsPayment({ ...online, total: 0 })]).toEqual([
		true,
		false,
	])
})

test('no order is sent to the supplier twice, or without what he is paid', () => {
	const send = (order: object) =>
		judgeAction(
			'sendToSupplier',
			{ ...bare, status: 'Confirmed', ...order },
			['resellerAdmin'],
			today,
		)
	expect(send({}).allowed).toBe(true)
	expect(send({ sentToSupplierAt: new Date() })).toMatchObject({ reason: 'already_sent' })
	expect(send({ amountToSupplier: null })).toMatchObject({ reason: 'amount_missing' })
})

test('an offer without a last day does not expire, and needs both addresses to be ordered', () => {
	const address = {
		street: 'Rue Haute',
		streetNumber: '1',
		postalCode: '5000',
		city: 'Namur',
		country: 'BE' as const,
	}
	const place = (order: object) =>
		judgeAction('placeOrder', { ...bare, status: 'OfferAccepted', ...order }, ['individual'], today)
	const forever = { validUntil: null, billingAddress: address }
	expect(place({ ...forever, deliveryAddress: address }).allowed).toBe(true)
	expect(place(forever)).toMatchObject({ reason: 'delivery_form_incomplete' })
	expect(place({ ...forever, deliveryMode: 'pickUp' }).allowed).toBe(true)
	expect(place({ ...forever, billingAddress: null, deliveryAddress: address })).toMatchObject({
		reason: 'delivery_form_incomplete',
	})
})

test('an unknown transition is refused', () => {
	expect(() => transitionOf('fly' as never)).toThrow('no transition fly')
	expect(transitionOf('pay').to).toBe('Confirmed')
	expect(judgeTransition('fly' as never, bare, new Set(['seller']), today)).toEqual({
		allowed: false,
		transition: null,
		reason: 'wrong_state',
	})
})

test('an offer is open until it is refused or ordered', () => {
	const open = orderStatuses.filter((status) => isOpenOffer({ status }))
	expect(open.toSorted()).toEqual(['OfferAccepted', 'OfferInProgress'])
})

test('each label is that of its own status and mark', () => {
	const at = new Date('2026-11-20T10:00:00Z')
	expect([
		stateOf({ ...bare, acceptedAt: null }),
		stateOf({ ...bare, acceptedAt: at }),
		stateOf({ ...bare, status: 'Confirmed', sentToSupplierAt: null }),
		stateOf({ ...bare, status: 'Confirmed', sentToSupplierAt: at }),
	]).toEqual(['waiting', 'accepted', 'confirmed', 'sent'])
})

// docs/adr/0001: what each transition writes in the timeline, what it asks for, whom it notifies.
test.each([
	['acceptOffer', 'offerAccepted', undefined, 'customer seller'],
	['refuseOffer', 'offerRefused', undefined, 'customer seller'],
	['expire', 'offerExpired', undefined, 'customer seller'],
	['placeOrder', 'orderPlaced', 'payment', 'customer seller'],
	['acceptOrder', 'orderConfirmed', undefined, 'customer seller'],
	['pay', 'orderConfirmed', undefined, 'customer seller'],
	['refuseOrder', 'orderRefused', 'motive', 'customer seller supplier'],
	['sendToSupplier', 'sentToSupplier', undefined, 'supplier'],
	['sendToProduction', 'sentToProduction', undefined, 'customer seller'],
	['setReady', 'ready', undefined, 'customer seller'],
	['schedule', 'scheduled', 'deliveryDate', 'customer seller supplier'],
	['setUndelivered', 'undelivered', 'motive', 'customer seller supplier'],
	['setDone', 'done', undefined, 'customer seller supplier'],
	['delete', 'deleted', undefined, ''],
] as const)(
	'the action %s writes the event %s, and its row says what it needs and whom it notifies',
	(action, event, needs, notified) => {
		const own = transitions.filter((transition) => transition.action === action)
		expect(own.length).toBeGreaterThan(0)
		for (const row of own)
			expect([row.event, row.needs, row.notifies.join(' ')]).toEqual([event, needs, notified])
	},
)

test('only a seller deletes, and unconfirmed orders only', () => {
	for (const status of orderStatuses) {
		const mayGo = ['OfferInProgress', 'OfferRefused', 'OfferAccepted', 'None'].includes(status)
		const by = (role: 'resellerEmployee' | 'individual' | 'supplier') =>
			judgeAction('delete', { ...bare, status }, [role], today).allowed
		expect([status, by('resellerEmployee'), by('individual'), by('supplier')]).toEqual([
			status,
			mayGo,
			false,
			false,
		])
	}
})

test('what holds money, held some or awaits it is not deleted', () => {
	for (const money of [{ paid: 1 }, { refunded: 1 }, { paymentStatus: 'pending' as const }]) {
		const judged = judgeAction('delete', { ...bare, ...money }, ['admin'], today)
		expect(judged).toMatchObject({ allowed: false, reason: 'payment_received' })
	}
})

test('an action opens after these states, and is done by these', () => {
	expect(openingOf('sendToProduction', 'order')).toEqual({ after: ['sent'], by: ['supplier'] })
	expect(openingOf('setReady', 'order')).toEqual({ after: ['inProduction'], by: ['supplier'] })
	expect(openingOf('schedule', 'order')).toEqual({
		after: ['ready', 'scheduled', 'undelivered'],
		by: ['seller', 'supplier'],
	})
	expect(openingOf('delete', 'order').after).toEqual(['waiting'])
	expect(openingOf('delete', 'offer').after).not.toContain('waiting')
})
