// Code of WebAssembly that is collected while a thread ends can end the whole process, one time in a thousand: what is
// tested is that none is, once there are threads.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { copyEmbedded } from '../../testing/database-templates.ts'

/** What V8 tells of code that it collects, and it collects whenever it may. */
const flags = ['--stress-wasm-code-gc', '--trace-wasm-code-gc']

/** What a process says after it said `begun`. */
async function outputOf(script: string, ...values: string[]): Promise<string> {
	const run = promisify(execFile)
	const { stdout } = await run(process.execPath, [...flags, '--eval', script, ...values], {
		timeout: 170_000,
	})
	return stdout.slice(stdout.indexOf('begun'))
}

const moduleAt = (path: string) => new URL(path, import.meta.url).href
const collected = /starting gc|freeing|freed/i

test('a process that opens and closes embedded databases collects none of their code', async () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'gabarit-code-'))
	try {
		await copyEmbedded(dataDir)
		const twice = `
			const [, door, dataDir] = process.argv
			const { openDatabase } = await import(door)
			console.log('begun')
			for (const time of [1, 2]) {
				const { pool, close } = await openDatabase({ databaseUrl: null, dataDir, outside: 'everywhere' })
				const { rows } = await pool.query('select count(*)::int as tables from pg_tables')
				console.log(time, rows[0].tables > 20)
				await close()
			}`
		const output = await outputOf(twice, moduleAt('../../db/open-database.ts'), dataDir)
		expect(output.match(/^\d true$/gm)).toEqual(['1 true', '2 true'])
		expect(output).not.toMatch(collected)
	} finally {
		rmSync(dataDir, { recursive: true, force: true })
	}
})

const terms = {
	kind: 'legal',
	text: 'terms',
	shop: { name: 'Atelier Gabarit', address: '', email: '' },
	version: '2026-11',
	language: 'fr',
}
const list = { kind: 'doors', rows: ['[]'], format: 'csv' }

test.each([
	{
		of: 'PDFs',
		door: '../../features/documents/pdf-worker.ts',
		work: `const worker = door.openPdfWorker()
			await worker.print(${JSON.stringify(terms)}, 'job')
			await worker.close()`,
	},
	{
		of: 'price lists',
		door: '../../features/prices/import/run-thread.ts',
		work: `await door.writeInThread(${JSON.stringify(list)})`,
	},
])('a process whose threads of $of read TypeScript collects none of their code', async (thread) => {
	const threads = `
		const door = await import(process.argv[1])
		console.log('begun')
		for (const time of [1, 2, 3]) {
			${thread.work}
			console.log(time, 'ended')
		}`
	const output = await outputOf(threads, moduleAt(thread.door))
	expect(output.match(/^\d ended$/gm)).toHaveLength(3)
	expect(output).not.toMatch(collected)
})
