// Calls a second of the running program with its demo, on the embedded database and on PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon, { type Options, type Result } from 'autocannon'
import { startServer } from '../e2e/server/running-server.ts'
import { report } from './figure.ts'
import { postgresWith } from './postgres.ts'

const seconds = 8
const connections = 16
const longest = 60

async function measure(database: string, settings: Record<string, string>): Promise<void> {
	const server = await startServer({ LOG_LEVEL: 'warn', ...settings })
	const fire = (path: string, options: Partial<Options>): Promise<Result> =>
		autocannon({ url: `${server.address}${path}`, connections, duration: seconds, ...options })
	try {
		const headers = { origin: server.address, 'content-type': 'application/json' }
		const init = await fire('/api/configurator/init', { headers })
		show(`${database}: configurator/init`, init, 2000)
		const number = '/api/dressing/module/number'
		const ask = { headers, method: 'POST' as const }
		const again = await fire(number, { ...ask, body: questionOf(3000) })
		show(`${database}: dressing/module/number, the same room`, again, 500)
		// The server caches prices; every room is new to measure it without the cache.
		const requests = Array.from({ length: 8000 }, (_, i) => ({ ...ask, body: questionOf(2600, i) }))
		const anew = await fire(number, { requests })
		show(`${database}: dressing/module/number, always another room`, anew, 500)
	} finally {
		await server.kill()
	}
}

const folder = mkdtempSync(join(tmpdir(), 'gabarit-bench-'))
try {
	await measure('embedded', { DATA_DIR: folder, DATABASE_URL: '' })
} finally {
	rmSync(folder, { recursive: true, force: true })
}
const postgres = await postgresWith()
try {
	await measure('PostgreSQL', { DATABASE_URL: postgres.url })
} finally {
	await postgres.stop()
}

/** Rooms from 2600 to 3400 wide and from 2400 to 2490 high, each once. */
function questionOf(width: number, i = 0): string {
	const room = { width: width + (i % 800) }
	return JSON.stringify({
		configuration: { version: 1, room, hu: 2400 + 10 * Math.floor(i / 800) },
	})
}

function show(name: string, { requests, latency, non2xx, errors }: Result, wanted: number): void {
	console.log(`${name}: ${non2xx} refused, ${errors} failed`)
	report({
		name: `${name}, ms a call`,
		measured: 1000 / requests.average,
		unit: 'ms',
		limit: 1000 / wanted,
	})
	console.log(`${name}: ${requests.average.toFixed(0)} calls a second (at least ${wanted})`)
	report({ name: `${name}, p99`, measured: latency.p99, unit: 'ms', limit: longest })
	if (non2xx > 0 || errors > 0) process.exitCode = 1
}
