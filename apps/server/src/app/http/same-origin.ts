// Against forged requests: writes must be same-origin and JSON.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failure } from '../../lib/failure.ts'
import { isWrite } from './is-write.ts'

/** Browsers send an origin with every write; a client without one is no browser and must not send a cookie. */
function isSameOrigin(request: FastifyRequest): boolean {
	const { headers } = request
	const site = headers['sec-fetch-site']
	if (site !== undefined) return site === 'same-origin'
	const { origin } = headers
	if (origin === undefined) return headers.cookie === undefined
	return URL.canParse(origin) && new URL(origin).host === headers.host
}

export function guardWrites(app: FastifyInstance): void {
	app.addHook('onRequest', (request, _reply, done) => {
		const isGuarded = request.url.startsWith('/api') && isWrite(request.method)
		done(isGuarded && !isSameOrigin(request) ? failure('forbidden_operation') : undefined)
	})
}
