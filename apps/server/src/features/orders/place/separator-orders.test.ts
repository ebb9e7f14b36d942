// A room separator from a saved design to an order, through the calls that a browser makes.
import { buildFurniture, type Configuration } from '@gabarit/engine'
import { goldenSeparators, impossibleSeparators } from '@gabarit/engine/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import {
	type Browser,
	newCode,
	niche,
	openShop,
	orderOf,
	type Shop,
} from '../../../testing/test-shop.ts'

const separator: Configuration = {
	...goldenSeparators.r1,
	colors: { interior: 'P1-white', exterior: 'P3-oak-natural' },
}

describe.each(testDatabases)('orders of room separators on $name', (database) => {
	let shop: Shop
	let visitor: Browser
	let sofie: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		visitor = shop.browse()
		sofie = await shop.enter('sofie.maes@atelier.example')
	})
	afterAll(() => shop.close())

	const saved = async (configuration: Configuration, code = newCode()) => {
		const { configuration: calls } = visitor.client.dressing
		await calls.send({ kind: 'save', code, configuration, language: 'nl' })
		return code
	}

	test('a saved design comes back as it was, and the back-office lists it by its type and size', async () => {
		const code = await saved(separator)
		const free = await saved(goldenSeparators.r2)
		await saved(niche)
		const { get } = visitor.client.dressing.configuration
		expect((await get({ code })).configuration).toEqual(separator)
		const { configurations } = sofie.client.backOffice
		const { rows } = await configurations.list({ types: ['roomSeparator'] })
		expect(
			rows
				.map((row) => [row.code, row.type, row.width, row.height])
				.toSorted(([a], [b]) => String(a).localeCompare(String(b))),
		).toEqual(
			[
				[code, 'roomSeparator', 1800, 2480],
				[free, 'roomSeparator', 1500, 1000],
			].toSorted(([a], [b]) => String(a).localeCompare(String(b))),
		)
		const page = await configurations.get({ code })
		expect(page).toMatchObject({ type: 'roomSeparator', configuration: separator })
		expect(page.furniture?.grid?.columns).toBe(3)
	})

	test('an order is priced, frozen and listed with its type', async () => {
		const { catalogue } = await shop.services.prices.inForce()
		const built = buildFurniture(separator, catalogue)
		if (!built.ok) throw new Error(JSON.stringify(built.issues))
		const body = await orderOf(visitor, { configuration: separator, deliveryMode: 'pickUp' })
		const { reference } = await visitor.client.dressing.configuration.order(body)
		const other = await orderOf(visitor)
		await visitor.client.dressing.configuration.order(other)
		const { orders } = sofie.client.backOffice
		const { rows, total } = await orders.list({ kind: 'order', types: ['roomSeparator'] })
		expect([rows.map((row) => [row.reference, row.type]), total]).toEqual([
			[[reference, 'roomSeparator']],
			1,
		])
		const page = await orders.get({ reference })
		expect(page).toMatchObject({
			type: 'roomSeparator',
			total: body.total,
			configuration: separator,
		})
		expect(page.furniture).toEqual(JSON.parse(JSON.stringify(built.value)))
		// Melamine, as a wardrobe: it has doors and joints.
		expect(page.delivery.supplierDays).toBe(25)
		expect(page.quote?.lines.map(({ code, quantity }) => [code, quantity])).toEqual(
			expect.arrayContaining([
				['upright', 4],
				['grid_shelf', 18],
				['ceiling_foot', 4],
			]),
		)
	})

	test('what cannot be made is refused with its reasons', async () => {
		const body = await orderOf(visitor, { configuration: impossibleSeparators.xr1, total: 1 })
		expect(await refusal(visitor.client.dressing.configuration.order(body))).toBe(
			'400 configuration_impossible',
		)
	})

	test('a plan is drawn; doors and colours have their price differences', async () => {
		const { plan, door, module } = visitor.client.dressing
		const made = await plan.create({ configuration: separator, paper: 'A3' })
		expect((await made.body.text()).slice(0, 5)).toBe('%PDF-')
		const question = { configuration: separator }
		expect(await module.number(question)).toEqual([])
		const { options, openingSides } = await door.filter(question)
		expect(openingSides).toEqual([])
		expect(options.find(({ reference }) => reference === 'Simple')).toMatchObject({
			available: true,
			priceDifference: 0,
		})
		const colors = await door.color(question)
		const white = colors.find(({ reference }) => reference === 'P1-white')
		expect(white?.priceDifference).toBeLessThan(0)
	})
})
