// Specification 8, entry by entry: a real call is refused with that status and that message, word for word.
// `account/get` takes nothing: what can be wrong with it is its address.
import { readFileSync } from 'node:fs'
import { errorCodes } from '@gabarit/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../testing/test-database.ts'
import {
	type Browser,
	lambert,
	newCode,
	niche,
	openShop,
	orderOf,
	password,
	type Shop,
} from '../../testing/test-shop.ts'

const fresh = { newPassword: 'Rabot-2027-zuid', confirmation: 'Rabot-2027-zuid' }
const impossible = { configuration: { ...niche, room: { width: -1 } } }
const filters = [
	'module/number',
	'module/all-with-top10',
	'module/filter',
	'module/color/filter',
	'module/thickness',
	'door/filter',
	'door/color/filter',
	'finish-item/filter',
	'finish-item/color/filter',
]

describe('the error catalogue', () => {
	let shop: Shop
	let visitor: Browser
	let sofie: Browser
	const saved = newCode()
	const ordered = newCode()
	beforeAll(async () => {
		const [database] = testDatabases
		if (!database) throw new Error('no database')
		shop = await openShop(database)
		visitor = shop.browse()
		sofie = await shop.enter('sofie.maes@atelier.example')
		const { configuration } = shop.browse().client.dressing
		await configuration.send({
			kind: 'save',
			code: saved,
			configuration: niche,
			language: 'fr',
		})
		await configuration.order(await orderOf(shop.browse(), { code: ordered }))
	})
	afterAll(() => shop.close())

	const login = (email: string, secret: string) =>
		visitor.ask('POST', '/api/account/login', {
			email,
			password: secret,
			application: 'backOffice',
		})
	const change = (browser: Browser, body: object) =>
		browser.ask('POST', '/api/account/change-password', body)
	const post = (path: string, body: unknown) => () => visitor.ask('POST', `/api/${path}`, body)
	const get = (path: string, headers?: Record<string, string>) => () =>
		visitor.ask('GET', `/api/${path}`, undefined, headers)
	const other = { ...niche, hu: 2400 }

	type Entry = [string, number, string, () => ReturnType<Browser['ask']>]
	const invalid = 'Invalid model.'
	const taken = 'The configuration code is already used for another configuration.'
	const entries: Entry[] = [
		[
			'Login',
			403,
			'User does not have the permission to connect to the back-office.',
			() => login('t.lambert@example.be', password),
		],
		['Login', 400, invalid, post('account/login', { email: 'x' })],
		['Login', 404, 'User not found.', () => login('nobody@example.be', password)],
		[
			'Logout',
			403,
			'Forbidden operation.',
			get('account/logout', { 'sec-fetch-site': 'cross-site' }),
		],
		['Reset', 400, invalid, post('account/reset', { email: 'x' })],
		[
			'Change password',
			403,
			'User is not logged in.',
			() => change(visitor, { currentPassword: password, ...fresh }),
		],
		['Change password', 400, 'Request is not valid.', () => change(sofie, { x: 1 })],
		[
			'Change password',
			409,
			'Password mismatch.',
			() => change(sofie, { currentPassword: 'Wrong-12345', ...fresh }),
		],
		['Get current user', 400, invalid, get('account/get?x=%ff')],
		['Get current user', 404, 'The user was not found.', get('account/get')],
		[
			'Register password',
			404,
			'The user linked to the token was not found.',
			post('account/register-password', {
				token: 'atelier.x',
				password: fresh.newPassword,
				confirmation: fresh.confirmation,
			}),
		],
		['Register password', 400, invalid, post('account/register-password', {})],
		[
			'Configurator init',
			400,
			'The referer must be set.',
			get('configurator/init', { referer: '' }),
		],
		['Discount current', 400, invalid, get('discount/current?x=%')],
		['Any call', 400, invalid, get('dressing/door-handle?x=%c3%28')],
		['Any call', 400, invalid, get('dressing/door-handle/bar%00160')],
		['Any call', 400, invalid, post('account/reset', { email: 'a\u0000@b.be' })],
		[
			'Any call',
			400,
			invalid,
			post('dressing/configuration/send', {
				kind: 'save',
				code: newCode(),
				configuration: niche,
				language: 'fr',
				externalReference: 'A\ud800',
			}),
		],
		['Any other address', 404, 'There is nothing at this address.', get('%ff')],
		[
			'Discount promo',
			403,
			'Forbidden operation.',
			() => shop.browse('rangements-martin').ask('GET', '/api/discount/promo/ATELIER5'),
		],
		[
			'Send configuration',
			409,
			taken,
			post('dressing/configuration/send', {
				kind: 'save',
				code: saved,
				configuration: other,
				language: 'fr',
			}),
		],
		['Send configuration', 400, invalid, post('dressing/configuration/send', {})],
		[
			'Order configuration',
			409,
			taken,
			async () =>
				visitor.ask('POST', '/api/dressing/configuration/order', {
					...(await orderOf(visitor, { customer: { ...lambert, lastName: 'Autre' } })),
					code: ordered,
				}),
		],
		['Order configuration', 400, invalid, post('dressing/configuration/order', {})],
		...filters.map((path): Entry => [path, 400, invalid, post(`dressing/${path}`, impossible)]),
		['Get configuration', 400, invalid, get('dressing/configuration/nope')],
		['External reference', 400, invalid, get(`dressing/configuration/external/${'x'.repeat(101)}`)],
		['Is valid', 400, invalid, get(`dressing/configuration/is-valid/${'x'.repeat(41)}`)],
		['Door handle', 400, invalid, get(`dressing/door-handle/${'x'.repeat(61)}`)],
		['Plan', 400, invalid, post('dressing/2d-plan/create', {})],
		['Save plan', 400, invalid, post('dressing/2d-plan/save', {})],
	]

	test.each(entries)('%s is refused with %i %s', async (_entry, status, message, ask) => {
		const answer = await ask()
		expect([answer.status, answer.json()]).toEqual([
			status,
			expect.objectContaining({ status, message }),
		])
	})

	test('a promo code is refused with the reason in the caller’s language', async () => {
		const refused = await shop
			.browse('atelier', 'nl')
			.client.discount.promo({ code: 'ETE10' })
			.then(
				() => null,
				(error: unknown) => error,
			)
		expect(refused).toMatchObject({ status: 400, code: 'promo_expired' })
		expect((refused as Error).message).toBe('Deze promocode is niet meer geldig.')
		expect(errorCodes.promo_expired.message).toBe('Read error message.')
	})
})

test('docs/errors.md has every API error as the contract has it, and no other', () => {
	const text = readFileSync(new URL('../../../../../docs/errors.md', import.meta.url), 'utf8')
	const [, section = ''] = text.split('## API errors')
	const [table = ''] = section.split('\n## ')
	const rows = [...table.matchAll(/^\| (\w+) \| (\d{3}) \| (.+?) \| .+ \|$/gm)]
	const documented = Object.fromEntries(
		rows.map(([, code = '', status, message]) => [code, { status: Number(status), message }]),
	)
	expect(documented).toEqual(errorCodes)
})
