// No foreign page may write in a visitor's name: writes are same-origin, and JSON.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failure } from '../../lib/failure.ts'
import { isWrite } from './is-write.ts'

/** Browsers always say where a write comes from; who says nothing is no browser and may carry no cookie. */
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
