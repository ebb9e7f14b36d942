import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { errorCodes } from '@gabarit/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillPath } from '../../testing/routes/route-calls.ts'
import { routeSamples } from '../../testing/routes/route-samples.ts'
import { testDatabases } from '../../testing/test-database.ts'
import { type Browser, niche, openShop, password, type Shop } from '../../testing/test-shop.ts'
import { type Call, calls } from '../api/calls.ts'

const [database] = testDatabases

describe('the server', () => {
	let shop: Shop
	let browser: Browser
	beforeAll(async () => {
		if (!database) throw new Error('no database')
		shop = await openShop(database)
		browser = shop.browse()
	})
	afterAll(() => shop.close())

	const ask = (call: Call, body: unknown = {}) => {
		const path = call.path.replace(/\{\w+\}/g, 'K7MP4XQD9RTW')
		return call.method === 'GET' ? browser.ask('GET', path) : browser.ask('POST', path, body)
	}

	test.each(calls)('$name answers with every header and as the contract says', async (call) => {
		const answer = await ask(call)
		expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
		expect(answer.headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
		expect(answer.headers['x-content-type-options']).toBe('nosniff')
		expect(answer.headers['referrer-policy']).toBe('same-origin')
		expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
		expect(answer.status).toBeLessThan(500)
		if (answer.status >= 400) {
			const { code, status, message } = answer.json() as Record<string, unknown>
			expect(Object.keys(errorCodes)).toContain(code)
			expect(status).toBe(answer.status)
			expect(message).not.toBe('')
		}
	})

	test.each(calls.filter((call) => call.method === 'POST'))(
		'a foreign page cannot write by $name',
		async (call) => {
			const path = call.path.replace(/\{\w+\}/g, 'K7MP4XQD9RTW')
			for (const headers of [
				{ 'sec-fetch-site': 'cross-site' },
				{ 'sec-fetch-site': 'same-site' },
				{ origin: 'https://evil.example' },
				{ origin: 'null' },
			]) {
				const answer = await browser.ask('POST', path, {}, headers)
				expect([answer.status, answer.json()]).toMatchObject([403, { code: 'forbidden_operation' }])
			}
		},
	)

	test('forms, broken JSON and bodies over the limit are refused', async () => {
		const path = '/api/dressing/module/filter'
		const form = { 'content-type': 'application/x-www-form-urlencoded' }
		expect((await browser.ask('POST', path, 'a=1', form)).status).toBe(400)
		const broken = await browser.ask('POST', path, '{"configuration":')
		expect(broken.json()).toMatchObject({ code: 'invalid_model', message: 'Invalid model.' })
		const flood = await browser.ask('POST', path, JSON.stringify({ x: 'y'.repeat(2_000_000) }))
		expect([flood.status, flood.json()]).toMatchObject([413, { code: 'body_too_large' }])
	})

	test('a deeply nested body is refused', async () => {
		for (const [open, close] of [
			['[', ']'],
			['{"a":', '}'],
		] as const) {
			const deep = `{"email":${open.repeat(100_000)}1${close.repeat(100_000)}}`
			expect((await browser.ask('POST', '/api/account/reset', deep)).status).toBe(400)
		}
	})

	test('an upload without the right is refused before its body is read', {
		timeout: 60_000,
	}, async () => {
		const address = await shop.app.listen({ port: 0 })
		const takers = calls.filter(({ upload }) => upload !== undefined)
		expect(takers).toHaveLength(4)
		for (const { path, name } of takers) {
			const values = { reference: '26-00001', ...routeSamples[name]?.path }
			const asked = request(address + fillPath(path, values), {
				method: 'POST',
				headers: {
					'content-type': 'multipart/form-data; boundary=limit',
					'content-length': 1_000_000,
				},
			})
			// Nothing of the body ever comes.
			asked.flushHeaders()
			const [answer] = (await once(asked, 'response')) as [IncomingMessage]
			expect([path, answer.statusCode]).toEqual([path, 403])
			asked.on('error', () => undefined).destroy()
		}
	})

	test('a request that never ends times out', () => {
		expect(shop.app.server.requestTimeout).toBeGreaterThan(0)
		expect(shop.app.server.headersTimeout).toBeGreaterThan(0)
	})

	test('a validation error names the field', async () => {
		const body = { configuration: { ...niche, room: { width: -5 } } }
		const answer = await browser.ask('POST', '/api/dressing/module/filter', body)
		expect(answer.status).toBe(400)
		expect(answer.text).toContain('configuration.room.width')
	})

	test.each([
		['/api/dressing/configuration/', 'code'],
		['/api/dressing/configuration/is-valid/', 'code'],
		['/api/dressing/configuration/external/', 'externalReference'],
		['/api/dressing/door-handle/', 'id'],
		['/api/discount/promo/', 'code'],
	])('%s names the missing %s', async (path, name) => {
		const answer = await browser.ask('GET', path)
		expect(answer.status).toBe(400)
		expect(answer.json()).toMatchObject({ code: 'missing_path_parameter', data: { name } })
		expect(answer.text).toContain(`'${name}'`)
	})

	test('the OpenAPI document holds every call, and the page reads it out', async () => {
		const document = (await browser.ask('GET', '/api/openapi.json')).json() as {
			paths: Record<string, Record<string, unknown>>
		}
		for (const { method, path } of calls)
			expect(Object.keys(document.paths[path.slice('/api'.length)] ?? {})).toContain(
				method.toLowerCase(),
			)
		const page = await browser.ask('GET', '/api/docs')
		for (const { path } of calls) expect(page.text).toContain(path)
		expect(page.text).not.toMatch(/<script|https?:\/\/(?!json-schema)/)
	})

	test('texts are served per language and namespace', async () => {
		const texts = await browser.ask('GET', '/locales/nl/errors.json')
		expect(texts.json()).toMatchObject({ promo_expired: 'Deze promocode is niet meer geldig.' })
		for (const path of [
			'/locales/de/errors.json',
			'/locales/nl/nothing.json',
			'/locales/nl/errors',
		])
			expect([path, (await browser.ask('GET', path)).status]).toEqual([path, 404])
	})

	test('unknown addresses: calls answer in JSON, pages with the page’s own 404', async () => {
		const call = await browser.ask('GET', '/api/nothing')
		expect([call.status, call.json()]).toMatchObject([404, { code: 'address_unknown' }])
		expect((await browser.ask('GET', '/nothing')).status).toBe(404)
		expect((await browser.ask('GET', '/assets/nothing.js')).status).toBe(404)
		expect((await browser.ask('GET', '/.sources')).status).toBe(404)
		expect((await browser.ask('GET', '/')).headers['location']).toBe('/home')
	})

	test('the health checks answer live and ready', async () => {
		expect((await browser.ask('GET', '/health/live')).json()).toEqual({ status: 'live' })
		expect((await browser.ask('GET', '/health/ready')).json()).toEqual({ status: 'ready' })
	})
})

describe('behind https', () => {
	test('cookies are bound to host and https, and HSTS is set', async () => {
		if (!database) throw new Error('no database')
		const shop = await openShop(database, { publicUrl: 'https://atelier.example' })
		try {
			const answer = await shop.app.inject({
				method: 'POST',
				url: '/api/account/login',
				headers: { host: 'atelier.example', origin: 'https://atelier.example' },
				payload: { email: 'sofie.maes@atelier.example', password, application: 'backOffice' },
			})
			const session = answer.cookies.find((it) => it.name === '__Host-session')
			expect(session).toMatchObject({ httpOnly: true, secure: true, path: '/' })
			expect(session).not.toHaveProperty('domain')
			expect(answer.headers['strict-transport-security']).toContain('max-age=31536000')
			expect(answer.headers['content-security-policy']).toContain('upgrade-insecure-requests')
			const account = await shop.app.inject({
				url: '/api/account/get',
				headers: { host: 'atelier.example', cookie: `__Host-session=${session?.value ?? ''}` },
			})
			expect(account.json()).toMatchObject({ lastname: 'Maes' })
		} finally {
			await shop.close()
		}
	})
})
