// Headers, content policy and cookies of every route there is, taken from the server's own list.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../testing/test-database.ts'
import { openShop, password, type Shop } from '../../testing/test-shop.ts'

const wanted: Record<string, RegExp> = {
	'content-security-policy':
		/^default-src 'self';base-uri 'none';font-src 'self' data:;form-action 'self';frame-ancestors 'none';img-src 'self' data: blob:;object-src 'none';script-src 'self';script-src-attr 'none';style-src 'self' 'unsafe-inline';(?:upgrade-insecure-requests;)?connect-src 'self' data: blob:;worker-src 'self' blob:$/,
	'x-content-type-options': /^nosniff$/,
	'x-frame-options': /^(SAMEORIGIN|DENY)$/,
	'referrer-policy': /^same-origin$/,
	'cross-origin-opener-policy': /^same-origin$/,
	'cross-origin-resource-policy': /^same-origin$/,
	'x-request-id': /^[0-9a-f-]{36}$/,
}

describe.each([
	['over http on a laptop', undefined],
	['over https', 'https://atelier.example'],
])('every route answers with its headers %s', (_name, publicUrl) => {
	let shop: Shop
	beforeAll(async () => {
		const [database] = testDatabases
		if (!database) throw new Error('no database')
		shop = await openShop(database, publicUrl === undefined ? {} : { publicUrl })
	})
	afterAll(() => shop.close())

	const addresses = () =>
		shop.routes
			.filter((route) => !/^(HEAD|OPTIONS) /.test(route))
			.map((route) => route.split(' ') as ['GET' | 'POST', string])
			.map(([method, path]) => [method, path.replace(/:\w+/g, 'x').replace('*', 'x')] as const)

	test('every answer has the security headers', async () => {
		const all = [
			...addresses(),
			['GET', '/home'],
			['GET', '/nowhere'],
			['POST', '/api/%ff'],
		] as const
		expect(all.length).toBeGreaterThan(15)
		for (const [method, path] of all) {
			const body = method === 'GET' ? undefined : {}
			const answer = await shop.browse().ask(method, path, body)
			for (const [name, shape] of Object.entries(wanted))
				expect([method, path, name, answer.headers[name]]).toEqual([
					method,
					path,
					name,
					expect.stringMatching(shape),
				])
			const open = Object.keys(answer.headers).filter((it) => it.startsWith('access-control-'))
			expect([path, open]).toEqual([path, []])
			expect([path, 'server' in answer.headers, 'x-powered-by' in answer.headers]).toEqual([
				path,
				false,
				false,
			])
			// What a call answers is kept by nobody, unless it says for how long.
			if (path.startsWith('/api/'))
				expect([path, answer.headers['cache-control']]).toEqual([
					path,
					expect.stringMatching(
						/^(?:no-store|private, no-cache|public, max-age=\d+(?:, immutable)?)$/,
					),
				])
			const type = answer.headers['content-type'] ?? ''
			if (type.startsWith('text/'))
				expect([path, type]).toEqual([path, `${type.split(';')[0]}; charset=utf-8`])
			const hsts = answer.headers['strict-transport-security']
			expect([path, hsts !== undefined]).toEqual([path, publicUrl !== undefined])
			expect([path, answer.status < 500]).toEqual([path, true])
		}
	})

	test('the server refuses TRACE, lists no folder and serves no source file', async () => {
		const trace = await shop.app.inject({ method: 'TRACE', url: '/home' })
		expect([trace.statusCode >= 400, trace.body.includes('TRACE')]).toEqual([true, false])
		for (const path of [
			'/assets/',
			'/.git/config',
			'/.env',
			'/package.json',
			'/../package.json',
			'/api/',
		]) {
			const answer = await shop.browse().ask('GET', path)
			expect([path, answer.status]).toEqual([path, 404])
		}
	})

	test('cookies are HttpOnly and SameSite', async () => {
		const body = { email: 'sofie.maes@atelier.example', password, application: 'configurator' }
		const answer = await shop.app.inject({
			method: 'POST',
			url: '/api/account/login',
			payload: body,
			headers: { host: 'atelier.localhost:3000', referer: 'http://atelier.localhost:3000/' },
		})
		expect(answer.statusCode).toBe(200)
		const isHttps = publicUrl !== undefined
		const session = answer.cookies.find((cookie) => cookie.name.includes('session'))
		expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
		expect([
			session?.secure ?? false,
			session?.name.startsWith('__Host-'),
			session?.domain,
		]).toEqual([isHttps, isHttps, undefined])
		// The only one that a script reads says no more than that somebody is logged in.
		for (const cookie of answer.cookies.filter((it) => !it.httpOnly))
			expect([cookie.name, cookie.sameSite, cookie.value.length < 8]).toEqual([
				'signed_in',
				'Lax',
				true,
			])
	})
})
