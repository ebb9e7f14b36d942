// What a visitor's book says of the past: nothing, or the lists that counted shortly before the reduction that runs.
import { buildFurniture } from '@gabarit/engine'
import { priceFurniture } from '@gabarit/price'
import { expect, test } from 'vitest'
import { testDatabases } from '../testing/test-database.ts'
import { niche, openShop } from '../testing/test-shop.ts'

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
		const told = async (day: string) => {
			shop.setNow(new Date(`${day}T10:00:00Z`))
			const { book, catalogue } = await shop.browse().client.configurator.dressingInit()
			const built = buildFurniture(niche, catalogue)
			if (!book || !built.ok) throw new Error('no price')
			const quote = priceFurniture(built.value, book, { date: day })
			return { quote, former: book.former?.length ?? 0 }
		}
		expect((await told('2027-02-28')).former).toBe(0)
		const { quote, former } = await told('2027-03-15')
		// 30 January and 1 February at 1.00, then 0.90 until the 20th, then 1.20.
		expect(former).toBe(2)
		const atCheap = Math.round((quote.goods / 1.2) * 0.9)
		expect(quote.lowestRecent).toBe(atCheap + Math.round(atCheap * 0.21))
		expect((await told('2027-04-01')).former).toBe(0)
	} finally {
		await shop.close()
	}
})
