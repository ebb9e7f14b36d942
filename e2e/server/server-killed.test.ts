// kill -9 of the server in the middle of orders, at random moments: buyers retry under the same code,
// and every order is there once, with its mails and webhooks, which are sent although their worker died
// with some claimed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '../../apps/server/src/db/open-database.ts'
import { copyEmbedded } from '../../apps/server/src/testing/database-templates.ts'
import { createDatabase } from '../../apps/server/src/testing/test-database.ts'
import { type Buyers, openBuyers, type Placed, priceAt } from './buyers.ts'
import { drawing, report, seed, timesOf } from './counts.ts'
import { anHourPasses, faultsOf, noFaults, sendTheRest, unexpectedMails, unsent } from './proof.ts'
import { type RunningServer, startServer } from './running-server.ts'
import { openWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts'

type Settings = Record<string, string>

/** Settings of every server of a scenario. */
const common: Settings = {
	LOG_LEVEL: 'silent',
	SECRETS_KEY: 'the same key for every server of this test',
	WEBHOOKS_TO_LOOPBACK: 'true',
}
/** Buyers at each server, who order until it dies. */
const atOnce = 4
/** It is killed after at most so many answers, and so many milliseconds. */
const mostAnswers = 3 * atOnce
const longestPause = 40

type Killing = {
	kills: number
	/** Servers that run while another is killed: none where only one may open the database. */
	ahead: number
	settings: Settings
}

type Killed = { placed: Placed[]; buyers: Buyers; inFlight: number; system: WebhookReceiver }

async function killInTheMiddle({ kills, ahead, settings }: Killing): Promise<Killed> {
	const draw = drawing(seed)
	const first = await startServer(settings)
	const system = await openWebhookReceiver(first.address)
	const later = () => startServer(settings)
	let open: RunningServer | null = first
	const buyers = openBuyers(await priceAt(first.address), () => open?.address ?? null)
	const coming = Array.from({ length: Math.min(ahead, kills) }, later)
	let inFlight = 0
	for (let kill = 0; kill < kills; kill++) {
		const { rest } = buyers.keepOrdering(atOnce)
		await buyers.moreAnswers(Math.floor(draw() * mostAnswers))
		await wait(draw() * longestPause)
		inFlight += buyers.inFlight()
		rest()
		await open.kill()
		open = null
		if (kill + coming.length < kills) coming.push(later())
		open = await (coming.shift() ?? later())
	}
	const placed = await buyers.answered()
	await open.kill()
	return { placed, buyers, inFlight, system }
}

async function expectSurvival(
	name: string,
	killing: Killing,
	where: { databaseUrl: string | null; dataDir: string },
): Promise<void> {
	const { placed, buyers, inFlight, system } = await killInTheMiddle(killing)
	const opened = await openDatabase({ ...where, outside: 'everywhere' })
	try {
		const left = await unsent(opened)
		await anHourPasses(opened)
		await sendTheRest(opened)
		const calls = system.calls()
		const calledTwice = [...calls.values()].filter((times) => times > 1).length
		const faults = await faultsOf(opened, placed, true)
		report(name, {
			kills: killing.kills,
			orders: placed.length,
			'in flight at the kills': inFlight,
			'tries without an answer': buyers.unanswered(),
			lost: faults.lost.length,
			doubled: faults.doubled.length,
			'messages left by the dead': left.waiting,
			'webhooks called twice': calledTwice,
		})
		expect(faults).toEqual(noFaults)
		expect(placed).toHaveLength(buyers.begun())
		expect(inFlight).toBeGreaterThanOrEqual(killing.kills * atOnce)
		expect(buyers.refused).toEqual([])
		expect(await unexpectedMails(opened)).toBe(0)
		expect(calls.size).toBe(placed.length * 2)
	} finally {
		await opened.close()
		await system.close()
	}
}

test('no order is lost or doubled when a server with the embedded database is killed', {
	timeout: 600_000,
}, async () => {
	const folder = mkdtempSync(join(tmpdir(), 'gabarit-kill-'))
	// One at a time may open it: a kill costs a whole start, however often the others are played.
	const kills = Math.min(10, timesOf({ short: 3, long: 10 }))
	try {
		await copyEmbedded(folder)
		const settings = { ...common, DATA_DIR: folder, DATABASE_URL: '' }
		await expectSurvival(
			'server, embedded database',
			{ kills, ahead: 0, settings },
			{ databaseUrl: null, dataDir: folder },
		)
	} finally {
		rmSync(folder, { recursive: true, force: true })
	}
})

const postgres = process.env['TEST_DATABASE_URL']

test.skipIf(!postgres)(
	'no order is lost or doubled when a server with PostgreSQL is killed',
	{ timeout: 7_200_000 },
	async () => {
		const { url, drop } = await createDatabase(postgres ?? '')
		const kills = timesOf({ short: 20, long: 1000 })
		try {
			const settings = { ...common, DATABASE_URL: url }
			await expectSurvival(
				'server, PostgreSQL',
				{ kills, ahead: 2, settings },
				{ databaseUrl: url, dataDir: '' },
			)
		} finally {
			await drop()
		}
	},
)
