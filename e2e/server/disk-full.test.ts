// PostgreSQL on a full disk, for its data or for its log alone: orders are refused with our own errors,
// none is half written, and the same server takes orders again once there is room.
import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ask, isClean, openBuyers, priceAt } from './buyers.ts'
import { isLong, report, timesOf } from './counts.ts'
import { startPostgres } from './own-postgres.ts'
import { faultsAfter, noFaults } from './proof.ts'
import { startServer } from './running-server.ts'

/** The small disk holds a cluster with the demo and some orders, or its log alone. */
const kinds = {
	data: { size: '200m', settings: { max_wal_size: '32MB', min_wal_size: '32MB' } },
	// No checkpoint frees a piece of the log while it is full.
	log: { size: '128m', settings: { max_wal_size: '1GB', checkpoint_timeout: '1h' } },
}
type Kind = keyof typeof kinds
const fresh = 12
/** Refusals before there is room again. */
const refusals = 40

type Disk = { folder: string; fill: () => void; free: () => void; eject: () => void }

/** Null, with the reason, where no disk may be mounted here. */
function mountDisk(size: string): Disk | string {
	const folder = mkdtempSync(join(tmpdir(), 'gabarit-disk-'))
	const options = ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder]
	const made = spawnSync('mount', options, { encoding: 'utf8' })
	if (made.status !== 0) {
		rmSync(folder, { recursive: true })
		return `no small disk can be mounted: ${made.stderr.trim() || String(made.error)}`
	}
	chmodSync(folder, 0o755)
	const ballast = join(folder, 'ballast')
	return {
		folder,
		fill: () => fillUp(ballast),
		free: () => rmSync(ballast, { force: true }),
		eject: () => {
			spawnSync('umount', [folder])
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

/** To the last byte: large pieces first, then ever smaller ones. */
function fillUp(file: string): void {
	const to = openSync(file, 'a')
	for (let piece = 1024 * 1024; piece >= 1; piece = Math.floor(piece / 2))
		try {
			for (;;) writeSync(to, Buffer.alloc(piece))
		} catch (error) {
			if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
		}
	closeSync(to)
}

/**
 * PostgreSQL ends itself where it cannot write its log, at once or a while after, and is started again as an operator
 * would. How often it was.
 */
async function startedUntil(
	answered: Promise<unknown>,
	postgres: Awaited<ReturnType<typeof startPostgres>>,
): Promise<number> {
	const isDone = answered.then(() => true)
	let starts = 0
	for (;;) {
		if (!postgres.isRunning()) {
			starts += 1
			expect(await postgres.start()).toBe(true)
		}
		if (await Promise.race([isDone, wait(200, false)])) return starts
	}
}

async function expectRecovery(kind: Kind, disk: Disk): Promise<void> {
	const place = { [kind === 'data' ? 'parent' : 'wal']: disk.folder }
	const postgres = await startPostgres({ ...place, settings: kinds[kind].settings })
	const server = await startServer({ DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' })
	const times = timesOf({ short: 1, long: 5 })
	let fallen = 0
	try {
		const buyers = openBuyers(await priceAt(server.address), () => server.address)
		for (let i = 0; i < times; i++) {
			buyers.begin(fresh)
			await buyers.answered()
			const before = buyers.refused.length
			disk.fill()
			buyers.begin(fresh)
			while (buyers.refused.length < before + refusals) {
				if (buyers.inFlight() === 0) buyers.begin(fresh)
				await wait(20)
			}
			const read = await ask(server.address, 'configurator/init')
			if (kind === 'data') expect(read.status).toBe(200)
			disk.free()
			fallen += await startedUntil(buyers.answered(), postgres)
		}
		const placed = await buyers.answered()
		expect(server.isRunning()).toBe(true)
		const faults = await faultsAfter(postgres.url, placed)
		report(`disk, full of ${kind}`, {
			'times full': times,
			orders: placed.length,
			'answers in trouble': buyers.refused.length,
			'ends of PostgreSQL': fallen,
			lost: faults.lost.length,
			doubled: faults.doubled.length,
			'half there': faults.halves.length,
		})
		expect(faults).toEqual(noFaults)
		expect(placed.length).toBeGreaterThanOrEqual(times * fresh * 2)
		expect(buyers.refused.filter((answer) => !isClean(answer))).toEqual([])
	} finally {
		await server.kill()
		await postgres.stop()
	}
}

const probe = mountDisk('1m')
const reason = typeof probe === 'string' ? probe : null
if (typeof probe !== 'string') probe.eject()
if (reason !== null) process.stdout.write(`faults disk: NOT RUN, ${reason}\n`)

test.each<Kind>(['data', 'log'])(
	'no order is lost or doubled when the disk of %s is full',
	{ timeout: 600_000 },
	async (kind) => {
		// Only root may mount one: the units do not ask for it then, `npm run faults` does.
		if (reason !== null && !isLong) return
		const disk = mountDisk(kinds[kind].size)
		if (typeof disk === 'string') throw new Error(disk)
		await expectRecovery(kind, disk).finally(disk.eject)
	},
)
