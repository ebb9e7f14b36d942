// A saved design as the back-office opens it; the same step on several orders at once.
import { buildFurniture } from '@gabarit/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendOffer } from '../../../testing/orders/send-offer.ts'
import { refusal } from '../../../testing/refused.ts'
import { everyDatabase } from '../../../testing/test-database.ts'
import {
	type Browser,
	newCode,
	niche,
	openShop,
	orderOf,
	type Shop,
} from '../../../testing/test-shop.ts'

describe.each(everyDatabase)('designs and bulk steps on $name', (database) => {
	let shop: Shop
	let sofie: Browser
	let paul: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		sofie = await shop.enter('sofie.maes@atelier.example')
		paul = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
	})
	afterAll(() => shop.close())

	const page = (browser: Browser, code: string) =>
		browser.client.backOffice.configurations.get({ code })

	test('an older version is shown as it was, drawn, and copied under a new code', async () => {
		const visitor = shop.browse()
		const code = newCode()
		const wider = { ...niche, room: { ...niche.room, width: 2000 } }
		for (const configuration of [niche, wider])
			await visitor.client.dressing.configuration.send({
				kind: 'save',
				code,
				configuration,
				language: 'fr',
			})
		const { get, picture, duplicate } = sofie.client.backOffice.configurations
		const [first, newest] = [await get({ code, version: 1 }), await get({ code })]
		expect([first.shownVersion, first.version, newest.shownVersion]).toEqual([1, 2, 2])
		expect(first.configuration).toEqual(niche)
		expect(newest.configuration).toEqual(wider)
		expect(first.catalogue.colors.length).toBeGreaterThan(0)
		const drawn = async (version: number) => (await picture({ code, version })).body.text()
		expect(await drawn(1)).toMatch(/^<svg/)
		expect(await drawn(1)).not.toBe(await drawn(2))
		expect(await refusal(get({ code, version: 3 }))).toBe('404 configuration_not_found')
		const copy = await duplicate({ code, version: 1 })
		expect(await get({ code: copy.code })).toMatchObject({
			parent: code,
			version: 1,
			frozen: false,
			email: null,
			configuration: niche,
		})
		// Its code opens the copy, so only who may give an offer another design reads it.
		expect((await get({ code })).copies).toMatchObject([{ code: copy.code, version: 1 }])
		const professional = await shop.enter('bureau@studio-hetre.example')
		const own = await professional.client.dressing.configuration.send({
			kind: 'save',
			code: newCode(),
			configuration: niche,
			language: 'fr',
		})
		await duplicate({ code: own.code })
		expect((await page(professional, own.code)).copies).toEqual([])
		const others = paul.client.backOffice.configurations
		for (const call of [others.picture, others.duplicate])
			expect(await refusal(call({ code }))).toBe('404 configuration_not_found')
		const supplier = await shop.enter('fournisseur@gabarit.example', 'meubles-dupont')
		const bySupplier = supplier.client.backOffice.configurations.duplicate({ code })
		expect(await refusal(bySupplier)).toBe('403 not_allowed')
	})

	test('the list says what a design became, and finds by it', async () => {
		const visitor = shop.browse()
		const ordered = await orderOf(visitor)
		const { reference } = await visitor.client.dressing.configuration.order(ordered)
		const { list } = sofie.client.backOffice.configurations
		const codes = async (query: Parameters<typeof list>[0]) =>
			(await list({ limit: 100, ...query })).rows.map(({ code }) => code)
		const [row] = (await list({ search: reference })).rows
		const { firstName, lastName } = ordered.customer
		expect(row).toMatchObject({
			code: ordered.code,
			reference,
			kind: 'order',
			customer: `${lastName} ${firstName}`,
		})
		expect(await codes({ ordered: 'order' })).toContain(ordered.code)
		expect(await codes({ ordered: 'none' })).not.toContain(ordered.code)
		expect(await codes({ ordered: 'offer' })).not.toContain(ordered.code)
		const upwards = await codes({ direction: 'asc' })
		expect(upwards).toEqual((await codes({})).toReversed())
		expect(await codes({ updatedFrom: '2026-12-24' })).toEqual([])
		expect(await codes({ updatedUntil: '2026-11-01' })).toEqual([])
		expect(await refusal(list({ tenant: 'meubles-dupont' }))).toBe('404 reseller_not_found')
		const admin = await shop.enter('admin@gabarit.example')
		const found = await admin.client.backOffice.configurations.list({ tenant: 'atelier' })
		expect(new Set(found.rows.map(({ tenant }) => tenant))).toEqual(new Set(['atelier']))
	})

	test('designs of offers are listed to who may read the offer, in every shop to an admin', async () => {
		const ours = await sendOffer(shop)
		const theirs = await sendOffer(shop, {}, shop.browse('meubles-dupont'))
		const admin = await shop.enter('admin@gabarit.example')
		const supplier = await shop.enter('fournisseur@gabarit.example', 'meubles-dupont')
		const listed = async ({ client }: Browser, search: string) => {
			const found = await client.backOffice.configurations.list({ ordered: 'offer', search })
			expect(found.total).toBe(found.rows.length)
			return found.rows.map(({ code }) => code)
		}
		const shown = ours.code.replace(/(.{4})(?!$)/g, '$1 ')
		for (const reader of [sofie, admin]) expect(await listed(reader, shown)).toEqual([ours.code])
		for (const reader of [paul, admin])
			expect(await listed(reader, theirs.code)).toEqual([theirs.code])
		expect(await listed(paul, shown)).toEqual([])
		expect(await listed(sofie, theirs.code)).toEqual([])
		expect(await listed(supplier, theirs.code)).toEqual([])
	})

	test('a design with its versions, as it builds today', async () => {
		const visitor = shop.browse()
		const code = newCode()
		const save = (configuration = niche) =>
			visitor.client.dressing.configuration.send({
				kind: 'save',
				code,
				configuration,
				language: 'nl',
				externalReference: 'CRM-7',
			})
		await save()
		const wider = { ...niche, room: { width: 3100 } }
		await save(wider)
		const answer = await page(sofie, `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`)
		expect(answer).toMatchObject({
			code,
			version: 2,
			width: 3100,
			externalReference: 'CRM-7',
			frozen: false,
			reference: null,
			parent: null,
			configuration: wider,
		})
		expect(answer.versions.map((it) => it.version)).toEqual([2, 1])
		const { catalogue } = await shop.services.prices.inForce()
		const built = buildFurniture(wider, catalogue)
		if (!built.ok) throw new Error('not built')
		expect(answer.furniture?.boards.length).toBe(built.value.boards.length)
		expect(await refusal(page(paul, code))).toBe('404 configuration_not_found')
		expect(await refusal(page(sofie, newCode()))).toBe('404 configuration_not_found')
	})

	test('an ordered design names its order; a professional opens his own', async () => {
		const buyer = await shop.enter('bureau@studio-hetre.example')
		const body = await orderOf(buyer, { deliveryMode: 'pickUp' })
		const { reference } = await buyer.client.dressing.configuration.order(body)
		expect(await page(sofie, body.code)).toMatchObject({ frozen: true, reference })
		expect(await page(buyer, body.code)).toMatchObject({ reference })
		const other = newCode()
		await shop.browse().client.dressing.configuration.send({
			kind: 'save',
			code: other,
			configuration: niche,
			language: 'fr',
		})
		expect(await refusal(page(buyer, other))).toBe('404 configuration_not_found')
	})

	test('a professional does not see who ordered his design under another name', async () => {
		const buyer = await shop.enter('bureau@studio-hetre.example')
		const visitor = shop.browse()
		const body = await orderOf(visitor)
		await buyer.client.dressing.configuration.send({
			kind: 'save',
			code: body.code,
			configuration: body.configuration,
			language: 'fr',
		})
		const { reference } = await visitor.client.dressing.configuration.order(body)
		expect(await page(sofie, body.code)).toMatchObject({ reference, mayCopy: true })
		const hidden = { reference: null, kind: null, customer: null }
		expect(await page(buyer, body.code)).toMatchObject(hidden)
		const { rows } = await buyer.client.backOffice.configurations.list({ search: body.code })
		expect(rows).toMatchObject([hidden])
	})

	test('who may copy a design is read from its page', async () => {
		const visitor = shop.browse()
		const sent = await orderOf(visitor, { paymentType: 'None' })
		const { reference } = await visitor.client.dressing.configuration.order(sent)
		for (const action of ['acceptOrder', 'sendToSupplier'] as const) {
			const { revision } = await sofie.client.backOffice.orders.get({ reference })
			await sofie.client.backOffice.orders.act({ reference, action, revision })
		}
		const supplierHere = await shop.enter('fournisseur@gabarit.example')
		const supplier = await shop.enter('fournisseur@gabarit.example', 'meubles-dupont')
		for (const [browser, mayCopy] of [
			[supplierHere, true],
			[supplier, false],
		] as const) {
			const { duplicate } = browser.client.backOffice.configurations
			expect((await page(browser, sent.code)).mayCopy).toBe(mayCopy)
			const copied = duplicate({ code: sent.code }).then(
				() => true,
				() => false,
			)
			expect(await copied).toBe(mayCopy)
		}
	})

	test('an action on several orders: a refused one does not stop the others', async () => {
		const visitor = shop.browse()
		const references: string[] = []
		for (let i = 0; i < 3; i += 1) {
			const body = await orderOf(visitor, { deliveryMode: 'pickUp', paymentType: 'None' })
			references.push((await visitor.client.dressing.configuration.order(body)).reference)
		}
		const [first = '', second = '', third = ''] = references
		const { orders } = sofie.client.backOffice
		const act = (action: 'acceptOrder' | 'refuseOrder', asked: string[], motive?: string) =>
			orders.actOnMany({ references: asked, action, ...(motive && { motive }) })
		const open = { after: [], by: [] }
		expect(await act('acceptOrder', [first, first, 'none'])).toEqual([
			{ reference: first, code: null, reason: null, ...open },
			{ reference: 'none', code: 'order_not_found', reason: null, ...open },
		])
		const [again, done] = await act('acceptOrder', [first, second])
		expect(again).toEqual({
			reference: first,
			code: 'transition_not_allowed',
			reason: 'wrong_state',
			after: ['waiting'],
			by: ['seller'],
		})
		expect(done?.code).toBeNull()
		const [bare] = await act('refuseOrder', [third])
		expect(bare?.code).toBe('invalid_model')
		expect(await act('refuseOrder', [third], 'Doublon')).toEqual([
			{ reference: third, code: null, reason: null, ...open },
		])
		const states = await Promise.all(references.map((it) => orders.get({ reference: it })))
		expect(states.map((it) => it.status)).toEqual(['Confirmed', 'Confirmed', 'Refused'])
		const elsewhere = await paul.client.backOffice.orders.actOnMany({
			references: [first],
			action: 'acceptOrder',
		})
		expect(elsewhere[0]?.code).toBe('order_not_found')
	})
})
