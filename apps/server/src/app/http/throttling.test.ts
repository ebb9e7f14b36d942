// What can be guessed or costs much is slowed down: so many a minute, then 429 in our words until the minute is over.
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../testing/test-database.ts'
import { openShop, type Shop } from '../../testing/test-shop.ts'

/** As it is typed: a client that builds addresses would tidy this one before it leaves. */
async function askExactly(
	origin: string,
	method: string,
	path: string,
	body: unknown,
): Promise<string> {
	const headers = { 'content-type': 'application/json', origin, referer: `${origin}/` }
	const { hostname, port } = new URL(origin)
	const asked = request({ hostname, port, method, path, headers })
	asked.end(body === undefined ? undefined : JSON.stringify(body))
	const [answer] = (await once(asked, 'response')) as [IncomingMessage]
	const code = /"code":"(\w+)"/.exec(await text(answer))?.[1]
	return `${answer.statusCode} ${code}`
}

type OpenApi = { paths: Record<string, Record<string, { responses: object }>> }

describe('throttling', () => {
	let shop: Shop
	beforeAll(async () => {
		const [database] = testDatabases
		if (!database) throw new Error('no database')
		shop = await openShop(database, { loginTries: 10 })
	})
	afterAll(() => shop.close())

	const login = {
		email: 'sofie.maes@atelier.example',
		password: 'Wrong-12345',
		application: 'backOffice',
	}
	const code = 'K7MP4XQD9RTW'
	const limited = [
		['POST', '/api/account/login', login, 10],
		['POST', '/api/account/reset', { email: 'sofie.maes@atelier.example' }, 10],
		['POST', '/api/account/register-password', {}, 10],
		['POST', '/api/account/change-password', {}, 10],
		['POST', '/api/account/second-factor/begin', {}, 10],
		['POST', '/api/account/second-factor/confirm', {}, 10],
		['POST', '/api/account/second-factor/recovery-codes', {}, 10],
		['POST', '/api/account/second-factor/remove', {}, 10],
		['GET', '/api/discount/promo/NOTHING', undefined, 60],
		['GET', `/api/dressing/configuration/${code}`, undefined, 240],
		['GET', `/api/dressing/configuration/is-valid/${code}`, undefined, 240],
		['POST', '/api/dressing/2d-plan/create', {}, 60],
		['POST', '/api/dressing/2d-plan/save', {}, 120],
		['GET', '/api/configurator/terms?language=de', undefined, 60],
		['POST', '/api/order/terms', {}, 120],
	] as const

	test('the OpenAPI document marks exactly the calls with a rate limit', async () => {
		const { paths } = (await shop.browse().ask('GET', '/api/openapi.json')).json() as OpenApi
		const saysIt = (method: string, path: string) => {
			const named = path.replace(/^\/api|\?.*/g, '').replace(/NOTHING|K7MP4XQD9RTW/, '{code}')
			return Object.hasOwn(paths[named]?.[method.toLowerCase()]?.responses ?? {}, '429')
		}
		expect(limited.filter(([method, path]) => !saysIt(method, path))).toEqual([])
		expect(saysIt('GET', '/api/dressing/door-handle')).toBe(false)
	})

	test.each(limited)('%s %s has a rate limit', async (method, path, body, most) => {
		const browser = shop.browse()
		const statuses = new Set<number>()
		for (let i = 0; i < most; i++) statuses.add((await browser.ask(method, path, body)).status)
		expect(statuses).not.toContain(429)
		const refused = await browser.ask(method, path, body)
		expect([refused.status, refused.json()]).toEqual([
			429,
			expect.objectContaining({ code: 'too_many_requests', message: 'Too many requests.' }),
		])
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
	})

	test('another e-mail from the same address has its own count', async () => {
		const body = { ...login, email: 'lien.claes@atelier.example' }
		expect((await shop.browse().ask('POST', '/api/account/login', body)).status).toBe(404)
	})

	test('one IP address may try a hundred e-mails a minute', async () => {
		const tryOne = (name: string, headers = {}) =>
			shop
				.browse()
				.ask('POST', '/api/account/login', { ...login, email: `${name}@x.example` }, headers)
		const statuses: number[] = []
		for (let i = 0; i < 120; i++) statuses.push((await tryOne(`stolen${i}`)).status)
		expect(new Set(statuses)).toEqual(new Set([404, 429]))
		expect(statuses.at(-1)).toBe(429)
		// Nor is an address that the caller makes up: without a proxy of ours nobody is believed.
		expect((await tryOne('other', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(429)
	})

	test('one IP address may cause a hundred mails a minute', async () => {
		const ask = (name: string) =>
			shop.browse().ask('POST', '/api/account/reset', { email: `${name}@x.example` })
		const statuses: number[] = []
		for (let i = 0; i < 120; i++) statuses.push((await ask(`mailed${i}`)).status)
		expect(new Set(statuses)).toEqual(new Set([204, 429]))
		expect(statuses.at(-1)).toBe(429)
	})

	test('behind our proxy the IP address is the last entry of X-Forwarded-For', async () => {
		const [database] = testDatabases
		if (!database) throw new Error('no database')
		const proxied = await openShop(database, { loginTries: 2, trustProxy: true })
		try {
			const from = async (forwarded: string) =>
				(
					await proxied
						.browse()
						.ask(
							'POST',
							'/api/account/reset',
							{ email: 'x@x.example' },
							{ 'x-forwarded-for': forwarded },
						)
				).status
			expect([await from('1.1.1.1, 203.0.113.9'), await from('2.2.2.2, 203.0.113.9')]).toEqual([
				204, 204,
			])
			expect(await from('3.3.3.3, 203.0.113.9')).toBe(429)
			expect(await from('1.1.1.1, 203.0.113.10')).toBe(204)
		} finally {
			await proxied.close()
		}
	})

	const noTexts: unknown[] = [{ toString: 1 }, { toString: null }, ['a@x.example'], 7, null]
	test.each(noTexts)(
		'the e-mail %j is no text: an invalid model that counts as a try',
		async (email) => {
			const [database] = testDatabases
			if (!database) throw new Error('no database')
			const strict = await openShop(database, { loginTries: 1 })
			try {
				for (const path of ['/api/account/login', '/api/account/reset']) {
					const tryOne = async () =>
						(await strict.browse().ask('POST', path, { ...login, email })).json()
					expect(await tryOne()).toMatchObject({ code: 'invalid_model' })
					expect(await tryOne()).toMatchObject({ code: 'too_many_requests' })
				}
			} finally {
				await strict.close()
			}
		},
	)

	test('another spelling of an address does not avoid the limit', async () => {
		const [database] = testDatabases
		if (!database) throw new Error('no database')
		const server = await openShop(database, { loginTries: 1 })
		const tooMany = '429 too_many_requests'
		try {
			const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
			const tryAt = (path: string) => askExactly(origin, 'POST', path, login)
			expect([await tryAt('/api/account/login'), await tryAt('/api/account/login')]).toEqual([
				'404 user_not_found',
				tooMany,
			])
			for (const path of [
				'/api/account/login/',
				'/api/account/login//',
				'/api/./account/login',
				'/api/account/x/../login',
				'/api/account/%2e/login',
				'/api\\account\\login',
				'/api/account/login/#x',
			])
				expect([path, await tryAt(path)]).toEqual([path, '404 address_unknown'])
			for (const path of ['/api/account/login?x', '/api/account/login#x'])
				expect([path, await tryAt(path)]).toEqual([path, tooMany])
			// A code's spaces are ignored, however many.
			const long = `/api/discount/promo/NOTHING${'%20'.repeat(200)}`
			for (let i = 0; i < 60; i++) await askExactly(origin, 'GET', long, undefined)
			expect(await askExactly(origin, 'GET', long, undefined)).toBe(tooMany)
		} finally {
			await server.close()
		}
	})
})
