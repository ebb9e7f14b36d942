// Ratings and rates are changed by a call: checked, and a version of their own.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOffer } from '../../../testing/ask-offer.ts'
import { refusal, refused } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import {
	type Browser,
	newCode,
	niche,
	openShop,
	orderOf,
	type Shop,
} from '../../../testing/test-shop.ts'

const eco = { country: 'FR', from: '2026-01-01', perKg: 12 } as const

describe.each(testDatabases)('ratings on $name', (database) => {
	let shop: Shop
	let admin: Browser
	const prices = () => admin.client.backOffice.prices
	beforeAll(async () => {
		shop = await openShop(database)
		admin = await shop.enter('admin@gabarit.example')
		const buyer = shop.browse()
		await askOffer(buyer.client, {
			kind: 'offer',
			code: newCode(),
			configuration: niche,
			language: 'fr',
			customer: { type: 'Individual', firstName: 'A', lastName: 'B', email: 'a@b.example' },
			delivery: { deliveryMode: 'pickUp', country: 'BE' },
			total: (await orderOf(buyer, { deliveryMode: 'pickUp' })).total,
		})
	})
	afterAll(() => shop.close())

	test.each([
		['a reduced rate above the normal one', { vat: { BE: { normal: 6, reduced: 21 } } }],
		['two eco-participations from one day', { ecoParticipation: [eco, { ...eco, perKg: 13 }] }],
	])('ratings with %s are refused', async (_, wrong) => {
		const { version, pricing } = await prices().ratings.get()
		const vat = { ...pricing.vat, ...('vat' in wrong && wrong.vat) }
		const change = prices().ratings.change({
			from: version,
			pricing: { ...pricing, ...wrong, vat },
		})
		expect(await refusal(change)).toBe('400 invalid_model')
		expect((await prices().ratings.get()).version).toBe(version)
	})

	test('other ratings show what the last offers would cost, and change nothing', async () => {
		const { version, pricing } = await prices().ratings.get()
		const { effect } = await prices().ratings.preview({
			pricing: { ...pricing, pricePerPoint: '2' },
		})
		const priced = effect.filter(({ before }) => before !== null)
		expect(priced.length).toBeGreaterThan(0)
		for (const { before, after } of priced) expect(after).toBeGreaterThan(before ?? 0)
		expect((await prices().ratings.get()).version).toBe(version)
		const same = await prices().ratings.preview({ pricing })
		expect(same.effect.every(({ before, after }) => before === after)).toBe(true)
	})

	test('a shop that is opened begins with the default coefficients', async () => {
		const { version, pricing } = await prices().ratings.get()
		const coefficients = { individual: '1.9', professional: '1.5' }
		const changed = await prices().ratings.change({
			from: version,
			pricing: { ...pricing, coefficients },
		})
		await admin.client.backOffice.resellers.create({ code: 'nouvelle', name: 'Nouvelle' })
		expect(await admin.client.backOffice.settings.get({ tenant: 'nouvelle' })).toMatchObject({
			coefficientIndividual: '1.9',
			coefficientProfessional: '1.5',
		})
		await prices().versions.switch({ version, from: changed.version })
	})

	test('ratings make a version of their own', async () => {
		const { version, pricing } = await prices().ratings.get()
		const visitor = shop.browse()
		const cheap = (await orderOf(visitor)).total
		const raised = { ...pricing, pricePerPoint: '1.10' }
		const changed = await prices().ratings.change({ from: version, pricing: raised })
		expect(changed.version).not.toBe(version)
		expect((await orderOf(visitor)).total).toBeGreaterThan(cheap)
		const late = await refused(prices().ratings.change({ from: version, pricing }))
		expect([late.status, late.code, late.data]).toEqual([
			409,
			'price_version_changed',
			{ by: 'Benali Inès' },
		])
		const back = await prices().versions.preview({ version })
		expect(back).toMatchObject({
			base: changed.version,
			lists: [],
			pricing: { before: { pricePerPoint: '1.10' }, after: pricing },
		})
		const priced = back.effect.filter(({ before }) => before !== null)
		expect(priced.length).toBeGreaterThan(0)
		for (const { before, after } of priced) expect(after).toBeLessThan(before ?? 0)
		await prices().versions.switch({ version, from: changed.version })
	})

	test('a former version is compared list by list, and is still not in force', async () => {
		const { version, zones } = await prices().zones.list()
		const [first, ...others] = zones
		if (!first) throw new Error('no zones')
		const dearer = { ...first, firstPallet: first.firstPallet + 1000 }
		// Each zone has one price.
		const rest = others.map((it) =>
			it.zone === first.zone ? { ...it, firstPallet: dearer.firstPallet } : it,
		)
		const changed = await prices().zones.change({ from: version, zones: [dearer, ...rest] })
		const { base, lists, pricing } = await prices().versions.preview({ version })
		expect([base, lists.map(({ kind }) => kind)]).toEqual([changed.version, ['delivery']])
		expect(lists[0]?.difference).toMatchObject({ added: 0, removed: 0 })
		expect(lists[0]?.difference.changed).toBeGreaterThan(0)
		expect(pricing.before).toEqual(pricing.after)
		expect((await prices().zones.list()).version).toBe(changed.version)
		const none = await prices().versions.preview({ version: changed.version })
		expect(none.lists).toEqual([])
		expect(await refusal(prices().versions.preview({ version: 'never' }))).toBe(
			'404 price_version_not_found',
		)
		await prices().versions.switch({ version, from: changed.version })
	})
})
