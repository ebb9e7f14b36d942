import { expect, test } from 'vitest'
import {
	amountDue,
	openAmountOf,
	paymentStatusAfterRefund,
	paymentStatusOf,
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
	['a deposit that came twice and went back once leaves the rest', 800, 0, 400, 600],
	['half of the second deposit', 800, 0, 200, 400],
	['more than came twice: the part beyond is given', 800, 0, 450, 600],
	['a gift out of the deposit is not asked for again', 400, 0, 50, 600],
	['a gift out of all', 1000, 0, 50, 0],
	['the deposit came beside the whole', 1400, 0, 400, 0],
	['the same, and a gift', 1400, 0, 450, 0],
	['after a gift the deposit came again', 750, 50, 400, 600],
	['less than the deposit came, and a part of it went back', 300, 0, 100, 100],
] as const)('%s', (_name, paid, refunded, amount, due) => {
	const before = { ...order, paid, refunded }
	const given = refunded + remissionOf(before, amount)
	expect(amountDue({ ...before, paid: paid - amount, refunded: given })).toBe(due)
})

test('where no deposit is asked, whatever goes back of less than the total is given', () => {
	expect(remissionOf({ total: 1000, deposit: 0, paid: 300, refunded: 0 }, 100)).toBe(100)
	expect(remissionOf({ total: 1000, deposit: 0, paid: 1300, refunded: 0 }, 400)).toBe(100)
})

test.each([
	['a gift of an order that goes on is settled', 'Confirmed', 950, 50, 'paid'],
	['a gift out of the deposit', 'Confirmed', 350, 50, 'partlyPaid'],
	['all went back', 'Confirmed', 0, 1000, 'refunded'],
	['all went back of a refused one', 'Refused', 0, 400, 'refunded'],
	['a part went back of a refused one', 'Refused', 300, 700, 'partlyPaid'],
	['less than the deposit stands as it stood', 'None', 200, 100, 'open'],
] as const)('%s', (_name, status, paid, refunded, paymentStatus) => {
	const after = { ...order, status, paymentStatus: 'open' as const, paid, refunded }
	expect(paymentStatusAfterRefund(after)).toBe(paymentStatus)
})

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
