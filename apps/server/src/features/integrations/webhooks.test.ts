import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { webhookBodySchema } from '@gabarit/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postedBy } from '../../testing/posted-webhooks.ts'
import { openReceiver, type Receiver } from '../../testing/receiver.ts'
import { refusal, refused } from '../../testing/refused.ts'
import { testDatabases } from '../../testing/test-database.ts'
import { type Browser, newCode, niche, noon, openShop, type Shop } from '../../testing/test-shop.ts'
import { openOutgoing } from './outgoing.ts'
import { signatureHeaders } from './webhook-request.ts'

describe.each(testDatabases)('webhooks on $name', (database) => {
	let shop: Shop
	let receiver: Receiver
	let admin: Browser
	const outgoing = openOutgoing({ allowLoopback: true, timeout: 2000 })
	beforeAll(async () => {
		shop = await openShop(database)
		admin = await shop.enter('sofie.maes@atelier.example')
	})
	afterAll(async () => {
		await outgoing.close()
		await shop.close()
	})
	beforeEach(async () => {
		receiver = await openReceiver()
		await shop.services.db.execute(sql`delete from outbox`)
	})
	afterEach(() => receiver.close())

	const noted: object[] = []
	const posted = postedBy({
		shop: () => shop,
		admin: () => admin,
		receiver: () => receiver,
		outgoing,
		noted,
	})
	const { configure, newKey, place, waiting, send, failing } = posted

	test('the webhook of an order is signed and formed as docs/webhooks.md has it', async () => {
		await configure({ parameters: [{ name: 'chantier', value: '{externalReference}/{code}' }] })
		const { secret } = await newKey(admin, 'signing')
		const { reference, code, total } = await place({ externalReference: 'CRM 77' })
		expect(await send()).toEqual(['sent'])
		const [call] = receiver.received
		expect([call?.method, call?.path]).toEqual(['POST', '/orders'])
		expect(() => webhookBodySchema.parse(JSON.parse(call?.body ?? ''))).not.toThrow()
		expect(JSON.parse(call?.body ?? '')).toEqual({
			type: 'order.placed',
			timestamp: noon.toISOString(),
			data: {
				code,
				reference,
				externalReference: 'CRM 77',
				state: 'waiting',
				total,
				deliveryMode: 'delivery',
				plannedDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
			},
			parameters: { chantier: `CRM 77/${code}` },
		})
		const { 'webhook-id': id, 'webhook-timestamp': at, ...headers } = call?.headers ?? {}
		const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
		const signed = createHmac('sha256', key).update(`${String(id)}.${String(at)}.${call?.body}`)
		expect(headers['webhook-signature']).toBe(`v1,${signed.digest('base64')}`)
		expect(Number(at)).toBe(noon.getTime() / 1000)
	})

	test('the example of docs/webhooks.md is signed as we sign', () => {
		const page = readFileSync(new URL('../../../../../docs/webhooks.md', import.meta.url), 'utf8')
		const key = /`(whsec_\S+)`\n/.exec(page)?.[1] ?? ''
		const [, id = '', seconds, signature, body = ''] =
			/webhook-id: (\S+)\nwebhook-timestamp: (\d+)\nwebhook-signature: (\S+)\n\n(.+)\n/.exec(
				page,
			) ?? []
		const headers = signatureHeaders(id, new Date(Number(seconds) * 1000), body, key)
		expect(headers['webhook-signature']).toBe(signature)
		expect(() => webhookBodySchema.parse(JSON.parse(body))).not.toThrow()
	})

	test('by GET the templates stand in path and query, escaped', async () => {
		await configure({
			method: 'GET',
			orderUrl: `${receiver.address}/o/{reference}?known=1`,
			parameters: [{ name: 'ref', value: '{externalReference}' }],
		})
		const { reference } = await place({ externalReference: 'a&b=c/é' })
		await send()
		const [call] = receiver.received
		expect([call?.method, call?.body]).toEqual(['GET', ''])
		const url = new URL(call?.path ?? '', receiver.address)
		expect([url.pathname, ...url.searchParams]).toEqual([
			`/o/${reference}`,
			['known', '1'],
			['ref', 'a&b=c/é'],
		])
	})

	test.each(['.', '..', '%2e%2E', '.%2e'])(
		'the reference %s never leads to another address of the receiver',
		async (externalReference) => {
			const isDots = !externalReference.includes('%')
			await configure({ orderUrl: `${receiver.address}/o/{externalReference}/close` })
			await place({ externalReference })
			expect(await failing()).toBe(isDots ? 'a reference leads to another address' : 'sent')
			await configure({ orderUrl: `${receiver.address}/o/./../o/.{externalReference}` })
			expect(await failing()).toBe(
				externalReference === '.' ? 'a reference leads to another address' : 'sent',
			)
			const paths = receiver.received.map((it) => it.path)
			const name = encodeURIComponent(externalReference)
			expect(paths).toEqual([
				...(isDots ? [] : [`/o/${name}/close`]),
				...(externalReference === '.' ? [] : [`/o/.${name}`]),
			])
		},
	)

	test('without an endpoint nothing is posted, and a removed endpoint is not called', async () => {
		await configure({ useExternalApi: false })
		await place()
		await configure({ orderUrl: null })
		await place()
		expect(await waiting()).toEqual([])
		await configure({})
		await place()
		await configure({ useExternalApi: false })
		expect(await send()).toEqual(['dropped'])
		expect(receiver.received).toEqual([])
	})

	test.each([
		[
			'basic',
			{ mode: 'basic', key: 'erp', value: 'géheim' },
			`Basic ${Buffer.from('erp:géheim').toString('base64')}`,
		],
		['bearer', { mode: 'bearer', key: null, value: 'tok-1' }, 'Bearer tok-1'],
	] as const)(
		'a call with %s authentication names us; its value is never shown again',
		async (_, given, expected) => {
			const authentication = { ...given, tokenUrl: null, scope: null }
			const answer = await configure({ authentication })
			expect(answer.authentication).toEqual({
				mode: given.mode,
				key: given.key,
				tokenUrl: null,
				scope: null,
				hasValue: true,
			})
			expect(JSON.stringify(await admin.client.backOffice.technical.get())).not.toContain(
				given.value,
			)
			const stored = await shop.services.db.execute(sql`select * from technical_settings`)
			expect(JSON.stringify(stored.rows)).not.toContain(given.value)
			await configure({
				authentication: { mode: given.mode, key: given.key, tokenUrl: null, scope: null },
			})
			await place()
			await send()
			expect(receiver.received[0]?.headers.authorization).toBe(expected)
		},
	)

	test('Azure is asked for a token with the client credentials first', async () => {
		receiver.behave((asked, response) => {
			if (asked.path !== '/token') return response.end()
			response.setHeader('content-type', 'application/json')
			return response.end(
				JSON.stringify({ access_token: 'az-1', token_type: 'Bearer', expires_in: 3600 }),
			)
		})
		await configure({
			authentication: {
				mode: 'azureOAuth',
				key: 'client-1',
				value: 'secret-1',
				tokenUrl: `${receiver.address}/token`,
				scope: 'api://erp/.default',
			},
		})
		await place()
		expect(await send()).toEqual(['sent'])
		const [asked, call] = receiver.received
		expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
			grant_type: 'client_credentials',
			client_id: 'client-1',
			client_secret: 'secret-1',
			scope: 'api://erp/.default',
		})
		expect([call?.path, call?.headers.authorization]).toEqual(['/orders', 'Bearer az-1'])
		receiver.behave((_, response) => {
			response.statusCode = 401
			response.setHeader('content-type', 'application/json')
			response.end('{"error":"invalid_client"}')
		})
		expect(await failing()).not.toBe('sent')
	})

	test.each(['one\r\ntwo', 'two words', 'géheim'])(
		'the token %j cannot stand in a header and is refused when it is typed',
		async (value) => {
			const bearer = { mode: 'bearer', key: null, tokenUrl: null, scope: null } as const
			const error = await refused(configure({ authentication: { ...bearer, value } }))
			const path = 'authentication.value'
			expect(error).toMatchObject({ code: 'invalid_model', data: { problems: [{ path }] } })
			expect(JSON.stringify(error)).not.toContain(value.slice(-3))
		},
	)

	test('a secret that fits no header is never stored in an error', async () => {
		// A password with an accent may be a basic one; the mode changes, and the value stays.
		const basic = { mode: 'basic', key: 'ann', tokenUrl: null, scope: null } as const
		await configure({ authentication: { ...basic, value: 'géheim-1' } })
		await configure({ authentication: { ...basic, mode: 'bearer' } })
		await place()
		expect(await failing()).toBe('the token cannot stand in a header')
		receiver.behave((_, response) => {
			response.setHeader('content-type', 'application/json')
			response.end('{"access_token":"az\\r\\nsecret","token_type":"Bearer"}')
		})
		const tokenUrl = `${receiver.address}/token`
		await configure({ authentication: { ...basic, mode: 'azureOAuth', tokenUrl, value: 's' } })
		await place()
		expect(await failing()).toBe('the token cannot stand in a header')
	})

	test('redirects, errors, timeouts and lost connections of a receiver count as failures', async () => {
		await configure({})
		await place()
		receiver.behave((_, response) => {
			response.writeHead(302, { location: `${receiver.address}/elsewhere` }).end()
		})
		expect(await failing()).toBe('the receiver answered 302')
		expect(receiver.received.map((it) => it.path)).toEqual(['/orders'])
		receiver.behave((_, response) => {
			response.writeHead(500).end('x'.repeat(200_000))
		})
		expect(await failing()).toBe('the receiver answered 500')
		receiver.behave((_, response) => {
			response.writeHead(410).end()
		})
		expect(await failing()).toBe('the receiver is gone (410)')
		receiver.behave(() => undefined)
		expect(await failing()).toMatch(/no answer within|Headers Timeout/)
		receiver.behave((_, response) => {
			response.writeHead(200).write('drip')
		})
		expect(await failing()).toBe('sent')
		await receiver.close()
		expect(await failing()).toMatch(/ECONNREFUSED/)
	})

	test('of an answer the first 2 kB are kept, without the secret, however long or slow it is', async () => {
		const answerOf = async () => {
			noted.length = 0
			await failing()
			return (Object.assign({}, ...noted) as { answer?: string }).answer
		}
		const bearer = { mode: 'bearer', key: null, tokenUrl: null, scope: null } as const
		await configure({ authentication: { ...bearer, value: 'much-too-secret' } })
		await place()
		receiver.behave(({ headers }, response) => {
			response.writeHead(422).end(`no VAT number; you sent ${headers.authorization ?? ''}`)
		})
		expect(await answerOf()).toBe('no VAT number; you sent Bearer ••••')
		receiver.behave((_, response) => {
			response.writeHead(500).end(`${'é'.repeat(1019)}much-too-secret${'x'.repeat(500_000)}`)
		})
		expect(await answerOf()).toBe(`${'é'.repeat(1019)}••••`)
		receiver.behave((_, response) => {
			response.writeHead(503).write('half an answ\0er')
		})
		expect(await answerOf()).toBe('half an answer')
	})

	test('each failure has a code, which the screen says in its language', async () => {
		const problem = async () => {
			noted.length = 0
			await failing()
			return (Object.assign({}, ...noted) as { problem?: string }).problem
		}
		await configure({})
		await place()
		receiver.behave((_, response) => response.writeHead(422).end())
		expect(await problem()).toBe('answered')
		receiver.behave((_, response) => response.writeHead(410).end())
		expect(await problem()).toBe('gone')
		receiver.behave(() => undefined)
		expect(await problem()).toBe('timeout')
		const tokenUrl = `${receiver.address}/token`
		receiver.behave((_, response) => response.writeHead(403).end())
		const azure = { mode: 'azureOAuth', key: 'id', scope: null, value: 's' } as const
		await configure({ authentication: { ...azure, tokenUrl } })
		expect(await problem()).toBe('authentication')
		await receiver.close()
		expect(await problem()).toBe('refused')
	})

	test.each([
		['basic', { key: 'ann', value: null }, 'authentication.value'],
		['basic', { key: '', value: 'secret' }, 'authentication.key'],
		['bearer', { value: '' }, 'authentication.value'],
		['azureOAuth', { key: 'id', value: 'secret' }, 'authentication.tokenUrl'],
	] as const)(
		'%s authentication that lacks a value is refused: each call would fail',
		async (mode, given, path) => {
			const none = { mode: 'none', key: null, tokenUrl: null, scope: null, value: null } as const
			const error = await refused(configure({ authentication: { ...none, ...given, mode } }))
			const message = 'À remplir.'
			expect(error).toMatchObject({
				code: 'invalid_model',
				data: { problems: [{ path, message }] },
			})
			// Who calls nobody may fill it in later.
			const off = { useExternalApi: false, authentication: { ...none, ...given, mode } }
			expect((await configure(off)).authentication.mode).toBe(mode)
		},
	)

	test('a stored secret need not be sent again', async () => {
		const basic = { mode: 'basic', key: 'ann', tokenUrl: null, scope: null } as const
		await configure({ authentication: { ...basic, value: 'secret' } })
		const { authentication } = await configure({ authentication: { ...basic, key: 'bob' } })
		expect(authentication).toMatchObject({ key: 'bob', hasValue: true })
	})

	test('a private address is refused when it is typed and again when it is called', async () => {
		const strict = openOutgoing({ allowLoopback: false })
		await expect(strict.fetch(`${receiver.address}/x`, {})).rejects.toThrow('https')
		await expect(strict.fetch('https://localtest.localhost/x', {})).rejects.toThrow('private')
		await strict.close()
		const typed = await refused(configure({ orderUrl: 'https://169.254.169.254/latest' }))
		expect([typed.status, typed.code, typed.data]).toEqual([
			400,
			'address_not_allowed',
			{ path: 'orderUrl' },
		])
		const azure = { mode: 'azureOAuth', key: 'id', value: 'secret', scope: null } as const
		const tokenUrl = 'https://10.0.0.1/token'
		expect((await refused(configure({ authentication: { ...azure, tokenUrl } }))).data).toEqual({
			path: 'authentication.tokenUrl',
		})
		for (const orderUrl of [
			'not an address',
			'https://u:p@erp.example.com/',
			'https://erp.exam\tple.com/',
			'https://{code}.example.com/',
			'https://erp.example.com/{password}',
		])
			expect(await refusal(configure({ orderUrl }))).toBe('400 invalid_model')
		expect(receiver.received).toEqual([])
	})

	test('the end of a configuration is posted once', async () => {
		await configure({ orderUrl: null, configurationEndUrl: `${receiver.address}/end` })
		const { code } = await place({ externalReference: 'E-1' })
		const ended = { code, externalReference: 'E-1' }
		await shop.services.webhooks.configurationEnded(shop.services.db, 'atelier', ended)
		expect(await send()).toEqual(['sent'])
		const body = webhookBodySchema.parse(JSON.parse(receiver.received[0]?.body ?? ''))
		expect(body).toMatchObject({
			type: 'configuration.ended',
			data: { code, externalReference: 'E-1' },
		})
	})

	test('of two changes of the settings at once one wins, the other gets a conflict', async () => {
		const { revision } = await configure({})
		const late = await refused(configure({ revision: revision - 1, method: 'GET' }))
		expect([late.status, late.code]).toEqual([409, 'settings_changed'])
		expect(late.data).toMatchObject({ current: { revision, method: 'POST' }, by: 'Maes Sofie' })
	})

	test('a key is shown once, opens designs by external reference in its open shop only, and dies with the next', async () => {
		const externalReference = `EXT-${newCode()}`
		const code = newCode()
		await shop.browse().client.dressing.configuration.send({
			kind: 'save',
			code,
			configuration: niche,
			language: 'fr',
			externalReference,
		})
		const { secret, technical } = await newKey(admin, 'api')
		expect(technical.apiKey).toEqual({ createdAt: noon.toISOString(), end: secret.slice(-4) })
		expect(secret.startsWith(`${technical.publicIdentifier}.`)).toBe(true)
		const ask = async (key: string, reference = externalReference) => {
			const answer = await shop.app.inject({
				method: 'GET',
				url: `/api/dressing/configuration/external/${reference}`,
				headers: { authorization: `Bearer ${key}` },
			})
			return [answer.statusCode, answer.json<{ code?: string }>().code]
		}
		expect(await ask(secret)).toEqual([200, code])
		expect(await ask(secret, 'unknown')).toEqual([404, 'configuration_not_found'])
		expect((await ask(`${secret}x`))[0]).toBe(403)
		expect((await ask(''))[0]).toBe(403)
		const other = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
		const theirs = await newKey(other, 'api')
		expect((await ask(theirs.secret))[0]).toBe(404)
		await shop.changeTenant('meubles-dupont', { disabledAt: noon })
		expect((await ask(theirs.secret))[0]).toBe(403)
		await shop.changeTenant('meubles-dupont', { disabledAt: null })
		await newKey(admin, 'api')
		expect((await ask(secret))[0]).toBe(403)
	})
})
