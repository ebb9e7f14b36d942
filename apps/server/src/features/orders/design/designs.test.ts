import type { Configuration } from '@gabarit/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal, refused } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import { newCode, niche, openShop, orderOf, type Shop } from '../../../testing/test-shop.ts'

const wider = { ...niche, room: { width: 3200 } }

describe.each(testDatabases)('designs on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())

	const save = (code: string, configuration: Configuration = niche) => ({
		kind: 'save' as const,
		code,
		configuration,
		language: 'fr' as const,
	})

	test('a saved design comes back under its code, typed any way', async () => {
		const browser = shop.browse()
		const code = newCode()
		expect(await browser.client.dressing.configuration.send(save(code))).toEqual({
			code,
			version: 1,
		})
		const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `
		const found = await shop.browse().client.dressing.configuration.get({ code: typed })
		expect(found).toEqual({ code, version: 1, frozen: false, configuration: niche })
		const { isValid } = await shop.browse().client.dressing.configuration.isValid({ code })
		expect(isValid).toBe(true)
	})

	test('the browser that made it replaces it, each time a version; the same again is no version', async () => {
		const { client } = shop.browse()
		const code = newCode()
		const versions = []
		for (const configuration of [niche, niche, wider, wider, niche])
			versions.push((await client.dressing.configuration.send(save(code, configuration))).version)
		expect(versions).toEqual([1, 1, 2, 2, 3])
	})

	test('another visitor cannot replace a design under its code', async () => {
		const code = newCode()
		await shop.browse().client.dressing.configuration.send(save(code))
		const error = await refused(shop.browse().client.dressing.configuration.send(save(code, wider)))
		expect([error.status, error.message]).toEqual([
			409,
			'The configuration code is already used for another configuration.',
		])
	})

	test('a design’s owner replaces it from any browser', async () => {
		const code = newCode()
		const first = await shop.enter('bureau@studio-hetre.example')
		await first.client.dressing.configuration.send(save(code))
		const second = await shop.enter('bureau@studio-hetre.example')
		const sent = await second.client.dressing.configuration.send(save(code, wider))
		expect(sent.version).toBe(2)
	})

	test('the edit key is HttpOnly and opens nothing of another browser', async () => {
		const browser = shop.browse()
		await browser.client.dressing.configuration.send(save(newCode()))
		expect(browser.cookies.get('edit_key')).toMatch(/^[\w-]{43}$/)
	})

	test('an impossible design can be saved', async () => {
		const code = newCode()
		const tiny = { ...niche, room: { width: 120 } }
		const sent = await shop.browse().client.dressing.configuration.send(save(code, tiny))
		expect(sent.version).toBe(1)
	})

	test('after an order the design is frozen, even for its maker', async () => {
		const browser = shop.browse()
		const order = await orderOf(browser)
		await browser.client.dressing.configuration.order(order)
		const found = await browser.client.dressing.configuration.get({ code: order.code })
		expect(found.frozen).toBe(true)
		expect(await refusal(browser.client.dressing.configuration.send(save(order.code, wider)))).toBe(
			'409 configuration_code_taken',
		)
		const fresh = { ...save(newCode(), wider), parent: order.code }
		expect((await browser.client.dressing.configuration.send(fresh)).version).toBe(1)
	})

	test('wrong codes: no format, not known, not of this shop', async () => {
		const { client } = shop.browse()
		const code = newCode()
		await client.dressing.configuration.send(save(code))
		const ask = client.dressing.configuration
		expect(await refusal(ask.get({ code: 'OOPS' }))).toBe('400 code_format_invalid')
		expect(await refusal(ask.get({ code: newCode() }))).toBe('404 configuration_not_found')
		const elsewhere = shop.browse('meubles-dupont').client.dressing.configuration
		expect(await refusal(elsewhere.get({ code }))).toBe('404 configuration_not_found')
		expect((await elsewhere.isValid({ code })).isValid).toBe(false)
		expect((await ask.isValid({ code: 'OOPS' })).isValid).toBe(false)
	})

	test('an external reference returns the newest design to logged-in users', async () => {
		const browser = shop.browse()
		const externalReference = 'CRM/2026 417'
		const older = { ...save(newCode()), externalReference }
		const newer = { ...save(newCode(), wider), externalReference }
		await browser.client.dressing.configuration.send(older)
		shop.setNow(new Date(shop.services.now().getTime() + 1000))
		await browser.client.dressing.configuration.send(newer)
		const ask = { externalReference }
		expect(await refusal(browser.client.dressing.configuration.external(ask))).toBe(
			'403 not_logged_in',
		)
		const seller = await shop.enter('sofie.maes@atelier.example')
		expect((await seller.client.dressing.configuration.external(ask)).code).toBe(newer.code)
		const other = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
		expect(await refusal(other.client.dressing.configuration.external(ask))).toBe(
			'404 configuration_not_found',
		)
	})

	test('an order finds its saved design by its own reference, and takes none away', async () => {
		const browser = shop.browse()
		const seller = await shop.enter('sofie.maes@atelier.example')
		const find = (externalReference: string) =>
			seller.client.dressing.configuration.external({ externalReference })
		const [bare, named] = [await orderOf(browser), await orderOf(browser)]
		await browser.client.dressing.configuration.send(save(bare.code, bare.configuration))
		const saved = { ...save(named.code, named.configuration), externalReference: 'CRM-before' }
		await browser.client.dressing.configuration.send(saved)
		for (const order of [bare, named]) {
			const externalReference = `CRM-${order.code}`
			await browser.client.dressing.configuration.order({ ...order, externalReference })
		}
		expect(await find(`CRM-${bare.code}`)).toMatchObject({ code: bare.code, frozen: true })
		expect(await find('CRM-before')).toMatchObject({ code: named.code, frozen: true })
	})

	test('a field that the model does not know is refused, and named', async () => {
		const answer = await shop
			.browse()
			.ask('POST', '/api/dressing/configuration/send', { ...save(newCode()), price: 1 })
		expect(answer.status).toBe(400)
		expect(answer.json()).toMatchObject({ code: 'invalid_model', message: 'Invalid model.' })
		expect(answer.text).toContain('price')
	})

	test('a design is found by the name of who ordered it, in its own shop only', async () => {
		const browser = shop.browse()
		const customer = {
			type: 'Individual' as const,
			firstName: 'Ottilie',
			lastName: 'Vandenkastele',
			email: 'ottilie@example.be',
		}
		const body = await orderOf(browser, { code: newCode(), customer })
		await browser.client.dressing.configuration.order(body)
		const found = async (email: string, search: string, tenant?: string) => {
			const { client } = await shop.enter(email, tenant)
			return (await client.backOffice.configurations.list({ search })).rows.map((row) => row.code)
		}
		const sofie = 'sofie.maes@atelier.example'
		expect(await found(sofie, 'vandenkast')).toEqual([body.code])
		expect(await found(sofie, 'Ottilie Vandenkastele')).toEqual([body.code])
		expect(await found(sofie, 'vandenkaste personne')).toEqual([])
		expect(await found('paul@meubles-dupont.example', 'vandenkast', 'meubles-dupont')).toEqual([])
	})

	test('saved designs are listed for their shop, newest first, page by page', async () => {
		const { client } = await shop.enter('sofie.maes@atelier.example')
		const first = await client.backOffice.configurations.list({ limit: 3 })
		const next = await client.backOffice.configurations.list({ limit: 3, after: first.next ?? '' })
		const codes = [...first.rows, ...next.rows].map((row) => row.code)
		expect(new Set(codes).size).toBe(6)
		expect(first.total).toBeGreaterThanOrEqual(6)
		const back = await client.backOffice.configurations.list({
			limit: 3,
			before: next.previous ?? '',
		})
		expect(back.rows).toEqual(first.rows)
		const other = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
		expect((await other.client.backOffice.configurations.list({})).rows).toEqual([])
	})
})
