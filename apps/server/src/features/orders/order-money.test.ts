import { expect, test } from 'vitest'
import { amountDue, remissionOf } from './order-money.ts'

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
