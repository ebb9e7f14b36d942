// Code of the embedded database that is collected while a database closes ends the whole process, one time in a
// thousand: what is tested is that none is.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { copyEmbedded } from '../testing/database-templates.ts'

const telling = ['--stress-wasm-code-gc', '--trace-wasm-code-gc']

test('a process that opens and closes embedded databases collects none of their code', async () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'gabarit-code-'))
	await copyEmbedded(dataDir)
	const door = new URL('./open-database.ts', import.meta.url).href
	const options = JSON.stringify({ databaseUrl: null, dataDir, outside: 'everywhere' })
	const twice = `
		import { openDatabase } from '${door}'
		for (const time of [1, 2]) {
			const { pool, close } = await openDatabase(${options})
			const { rows } = await pool.query('select count(*)::int as tables from pg_tables')
			console.log(time, rows[0].tables > 20)
			await close()
		}`
	try {
		const run = promisify(execFile)(process.execPath, [...telling, '--eval', twice])
		// Before the first is open, Node's own reader of TypeScript may be collected: no second thread is there yet.
		const [, told = ''] = (await run).stdout.split('1 true')
		expect(told).toContain('2 true')
		expect(told).not.toMatch(/starting gc|freeing|freed/i)
	} finally {
		rmSync(dataDir, { recursive: true, force: true })
	}
})
