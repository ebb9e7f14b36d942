// What a visitor's book says of the past: nothing, or what was asked and granted shortly before the
// reduction that runs.
import { buildFurniture } from '@gabarit/engine'
import { priceFurniture } from '@gabarit/price'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testDatabases } from '../../../testing/test-database.ts'
import { type Browser, niche, openShop, type Shop } from '../../../testing/test-shop.ts'

test('the price of 30 days before the reduction is that of the lists of those days', async () => {
	const [database] = testDatabases
	if (!database) throw new Error('no database')
	const shop = await openShop(database)
	try {
		const at = async (day: string) => {
			shop.setNow(new Date(`${day}T10:00:00Z`))
			const admin = await shop.enter('admin@gabarit.example')
			return admin.client.backOffice.prices.ratings
		}
		// Clear of the demo's own reduction, which ends on 21 December.
		const before = await at('2027-02-01')
		const { version, pricing } = await before.get()
		await before.change({ from: version, pricing: { ...pricing, pricePerPoint: '0.9' } })
		const after = await at('2027-02-20')
		const cheap = await after.get()
		await after.change({ from: cheap.version, pricing: { ...pricing, pricePerPoint: '1.2' } })
		const owner = await shop.enter('sofie.maes@atelier.example')
		const label = { fr: 'Mars', nl: 'Maart', en: 'March' }
		await owner.client.backOffice.discounts.periods.create({
			label,
			percentage: 20,
			from: '2027-03-01',
			until: '2027-03-31',
		})
		const quoteOn = async (day: string) => {
			shop.setNow(new Date(`${day}T10:00:00Z`))
			const { book, catalogue } = await shop.browse().client.configurator.dressingInit()
			const built = buildFurniture(niche, catalogue)
			if (!book || !built.ok) throw new Error('no price')
			const quote = priceFurniture(built.value, book, { date: day })
			return { quote, former: book.former?.length ?? 0 }
		}
		expect((await quoteOn('2027-02-28')).former).toBe(0)
		const { quote, former } = await quoteOn('2027-03-15')
		// 30 January and 1 February at 1.00, then 0.90 until the 20th, then 1.20.
		expect(former).toBe(2)
		const atCheap = Math.round((quote.goods / 1.2) * 0.9)
		expect(quote.lowestRecent).toBe(atCheap + Math.round(atCheap * 0.21))
		expect((await quoteOn('2027-04-01')).former).toBe(0)
	} finally {
		await shop.close()
	}
})

