import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal, refused } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import { openShop, password, type Shop } from '../../../testing/test-shop.ts'

const day = 24 * 3600_000

describe.each(testDatabases)('accounts on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())

	const login = (email: string, application: 'configurator' | 'backOffice', tenant?: string) =>
		shop.browse(tenant).client.account.login({ email, password, application })

	test('a login answers the user, and the cookies hold no more than a token', async () => {
		const browser = shop.browse()
		const answer = await browser.client.account.login({
			email: 'Sofie.Maes@atelier.example',
			password,
			application: 'backOffice',
		})
		expect(answer).toEqual({
			firstname: 'Sofie',
			lastname: 'Maes',
			email: 'sofie.maes@atelier.example',
			phoneNumber: null,
			backOfficeUrl: '/back-office',
			customerType: 'ResellerAdmin',
		})
		expect(browser.cookies.get('session')).toMatch(/^atelier\.[\w-]{43}$/)
		expect(browser.cookies.get('signed_in')).toBe('1')
		expect(await browser.client.account.get()).toEqual(answer)
	})

	test('the session cookie is HttpOnly and Lax, the mark beside it is readable', async () => {
		const body = { email: 'sofie.maes@atelier.example', password, application: 'configurator' }
		const answer = await shop.app.inject({
			method: 'POST',
			url: '/api/account/login',
			headers: { host: 'atelier.localhost', origin: 'http://atelier.localhost' },
			payload: body,
		})
		const cookies = Object.fromEntries(answer.cookies.map((it) => [it.name, it]))
		expect(cookies['session']).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
		expect(cookies['signed_in']).not.toHaveProperty('httpOnly')
	})

	test('an unknown e-mail and a wrong password answer alike, byte for byte', async () => {
		const ask = (email: string) =>
			shop.browse().ask('POST', '/api/account/login', {
				email,
				password: 'Wrong-12345',
				application: 'backOffice',
			})
		const unknown = await ask('nobody@atelier.example')
		const wrong = await ask('sofie.maes@atelier.example')
		expect(unknown.status).toBe(404)
		expect(unknown.text).toBe(wrong.text)
		expect(unknown.json()).toMatchObject({ message: 'User not found.' })
	})

	test('only the right password reveals that an account may not enter the back-office', async () => {
		const error = await refused(login('t.lambert@example.be', 'backOffice'))
		expect([error.status, error.message]).toEqual([
			403,
			'User does not have the permission to connect to the back-office.',
		])
		expect((await login('t.lambert@example.be', 'configurator')).backOfficeUrl).toBeNull()
	})

	test("a shop's account is unknown in another shop; the operator's staff is known everywhere", async () => {
		expect(await refusal(login('paul@meubles-dupont.example', 'backOffice'))).toBe(
			'404 user_not_found',
		)
		const staff = await login('fournisseur@gabarit.example', 'backOffice', 'meubles-dupont')
		expect(staff.customerType).toBe('Gabarit')
	})

	test('a login without e-mail is an invalid model', async () => {
		const answer = await shop.browse().ask('POST', '/api/account/login', { email: 'x' })
		expect(answer.status).toBe(400)
		expect(answer.json()).toMatchObject({ code: 'invalid_model', message: 'Invalid model.' })
	})

	test('logout ends the session, not only the cookie', async () => {
		const browser = await shop.enter('sofie.maes@atelier.example')
		const kept = new Map(browser.cookies)
		await browser.client.account.logout()
		expect(browser.cookies.has('session')).toBe(false)
		for (const [name, value] of kept) browser.cookies.set(name, value)
		expect(await refusal(browser.client.account.get())).toBe('404 current_user_not_found')
	})

	test('a new login ends the browser’s former session', async () => {
		const email = 'sofie.maes@atelier.example'
		const browser = await shop.enter(email)
		const former = shop.browse()
		for (const [name, value] of browser.cookies) former.cookies.set(name, value)
		await browser.client.account.login({ email, password, application: 'configurator' })
		expect((await browser.client.account.get()).lastname).toBe('Maes')
		expect(await refusal(former.client.account.get())).toBe('404 current_user_not_found')
	})

	test('logging out clears what the browser cached, not the designs on the device', async () => {
		const browser = await shop.enter('sofie.maes@atelier.example')
		const answer = await browser.ask('GET', '/api/account/logout')
		expect([answer.status, answer.headers['clear-site-data']]).toEqual([204, '"cache"'])
	})

	test.each([
		{ 'sec-fetch-site': 'cross-site' },
		{ 'sec-fetch-site': 'same-site' },
		{ origin: 'http://evil.example' },
		{ origin: 'null' },
		{ referer: 'http://evil.example/page' },
	])('a foreign page cannot log anyone out: %o', async (foreign) => {
		const browser = await shop.enter('sofie.maes@atelier.example')
		const answer = await browser.ask('GET', '/api/account/logout', undefined, foreign)
		expect(answer.status).toBe(403)
		expect(answer.json()).toMatchObject({ message: 'Forbidden operation.' })
		expect((await browser.client.account.get()).lastname).toBe('Maes')
	})

	test('a session ends after a day without a call, and after 30 days at the latest', async () => {
		const start = shop.services.now()
		const idle = await shop.enter('sofie.maes@atelier.example')
		const busy = await shop.enter('lien.claes@atelier.example')
		const at = (days: number) => shop.setNow(new Date(start.getTime() + days * day))
		try {
			for (let days = 0.9; days < 29.9; days += 0.9) {
				at(days)
				expect((await busy.client.account.get()).lastname).toBe('Claes')
			}
			expect(await refusal(idle.client.account.get())).toBe('404 current_user_not_found')
			at(30.1)
			expect(await refusal(busy.client.account.get())).toBe('404 current_user_not_found')
		} finally {
			shop.setNow(start)
		}
	})

	test('a made-up token is a visitor', async () => {
		const browser = shop.browse()
		for (const token of ['atelier.abc', 'x', '.', 'atelier.', 'a'.repeat(3000)]) {
			browser.cookies.set('session', token)
			expect(await refusal(browser.client.account.get())).toBe('404 current_user_not_found')
		}
	})
})

describe('throttling', () => {
	test('the eleventh login in a minute is refused, even with the right password', async () => {
		const [database] = testDatabases
		if (!database) throw new Error('no database')
		const shop = await openShop(database, { loginTries: 10 })
		try {
			const email = 'sofie.maes@atelier.example'
			const ask = (secret: string) =>
				shop.browse().client.account.login({ email, password: secret, application: 'backOffice' })
			for (let i = 0; i < 10; i++)
				expect(await refusal(ask('Wrong-12345'))).toBe('404 user_not_found')
			expect(await refusal(ask(password))).toBe('429 too_many_requests')
			const other = shop.browse().client.account
			const lien = {
				email: 'lien.claes@atelier.example',
				password,
				application: 'backOffice' as const,
			}
			expect((await other.login(lien)).lastname).toBe('Claes')
		} finally {
			await shop.close()
		}
	})
})
