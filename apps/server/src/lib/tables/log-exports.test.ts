// A file of a log reads its pages one after another; its rows are not counted, on none of them.
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { testDatabases } from '../../testing/test-database.ts'
import { type Browser, openShop, type Shop } from '../../testing/test-shop.ts'

/** More than a file reads at once. */
const mails = 1001

describe.each(testDatabases)('files of logs on $name', (database) => {
	let shop: Shop
	let admin: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		admin = await shop.enter('admin@gabarit.example')
		await shop.pool.query(
			`insert into mailbox (tenant, id, at, kind, language, "from", "to", subject, text, html, attachments)
			select 'atelier', gen_random_uuid(), now(), 'passwordChanged', 'fr', 'a@b.example',
				'p' || n || '@example.be', 'Bonjour', '', '', '[]' from generate_series(1, $1::int) n`,
			[mails],
		)
	})
	afterAll(() => shop.close())
	afterEach(() => void vi.restoreAllMocks())

	/** How many statements count, while it runs. */
	async function countsOf(run: () => Promise<unknown>): Promise<number> {
		const asked = vi.spyOn(pg.Client.prototype, 'query')
		await run()
		const texts = asked.mock.calls.map(([it]) => {
			const statement = it as string | { text?: string } | undefined
			return typeof statement === 'string' ? statement : (statement?.text ?? '')
		})
		asked.mockRestore()
		return texts.filter((text) => /\bcount\(/.test(text)).length
	}

	test.each(['mailbox', 'outbox', 'audit'] as const)('%s', async (log) => {
		const calls = admin.client.backOffice[log]
		let lines = 0
		const write = async () => {
			const { body } = await calls.export({ format: 'csv' })
			lines = (await body.text()).trimEnd().split('\n').length
		}
		expect(await countsOf(() => calls.list({ limit: 1 }))).toBeGreaterThan(0)
		expect(await countsOf(write)).toBe(0)
		if (log === 'mailbox') expect(lines).toBe(1 + mails)
	})
})