describe.each(testDatabases)('what the shop itself asked and granted before, $name', (database) => {
	const tenant = 'meubles-dupont'
	const label = { fr: 'Mars', nl: 'Maart', en: 'March' }
	const march = { label, percentage: 10, from: '2027-03-01', until: '2027-03-31' }
	let shop: Shop
	// Each has a past of its own.
	beforeEach(async () => {
		shop = await openShop(database)
	})
	afterEach(() => shop.close())

	const at = (day: string) => shop.setNow(new Date(`${day}T10:00:00Z`))

	async function ownerOn(day: string): Promise<Browser['client']> {
		at(day)
		return (await shop.enter('paul@meubles-dupont.example', tenant)).client
	}

	async function change(day: string, wanted: Record<string, string | number>): Promise<void> {
		const { settings } = (await ownerOn(day)).backOffice
		await settings.update({ revision: (await settings.get()).revision, ...wanted })
	}

	/** Announced on a day, by what the shop sends. */
	async function announce(
		day: string,
		period: typeof march,
	): Promise<typeof march & { id: string }> {
		return await (await ownerOn(day)).backOffice.discounts.periods.create(period)
	}

	/** Cents, with VAT: the furniture before any reduction, and the lowest former price. */
	async function pricesOn(day: string): Promise<{ full: number; lowest: number | undefined }> {
		at(day)
		const { book, catalogue } = await shop.browse(tenant).client.configurator.dressingInit()
		const unusual = { ...niche, colors: { interior: 'P1-white', exterior: 'P1-cashmere' } }
		const built = buildFurniture(unusual, catalogue)
		if (!book || !built.ok) throw new Error('no price')
		const { goods, surcharge, lowestRecent } = priceFurniture(built.value, book, { date: day })
		return { full: withVat(goods + surcharge), lowest: lowestRecent }
	}

	const withVat = (amount: number) => amount + Math.round(amount * 0.21)

	describe.each([
		['coefficient', { coefficientIndividual: '1.5' }, { coefficientIndividual: '2.1' }],
		['colour', { nonFavoriteColorAddedPrice: 100 }, { nonFavoriteColorAddedPrice: 9000 }],
	])('a %s raised before a reduction', (_, before, after) => {
		async function raisedOn(day: string): Promise<Awaited<ReturnType<typeof pricesOn>>> {
			await change('2026-12-20', before)
			const { full: cheap } = await pricesOn('2026-12-21')
			await change(day, after)
			const { full } = await pricesOn('2027-02-19')
			expect(full).toBeGreaterThan(cheap)
			await announce('2027-02-20', march)
			expect((await pricesOn('2027-02-28')).lowest).toBeUndefined()
			expect((await pricesOn('2027-03-15')).full).toBe(full)
			return { full: cheap, lowest: (await pricesOn('2027-03-15')).lowest }
		}

		// 30 days before the first of March begin on 30 January.
		test.each(['2027-02-10', '2027-01-30'])(
			'the price before a rise on %s counts as the former price',
			async (day) => {
				const { full: cheap, lowest } = await raisedOn(day)
				expect(lowest).toBe(cheap)
			},
		)

		test('a price before the 30 days does not count', async () => {
			const { full: cheap, lowest } = await raisedOn('2027-01-29')
			expect(lowest).toBeGreaterThan(cheap)
		})
	})

	test('a rating that the operator raised counts as a change of price', async () => {
		const operatorOn = async (day: string) => {
			at(day)
			return (await shop.enter('admin@gabarit.example')).client.backOffice.resellers
		}
		const rate = async (day: string, rating: string) => {
			const resellers = await operatorOn(day)
			const { revision } = await resellers.get({ code: tenant })
			await resellers.update({ code: tenant, revision, rating })
		}
		await rate('2027-01-10', '0.5')
		const { full: cheap } = await pricesOn('2027-02-05')
		await rate('2027-02-06', '0.9')
		await announce('2027-02-20', march)
		expect((await pricesOn('2027-03-02')).lowest).toBe(cheap)
	})

	test('a price that changes while the reduction runs does not change what it is compared with', async () => {
		await announce('2027-02-20', march)
		const { full, lowest } = await pricesOn('2027-03-02')
		expect(lowest).toBe(full)
		await change('2027-03-05', { coefficientIndividual: '3' })
		const raised = await pricesOn('2027-03-06')
		expect(raised.full).toBeGreaterThan(full)
		expect(raised.lowest).toBe(full)
	})

	describe('a reduction was granted', () => {
		const february = { ...march, percentage: 20, from: '2027-02-05', until: '2027-02-20' }
		const comparedWith = async (percentage: number) => {
			const { full } = await pricesOn('2027-02-09')
			await announce('2027-02-20', march)
			const excluding = Math.round(full / 1.21)
			const reduced = withVat(excluding - Math.round((excluding * percentage) / 100))
			expect((await pricesOn('2027-03-15')).lowest).toBe(reduced)
		}

		test('a withdrawn reduction counts as former price', async () => {
			const { id } = await announce('2027-01-10', february)
			const { periods } = (await ownerOn('2027-02-08')).backOffice.discounts
			await periods.remove({ id, revision: 0 })
			expect(await periods.list()).toEqual([])
			await comparedWith(20)
		})

		test('a changed reduction counts as former price', async () => {
			const { id } = await announce('2027-01-10', february)
			const { periods } = (await ownerOn('2027-02-08')).backOffice.discounts
			const smaller = { ...february, id, percentage: 5 }
			expect(await periods.change({ ...smaller, revision: 0 })).toMatchObject(smaller)
			expect(await periods.list()).toMatchObject([smaller])
			await comparedWith(20)
		})
	})

	test('a reduction that never began leaves no former price', async () => {
		const { id } = await announce('2027-02-01', { ...march, percentage: 50, from: '2027-02-10' })
		await (await ownerOn('2027-02-08')).backOffice.discounts.periods.remove({ id, revision: 0 })
		await announce('2027-02-20', march)
		const { full, lowest } = await pricesOn('2027-03-15')
		expect(lowest).toBe(full)
	})

	test('a reduction does not begin before it was announced, whatever it says', async () => {
		await change('2027-01-01', { coefficientIndividual: '1.5' })
		const { full: cheap } = await pricesOn('2027-02-05')
		await change('2027-02-20', { coefficientIndividual: '2.1' })
		await announce('2027-03-10', { ...march, from: '2027-01-05' })
		expect((await pricesOn('2027-03-15')).lowest).toBe(cheap)
	})

	test('a past reduction that is prolonged begins again', async () => {
		const { id } = await announce('2027-01-01', {
			...march,
			from: '2027-01-10',
			until: '2027-01-15',
		})
		await change('2027-01-20', { coefficientIndividual: '1.4' })
		const { full: cheap } = await pricesOn('2027-02-05')
		await change('2027-02-20', { coefficientIndividual: '2.1' })
		const owner = await ownerOn('2027-03-10')
		const prolonged = { ...march, id, from: '2027-01-10', until: '2027-03-31' }
		const { periods } = owner.backOffice.discounts
		expect(await periods.change({ ...prolonged, revision: 0 })).toMatchObject(prolonged)
		expect((await pricesOn('2027-03-15')).lowest).toBe(cheap)
	})
})
