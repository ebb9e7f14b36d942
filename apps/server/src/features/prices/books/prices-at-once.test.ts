// What prices hang on, changed at one server and asked of another: books and orders follow at once, whatever is kept.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusal, refused } from '../../../testing/refused.ts'
import { everyDatabase } from '../../../testing/test-database.ts'
import {
	type Browser,
	niche,
	noon,
	openShop,
	orderOf,
	type Shop,
} from '../../../testing/test-shop.ts'

const dupont = 'meubles-dupont'
const bay = { run: 'Main' as const, module: 0, bay: 0 }

describe.each(everyDatabase)('prices of two servers on $name', (database) => {
	let shop: Shop
	let other: Awaited<ReturnType<Shop['another']>>
	let paul: Browser
	let admin: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		other = await shop.another()
	})
	beforeEach(async () => {
		shop.setNow(noon)
		paul = await shop.enter('paul@meubles-dupont.example', dupont)
		admin = await shop.enter('admin@gabarit.example')
	})
	afterAll(async () => {
		await other.close()
		await shop.close()
	})

	/** What the other server tells a visitor: factor, reductions, and what another rack would add. */
	async function pricesElsewhere() {
		const { client } = other.browse(dupont)
		const { book, version } = await client.configurator.dressingInit()
		const options = await client.dressing.module.filter({ configuration: niche, ...bay })
		return {
			version,
			saleFactor: book?.saleFactor,
			discounts: book?.discounts.map((it) => it.percentage),
			differences: options.map((it) => it.priceDifference),
		}
	}
	const period = { label: { fr: 'Mai', nl: 'Mei', en: 'May' }, percentage: 12 }

	test('a switched price list', async () => {
		const before = await pricesElsewhere()
		const { ratings } = admin.client.backOffice.prices
		const { version, pricing } = await ratings.get()
		const pricePerPoint = String(Number(pricing.pricePerPoint) * 2)
		const switched = await ratings.change({ from: version, pricing: { ...pricing, pricePerPoint } })
		const after = await pricesElsewhere()
		expect(after.version).toBe(switched.version)
		expect(Number(after.saleFactor)).toBeCloseTo(Number(before.saleFactor) * 2)
		expect(after.differences).not.toEqual(before.differences)
		const { switch: back } = admin.client.backOffice.prices.versions
		await back({ version, from: switched.version })
		expect(await pricesElsewhere()).toEqual(before)
	})

	test('a reduction that is announced, changed and taken away', async () => {
		const before = await pricesElsewhere()
		const { periods } = paul.client.backOffice.discounts
		const days = { from: '2026-11-01', until: '2026-12-31' }
		const { id } = await periods.create({ ...period, ...days })
		const running = await pricesElsewhere()
		expect(running.discounts).toContain(12)
		expect(running.differences).not.toEqual(before.differences)
		await periods.change({ id, revision: 0, ...period, percentage: 25, ...days })
		expect((await pricesElsewhere()).discounts).toContain(25)
		await periods.remove({ id, revision: 1 })
		expect(await pricesElsewhere()).toEqual(before)
	})

	test('a reduction begins and ends at midnight in Brussels', async () => {
		const { periods } = paul.client.backOffice.discounts
		const days = { from: '2027-05-04', until: '2027-05-04' }
		const { id } = await periods.create({ ...period, ...days })
		const differencesAt = async (instant: string) => {
			shop.setNow(new Date(instant))
			return (await pricesElsewhere()).differences
		}
		const full = await differencesAt('2027-05-03T21:59:59Z')
		expect((await pricesElsewhere()).discounts, 'what is not announced yet').not.toContain(12)
		const reduced = await differencesAt('2027-05-03T22:00:00Z')
		expect((await pricesElsewhere()).discounts).toContain(12)
		expect(reduced).not.toEqual(full)
		expect(await differencesAt('2027-05-04T21:59:59Z')).toEqual(reduced)
		expect(await differencesAt('2027-05-04T22:00:00Z')).toEqual(full)
		shop.setNow(noon)
		const again = await shop.enter('paul@meubles-dupont.example', dupont)
		await again.client.backOffice.discounts.periods.remove({ id, revision: 0 })
	})

	test('an order bears the margin of its instant, even where the book is two seconds old', async () => {
		const visitor = other.browse(dupont)
		const body = await orderOf(visitor)
		const { settings } = paul.client.backOffice
		const { revision, coefficientIndividual } = await settings.get()
		const raised = await settings.update({ revision, coefficientIndividual: '2.5' })
		const order = () => visitor.client.dressing.configuration.order(body)
		const error = await refused(order())
		const { quote } = error.data as { quote: { totalIncluding: number } }
		expect([error.code, quote.totalIncluding > body.total]).toEqual(['price_changed', true])
		await settings.update({ revision: raised.revision, coefficientIndividual })
		expect((await order()).total).toBe(body.total)
	})

	test('a promo code that is made, and one that is taken away', async () => {
		const visitor = other.browse(dupont)
		const ask = () => visitor.client.discount.promo({ code: 'MAI27' })
		expect(await refusal(ask())).toBe('400 promo_unknown')
		const { promoCodes } = paul.client.backOffice.discounts
		await promoCodes.create({ code: 'MAI27', percentage: 5 })
		expect(await ask()).toMatchObject({ percentage: 5 })
		await promoCodes.remove({ code: 'MAI27', revision: 0 })
		expect(await refusal(ask())).toBe('400 promo_unknown')
	})
})
