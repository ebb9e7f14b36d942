// Furniture under a flight from a saved design to an order, through the calls that a browser makes.
import { buildFurniture, type StairsFurnitureConfiguration } from '@gabarit/engine'
import { goldenStairs } from '@gabarit/engine/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../../testing/test-database.ts'
import {
	type Browser,
	newCode,
	niche,
	openShop,
	orderOf,
	type Shop,
} from '../../../testing/test-shop.ts'

const stairs: StairsFurnitureConfiguration = {
	...goldenStairs.s1,
	colors: { interior: 'P1-white', exterior: 'P3-oak-natural' },
}

describe.each(testDatabases)('orders under a flight on $name', (database) => {
	let shop: Shop
	let visitor: Browser
	let sofie: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		visitor = shop.browse()
		sofie = await shop.enter('sofie.maes@atelier.example')
	})
	afterAll(() => shop.close())

	test('a saved design comes back as it was, and is listed by its type with its size', async () => {
		const { configuration: calls } = visitor.client.dressing
		const code = newCode()
		await calls.send({ kind: 'save', code, configuration: stairs, language: 'nl' })
		await calls.send({ kind: 'save', code: newCode(), configuration: niche, language: 'fr' })
		expect((await calls.get({ code })).configuration).toEqual(stairs)
		const { configurations } = sofie.client.backOffice
		const { rows, total } = await configurations.list({ types: ['stairsFurniture'] })
		expect(total).toBe(1)
		expect(rows).toMatchObject([{ code, type: 'stairsFurniture', width: 3000, height: 2400 }])
		const page = await configurations.get({ code })
		expect(page).toMatchObject({ type: 'stairsFurniture', configuration: stairs })
		expect(page.furniture?.runs[0]?.modules).toHaveLength(5)
	})

	test('an order is priced, frozen, planned and listed with its type', async () => {
		const { catalogue } = await shop.services.prices.inForce()
		const built = buildFurniture(stairs, catalogue)
		if (!built.ok) throw new Error(JSON.stringify(built.issues))
		const body = await orderOf(visitor, { configuration: stairs, deliveryMode: 'pickUp' })
		const { reference } = await visitor.client.dressing.configuration.order(body)
		await visitor.client.dressing.configuration.order(await orderOf(visitor))
		const { orders } = sofie.client.backOffice
		const { rows } = await orders.list({ kind: 'order', types: ['stairsFurniture'] })
		expect(rows.map((row) => [row.reference, row.type])).toEqual([[reference, 'stairsFurniture']])
		const page = await orders.get({ reference })
		expect(page).toMatchObject({
			type: 'stairsFurniture',
			total: body.total,
			configuration: stairs,
		})
		expect(page.furniture).toEqual(JSON.parse(JSON.stringify(built.value)))
		expect(page.quote?.points).toBe(3365)
		const carts = page.quote?.lines.filter(({ code }) => code === 'pull_out') ?? []
		expect(carts.map(({ points }) => points)).toEqual([175, 205, 234])
	})

	test('colours, styles and handles are offered with their price differences', async () => {
		const question = { configuration: stairs }
		const { module, door, availability } = visitor.client.dressing
		expect(await module.number(question)).toEqual([])
		const colors = await door.color(question)
		expect(colors.find(({ reference }) => reference === 'P3-oak-natural')).toMatchObject({
			available: true,
			priceDifference: 0,
		})
		expect(
			colors.find(({ reference }) => reference === 'RAL-9010')?.priceDifference,
		).toBeGreaterThan(0)
		const { options } = await door.filter(question)
		expect(options.find(({ reference }) => reference === 'Simple')?.available).toBe(true)
		const when = await availability({ ...question, country: 'BE' })
		expect(when.reasons.map(({ code, days }) => [code, days])).toEqual([
			['material', 25],
			['slopeOrCorner', 5],
			['heavyHardware', 5],
			['reseller', 5],
		])
	})
})
