// PostgreSQL killed with all its processes in the middle of orders, under a server that stays: it answers with its
// own errors, recovers by itself, and every order is there once, with its mails, which its own workers send.
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isClean, openBuyers, priceAt } from './buyers.ts'
import { drawing, report, seed, timesOf } from './counts.ts'
import { startPostgres } from './own-postgres.ts'
import { faultsAfter, noFaults } from './proof.ts'
import { startServer } from './running-server.ts'

/** Buyers who order until each fall. */
const atOnce = 6
/** It is killed after at most so many answers, and so many milliseconds. */
const mostAnswers = 3 * atOnce
const longestPause = 40

test('no order is lost or doubled when PostgreSQL is killed in the middle of orders', {
	timeout: 3_600_000,
}, async () => {
	const kills = timesOf({ short: 3, long: 100 })
	const draw = drawing(seed)
	const postgres = await startPostgres()
	const server = await startServer({ DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' })
	try {
		const buyers = openBuyers(await priceAt(server.address), () => server.address)
		let inFlight = 0
		for (let kill = 0; kill < kills; kill++) {
			const { rest } = buyers.keepOrdering(atOnce)
			await buyers.moreAnswers(Math.floor(draw() * mostAnswers))
			await wait(draw() * longestPause)
			inFlight += buyers.inFlight()
			rest()
			await postgres.kill()
			expect(await postgres.start()).toBe(true)
			expect(server.isRunning()).toBe(true)
		}
		const placed = await buyers.answered()
		const ready = await fetch(`${server.address}/health/ready`)
		expect([ready.status, server.isRunning()]).toEqual([200, true])
		const faults = await faultsAfter(postgres.url, placed)
		report('postgres', {
			kills,
			orders: placed.length,
			'in flight at the kills': inFlight,
			'answers in trouble': buyers.refused.length,
			lost: faults.lost.length,
			doubled: faults.doubled.length,
		})
		expect(faults).toEqual(noFaults)
		expect(placed).toHaveLength(buyers.begun())
		expect(inFlight).toBeGreaterThanOrEqual(kills * atOnce)
		expect(buyers.refused.filter((answer) => !isClean(answer))).toEqual([])
	} finally {
		await server.kill()
		await postgres.stop()
	}
})
