import { expect, test } from 'vitest'
import {
	amountDue,
	depositOf,
	isPayable,
	openAmountOf,
	paymentStatusAfterRefund,
	paymentStatusOf,
	refundDueOf,
	remissionOf,
} from './order-money.ts'

const order = {
	kind: 'order' as const,
	status: 'Confirmed' as const,
	paymentType: 'Online' as const,
	total: 1000,
	deposit: 400,
	refunded: 0,
}

test.each([
	['a deposit came twice and one went back', 800, 0, 400, 600],
	['half of the second deposit went back', 800, 0, 200, 400],
	['more than the second deposit went back: the part beyond is a gift', 800, 0, 450, 600],
	['a part of the deposit was given', 400, 0, 50, 600],
	['a part of the whole price was given', 1000, 0, 50, 0],
	['the deposit came beside the whole and went back', 1400, 0, 400, 0],
	['the deposit came beside the whole, and more than it went back', 1400, 0, 450, 0],
	['after a gift the deposit came again', 750, 50, 400, 600],
	['less than the deposit came, and a part of it went back', 300, 0, 100, 100],
] as const)('still due after a refund, where %s', (_name, paid, refunded, amount, due) => {
	const before = { ...order, paid, refunded }
	const given = refunded + remissionOf(before, amount)
	expect(amountDue({ ...before, paid: paid - amount, refunded: given })).toBe(due)
})

test('where no deposit is asked, whatever goes back of less than the total is given', () => {
	expect(remissionOf({ total: 1000, deposit: 0, paid: 300, refunded: 0 }, 100)).toBe(100)
	expect(remissionOf({ total: 1000, deposit: 0, paid: 1300, refunded: 0 }, 400)).toBe(100)
})

test.each([
	['an order that goes on got a gift', 'Confirmed', 950, 50, 'paid'],
	['a part of the deposit was given', 'Confirmed', 350, 50, 'partlyPaid'],
	['all went back', 'Confirmed', 0, 1000, 'refunded'],
	['all went back of a refused one', 'Refused', 0, 400, 'refunded'],
	['a part went back of a refused one', 'Refused', 300, 700, 'partlyPaid'],
	['less than the deposit had come', 'None', 200, 100, 'open'],
] as const)(
	'the payment status after a refund, where %s',
	(_name, status, paid, refunded, paymentStatus) => {
		const after = { ...order, status, paymentStatus: 'open' as const, paid, refunded }
		expect(paymentStatusAfterRefund(after)).toBe(paymentStatus)
	},
)

test('the rest of what was given in part pays it whole', () => {
	const given = { ...order, paymentStatus: 'partlyPaid' as const, refunded: 50 }
	expect(paymentStatusOf({ ...given, paid: 949 })).toBe('partlyPaid')
	expect(paymentStatusOf({ ...given, paid: 950 })).toBe('paid')
})

test.each([
	['nothing came', {}, 1000],
	['a part came', { paid: 400 }, 600],
	['a part came, and a part of that was given back', { paid: 350, refunded: 50 }, 600],
	['all was given back', { paid: 0, refunded: 1000 }, 0],
	['more than all came', { paid: 1200 }, 0],
	['it is refused', { paid: 400, status: 'Refused' }, 0],
	['it is still an offer', { kind: 'offer' }, 0],
] as const)('what is open of an order by bill, where %s', (_name, change, open) => {
	const bill = { ...order, paymentType: 'Bill' as const, paymentStatus: 'open' as const, paid: 0 }
	const after = { ...bill, ...change }
	expect(openAmountOf(after)).toBe(open)
	expect(amountDue({ ...after, paymentType: 'Online' }, 'all')).toBe(open)
	expect(amountDue(after)).toBe(0)
})

test.each([
	['Online', 30, 300],
	['Online', 33.3, 333],
	['Online', 0, 0],
	['Bill', 30, 0],
] as const)(
	'an order of 1,000 cents paid by %s in a shop that asks %d %% asks %d in advance',
	(paymentType, depositPercentage, deposit) => {
		expect(depositOf({ paymentType, total: 1000 }, { depositPercentage })).toBe(deposit)
	},
)

test('a deposit is rounded to the nearest cent', () => {
	const deposit = (total: number) =>
		depositOf({ paymentType: 'Online', total }, { depositPercentage: 30 })
	expect([deposit(1001), deposit(1002)]).toEqual([300, 301])
})

test.each([
	['an order to be paid online', true, {}],
	['an offer', false, { kind: 'offer' }],
	['an order by bill', false, { paymentType: 'Bill' }],
	['a refused order', false, { status: 'Refused' }],
] as const)('%s is payable: %s', (_name, payable, change) => {
	expect(isPayable({ ...order, paid: 0, ...change })).toBe(payable)
})

test.each([
	['nothing came beyond the total', 'Confirmed', { paid: 1000 }, 0],
	['300 came beyond the total', 'Confirmed', { paid: 1300 }, 300],
	['what was given counts as paid', 'Confirmed', { paid: 900, refunded: 150 }, 50],
	['more is to go back already', 'Confirmed', { paid: 1100, refundDue: 250 }, 250],
	['a refused order gives all of it back', 'Refused', { paid: 400, refundDue: 200 }, 600],
] as const)('to go back after 400 cents came, where %s', (_name, status, change, due) => {
	const after = { ...order, status, refundDue: 0, ...change }
	expect(refundDueOf(after, 400)).toBe(due)
})

test('the payment status of an order without deposit and payment does not change', () => {
	const open = { ...order, deposit: 0, paid: 0, paymentStatus: 'open' as const }
	expect(paymentStatusOf(open)).toBe('open')
	expect(paymentStatusOf({ ...open, paid: 1 })).toBe('partlyPaid')
})

test('the refund of a refused order settles nothing of it', () => {
	const refused = { ...order, status: 'Refused' as const, paymentStatus: 'open' as const }
	expect(paymentStatusOf({ ...refused, paid: 400, refunded: 600 })).toBe('partlyPaid')
})
