// Each list as a file: the rows and the columns that its page shows, in the reader's language, and no more than that.
import { parse } from 'csv-parse/sync'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askSamples } from '../../testing/ask-samples.ts'
import { sendAll } from '../../testing/mails.ts'
import { refusal } from '../../testing/refused.ts'
import { testDatabases } from '../../testing/test-database.ts'
import { type Browser, openShop, orderOf, type Shop } from '../../testing/test-shop.ts'

const tenant = 'meubles-dupont'

describe.each(testDatabases)('files of lists on $name', (database) => {
	let shop: Shop
	let admin: Browser
	let paul: Browser
	let reference: string
	beforeAll(async () => {
		shop = await openShop(database)
		admin = await shop.enter('admin@gabarit.example')
		paul = await shop.enter('paul@meubles-dupont.example', tenant)
		for (const code of ['atelier', tenant]) {
			await askSamples(shop.browse(code, 'fr'), {})
			const browser = shop.browse(code)
			const placed = await browser.client.dressing.configuration.order(await orderOf(browser))
			if (code === tenant) reference = placed.reference
		}
		await sendAll(shop.services)
	})
	afterAll(() => shop.close())

	const linesOf = async (file: Promise<{ body: Blob }>) =>
		parse(await (await file).body.text(), { delimiter: ';', bom: true })
	const format = 'csv' as const

	test('samples: of the chosen shop and state', async () => {
		const { samples } = admin.client.backOffice
		const columns = ['shop' as const, 'who' as const, 'design' as const]
		const [heads, ...rows] = await linesOf(samples.export({ format, columns, tenant }))
		expect(heads).toEqual(['Enseigne', 'Pour', 'Configuration'])
		expect(rows).toEqual([['Meubles Dupont', 'Lambert Thomas', '']])
		expect(await linesOf(samples.export({ format, states: ['done'] }))).toHaveLength(1)
		expect(await linesOf(samples.export({ format }))).toHaveLength(3)
	})

	test('mails sent and kept: as their lists, without a word of the mails', async () => {
		const { outbox, mailbox } = paul.client.backOffice
		const listed = await outbox.list({ kinds: ['orderPlaced'] })
		const sent = await linesOf(outbox.export({ format, kinds: ['orderPlaced'] }))
		expect(sent[0]).toContain('Prochain essai')
		expect(sent.slice(1).map((row) => row[3])).toEqual(listed.rows.map((row) => row.reference))
		expect(sent[1]).toContain('Envoyé')
		const kept = await linesOf(mailbox.export({ format, reference }))
		expect(kept).toHaveLength(1 + (await mailbox.list({ reference })).rows.length)
		expect([...sent, ...kept].flat().join()).not.toMatch(/\/order\/|#(?:activate|reset)=/)
	})

	test('papers and the audit, in words', async () => {
		const { documents, audit, settings } = paul.client.backOffice
		const papers = await linesOf(documents.exportGenerated({ format, reference }))
		expect(papers).toHaveLength(1 + (await documents.generated({ reference })).rows.length)
		await settings.update({ revision: (await settings.get()).revision, deliveryTime: 9 })
		const columns = ['subject' as const, 'change' as const]
		const [heads, ...rows] = await linesOf(audit.export({ format, columns, parts: ['shop'] }))
		expect(heads).toEqual(['Quoi', 'Changement'])
		expect(rows[0]?.[0]).toBe('Meubles Dupont (enseigne)')
		expect(rows[0]?.[1]).toMatch(/9$/)
		expect(rows.flat().join()).not.toMatch(/[a-z]+:[a-z]+\.|field\./)
	})

	test('a link names its language, whatever the browser asks for', async () => {
		const { backOffice } = paul.client
		const headsIn = async (language: 'fr' | 'nl' | 'en') => {
			const { body } = await backOffice.exports.list({ list: 'orders', format, language })
			return (await body.text()).split('\n')[0]
		}
		expect(await headsIn('nl')).toMatch(/^Referentie;/)
		expect(await headsIn('en')).toMatch(/^Reference,/)
		const { body } = await backOffice.dashboard.export({ language: 'nl' })
		const sheets = await readXlsxFile(Buffer.from(await body.arrayBuffer()))
		expect(sheets.map(({ sheet }) => sheet)).toContain('Bestellingen')
	})

	test('nobody exports what he may not list', async () => {
		const visitor = shop.browse(tenant).client.backOffice
		const calls = [visitor.outbox, visitor.mailbox, visitor.samples, visitor.audit]
		for (const list of [...calls, visitor.configurations])
			expect(await refusal(list.export({ format }))).toBe('403 not_logged_in')
		const { backOffice } = paul.client
		for (const list of [backOffice.outbox, backOffice.samples, backOffice.configurations])
			expect(await refusal(list.export({ format, tenant: 'atelier' }))).toBe(
				'404 reseller_not_found',
			)
	})
})
