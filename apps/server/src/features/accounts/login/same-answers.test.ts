// Whether an e-mail has an account is nobody's business: the answers are the same, to the byte and in time.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../../testing/test-database.ts'
import { openShop, type Shop } from '../../../testing/test-shop.ts'

const tries = 100
/** What differs by chance in every answer. */
const ofTheMoment = /^(?:x-request-id|date|x-ratelimit-\w+|retry-after)$/

function median(times: number[]): number {
	return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

describe.each(testDatabases)('the same for every e-mail on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database, { loginTries: 10_000 })
	})
	afterAll(() => shop.close())

	const shops = [
		{ tenant: 'atelier', known: 'sofie.maes@atelier.example' },
		{ tenant: 'meubles-dupont', known: 'paul@meubles-dupont.example' },
	]
	const calls = [
		{
			name: 'login',
			path: '/api/account/login',
			body: (email: string) => ({ email, password: 'Wrong-12345', application: 'backOffice' }),
		},
		{ name: 'reset', path: '/api/account/reset', body: (email: string) => ({ email }) },
	]
	const cases = shops.flatMap((it) => calls.map((call) => ({ ...it, ...call })))

	test.each(cases)(
		'a $name in $tenant answers a known and an unknown e-mail with the same status, headers and body',
		async ({ tenant, known, path, body }) => {
			const ask = async (email: string) => {
				const { status, headers, text } = await shop.browse(tenant).ask('POST', path, body(email))
				const lasting = Object.entries(headers).filter(([name]) => !ofTheMoment.test(name))
				return { status, headers: Object.fromEntries(lasting), text }
			}
			const unknown = await ask('nobody@atelier.example')
			expect(await ask(known)).toEqual(unknown)
			expect(Object.keys(unknown.headers).length).toBeGreaterThan(5)
		},
	)

	/** Milliseconds that a known e-mail takes more in the median pair: both in turns, each going first as often. */
	const measure = async (ask: (email: string) => Promise<unknown>, known: string) => {
		const emails = { unknown: 'nobody@atelier.example', known }
		const names = ['unknown', 'known'] as const
		const pairs: { unknown: number; known: number }[] = []
		for (let i = 0; i < tries; i++) {
			const pair = { unknown: 0, known: 0 }
			for (const name of i % 2 === 0 ? names : names.toReversed()) {
				const start = performance.now()
				await ask(emails[name])
				pair[name] = performance.now() - start
			}
			pairs.push(pair)
		}
		return {
			known: median(pairs.map((pair) => pair.known)),
			more: median(pairs.map((pair) => pair.known - pair.unknown)),
		}
	}

	test.each(cases)(
		'a $name in $tenant takes as long for a known as for an unknown e-mail',
		async ({ tenant, known, path, body }) => {
			const ask = (email: string) => shop.browse(tenant).ask('POST', path, body(email))
			const rounds: { gap: number; allowed: number }[] = []
			// A busy machine may part them once; what depends on the e-mail parts them every time.
			for (let round = 0; round < 3; round++) {
				const found = await measure(ask, known)
				const gap = Math.abs(found.more)
				const allowed = Math.max(5, found.known * 0.1)
				rounds.push({ gap, allowed })
				if (gap <= allowed) break
			}
			expect(rounds.some(({ gap, allowed }) => gap <= allowed)).toBe(true)
		},
		600_000,
	)
})
