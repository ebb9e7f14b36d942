import type { OrderPage } from '@gabarit/contract'
import { expect, test } from 'vitest'
import {
	correctionOf,
	correctionProblems,
	oneAddress,
	ownBilling,
	sentWith,
	textAt,
	textsOf,
	type Values,
} from './correction-form.ts'

const home = {
	street: 'Rue du Marché',
	streetNumber: '14',
	postalCode: '6700',
	city: 'Arlon',
	country: 'BE' as const,
}
const order = {
	customer: { type: 'Individual', firstName: 'Thomas', lastName: 'Lambert', email: 't@example.be' },
	delivery: { mode: 'delivery', address: home, plannedAt: '2026-11-24' },
	billingAddress: home,
	services: [{ code: 'carryIn', floors: 2 }],
	quote: {
		discounts: [{ kind: 'manual', label: 'Geste', percentage: 7.5, amount: 100 }],
		delivery: 5000,
		isDeliveryAgreed: true,
	},
	payment: { type: 'Bill' },
	remark: null,
	externalReference: null,
	resellerReference: null,
} as unknown as OrderPage
const writing = { amount: (cents: number) => (cents / 100).toFixed(2), country: 'BE' as const }
const base = textsOf(order, writing)
const changed = (change: Partial<Values>) => {
	const values = { ...base, ...change }
	return correctionOf(values, Object.keys(change) as (keyof Values)[])
}
const today = '2026-11-21'

test('an order is read as the texts that a person types', () => {
	expect(base).toMatchObject({
		discountKind: 'percentage',
		discountValue: '7.5',
		deliveryPrice: '50.00',
		floors: '2',
		fitting: 'none',
		'deliveryAddress.city': 'Arlon',
	})
	expect(correctionProblems(base, base, today)).toEqual({})
})

test('only what changed is sent, an address whole, what was emptied as null', () => {
	expect(changed({ gsm: '', lastName: ' Wauters ' })).toEqual({ gsm: null, lastName: 'Wauters' })
	expect(changed({ 'deliveryAddress.streetNumber': '35' })).toEqual({
		deliveryAddress: { ...home, streetNumber: '35' },
	})
	expect(changed({ deliveryPrice: '' })).toEqual({ deliveryPrice: null })
	expect(changed({ deliveryPrice: '119,5' })).toEqual({ deliveryPrice: 11950 })
	expect(changed({ discountKind: 'none' })).toEqual({ discount: null })
	expect(changed({ floors: '' })).toEqual({ services: [] })
})

test('picked up it has no address, brought again it needs one', () => {
	expect(changed({ deliveryMode: 'pickUp', 'deliveryAddress.city': 'x' })).toEqual({
		deliveryMode: 'pickUp',
	})
	const fetched: Values = { ...base, deliveryMode: 'pickUp', 'deliveryAddress.street': '' }
	expect(correctionProblems({ ...fetched, deliveryMode: 'delivery' }, fetched, today)).toEqual({
		'deliveryAddress.street': 'required',
	})
})

test('a discount has an amount of its kind and a reason', () => {
	const wrong = { ...base, discountKind: 'amount', discountValue: 'x', discountReason: '' }
	expect(correctionProblems(wrong, base, today)).toEqual({
		discountValue: 'amount',
		discountReason: 'required',
	})
})

test('a field counts whole: with its kind the value and reason, with delivery the address', () => {
	const kinds = sentWith({ ...base, discountKind: 'percentage' }, ['discountKind'])
	expect([kinds('discountValue'), kinds('discountReason'), kinds('deliveryPrice')]).toEqual([
		true,
		true,
		false,
	])
	const brought = sentWith(base, ['deliveryMode'])
	expect(brought('deliveryAddress.street')).toBe(true)
	const fetched = { ...base, deliveryMode: 'pickUp' }
	const half = sentWith(fetched, ['deliveryAddress.city', 'floors'])
	expect([half('deliveryAddress.city'), half('deliveryAddress.street'), half('floors')]).toEqual([
		false,
		false,
		false,
	])
})

test('one address is the delivery’s, or the invoice’s where the delivery has none', () => {
	const moved: Values = { ...base, 'deliveryAddress.city': 'Namur' }
	expect(oneAddress(moved)).toContainEqual(['billingAddress.city', 'Namur'])
	const fetched = textsOf(
		{ ...order, delivery: { ...order.delivery, mode: 'pickUp', address: null } },
		writing,
	)
	expect(oneAddress({ ...fetched, deliveryMode: 'delivery' })).toEqual([
		['deliveryAddress.street', home.street],
		['deliveryAddress.streetNumber', home.streetNumber],
		['deliveryAddress.box', ''],
		['deliveryAddress.postalCode', home.postalCode],
		['deliveryAddress.city', home.city],
		['deliveryAddress.country', home.country],
	])
})

test('two addresses again: the invoice goes where it went', () =>
	expect(ownBilling(base)).toContainEqual(['billingAddress.city', 'Arlon']))

test('without an address the shop’s country counts', () => {
	const french = textsOf({ ...order, billingAddress: null }, { ...writing, country: 'FR' })
	expect(french['billingAddress.country']).toBe('FR')
	const paris = { ...french, vatNumber: 'FR 40 303 265 045' }
	expect(correctionProblems(paris, french, today)).toEqual({})
})

test.each([
	['discount', 'discountValue'],
	['discount.percentage', 'discountValue'],
	['discount.reason', 'discountReason'],
	['deliveryAddress', 'deliveryAddress.street'],
	['deliveryAddress.postalCode', 'deliveryAddress.postalCode'],
	['services.0.floors', 'floors'],
	['email', 'email'],
	['agreement', null],
])('what the server says of %s stands at %s', (path, text) => expect(textAt(path, base)).toBe(text))
