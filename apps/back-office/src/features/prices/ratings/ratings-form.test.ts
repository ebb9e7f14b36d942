import type { CommonPricing } from '@gabarit/contract'
import { expect, test } from 'vitest'
import { pricingOf, ratingProblems, ratingTexts, salePriceOf, sampleCost } from './ratings-form.ts'

const pricing: CommonPricing = {
	pricePerPoint: '1.00',
	ratings: { individual: '1.05', professional: '0.85', seller: '0.62', reseller: '0.62' },
	coefficients: { individual: '1.70', professional: '1.35' },
	vat: { BE: { normal: 21, reduced: 6 }, FR: { normal: 20, reduced: 5.5 } },
	ecoParticipation: [{ country: 'FR', from: '2026-01-01', perKg: 12 }],
	services: {},
}
const texts = ratingTexts(pricing, (text) => text.replace('.', ','))

test('what is read is what is sent again, and what has no field stays', () => {
	expect(ratingProblems(texts)).toEqual({})
	expect(pricingOf(texts, pricing)).toEqual(pricing)
	const raised = pricingOf({ ...texts, pricePerPoint: '1,10' }, pricing)
	expect(raised).toEqual({ ...pricing, pricePerPoint: '1.10' })
})

test('a rating is above zero, and no reduced rate is above the normal one', () => {
	const wrong = { ...texts, seller: '0', vatReducedBE: '22', vatFR: 'x' }
	expect(ratingProblems(wrong)).toEqual({
		seller: 'coefficient',
		vatReducedBE: 'reducedRate',
		vatFR: 'percent',
	})
})

test('a coefficient makes the price that a new shop would sell at; what is being typed makes none', () => {
	expect(salePriceOf(sampleCost, '1,70')).toBe(170_000)
	expect(salePriceOf(99_999, '1.3333')).toBe(133_329)
	expect(salePriceOf(sampleCost, '1,')).toBe(sampleCost)
})
