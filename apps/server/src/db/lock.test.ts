// The folder of the embedded database is one program's at a time, also where process numbers say nothing.
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataInUse, lockDataDir } from './lock.ts'

let folder: string
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'gabarit-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const places = () => ({
	dir: join(folder, 'database'),
	file: join(folder, 'database.lock'),
	socket: join(folder, 'socket'),
})
/** No system gives so high a number. */
const dead = '99999999'

test.each([
	['its process', dead],
	['a full disk', ''],
])('a lock that %s left behind is taken over, and removed at the end', async (_who, held) => {
	const { dir, file, socket } = places()
	writeFileSync(file, held)
	const release = await lockDataDir(dir, socket)
	expect(existsSync(file)).toBe(true)
	release()
	expect(readdirSync(folder)).toEqual(['database'])
})

test('the process that answers on the socket owns the folder, whatever process id the lock has', async () => {
	const { dir, file, socket } = places()
	// As in two containers on one volume: both are process 1.
	writeFileSync(file, `${process.pid} of-another-container`)
	const server = createServer()
	await new Promise<void>((resolve) => {
		server.listen(socket, resolve)
	})
	try {
		await expect(lockDataDir(dir, socket)).rejects.toThrow(DataInUse)
		expect(existsSync(file)).toBe(true)
	} finally {
		server.close()
	}
	const release = await lockDataDir(dir, socket)
	release()
})

test('of several starts that find a stale lock one goes on', async () => {
	const { dir, file, socket } = places()
	writeFileSync(file, dead)
	const started = await Promise.allSettled(
		Array.from({ length: 8 }, () => lockDataDir(dir, socket)),
	)
	const taken = started.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : []))
	const refused = started.flatMap((it) => (it.status === 'rejected' ? [it.reason] : []))
	expect(taken).toHaveLength(1)
	for (const reason of refused) expect(reason).toBeInstanceOf(DataInUse)
	for (const release of taken) release()
	expect(readdirSync(folder)).toEqual(['database'])
})
