import { expect, test } from 'vitest'
import { paymentWordOf } from './payment-word.ts'

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
		const payment = { type, status, paid, balance }
		expect(paymentWordOf({ state, payment })).toBe(word)
	},
)

test('what somebody may not see of a payment is not due', () => {
	const payment = {
		type: 'Bill',
		status: 'open',
		paid: null,
		balance: null,
	} as const
	expect(paymentWordOf({ state: 'done', payment })).toBe('bill')
})
