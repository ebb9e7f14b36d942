// kill -9 right after an order was answered: the order is there when the server stands again, with the same total,
// and sending it once more answers the same order. On the embedded database and on PostgreSQL.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoPassword, type RunningServer, startServer } from './running-server.ts'

const kills = 3
const seller = 'sofie.maes@atelier.example'

const address = {
	street: 'Rue de la Scie',
	streetNumber: '12',
	postalCode: '4000',
	city: 'Liège',
	country: 'BE',
}

function orderOf(code: string) {
	return {
		code,
		configuration: { version: 1, room: { width: 3000 }, hu: 2500 },
		language: 'fr',
		customer: {
			firstName: 'Ada',
			lastName: 'Rabot',
			email: 'ada.rabot@client.example',
			phoneNumber: '+32470123456',
		},
		billingAddress: address,
		deliveryMode: 'delivery',
		deliveryAddress: address,
		paymentType: 'None',
		termsAccepted: true,
	}
}

type Answer = { status: number; body: Record<string, unknown>; cookie: string }

async function ask(server: RunningServer, path: string, body?: object, cookie?: string) {
	const response = await fetch(`${server.address}/api/${path}`, {
		method: body ? 'POST' : 'GET',
		headers: {
			origin: server.address,
			'accept-language': 'fr',
			...(body && { 'content-type': 'application/json' }),
			...(cookie !== undefined && { cookie }),
		},
		...(body && { body: JSON.stringify(body) }),
	})
	const text = await response.text()
	return {
		status: response.status,
		body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
		cookie: response.headers
			.getSetCookie()
			.map((line) => line.split(';')[0])
			.join('; '),
	} satisfies Answer
}

/** The server's own price: an order with a wrong total is refused with it. */
async function priceOf(server: RunningServer, code: string): Promise<number> {
	const refused = await ask(server, 'dressing/configuration/order', { ...orderOf(code), total: 1 })
	expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed' } })
	const { quote } = refused.body['data'] as { quote: { totalIncluding: number } }
	return quote.totalIncluding
}

async function orderAndKill(settings: Record<string, string>, code: string) {
	const server = await startServer(settings)
	try {
		const order = { ...orderOf(code), total: await priceOf(server, code) }
		const placed = await ask(server, 'dressing/configuration/order', order)
		await server.kill()
		expect(placed).toMatchObject({ status: 200, body: { total: order.total } })
		return { order, reference: String(placed.body['reference']) }
	} finally {
		await server.kill()
	}
}

async function expectSurvival(settings: Record<string, string>): Promise<void> {
	const placed: Awaited<ReturnType<typeof orderAndKill>>[] = []
	for (let i = 0; i < kills; i++)
		placed.push(await orderAndKill(settings, `KMPXQDRTW${'ABC'[i] ?? 'D'}77`))
	const server = await startServer(settings)
	try {
		const body = { email: seller, password: demoPassword, application: 'backOffice' }
		const { cookie } = await ask(server, 'account/login', body)
		for (const { order, reference } of placed) {
			const kept = await ask(server, `back-office/orders/${reference}`, undefined, cookie)
			expect(kept).toMatchObject({ status: 200, body: { reference, total: order.total } })
			const again = await ask(server, 'dressing/configuration/order', order)
			expect(again).toMatchObject({ status: 200, body: { reference, total: order.total } })
		}
	} finally {
		await server.kill()
	}
}

test(`${kills} kills, embedded database`, { timeout: 300_000 }, async () => {
	const folder = mkdtempSync(join(tmpdir(), 'gabarit-kill-'))
	try {
		await expectSurvival({ DATA_DIR: folder, DATABASE_URL: '' })
	} finally {
		rmSync(folder, { recursive: true, force: true })
	}
})

/** Run in apps/server, whose dependency `pg` is. */
const createDatabase = `
	const { default: pg } = await import('pg')
	const client = new pg.Client(process.env.ADDRESS)
	await client.connect()
	await client.query('create database ' + process.env.NAME)
	await client.end()`

test.skipIf(!process.env['TEST_DATABASE_URL'])(
	`${kills} kills, PostgreSQL`,
	{ timeout: 300_000 },
	async () => {
		const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
		const name = `gabarit_kill_${process.pid}`
		execFileSync(process.execPath, ['--input-type=module', '-e', createDatabase], {
			cwd: 'apps/server',
			env: { ...process.env, ADDRESS: url.href, NAME: name },
		})
		url.pathname = `/${name}`
		await expectSurvival({ DATABASE_URL: url.href })
	},
)
