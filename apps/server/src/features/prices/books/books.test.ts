import { viewers } from '@gabarit/price'
import { describe, expect, test } from 'vitest'
import { defaultPricing, loadSeed, purchaseBookOf, saleBookOf, seedBookOf } from '../index.ts'
import { pointsOfLists } from '../lists/points-of-lists.ts'
import type { TenantPricing } from '../service.ts'

const seed = loadSeed()
const own = defaultPricing('own')
const reseller = defaultPricing('reseller')

describe('what leaves the server', () => {
	const customers = ['visitor', 'individual', 'professional'] as const
	const secret: TenantPricing = {
		...reseller,
		rating: '0.5937',
		coefficients: { individual: '1.8311', professional: '1.4177' },
	}

	test.each(customers)('the book of a %s holds no rating, coefficient or purchase', (viewer) => {
		for (const tenant of [secret, { ...own, rating: '0.5937' }]) {
			const book = saleBookOf(seed, tenant, viewer)
			const text = JSON.stringify(book)
			expect(book).not.toHaveProperty('purchaseFactor')
			for (const figure of ['0.5937', '1.8311', '1.4177']) expect(text).not.toContain(figure)
			expect(text).not.toMatch(/purchase|rating|coefficient|margin/i)
		}
	})

	test('only a reseller and a seller see their purchase prices', () => {
		const seeing = viewers.filter((viewer) => seedBookOf(viewer).purchaseFactor !== undefined)
		expect(seeing).toEqual(['reseller', 'seller'])
	})
})

describe('factors', () => {
	test('a reseller’s own rating replaces the common one, in purchase and sale', () => {
		const tenant = { ...reseller, rating: '0.60' }
		expect(saleBookOf(seed, tenant, 'reseller')).toMatchObject({
			saleFactor: '1.02',
			purchaseFactor: '0.6',
		})
		expect(saleBookOf(seed, tenant, 'reseller-professional').saleFactor).toBe('0.81')
		expect(purchaseBookOf(seed, tenant).saleFactor).toBe('0.6')
	})

	test('the price per point multiplies everything', () => {
		const tenant = { ...own, pricePerPoint: '1.25' }
		expect(saleBookOf(seed, tenant, 'professional').saleFactor).toBe('1')
		expect(saleBookOf(seed, tenant, 'seller').purchaseFactor).toBe('0.875')
	})

	test('in the maker’s own shop the supplier is owed the seller’s rating', () => {
		expect(purchaseBookOf(seed, own).saleFactor).toBe('0.7')
	})

	test('in a reseller’s shop the maker’s prices are hidden', () => {
		expect(saleBookOf(seed, reseller, 'visitor')).toMatchObject({
			viewer: 'reseller-visitor',
			saleFactor: '1.054',
		})
		expect(saleBookOf(seed, reseller, 'professional').viewer).toBe('reseller-professional')
		expect(() => saleBookOf(seed, reseller, 'seller')).toThrow('seller')
		expect(() => saleBookOf(seed, own, 'reseller-visitor')).toThrow('own shop')
	})

	test('professionals and resellers read prices without VAT first', () => {
		const excluding = viewers.filter((viewer) => seedBookOf(viewer).shows === 'Excluding')
		expect(excluding).toEqual(['professional', 'reseller-professional', 'reseller', 'supplier'])
	})
})

test('a tenant’s own VAT rate holds in his country', () => {
	const book = saleBookOf(seed, { ...reseller, country: 'FR', vatRate: 8.5 }, 'visitor')
	expect(book.vat.FR).toEqual({ normal: 8.5, reduced: 10 })
	expect(book.vat.BE.normal).toBe(21)
})

test('what a tenant adds or grants is no business of the supplier', () => {
	const tenant: TenantPricing = {
		...reseller,
		baseDeliveryPrice: 2_000,
		discounts: [{ label: 'autumn', percentage: 10 }],
		services: { workforce: 5_000 },
	}
	expect(saleBookOf(seed, tenant, 'visitor')).toMatchObject({
		delivery: { base: 2_000 },
		services: { workforce: 5_000 },
		discounts: [{ label: 'autumn' }],
	})
	expect(purchaseBookOf(seed, tenant)).toMatchObject({
		delivery: { base: 0 },
		services: {},
		discounts: [],
		ecoParticipation: [],
	})
})

test('a list that lacks a price makes no points', () => {
	expect(() => pointsOfLists({ ...seed.lists, finishes: [] }, seed.catalogue)).toThrow(
		'module-full-slope',
	)
})
