import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAll } from '../../testing/mails.ts'
import { refusal } from '../../testing/refused.ts'
import { testDatabases } from '../../testing/test-database.ts'
import { noon, openShop, type Shop } from '../../testing/test-shop.ts'

describe.each(testDatabases)('the mailbox on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())

	test('an admin reads every shop’s mails, newest first, page by page', async () => {
		for (let i = 0; i < 5; i++) {
			shop.setNow(new Date(noon.getTime() + i * 1000))
			await shop.services.mails.post(shop.services.db, {
				tenant: i % 2 === 0 ? 'atelier' : 'meubles-dupont',
				to: `p${i}@example.be`,
				language: 'en',
				mail: { kind: 'passwordChanged' },
			})
			await sendAll(shop.services)
		}
		const { mailbox } = (await shop.enter('admin@gabarit.example')).client.backOffice
		const first = await mailbox.list({ limit: 3 })
		expect(first.rows.map((it) => it.to)).toEqual([
			'p4@example.be',
			'p3@example.be',
			'p2@example.be',
		])
		expect(first.rows[1]).toMatchObject({
			tenant: 'meubles-dupont',
			from: 'Meubles Dupont <info@meubles-dupont.example>',
			kind: 'passwordChanged',
			attachments: [],
		})
		const second = await mailbox.list({ limit: 3, after: first.next ?? '' })
		expect(second.rows.map((it) => it.to)).toEqual(['p1@example.be', 'p0@example.be'])
		expect((await mailbox.list({ search: 'P3@' })).rows).toHaveLength(1)
		const mail = await mailbox.get({ id: first.rows[0]?.id ?? '' })
		expect([mail.text.includes('p4@example.be'), mail.html.includes('<html lang="en">')]).toEqual([
			true,
			true,
		])
	})

	test('a subject is found with its accents and without, in capitals too', async () => {
		const to = 'accents@example.be'
		const mail = { kind: 'passwordChanged' } as const
		await shop.services.mails.post(shop.services.db, {
			tenant: 'atelier',
			to,
			language: 'fr',
			mail,
		})
		await sendAll(shop.services)
		const { mailbox, outbox } = (await shop.enter('admin@gabarit.example')).client.backOffice
		for (const search of ['passe a changé', 'PASSE A CHANGE'])
			for (const { rows } of [await mailbox.list({ search }), await outbox.list({ search })])
				expect(rows.map((row) => row.to)).toEqual([to])
	})

	test('a mail says that its links are blanked; those of a demo its admin may open', async () => {
		await shop.services.mails.post(shop.services.db, {
			tenant: 'atelier',
			to: 'p@example.be',
			language: 'en',
			mail: { kind: 'passwordChanged' },
		})
		await sendAll(shop.services)
		const admin = (await shop.enter('admin@gabarit.example')).client.backOffice.mailbox
		const sofie = (await shop.enter('sofie.maes@atelier.example')).client.backOffice.mailbox
		const isBlanked = async (mailbox: typeof admin) => {
			const [row] = (await mailbox.list({ tenant: 'atelier' })).rows
			return (await mailbox.get({ id: row?.id ?? '' })).blanked
		}
		expect([await isBlanked(admin), await isBlanked(sofie)]).toEqual([false, true])
		shop.services.isDemo = false
		expect([await isBlanked(sofie), await isBlanked(admin)]).toEqual([true, true])
		shop.services.isDemo = true
	})

	test('a mail that is not there is not found', async () => {
		const { mailbox } = (await shop.enter('admin@gabarit.example')).client.backOffice
		for (const id of ['x', '3f3b2a60-8c64-4d4e-9a52-6a1c2b7d9e10'])
			expect(await refusal(mailbox.get({ id }))).toBe('404 mail_not_found')
	})
})
