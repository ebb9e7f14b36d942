// A desk from a saved design to an order, through the calls that a browser makes.
import { buildFurniture, type DeskConfiguration } from '@gabarit/engine'
import { goldenDesks } from '@gabarit/engine/testing'
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

const desk: DeskConfiguration = {
	...goldenDesks.d2,
	colors: { interior: 'P1-white', exterior: 'P3-oak-natural' },
}

describe.each(testDatabases)('orders of desks on $name', (database) => {
	let shop: Shop
	let visitor: Browser
	let sofie: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		visitor = shop.browse()
		sofie = await shop.enter('sofie.maes@atelier.example')
	})
	afterAll(() => shop.close())

	test('a saved desk comes back as it was, and is listed by its type with its own size', async () => {
		const { configuration: calls } = visitor.client.dressing
		const code = newCode()
		await calls.send({ kind: 'save', code, configuration: desk, language: 'fr' })
		await calls.send({ kind: 'save', code: newCode(), configuration: niche, language: 'fr' })
		expect((await calls.get({ code })).configuration).toEqual(desk)
		const { configurations } = sofie.client.backOffice
		const { rows, total } = await configurations.list({ types: ['desk'] })
		expect(total).toBe(1)
		expect(rows).toMatchObject([{ code, type: 'desk', width: 2400, height: 740 }])
		const page = await configurations.get({ code })
		expect(page).toMatchObject({ type: 'desk', configuration: desk })
		expect(page.furniture?.runs).toHaveLength(1)
	})

	test('an order of a desk is priced, frozen, planned and listed with its type', async () => {
		const { catalogue } = await shop.services.prices.inForce()
		const built = buildFurniture(desk, catalogue)
		if (!built.ok) throw new Error(JSON.stringify(built.issues))
		const body = await orderOf(visitor, { configuration: desk, deliveryMode: 'pickUp' })
		const { reference } = await visitor.client.dressing.configuration.order(body)
		await visitor.client.dressing.configuration.order(await orderOf(visitor))
		const { orders } = sofie.client.backOffice
		const { rows } = await orders.list({ kind: 'order', types: ['desk'] })
		expect(rows.map((row) => [row.reference, row.type])).toEqual([[reference, 'desk']])
		const page = await orders.get({ reference })
		expect(page).toMatchObject({ type: 'desk', total: body.total, configuration: desk })
		expect(page.furniture).toEqual(JSON.parse(JSON.stringify(built.value)))
		expect(page.quote?.points).toBe(1194)
		expect(page.quote?.lines.map(({ code, quantity }) => [code, quantity])).toContainEqual([
			'worktop',
			1,
		])
	})

	test('colours, styles and handles are offered with their price differences', async () => {
		const question = { configuration: desk }
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
		expect((await module.color(question)).length).toBeGreaterThan(10)
		const { options } = await door.filter(question)
		expect(options.find(({ reference }) => reference === 'Simple')?.available).toBe(true)
		expect(options.find(({ reference }) => reference === 'Frames:1')?.available).toBe(false)
		const when = await availability({ ...question, country: 'BE' })
		expect(when.supplierDays).toBe(25)
		const steel = await availability({ configuration: goldenDesks.d4, country: 'BE' })
		expect(steel.reasons).toContainEqual({ code: 'steelFrame', days: 5 })
		expect(steel.supplierDays).toBe(30)
	})
})
