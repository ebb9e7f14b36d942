// A whole server in this process, on a real database, with the demo's shops and a browser for each person.
import { type Client, createClient, type PlaceOrder } from '@gabarit/contract'
import type { DressingConfiguration } from '@gabarit/engine'
import type { FastifyInstance } from 'fastify'
import { buildServer } from '../app/http/server.ts'
import { seedCatalogue, seedShops } from '../app/seed/seed-database.ts'
import { makeServices } from '../app/services.ts'
import { insertPromo } from '../features/discounts/discounts-table.ts'
import type { PaymentSettings } from '../features/payments/providers.ts'
import { updateTenant } from '../features/tenants/tenants-table.ts'
import type { Services } from '../lib/services.ts'
import { codeOf } from './code-of.ts'
import type { TestDatabase } from './test-database.ts'
import { unhurried } from './unhurried.ts'

export const password = 'Etabli-2026-nord'
/** The instant at which the tests play: a Saturday noon in autumn. */
export const noon = new Date('2026-11-21T11:00:00Z')

type Opened = Awaited<ReturnType<TestDatabase['open']>>

export type Shop = {
	app: FastifyInstance
	/** Every route of the server, as `GET /api/docs`. */
	routes: readonly string[]
	services: Services
	pool: Opened['pool']
	kind: Opened['kind']
	setNow: (at: Date) => void
	/** A new browser at a shop, with its own cookies. */
	browse: (tenant?: string, language?: 'fr' | 'nl' | 'en') => Browser
	/** The same, logged in. */
	enter: (email: string, tenant?: string) => Promise<Browser>
	/** Other settings of a shop, seen by the next call. */
	changeTenant: (code: string, change: Parameters<typeof updateTenant>[2]) => Promise<void>
	/** A second server process's worth of services and routes on the same database, with the same clock. */
	another: () => Promise<Pick<Shop, 'browse' | 'services' | 'enter' | 'close'>>
	/** A promo code of the maker's shop. */
	addPromo: (code: string, percentage: number, maximumUses: number) => Promise<void>
	close: () => Promise<void>
}

export type Browser = {
	client: Client
	cookies: Map<string, string>
	/** A bare request, as the browser would send it. */
	ask: (method: 'GET' | 'POST', path: string, body?: unknown, headers?: Headers) => Promise<Answer>
}

type Headers = Record<string, string>
type Answer = {
	status: number
	text: string
	raw: Buffer
	json: () => unknown
	headers: Headers
}

type Injected = Awaited<ReturnType<FastifyInstance['inject']>>

function keepCookies(cookies: Map<string, string>, answer: Injected): void {
	for (const { name, value, maxAge } of answer.cookies)
		if (maxAge === 0) cookies.delete(name)
		else cookies.set(name, value)
}

function browserAt(app: FastifyInstance, tenant: string, language: 'fr' | 'nl' | 'en'): Browser {
	const cookies = new Map<string, string>()
	const origin = `http://${tenant}.localhost:3000`
	const inject = async (
		method: string,
		url: string,
		payload: string | Buffer | undefined,
		headers: Headers,
	) => {
		const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
		const answer = await app.inject({
			method: method as 'GET',
			url,
			...(payload !== undefined && { payload }),
			headers: {
				host: `${tenant}.localhost:3000`,
				referer: `${origin}/configurator`,
				...(method === 'GET' ? {} : { origin }),
				...(cookie !== '' && { cookie }),
				...headers,
			},
		})
		keepCookies(cookies, answer)
		return answer
	}
	const client = createClient({
		baseUrl: origin,
		language,
		fetch: async (request) => {
			const sent = Buffer.from(await request.arrayBuffer())
			const body = request.method === 'GET' ? undefined : sent
			const { pathname, search } = new URL(request.url)
			const headers = Object.fromEntries(request.headers)
			const answer = await inject(request.method, pathname + search, body, headers)
			const hasBody = answer.statusCode !== 204
			return new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, {
				status: answer.statusCode,
				headers: plain(answer.headers),
			})
		},
	})
	return {
		client,
		cookies,
		ask: async (method, path, body, headers = {}) => {
			const json = body === undefined ? {} : { 'content-type': 'application/json' }
			const text = typeof body === 'string' ? body : JSON.stringify(body)
			const answer = await inject(method, path, body === undefined ? undefined : text, {
				...json,
				...headers,
			})
			return answerOf(answer)
		},
	}
}

function answerOf(answer: Injected): Answer {
	return {
		status: answer.statusCode,
		text: answer.payload,
		raw: answer.rawPayload,
		json: () => JSON.parse(answer.payload) as unknown,
		headers: plain(answer.headers),
	}
}

