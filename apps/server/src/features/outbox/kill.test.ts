// The server killed with -9 while it takes saves and sends their mails: none is lost, none arrives twice.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeServices } from '../../app/services.ts'
import { openDatabase } from '../../db/open-database.ts'
import { copyEmbedded } from '../../testing/database-templates.ts'
import { sendAll } from '../../testing/mails.ts'
import { newCode, niche } from '../../testing/test-shop.ts'
import { unhurried } from '../../testing/unhurried.ts'

const rounds = 3
const main = fileURLToPath(new URL('../../main.ts', import.meta.url))

async function startServer(dataDir: string): Promise<{ child: ChildProcess; address: string }> {
	const child = spawn(process.execPath, [main], {
		env: { ...process.env, DATA_DIR: dataDir, DEMO: 'false', PORT: '0', LOG_LEVEL: 'info' },
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	const address = await new Promise<string>((resolve, reject) => {
		let said = ''
		child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
		child.stdout.on('data', (chunk: Buffer) => {
			said += chunk.toString()
			const found = /Server listening at (http:\/\/[^"]+)/.exec(said)?.[1]
			if (found) resolve(found)
		})
	})
	return { child, address }
}

/** Two who save until the server is gone, which is killed while one waits for his answer; who was acknowledged. */
async function saveUntilKilled(dataDir: string, round: number): Promise<string[]> {
	const { child, address } = await startServer(dataDir)
	const gone = new Promise((resolve) => child.once('exit', resolve))
	const kept: string[] = []
	const keep = (email: string) => {
		kept.push(email)
		if (kept.length === 3 + 7 * round) child.kill('SIGKILL')
	}
	await Promise.all(['a', 'b'].map((who) => saveUntilGone(address, `${who}${round}`, keep)))
	await gone
	return kept
}

async function saveUntilGone(
	address: string,
	who: string,
	keep: (email: string) => void,
): Promise<void> {
	for (let i = 0; ; i++) {
		const email = `${who}-${i}@example.be`
		const body = { kind: 'save', code: newCode(), configuration: niche, language: 'fr', email }
		const answer = await fetch(`${address}/api/dressing/configuration/send`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
		}).catch(() => null)
		if (answer === null) return
		if (answer.ok) keep(email)
	}
}

test('every acknowledged save has its mail, once', { timeout: 600_000 }, async () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'gabarit-kill-'))
	await copyEmbedded(dataDir)
	const kept: string[] = []
	for (let round = 0; round < rounds; round++) kept.push(...(await saveUntilKilled(dataDir, round)))
	const { db, close } = await openDatabase({
		databaseUrl: null,
		dataDir,
		outside: 'everywhere',
	})
	const now = () => new Date(Date.now() + 3600_000)
	const services = makeServices({ db, publicUrl: null, now, pdfWorker: unhurried })
	await sendAll(services)
	await services.close()
	const { rows } = await db.execute<{ to: string; count: number }>(
		sql`select "to", count(*)::int as count from mailbox group by "to"`,
	)
	await close()
	rmSync(dataDir, { recursive: true, force: true })
	expect(kept.length).toBeGreaterThan(rounds)
	const arrived = new Map(rows.map((row) => [row.to, row.count]))
	expect(kept.filter((to) => arrived.get(to) !== 1)).toEqual([])
	expect(rows.filter((row) => row.count > 1)).toEqual([])
})
