// Three requests of ten are lost between the buyers and the server, there or on the way back: they retry under the
// same code, and every order is there once.
import { expect, test } from 'vitest'
import { createDatabase } from '../../apps/server/src/testing/test-database.ts'
import { openBuyers, priceAt } from './buyers.ts'
import { drawing, report, seed, timesOf } from './counts.ts'
import { openLosingProxy } from './losing-proxy.ts'
import { faultsAfter, noFaults } from './proof.ts'
import { startServer } from './running-server.ts'

const share = 0.3
const atOnce = 8
const database = process.env['TEST_DATABASE_URL']

test.skipIf(!database)(
	'no order is lost or doubled when three requests of ten are lost',
	{ timeout: 3_600_000 },
	async () => {
		const rounds = timesOf({ short: 10, long: 250 })
		const { url, drop } = await createDatabase(database ?? '')
		const server = await startServer({ DATABASE_URL: url, LOG_LEVEL: 'silent' })
		const proxy = await openLosingProxy(server.address, share, drawing(seed))
		try {
			const buyers = openBuyers(await priceAt(server.address), () => proxy.address)
			for (let round = 0; round < rounds; round++) {
				buyers.begin(atOnce)
				await buyers.answered()
			}
			const placed = await buyers.answered()
			const faults = await faultsAfter(url, placed)
			const { requests, answers } = proxy.lost
			report('dropped', {
				orders: placed.length,
				'requests lost': requests,
				'answers lost': answers,
				lost: faults.lost.length,
				doubled: faults.doubled.length,
			})
			expect(faults).toEqual(noFaults)
			expect(placed).toHaveLength(rounds * atOnce)
			expect(buyers.refused).toEqual([])
			expect(buyers.unanswered()).toBe(requests + answers)
			expect(answers).toBeGreaterThan(0)
		} finally {
			await proxy.close()
			await server.kill()
			await drop()
		}
	},
)
