// The log has no personal data and no secrets, from a whole order to broken requests.
import { connect } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testDatabases } from '../../testing/test-database.ts'
import { type Browser, openShop, orderOf, password, type Shop } from '../../testing/test-shop.ts'
import { shownError, shownMessage, shownPath } from './logging.ts'

const canary = {
	firstName: 'Kanarina',
	lastName: 'Kanarivogel',
	email: 'kanarina.kanarivogel@canary.example',
	phone: '+32471987654',
	street: 'Kanariestraat',
	remark: 'Kanarie zingt om middernacht',
	wrongPassword: 'Kanarie-Wrong-1',
	token: 'atelier.Kanarietoken0123456789abcdefghijklmnop',
}

async function listen(app: Shop['app']): Promise<{ address: string; port: number }> {
	const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
	return { address: hostname, port: Number(port) }
}

describe.each(testDatabases)('the log on $name', (database) => {
	let shop: Shop
	const lines: string[] = []
	beforeAll(async () => {
		shop = await openShop(database, { log: (line) => lines.push(line) })
	})
	afterAll(() => shop.close())

	const wholeOrder = async (): Promise<{ browser: Browser; reference: string }> => {
		const browser = shop.browse()
		const { firstName, lastName, email, phone, street } = canary
		const billingAddress = {
			street,
			streetNumber: '1',
			postalCode: '6700',
			city: 'Arlon',
			country: 'BE' as const,
		}
		const body = await orderOf(browser, {
			customer: { type: 'Individual', firstName, lastName, email, gsm: phone },
			billingAddress,
			deliveryAddress: billingAddress,
			remark: canary.remark,
		})
		const { reference } = await browser.client.dressing.configuration.order(body)
		return { browser, reference }
	}

	test('the log has no personal data and no secret after orders, logins, searches and broken requests', async () => {
		const { browser, reference } = await wholeOrder()
		const seller = await shop.enter('sofie.maes@atelier.example')
		await seller.client.backOffice.orders.get({ reference })
		await seller.ask('GET', `/api/back-office/orders?kind=order&search=${canary.lastName}`)
		const login = { email: canary.email, password: canary.wrongPassword, application: 'backOffice' }
		expect((await browser.ask('POST', '/api/account/login', login)).status).toBe(404)
		await browser.ask('POST', '/api/account/reset', { email: canary.email })
		await browser.ask('POST', '/api/account/register-password', {
			token: canary.token,
			password: canary.wrongPassword,
			confirmation: canary.wrongPassword,
		})
		await browser.ask('GET', `/order/${canary.token}`)
		await browser.ask('GET', `/api/${canary.email}`)
		await browser.ask('POST', '/api/account/login', `{"email":"${canary.email}`)
		const session = [...seller.cookies.values()]
		const log = lines.join('\n')
		expect(lines.length).toBeGreaterThan(10)
		for (const secret of [
			...Object.values(canary),
			password,
			...session.filter((it) => it.length > 8),
		])
			expect([secret, log.includes(secret)]).toEqual([secret, false])
		expect(log).toContain(
			lines.map((line) => JSON.parse(line) as { reqId?: string }).find((it) => it.reqId)?.reqId,
		)
	})

	test('the log names code, shop and account of a refusal', async () => {
		const seller = await shop.enter('lien.claes@atelier.example')
		const { rows } = await shop.services.db.execute<{ id: string }>(
			sql`select id from users where email = 'lien.claes@atelier.example'`,
		)
		lines.length = 0
		const wrong = { email: canary.email, password: 'Wrong-12345', application: 'backOffice' }
		await shop.browse().ask('POST', '/api/account/login', wrong)
		await shop.browse('meubles-dupont').ask('GET', '/api/back-office/orders?kind=order')
		await seller.ask('GET', '/api/back-office/technical')
		await seller.ask('POST', '/api/account/sessions/end', {}, { 'sec-fetch-site': 'cross-site' })
		await shop.browse().ask('POST', '/api/account/login', { email: 1 })
		await shop.browse().ask('GET', '/api/account/get')
		const refusals = lines
			.map((line) => JSON.parse(line) as Record<string, unknown>)
			.filter((it) => it['refused'] !== undefined)
			.map(({ refused, tenant, user, reqId }) => [refused, tenant, user, typeof reqId])
		expect(refusals).toEqual([
			['user_not_found', 'atelier', null, 'string'],
			['not_logged_in', 'meubles-dupont', null, 'string'],
			['not_allowed', 'atelier', rows[0]?.id, 'string'],
			['forbidden_operation', undefined, undefined, 'string'],
			['invalid_model', 'atelier', null, 'string'],
		])
		expect(lines.join('')).not.toContain(canary.email)
	})

	test('a client that disconnects while sending is no server error', async () => {
		const { address, port } = await listen(shop.app)
		lines.length = 0
		const socket = connect(port, address)
		socket.write(
			'POST /api/account/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
		)
		const patient = { timeout: 20_000 }
		const isLogged = (text: string) => lines.some((line) => line.includes(text))
		await vi.waitFor(() => expect(isLogged('incoming request')).toBe(true), patient)
		socket.destroy()
		await vi.waitFor(() => expect(isLogged('refused')).toBe(true), patient)
		const entries = lines.map((line) => JSON.parse(line) as { level: number; refused?: string })
		expect(entries.filter((it) => it.level >= 40)).toEqual([])
		expect(entries.map((it) => it.refused)).toContain('invalid_model')
	})

	test('the log has database errors without their values', async () => {
		lines.length = 0
		const { promo } = shop.services.discounts
		shop.services.discounts.promo = async () => {
			await shop.services.db.execute(sql`select ${canary.email}::uuid`)
			throw new Error('not reached')
		}
		const answer = await shop.browse().ask('GET', '/api/discount/promo/X')
		shop.services.discounts.promo = promo
		expect([answer.status, answer.text.includes(canary.email)]).toEqual([500, false])
		const log = lines.join('\n')
		expect(log).toContain('22P02')
		expect(log).toContain('"stack"')
		expect(log).not.toContain(canary.email)
		expect(answer.headers['x-request-id']).toBe(
			lines.map((line) => JSON.parse(line) as { err?: object; reqId?: string }).find((it) => it.err)
				?.reqId,
		)
	})
})

test('the log has paths without query, tokens and addresses', () => {
	expect(shownPath('/api/dressing/configuration/K7MP4XQD9RTW?name=x')).toBe(
		'/api/dressing/configuration/K7MP4XQD9RTW',
	)
	expect(shownPath('/order/AbCdEfGhIjKlMnOpQrSt')).toBe('/order/…')
	expect(shownPath('/api/x/a%40b.be/3f3b2a60-8c64-4d4e-9a52-6a1c2b7d9e10')).toBe('/api/x/…/…')
})

test('the log has messages without values', () => {
	expect(shownMessage('Failed query: select $1\nparams: a@b.be,secret')).toBe(
		'Failed query: select $1',
	)
	expect(shownMessage('550 no such user <ada@rabot.example>')).toBe('550 no such user <…>')
	const inner = new Error('duplicate key', { cause: 'text' })
	expect(shownError(new TypeError('outer', { cause: inner }))).toMatchObject({
		type: 'TypeError',
		cause: { message: 'duplicate key', cause: { message: 'not an error' } },
	})
})
