// Loose boards from a saved design to an order, through the calls that a browser makes.

import { buildFurniture, type Configuration } from '@gabarit/engine'
import { panelLines } from '@gabarit/engine/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOffer } from '../../../testing/ask-offer.ts'
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

const panels: Extract<Configuration, { type: 'panels' }> = {
	version: 1,
	type: 'panels',
	panels: [panelLines.shelves, panelLines.deskTop],
	cladding: [panelLines.wall],
	colors: { exterior: 'P3-oak-natural' },
}

describe.each(testDatabases)('orders of loose boards on $name', (database) => {
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
		await calls.send({ kind: 'save', code, configuration, language: 'fr' })
		return code
	}

	test('a saved list comes back as it was, and the back-office lists it by its type', async () => {
		const code = await saved(panels)
		const wardrobe = await saved(niche)
		expect((await visitor.client.dressing.configuration.get({ code })).configuration).toEqual(
			panels,
		)
		const { configurations } = sofie.client.backOffice
		const listed = async (types?: ('panels' | 'wardrobe' | 'shelves')[]) => {
			const { rows, total } = await configurations.list({ ...(types && { types }) })
			expect(total).toBe(rows.length)
			return rows.map((row) => row.code).toSorted()
		}
		expect(await listed(['panels'])).toEqual([code])
		expect(await listed(['wardrobe'])).toEqual([wardrobe])
		expect(await listed(['shelves'])).toEqual([])
		expect(await listed(['panels', 'wardrobe'])).toEqual([code, wardrobe].toSorted())
		expect(await listed()).toEqual([code, wardrobe].toSorted())
		const { rows } = await configurations.list({ types: ['panels'], search: code })
		// Loose boards stand in no room.
		expect(rows).toMatchObject([{ type: 'panels', width: null, height: null }])
		const page = await configurations.get({ code })
		expect(page).toMatchObject({ type: 'panels', configuration: panels })
		expect(page.issues.map((issue) => issue.code)).toEqual(['access_not_asked'])
		expect(page.furniture?.runs).toEqual([])
	})

	test('a design that becomes another kind is listed as that', async () => {
		const code = await saved(niche)
		await saved({ ...niche, type: 'shelves', doors: null }, code)
		const { rows } = await sofie.client.backOffice.configurations.list({ types: ['shelves'] })
		expect(rows.map((row) => [row.code, row.type])).toEqual([[code, 'shelves']])
	})

	test('an order of loose boards is priced, frozen and listed with its type', async () => {
		const { catalogue } = await shop.services.prices.inForce()
		const built = buildFurniture(panels, catalogue)
		if (!built.ok) throw new Error(JSON.stringify(built.issues))
		const body = await orderOf(visitor, { configuration: panels, deliveryMode: 'pickUp' })
		const { reference } = await visitor.client.dressing.configuration.order(body)
		const other = await orderOf(visitor)
		const { reference: wardrobe } = await visitor.client.dressing.configuration.order(other)
		const { orders } = sofie.client.backOffice
		const listed = async (types?: ('panels' | 'wardrobe')[]) => {
			const { rows, total } = await orders.list({ kind: 'order', ...(types && { types }) })
			expect(total).toBe(rows.length)
			return rows.map((row) => `${row.reference} ${row.type}`)
		}
		expect(await listed(['panels'])).toEqual([`${reference} panels`])
		expect(await listed(['wardrobe'])).toEqual([`${wardrobe} wardrobe`])
		expect(await listed()).toHaveLength(2)
		const both = { kind: 'order' as const, types: ['panels' as const] }
		expect((await orders.list({ ...both, states: ['waiting', 'done'] })).rows).toHaveLength(1)
		expect((await orders.list({ ...both, states: ['done', 'refused'] })).rows).toEqual([])
		expect((await orders.list({ ...both, search: 'lambert' })).rows).toHaveLength(1)
		const page = await orders.get({ reference })
		expect(page).toMatchObject({ type: 'panels', total: body.total, configuration: panels })
		expect(page.furniture).toEqual(JSON.parse(JSON.stringify(built.value)))
		expect(page.delivery.supplierDays).toBe(10)
		expect(page.quote?.lines.map(({ code, quantity }) => [code, quantity])).toContainEqual([
			'hang_profile',
			12,
		])
		expect(page.catalogue.colors.map((color) => color.reference)).toEqual(['P3-oak-natural'])
	})

	test('an offer of loose boards becomes another list, and then an order', async () => {
		const { customer, billingAddress, total } = await orderOf(visitor, { configuration: panels })
		const delivery = { deliveryMode: 'delivery' as const, country: 'BE' as const }
		const code = newCode()
		const { reference = '' } = await askOffer(visitor.client, {
			kind: 'offer',
			code,
			configuration: panels,
			language: 'fr',
			customer,
			total,
			delivery: { ...delivery, postalCode: billingAddress.postalCode, services: [] },
		})
		const { orders } = sofie.client.backOffice
		const offers = await orders.list({ kind: 'offer', types: ['panels'] })
		expect(offers.rows.map((row) => row.reference)).toEqual([reference])
		const { revision } = await orders.get({ reference })
		const { cladding: _, ...fewer } = panels
		const revised = await orders.revise({ reference, revision, configuration: fewer })
		expect(revised.total).toBeLessThan(total)
		expect(revised).toMatchObject({ type: 'panels', configuration: fewer })
		const wardrobe = { reference, revision: revised.revision, configuration: niche }
		expect(await orders.revise(wardrobe)).toMatchObject({ type: 'wardrobe' })
		expect((await orders.list({ kind: 'offer', types: ['panels'] })).rows).toEqual([])
	})

	test('what cannot be made is refused with its reasons, and has no plan', async () => {
		const impossible = {
			...panels,
			panels: [{ quantity: 1, length: 2300, width: 2100, thickness: 18 }],
		} as Configuration
		const body = await orderOf(visitor, { configuration: impossible, total: 1 })
		expect(await refusal(visitor.client.dressing.configuration.order(body))).toBe(
			'400 configuration_impossible',
		)
		const { plan } = visitor.client.dressing
		expect(await refusal(plan.create({ configuration: impossible, paper: 'A3' }))).toBe(
			'400 configuration_impossible',
		)
	})

	test('a plan is drawn, and kept with the order', async () => {
		const made = await visitor.client.dressing.plan.create({ configuration: panels, paper: 'A3' })
		expect((await made.body.text()).slice(0, 5)).toBe('%PDF-')
	})

	test('what a dressing is asked has no options here; colours have their price differences', async () => {
		const question = { configuration: panels }
		const { module, door, finishItem, availability } = visitor.client.dressing
		expect(await module.number(question)).toEqual([])
		expect(await module.thickness(question)).toEqual([])
		expect(await door.filter(question)).toEqual({ options: [], openingSides: [] })
		expect(await finishItem.filter(question)).toEqual([])
		expect(await module.color(question)).toEqual([])
		expect(await refusal(module.filter(question))).toBe('400 invalid_model')
		const colors = await door.color(question)
		const byReference = new Map(colors.map((color) => [color.reference, color]))
		expect(byReference.get('P3-oak-natural')).toMatchObject({ available: true, priceDifference: 0 })
		expect(byReference.get('P1-white')?.priceDifference).toBeLessThan(0)
		expect(byReference.get('P9-oak')?.available).toBe(false)
		const when = await availability({ ...question, country: 'BE' })
		expect(when.supplierDays).toBe(10)
		expect(when.reasons[0]).toEqual({ code: 'material', days: 10, category: 'Melamine' })
	})
})
