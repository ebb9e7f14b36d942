import { expect, test } from 'vitest'
import { discountIn, servicesIn } from './corrected-texts.ts'

test('what the audit keeps of services and discounts is read again', () => {
	expect(servicesIn('carryIn 2, fitting')).toEqual([
		{ code: 'carryIn', floors: 2 },
		{ code: 'fitting' },
	])
	expect(discountIn('7.5 %, Geste, encore')).toEqual({ percentage: 7.5, reason: 'Geste, encore' })
	expect(discountIn('119.55, Geste')).toEqual({ amount: 11_955, reason: 'Geste' })
	expect([servicesIn('–'), discountIn('–')]).toEqual([[], null])
})
