// The second start of the server on its embedded database, until it is ready, in turn with PGlite alone: a process that
// opens a copy of the same data folder and answers `select 1`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../e2e/server/running-server.ts'
import { percentile, report } from './figure.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)

/** As `npm start`, which keeps no compiled code. */
const uncompiled = { NODE_DISABLE_COMPILE_CACHE: '1' }

const openAndAsk = `
import { PGlite } from '@electric-sql/pglite'
const db = await PGlite.create(process.argv[1])
await db.query('select 1')
process.stdout.write('answered')
await db.close()
`

const secondsSince = (begin: number) => (performance.now() - begin) / 1000

async function startOfServer(folder: string): Promise<number> {
	const begin = performance.now()
	const server = await startServer({ ...uncompiled, DATA_DIR: folder, DATABASE_URL: '' })
	const seconds = secondsSince(begin)
	await server.terminate()
	return seconds
}

/** The process runs in apps/server, which declares PGlite. */
async function answerOfPglite(database: string): Promise<number> {
	const begin = performance.now()
	const child = spawn(process.execPath, ['--input-type=module', '-e', openAndAsk, database], {
		cwd: 'apps/server',
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	const ended = once(child, 'exit')
	const [answer] = await Promise.race([once(child.stdout, 'data'), ended])
	if (String(answer) !== 'answered') throw new Error(`PGlite ended with ${answer}`)
	const seconds = secondsSince(begin)
	await ended
	return seconds
}

const folder = mkdtempSync(join(tmpdir(), 'gabarit-bench-'))
const copy = join(folder, 'copy')
try {
	report({ name: 'first start', measured: await startOfServer(folder), unit: 's' })
	cpSync(join(folder, 'database'), copy, { recursive: true })
	const starts: number[] = []
	const answers: number[] = []
	for (let round = 1; round <= rounds; round++) {
		const answer = await answerOfPglite(copy)
		const start = await startOfServer(folder)
		console.log(`round ${round}: start ${start.toFixed(1)} s, PGlite alone ${answer.toFixed(1)} s`)
		starts.push(start)
		answers.push(answer)
	}
	const ratios = starts.map((start, i) => start / (answers[i] ?? Number.NaN))
	const median = (samples: number[]) => percentile(samples, 0.5)
	report({ name: 'second start, median', measured: median(starts), unit: 's' })
	report({ name: 'PGlite alone, median', measured: median(answers), unit: 's' })
	report({ name: 'second start / PGlite alone, median', measured: median(ratios), unit: 'times' })
} finally {
	rmSync(folder, { recursive: true, force: true })
}
