import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { nowhere } from '../../db/tenant-scope.ts'
import { legalTexts } from '../../features/documents/service.ts'
import { sessionCookieName } from '../../lib/cookies.ts'
import { failure } from '../../lib/failure.ts'
import type { Services } from '../../lib/services.ts'
import { callApi } from '../api/call-api.ts'
import { serveDocumentation } from '../api/documentation.ts'
import { tagAnswer } from '../api/etag.ts'
import { namePathParameters } from '../api/path-parameters.ts'
import { acceptUploads } from '../api/uploads.ts'
import { answerErrors } from './answer-errors.ts'
import { serveHealth } from './health.ts'
import { type LogStream, logSettings } from './logging.ts'
import { type MetricsOptions, serveMetrics } from './metrics.ts'
import { orderLimitsOf } from './order-limits.ts'
import { servePictures } from './pictures.ts'
import { guardTexts, isReadablePath } from './readable.ts'
import { guardWrites } from './same-origin.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { serveSites } from './static-sites.ts'
import { serveTexts } from './texts.ts'

export type ServerOptions = {
	services: Services
	logLevel: string
	trustProxy: boolean
	loginTries: number
	ordersPerAddress: number
	ordersPerEmail: number
	metricsToken?: string | null
	pool?: MetricsOptions['pool']
	logStream?: LogStream
}

export type Server = {
	app: FastifyInstance
	stopping: () => void
	routes: readonly string[]
}

function unreadable(url: string): string {
	return url.startsWith('/api/') ? '/api/unreadable' : '/unreadable'
}

function emailOf(request: FastifyRequest): string {
	const { body } = request
	if (typeof body !== 'object' || body === null || !('email' in body)) return ''
	return typeof body.email === 'string' ? body.email.toLowerCase().slice(0, 254) : ''
}

/** Logins of one IP address, for whichever accounts, as a multiple of the limit of one e-mail. */
const addressShare = 10

const ofCustomerPage = 'view act place pay check-payment join plan terms privacy'.split(' ')

async function addCalls(app: FastifyInstance, options: ServerOptions): Promise<void> {
	await app.register(rateLimit, {
		global: false,
		timeWindow: '1 minute',
		hook: 'preHandler',
		errorResponseBuilder: () => failure('too_many_requests'),
	})
	const call = callApi(options.services, orderLimitsOf(app, options))
	const limited = (max: number) => ({ config: { rateLimit: { max } } })
	const login = {
		max: options.loginTries,
		keyGenerator: (request: FastifyRequest) => `${request.ip} ${emailOf(request)}`,
	}
	// A list of stolen passwords holds many e-mails, so one IP address has a limit of its own.
	const perAddress = () => {
		const count = app.createRateLimit({ max: options.loginTries * addressShare })
		return async (request: FastifyRequest) => {
			const counted = await count(request)
			if (!counted.isAllowed && counted.isExceeded) throw failure('too_many_requests')
		}
	}
	const named = (path: string) =>
		app.post(path, { config: { rateLimit: login }, preHandler: perAddress() }, call)
	named('/api/account/login')
	named('/api/account/reset')
	app.post('/api/account/register-password', limited(options.loginTries), call)
	app.post('/api/account/change-password', limited(options.loginTries), call)
	for (const step of ['begin', 'confirm', 'recovery-codes', 'remove'])
		app.post(`/api/account/second-factor/${step}`, limited(options.loginTries), call)
	app.get('/api/discount/promo/:code', limited(60), call)
	app.post('/api/dressing/configuration/order/complete-payment-status', limited(60), call)
	app.get('/api/payments/:tenant/:id', limited(60), call)
	for (const path of ofCustomerPage) app.post(`/api/order/${path}`, limited(120), call)
	app.get('/api/dressing/configuration/:code', limited(240), call)
	app.get('/api/dressing/configuration/is-valid/:code', limited(240), call)
	app.post('/api/dressing/configuration/share/view', limited(120), call)
	for (const path of ['share', 'share/withdraw'])
		app.post(`/api/dressing/configuration/:code/${path}`, limited(60), call)
	app.post('/api/dressing/2d-plan/create', limited(60), call)
	app.get('/api/back-office/orders/:reference/plan', limited(60), call)
	app.post('/api/dressing/2d-plan/save', limited(120), call)
	for (const text of legalTexts) app.get(`/api/configurator/${text}`, limited(60), call)
	app.get('/api/configurator/dressing/init', { onSend: tagAnswer }, call)
	await app.register(async (form) => {
		// Payment providers send notices as a form with an id; the id only makes us ask the provider.
		form.addContentTypeParser(
			'application/x-www-form-urlencoded',
			{ parseAs: 'string', bodyLimit: 4096 },
			(_request, body, done) => {
				done(null, Object.fromEntries(new URLSearchParams(String(body))))
			},
		)
		form.post('/api/payments/notice/:tenant', limited(2400), call)
	})
	app.all('/api/*', call)
}

const longestAddress = 16 * 1024

/** Milliseconds: the longest price list over a slow line. An open request holds a connection. */
const longestRequest = 300_000

export async function buildServer(options: ServerOptions): Promise<Server> {
	const app = Fastify({
		logger: logSettings(options.logLevel, options.logStream),
		genReqId: () => randomUUID(),
		requestIdHeader: false,
		rewriteUrl: ({ url = '/' }) => (isReadablePath(url) ? url : unreadable(url)),
		// Trust our own proxy only: earlier entries of X-Forwarded-For come from the visitor.
		trustProxy: options.trustProxy && ((_address, hop) => hop === 0),
		bodyLimit: 1024 * 1024,
		// A parameter over the limit would fall through to the catch-all route, past the rate limit.
		routerOptions: { maxParamLength: longestAddress },
		requestTimeout: longestRequest,
		return503OnClosing: false,
		forceCloseConnections: 'idle',
	})
	const routes: string[] = []
	const limited = new Set<string>()
	const tagged = new Set<string>()
	app.addHook('onRoute', ({ method, url, config, onSend }) => {
		for (const one of [method].flat()) {
			routes.push(`${one} ${url}`)
			const call = `${one} ${url.replace(/:(\w+)/g, '{$1}')}`
			if (config?.rateLimit) limited.add(call)
			if ([onSend].flat().includes(tagAnswer)) tagged.add(call)
		}
	})
	answerErrors(app)
	app.addHook('onRequest', (request, reply, done) => {
		void reply.header('x-request-id', request.id)
		done()
	})
	// No tenant's rows until a call sets its scope; also for routes beside the calls.
	app.addHook('preHandler', (_request, _reply, done) => void nowhere(done))
	guardTexts(app)
	guardWrites(app)
	acceptUploads(app)
	const secure = options.services.publicUrl?.startsWith('https:') ?? false
	await addSecurityHeaders(app, secure)
	await app.register(cookie)
	await app.register(compress, {
		threshold: 1024,
		encodings: ['br', 'gzip'],
		brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
	})
	const { stopping } = serveHealth(app, options.services.db)
	serveMetrics(app, options.services, {
		token: options.metricsToken ?? null,
		pool: options.pool,
	})
	serveTexts(app)
	serveDocumentation(app, {
		cookie: sessionCookieName(secure),
		isLimited: (call) => limited.has(call),
		isTagged: (call) => tagged.has(call),
	})
	servePictures(app, options.services)
	namePathParameters(app)
	await addCalls(app, options)
	await serveSites(app)
	return { app, stopping, routes }
}
