import { expect, test } from 'vitest'
import { textOfDiscount, textOfVat } from './index.ts'

const percent = (value: number) => `${value} %`
const discount = { label: 'ETE', amount: 5000 }

test('a discount says its percentage where it has one', () => {
	expect(textOfDiscount({ ...discount, kind: 'promo', percentage: 5 }, percent)).toEqual({
		key: 'discounts.promo',
		values: { label: 'ETE', percentage: '5 %' },
	})
	expect(textOfDiscount({ ...discount, kind: 'promo' }, percent)).toEqual({
		key: 'discounts.promoAmount',
		values: { label: 'ETE' },
	})
	expect(textOfDiscount({ ...discount, kind: 'manual' }, percent)).toEqual({
		key: 'discounts.manual',
		values: { label: 'ETE' },
	})
})

test('no tax is not a rate of zero: the buyer owes it', () => {
	expect(textOfVat(21, percent)).toEqual({ key: 'tax.line', values: { rate: '21 %' } })
	expect(textOfVat(0, percent)).toEqual({ key: 'tax.reverseCharge', values: {} })
})