function plain(headers: Injected['headers']): Headers {
	return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

type ShopOptions = {
	saysUnknownEmails?: boolean
	loginTries?: number
	ordersPerAddress?: number
	ordersPerEmail?: number
	publicUrl?: string
	demo?: boolean
	/** The demo's shops and people; without them the database is new. */
	shops?: boolean
	payments?: PaymentSettings
	viesUrl?: string
	metricsToken?: string
	trustProxy?: boolean
	/** Takes every line of the log, the smallest too. */
	log?: (line: string) => void
}

/** The server of a test's shop, its settings those of the demo where none are given. */
async function serverOf(services: Services, pool: Shop['pool'], wanted: ShopOptions) {
	const { loginTries = 1000, metricsToken, trustProxy = false, log } = wanted
	const { ordersPerAddress = 100_000, ordersPerEmail = 100_000 } = wanted
	const server = await buildServer({
		services,
		logLevel: log ? 'trace' : (process.env['TEST_LOG'] ?? 'silent'),
		trustProxy,
		loginTries,
		ordersPerAddress,
		ordersPerEmail,
		metricsToken: metricsToken ?? null,
		pool,
		...(log && { logStream: { write: log } }),
	})
	await server.app.ready()
	return server
}

/** How people come in. */
function doorsOf(app: FastifyInstance): Pick<Shop, 'browse' | 'enter'> {
	const browse: Shop['browse'] = (tenant = 'atelier', language = 'fr') =>
		browserAt(app, tenant, language)
	return {
		browse,
		enter: async (email, tenant = 'atelier') => {
			const browser = browse(tenant)
			await browser.client.account.login({ email, password, application: 'configurator' })
			return browser
		},
	}
}

async function closeAll(app: FastifyInstance, services: Services): Promise<void> {
	await app.close()
	await services.close()
}

export async function openShop(database: TestDatabase, wanted: ShopOptions = {}): Promise<Shop> {
	const { publicUrl, demo = true, shops = true, payments = { kind: 'test' }, viesUrl } = wanted
	const { db, pool, kind, close } = await database.open()
	let clock = noon
	const servicesHere = () =>
		makeServices({
			db,
			demo,
			saysUnknownEmails: wanted.saysUnknownEmails ?? false,
			payments,
			publicUrl: publicUrl ?? null,
			now: () => clock,
			allowLoopback: true,
			pdfWorker: unhurried,
			...(viesUrl && { viesUrl }),
		})
	const services = servicesHere()
	await seedCatalogue(services)
	if (shops) await seedShops(services, password)
	const { app, routes } = await serverOf(services, pool, wanted)
	const visits = doorsOf(app)
	return {
		app,
		routes,
		services,
		pool,
		kind,
		setNow: (at) => {
			clock = at
		},
		...visits,
		another: async () => {
			const own = servicesHere()
			const server = await serverOf(own, pool, wanted)
			return { ...doorsOf(server.app), services: own, close: () => closeAll(server.app, own) }
		},
		changeTenant: async (code, change) => {
			await updateTenant(db, code, change, clock)
			services.tenants.forget()
		},
		addPromo: async (code, percentage, maximumUses) =>
			void (await insertPromo(db, { tenant: 'atelier', code, percentage, maximumUses })),
		close: async () => {
			await closeAll(app, services)
			await close()
		},
	}
}

export const niche: DressingConfiguration = {
	version: 1,
	type: 'wardrobe',
	room: { width: 3000 },
	hu: 2500,
	colors: { interior: 'P1-white', exterior: 'P3-oak-natural' },
	doors: { style: 'Simple' },
	handle: { model: 'bar-160', color: 'Black' },
}

let last = 0

/** A code that no other test uses. */
export function newCode(): string {
	last += 1
	return codeOf(last)
}

export const home = {
	street: 'Rue du Marché',
	streetNumber: '14',
	box: '2',
	postalCode: '6700',
	city: 'Arlon',
	country: 'BE' as const,
}

export const lambert = {
	type: 'Individual' as const,
	firstName: 'Thomas',
	lastName: 'Lambert',
	email: 't.lambert@example.be',
	gsm: '+32 470 12 34 56',
}

/** An order as the configurator sends it; its total is what the server itself quotes. */
export async function orderOf(
	{ client }: Browser,
	change: Partial<PlaceOrder> = {},
): Promise<PlaceOrder> {
	const body: PlaceOrder = {
		code: newCode(),
		configuration: niche,
		language: 'fr',
		customer: lambert,
		billingAddress: home,
		deliveryMode: 'delivery',
		deliveryAddress: home,
		services: [],
		paymentType: 'Bill',
		total: 0,
		termsAccepted: true,
		...change,
	}
	if (change.total !== undefined) return body
	const error: unknown = await client.dressing.configuration.order(body).then(
		() => null,
		(it: unknown) => it,
	)
	const refusal = error as { code?: string; data?: { quote?: { totalIncluding: number } } } | null
	const total = refusal?.data?.quote?.totalIncluding
	if (total === undefined) throw new Error(`no price: ${String(error)}`)
	return { ...body, total }
}
