// Connections of PostgreSQL that end badly: none takes the process with it, none holds an order up for ever.
import { expect, test } from 'vitest'
import { testDatabases } from '../testing/test-database.ts'
import { openShop, orderOf } from '../testing/test-shop.ts'

const postgres = testDatabases.find((it) => it.name === 'PostgreSQL')

test.skipIf(!postgres)(
	'who stops in the middle of a transaction does not hold it open',
	async () => {
		if (!postgres) return
		const shop = await openShop(postgres)
		try {
			const browser = shop.browse()
			const order = await orderOf(browser)
			const { code, configuration } = order
			const save = { kind: 'save' as const, code, configuration, language: 'fr' as const }
			await browser.client.dressing.configuration.send(save)
			const frozen = await shop.pool.connect()
			const { rows } = await frozen.query('show idle_in_transaction_session_timeout')
			expect(rows).toEqual([{ idle_in_transaction_session_timeout: '30s' }])
			await frozen.query(`begin; set local idle_in_transaction_session_timeout = 500;
			select set_config('gabarit.tenant', '*', true)`)
			const held = await frozen.query('select 1 from designs where code = $1 for update', [code])
			expect(held.rowCount).toBe(1)
			const placed = await browser.client.dressing.configuration.order(order)
			expect(placed.code).toBe(code)
			await expect(frozen.query('commit')).rejects.toThrow(/terminat|not queryable/)
			frozen.release()
		} finally {
			await shop.close()
		}
	},
)
