// Calls a second of the running program: what a page asks on entry, and one question of a step. On the embedded
// database, with its demo, in a folder that is thrown away.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon, { type Options, type Result } from 'autocannon'
import { startServer } from '../e2e/server/running-server.ts'
import { report } from './figure.ts'

const seconds = 8
const connections = 16

const folder = mkdtempSync(join(tmpdir(), 'gabarit-bench-'))
const server = await startServer({ DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'warn' })
try {
	const filter = JSON.stringify({
		configuration: { version: 1, room: { width: 3000 }, hu: 2500 },
	})
	const headers = { origin: server.address, 'content-type': 'application/json' }
	const init = await fire('/api/configurator/init', { headers })
	const count = await fire('/api/dressing/module/number', { headers, method: 'POST', body: filter })
	show('configurator/init', init, 2000)
	show('dressing/module/number', count, 500)
} finally {
	await server.kill()
	rmSync(folder, { recursive: true, force: true })
}

function fire(path: string, options: Partial<Options>): Promise<Result> {
	const url = `${server.address}${path}`
	return autocannon({ url, connections, duration: seconds, ...options })
}

/** A call that is refused is not a call answered. */
function show(name: string, { requests, latency, non2xx, errors }: Result, wanted: number): void {
	console.log(`${name}: ${non2xx} refused, ${errors} failed, p99 ${latency.p99} ms`)
	report({
		name: `${name}, ms a call`,
		measured: 1000 / requests.average,
		unit: 'ms',
		limit: 1000 / wanted,
	})
	console.log(`${name}: ${requests.average.toFixed(0)} calls a second (at least ${wanted})`)
	if (non2xx > 0 || errors > 0) process.exitCode = 1
}
