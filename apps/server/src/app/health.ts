// Live: the process answers. Ready: so does its database, and it is not stopping.
import type { FastifyInstance } from 'fastify'
import { isReady } from '../db/is-ready.ts'
import type { Database } from '../db/open-database.ts'
import { failure } from '../lib/failure.ts'

export function serveHealth(app: FastifyInstance, db: Database): { stopping: () => void } {
	let isStopping = false
	app.get('/health/live', { logLevel: 'silent' }, () => ({ status: 'live' }))
	app.get('/health/ready', { logLevel: 'silent' }, async () => {
		if (isStopping || !(await isReady(db))) throw failure('not_ready')
		return { status: 'ready' }
	})
	return {
		stopping: () => {
			isStopping = true
		},
	}
}
