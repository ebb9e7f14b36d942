import type { StateLabel } from '@gabarit/contract'
import { expect, test } from 'vitest'
import { closedFollowUp, closedMoney } from './closed-ways.ts'

const order = {
	kind: 'order' as const,
	state: 'confirmed' as StateLabel,
	isRenewable: false,
	isLinkable: true,
	mails: { link: [{ party: 'customer' as const, to: 'anne@example.be' }] },
	payment: { paid: 0, balance: 100_000 },
}
const offer = { ...order, kind: 'offer' as const, state: 'offerInProgress' as const }
const said = (ways: ReturnType<typeof closedMoney>) =>
	ways.map(
		({ way, why }) =>
			`${way} ${'fact' in why ? why.fact : 'reason' in why ? why.reason : why.after.join()}`,
	)

test('money that is not there is neither noted nor given back', () => {
	expect(said(closedMoney(order))).toEqual(['refund nothingPaid'])
	expect(said(closedMoney({ ...order, payment: { paid: 100_000, balance: 0 } }))).toEqual([
		'note nothingDue',
	])
})

test('an offer says after which state the ways of an order open', () => {
	expect(said(closedFollowUp(offer, true))).toEqual([
		'renew offerRefused,offerCancelled,offerExpired',
		'pallets waiting',
		'note waiting',
		'refund waiting',
	])
	const ended = { ...offer, state: 'offerRefused' as const, isRenewable: true }
	expect(said(closedFollowUp(ended, true)).slice(0, 2)).toEqual([
		'prolong offerEnded',
		'redesign offerEnded',
	])
	const accepted = { ...offer, state: 'offerAccepted' as const }
	expect(said(closedFollowUp(accepted, true))[0]).toBe('redesign offer_accepted')
})

test('no link is sent where the shop mails no customer, or the customer is erased', () => {
	const unmailed = { ...order, mails: { link: [] } }
	expect(said(closedFollowUp(unmailed, true))).toEqual(['link mailsOff'])
	expect(said(closedFollowUp({ ...unmailed, isLinkable: false }, true))).toEqual(['link erased'])
	expect(said(closedFollowUp(unmailed, false))).toEqual([])
})

test('a closed order counts no pallets', () => {
	expect(closedFollowUp(order, true)).toEqual([])
	const done = { ...order, state: 'done' as const }
	expect(said(closedFollowUp(done, false))).toEqual(['pallets order_closed'])
})
