import { buildFurniture } from '@gabarit/engine'
import { goldenConfigurations, sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { priceFurniture, type Quote, recount } from './index.ts'
import { sampleBook } from './testing/index.ts'
import { textOfDelivery, textOfDiscount, textOfVat } from './text-of-step.ts'

const percent = (value: number) => `${value} %`
const discount = { label: 'ETE', amount: 5000 }

test('the text of a discount has its percentage where it has one', () => {
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

test('a VAT rate of zero says that the buyer owes the tax', () => {
	expect(textOfVat({ rate: 21 }, percent)).toEqual({ key: 'tax.line', values: { rate: '21 %' } })
	expect(textOfVat({ rate: 0 }, percent)).toEqual({ key: 'tax.reverseCharge', values: {} })
})

test('the VAT text of an exempt shop says that no tax is due', () => {
	const made = buildFurniture(goldenConfigurations.g1, sampleCatalogue)
	if (!made.ok) throw new Error('G1 can be made')
	const book = sampleBook('visitor')
	const exempt = { ...book, vat: { ...book.vat, BE: { normal: 0, reduced: 6 } } }
	const keyOf = ({ vat }: Quote) => vat.map((row) => textOfVat(row, percent).key)
	const quote = priceFurniture(made.value, exempt)
	expect(quote.totalIncluding).toBe(quote.totalExcluding)
	const later = recount(quote, made.value, exempt, { deliveryPrice: 100 })
	for (const same of [quote, later]) expect(keyOf(same)).toEqual(['tax.exempt'])
	const owed = priceFurniture(made.value, exempt, { country: 'BE', vat: 'ReverseCharge' })
	expect(keyOf(owed)).toEqual(['tax.reverseCharge'])
})

function delivered(circumstances: Parameters<typeof priceFurniture>[2]): Quote {
	const made = buildFurniture(goldenConfigurations.g1, sampleCatalogue)
	if (!made.ok) throw new Error('G1 can be made')
	return priceFurniture(made.value, sampleBook('visitor'), circumstances)
}

test('at pick-up the text is pick-up, whatever the delivery would be named after', () => {
	const quote = delivered({ deliveryMode: 'pickUp', postalCode: '6700' })
	for (const deliveredTo of ['zone', { place: '6700' }] as const)
		expect(textOfDelivery(quote, { deliveryMode: 'pickUp', deliveredTo }).key).toBe(
			'delivery.pickUp',
		)
	expect(textOfDelivery(quote, { deliveryMode: 'pickUp' }).key).toBe('delivery.pickUp')
})

test('the text of a delivery names its zone, its place, or nothing', () => {
	const quote = delivered({ postalCode: '6700' })
	const keyOf = (deliveredTo?: 'zone' | { place: string }) =>
		textOfDelivery(quote, {
			deliveryMode: 'delivery',
			...(deliveredTo !== undefined && { deliveredTo }),
		})
	expect(keyOf('zone')).toEqual({ key: 'delivery.zone', values: { zone: quote.zone } })
	expect(keyOf({ place: '6700' })).toEqual({
		key: 'delivery.to',
		values: { place: '6700', count: quote.pallets },
	})
	expect(keyOf().key).toBe('delivery.plain')
})

test('without an address the text says that delivery is to be added, unless a price was agreed', () => {
	const nowhere = { deliveryMode: 'delivery', deliveredTo: { place: '' } } as const
	expect(textOfDelivery(delivered({}), nowhere).key).toBe('delivery.notCounted')
	expect(textOfDelivery(delivered({ deliveryPrice: 9900 }), nowhere).key).toBe('delivery.plain')
	expect(textOfDelivery(delivered({}), { ...nowhere, deliveredTo: 'zone' }).key).toBe(
		'delivery.plain',
	)
})
