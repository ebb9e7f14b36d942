import type { FastifyInstance } from 'fastify'
import { isReady } from '../../db/is-ready.ts'
import type { Database } from '../../db/open-database.ts'
import { nowhere } from '../../db/tenant-scope.ts'
import { failure } from '../../lib/failure.ts'

export function serveHealth(app: FastifyInstance, db: Database): { stopping: () => void } {
	let isStopping = false
	app.addHook('onSend', (_request, reply, _payload, done) => {
		if (isStopping) void reply.header('connection', 'close')
		done()
	})
	app.get('/health/live', { logLevel: 'silent' }, () => ({ status: 'live' }))
	app.get('/health/ready', { logLevel: 'silent' }, async () => {
		if (isStopping || !(await nowhere(() => isReady(db)))) throw failure('not_ready')
		return { status: 'ready' }
	})
	return {
		stopping: () => {
			isStopping = true
		},
	}
}
