import { expect, test } from 'vitest'
import { addressLines, customerNameOf, isSameAddress, lowerFirst } from './names.ts'
import { paymentWordOf } from './payment.ts'

const address = {
	street: 'Rue du Marché',
	streetNumber: '14',
	box: '2',
	postalCode: '6700',
	city: 'Arlon',
	country: 'BE' as const,
}
const { box: _box, ...withoutBox } = address

test('a company is listed under its own name, a person by last name', () => {
	const person = {
		type: 'Individual' as const,
		firstName: 'Claire',
		lastName: 'Dumont',
		city: null,
	}
	expect(customerNameOf({ ...person, company: null })).toBe('Dumont Claire')
	expect(customerNameOf({ ...person, company: 'Studio Hêtre' })).toBe('Studio Hêtre')
})

test('an address line has a box only where the address has one', () => {
	expect(addressLines(address, (n) => `boîte ${n}`)).toEqual([
		'Rue du Marché 14, boîte 2',
		'6700 Arlon',
	])
	expect(addressLines(withoutBox, () => 'never')[0]).toBe('Rue du Marché 14')
})

test('two addresses are the same where every field is, spaces aside', () => {
	expect(isSameAddress(address, { ...address, city: 'Arlon ' })).toBe(true)
	expect(isSameAddress(address, withoutBox)).toBe(false)
	expect(isSameAddress(null, null)).toBe(true)
	expect(isSameAddress(address, null)).toBe(false)
})

test('a name in a sentence begins with a small letter, a code keeps its capitals', () => {
	expect(lowerFirst('Chêne naturel')).toBe('chêne naturel')
	expect(lowerFirst('Évier')).toBe('évier')
	expect(lowerFirst('RAL 9010')).toBe('RAL 9010')
})

test.each([
	['Bill', 'open', 'inProduction', 0, 'bill'],
	['Bill', 'open', 'done', 0, 'due'],
	['Bill', 'partlyPaid', 'done', 400, 'due'],
	['Bill', 'partlyPaid', 'ready', 400, 'partlyPaid'],
	['Bill', 'paid', 'done', 1000, 'paid'],
	['Bill', 'open', 'refused', 0, 'none'],
	['Online', 'partlyPaid', 'refused', 400, 'partlyPaid'],
	['Online', 'open', 'accepted', 0, 'open'],
] as const)(
	'a payment by %s that is %s, of an order in the state %s with %i of 1000 paid, reads %s',
	(type, status, state, paid, word) => {
		const balance = state === 'refused' ? 0 : 1000 - paid
		const payment = { type, status, paid, balance, refundDue: 0 }
		expect(paymentWordOf({ state, payment })).toBe(word)
	},
)

test('what somebody may not see of a payment is not due', () => {
	const payment = {
		type: 'Bill',
		status: 'open',
		paid: null,
		balance: null,
		refundDue: null,
	} as const
	expect(paymentWordOf({ state: 'done', payment })).toBe('bill')
})
