import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { everywhere } from '../../db/tenant-scope.ts'
import { countMessages } from '../../features/outbox/outbox-table.ts'
import { bearerOf } from '../../lib/bearer.ts'
import { failure } from '../../lib/failure.ts'
import { hashOf, isSameHash } from '../../lib/hash.ts'
import type { Services } from '../../lib/services.ts'
import { callAt } from '../api/calls.ts'

type Pool = { totalCount: number; idleCount: number; waitingCount: number }
export type MetricsOptions = { token: string | null; pool?: Pool | undefined }

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

function routeOf({ routeOptions, url }: FastifyRequest): string {
	const route = routeOptions.url
	if (route === undefined) return 'unknown'
	if (route !== '/api/*') return route
	return callAt(url)?.path.replace(/\{\+?\w+\}/g, '…') ?? 'unknown'
}

function hasToken(request: FastifyRequest, token: string): boolean {
	const given = bearerOf(request.headers.authorization)
	return given !== null && isSameHash(hashOf(given), hashOf(token))
}

function poolGauge(pool: Pool): Gauge {
	const kinds = { total: 'totalCount', idle: 'idleCount', waiting: 'waitingCount' } as const
	return new Gauge({
		name: 'gabarit_database_connections',
		help: 'Connections of the pool, and calls that wait for one.',
		labelNames: ['state'],
		registers: [],
		collect() {
			for (const [state, name] of Object.entries(kinds)) this.set({ state }, pool[name])
		},
	})
}

function outboxGauge({ db }: Services): Gauge {
	return new Gauge({
		name: 'gabarit_outbox_messages',
		help: 'Mails and webhooks by state; dead ones wait for a replay.',
		labelNames: ['state'],
		registers: [],
		async collect() {
			this.reset()
			const counts = await everywhere(() => countMessages(db))
			for (const { state, count } of counts) this.set({ state }, count)
		},
	})
}

export function serveMetrics(
	app: FastifyInstance,
	services: Services,
	{ token, pool }: MetricsOptions,
): void {
	if (token === null) return
	const registry = new Registry()
	collectDefaultMetrics({ register: registry })
	if (pool) registry.registerMetric(poolGauge(pool))
	registry.registerMetric(outboxGauge(services))
	const durations = new Histogram({
		name: 'gabarit_request_seconds',
		help: 'How long requests took.',
		labelNames: ['method', 'route', 'status'],
		buckets,
		registers: [registry],
	})
	app.addHook('onResponse', (request, reply, done) => {
		const labels = { method: request.method, route: routeOf(request), status: reply.statusCode }
		durations.observe(labels, reply.elapsedTime / 1000)
		done()
	})
	app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
		if (!hasToken(request, token)) throw failure('address_unknown')
		return reply.type(registry.contentType).send(await registry.metrics())
	})
}
