import { writeFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOffer } from '../../testing/ask-offer.ts'
import { sendAll } from '../../testing/mails.ts'
import { refusal } from '../../testing/refused.ts'
import { smallPdf } from '../../testing/small-pdf.ts'
import { testDatabases } from '../../testing/test-database.ts'
import { type Browser, noon, openShop, orderOf, type Shop } from '../../testing/test-shop.ts'

const pdf = smallPdf

const picture = async (format: 'png' | 'jpeg' | 'webp') => {
	const blank = { width: 40, height: 30, channels: 3, background: '#123456' } as const
	return (await sharp({ create: blank }).toFormat(format).toBuffer()).toString('latin1')
}

describe.each(testDatabases)('documents of a shop on $name', (database) => {
	let shop: Shop
	let sofie: Browser
	let lien: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		sofie = await shop.enter('sofie.maes@atelier.example')
		lien = await shop.enter('lien.claes@atelier.example')
	})
	afterAll(() => shop.close())

	type Upload = Parameters<Browser['client']['backOffice']['documents']['upload']>[0]
	const upload = (content: string, change: Partial<Upload> = {}, name = 'CGV 2026 é.pdf') => {
		const file = new File([new Uint8Array(Buffer.from(content, 'latin1'))], name)
		return sofie.client.backOffice.documents.upload({
			kind: 'terms',
			language: 'fr',
			file,
			...change,
		})
	}
	const order = async (
		language: 'fr' | 'nl' | 'en',
		change: Parameters<typeof orderOf>[1] = {},
	) => {
		const browser = shop.browse('atelier', language)
		await sendAll(shop.services)
		const placed = await browser.client.dressing.configuration.order(
			await orderOf(browser, { language, ...change }),
		)
		const letters = await sendAll(shop.services)
		const mail = letters.find((it) => it.kind === 'orderPlaced')
		const token = /\/order\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
		return { placed, files: mail?.attachments ?? [], token }
	}

	test('each upload is the next version of its kind and language; the newest is in force', async () => {
		const first = await upload(pdf('one'))
		const second = await upload(pdf('two'))
		const dutch = await upload(pdf('een'), { language: 'nl' })
		expect([first, second, dutch].map((it) => [it.language, it.version, it.fileName])).toEqual([
			['fr', 1, 'CGV-2026-e.pdf'],
			['fr', 2, 'CGV-2026-e.pdf'],
			['nl', 1, 'CGV-2026-e.pdf'],
		])
		const { rows } = await lien.client.backOffice.documents.list({ kind: 'terms' })
		const inForce = Object.fromEntries(
			rows.map((it) => [`${it.language} ${it.version}`, it.inForce]),
		)
		expect(inForce).toEqual({ 'fr 1': false, 'fr 2': true, 'nl 1': true })
		const file = await lien.client.backOffice.documents.get({ id: second.id })
		expect(await file.body.text()).toBe(pdf('two'))
		expect(file.headers?.['content-disposition']).toBe('inline; filename="CGV-2026-e.pdf"')
	})

	test('an order is confirmed with its paper and the terms it accepted, whatever becomes of them', async () => {
		const { files, placed } = await order('nl')
		expect(files.map((it) => it.fileName)).toEqual([
			expect.stringContaining('plan-') as string,
			`order-${placed.reference}.pdf`,
			'CGV-2026-e.pdf',
			'privacy-2026-11-nl.pdf',
		])
		expect(files[2]?.content.toString()).toBe(pdf('een'))
		const english = await order('en')
		expect(english.files[2]?.content.toString()).toBe(pdf('two'))
		const { rows } = await sofie.client.backOffice.documents.list({ kind: 'terms' })
		const { remove, list } = sofie.client.backOffice.documents
		for (const { id, isAccepted } of rows)
			if (isAccepted) expect(await refusal(remove({ id }))).toBe('409 document_accepted')
			else await remove({ id })
		const left = (await list({ kind: 'terms' })).rows
		expect(left.map((it) => `${it.language} ${it.version}`).toSorted()).toEqual(['fr 2', 'nl 1'])
		await withoutTerms()
		const [paper, terms] = await shop.services.papers.ofOrder('atelier', placed.code)
		expect(paper?.content.subarray(0, 5).toString()).toBe('%PDF-')
		expect(terms?.content.toString()).toBe(pdf('een'))
	})

	/** As in a shop that never had any. */
	const withoutTerms = () =>
		shop.services.db.execute(sql`update shop_files set removed_at = now() where kind = 'terms'`)

	const offerTo = async (language: 'fr' | 'nl' | 'en') => {
		const browser = shop.browse('atelier', language)
		const { code, configuration, customer, deliveryAddress } = await orderOf(browser)
		const delivery = { deliveryMode: 'delivery' as const, country: 'BE' as const, deliveryAddress }
		const sent = { kind: 'offer' as const, code, configuration, customer, delivery, language }
		const { reference } = await askOffer(browser.client, sent)
		return reference ?? ''
	}
	const lettersOf = async (kind: string) =>
		(await sendAll(shop.services))
			.filter((it) => it.kind === kind)
			.map((it) => it.attachments.map(({ fileName }) => fileName.replace(/-\w{12}\.pdf$/, '')))

	test('terms are read before they are accepted, and as they were accepted after', async () => {
		const reads = async (tenant: string, language: 'fr' | 'nl' | 'en') => {
			const { client } = shop.browse(tenant)
			const { body, headers } = await client.configurator.terms({ language })
			return [body.name, headers?.['content-disposition'], await body.text()]
		}
		const [, , words] = await reads('atelier', 'fr')
		expect(words).toMatch(/^%PDF-/)
		await upload(pdf('trois'))
		await upload(pdf('drie'), { language: 'nl' })
		const disposition = 'inline; filename="CGV-2026-e.pdf"'
		expect(await reads('atelier', 'fr')).toEqual(['CGV-2026-e.pdf', disposition, pdf('trois')])
		expect(await reads('atelier', 'nl')).toEqual(['CGV-2026-e.pdf', disposition, pdf('drie')])
		// The shop has none in English: those it has in French.
		expect((await reads('atelier', 'en'))[2]).toBe(pdf('trois'))
		expect((await reads('meubles-dupont', 'fr'))[0]).toBe('terms-2026-11-fr.pdf')
		const { token } = await order('nl')
		await upload(pdf('vier'), { language: 'nl' })
		const page = shop.browse('atelier', 'nl').client.order
		const accepted = await page.terms({ token, language: 'nl' })
		expect(await accepted.body.text()).toBe(pdf('drie'))
		expect((await reads('atelier', 'nl'))[2]).toBe(pdf('vier'))
		await withoutTerms()
		expect((await reads('atelier', 'nl'))[0]).toBe('terms-2026-11-nl.pdf')
	})

	test('a shop without terms of its own sells by the words of the form: they go with it all the same', async () => {
		const { files, placed } = await order('fr')
		expect(files.map((it) => it.fileName).slice(1)).toEqual([
			`order-${placed.reference}.pdf`,
			'terms-2026-11-fr.pdf',
			'privacy-2026-11-fr.pdf',
		])
		const [dutch] = (await order('nl')).files.slice(2)
		expect(dutch?.fileName).toBe('terms-2026-11-nl.pdf')
		expect(dutch?.content.equals(files[2]?.content ?? Buffer.of())).toBe(false)
		if (process.env['PAPERS'] !== undefined)
			writeFileSync(`${process.env['PAPERS']}/terms.pdf`, dutch?.content ?? '')
	})

	test('an offer, and each revision of it, brings plan, paper and the terms in force', async () => {
		await sendAll(shop.services)
		const reference = await offerTo('nl')
		const privacy = 'privacy-2026-11-nl.pdf'
		const papers = [['plan', `offer-${reference}.pdf`, 'terms-2026-11-nl.pdf', privacy]]
		expect(await lettersOf('offerSent')).toEqual(papers)
		const { revise, get } = sofie.client.backOffice.orders
		const { revision } = await get({ reference })
		await revise({ reference, revision, discount: { reason: 'klant', percentage: 3 } })
		expect(await lettersOf('orderChanged')).toEqual(papers)
		await upload(pdf('neuf'), { language: 'nl' })
		const other = await offerTo('nl')
		expect(await lettersOf('offerSent')).toEqual([
			['plan', `offer-${other}.pdf`, 'CGV-2026-e.pdf', privacy],
		])
	})

	test('new terms are in force from their first day, which is not past', async () => {
		await withoutTerms()
		const today = await upload(pdf('now'))
		const later = await upload(pdf('later'), { from: '2026-11-22' })
		const states = async () => {
			const { rows } = await lien.client.backOffice.documents.list({ kind: 'terms' })
			return rows
				.toSorted((a, b) => b.version - a.version)
				.map((it) => [it.version, it.from, it.inForce])
		}
		expect(await states()).toEqual([
			[later.version, '2026-11-22', false],
			[today.version, null, true],
		])
		const { client } = shop.browse('atelier')
		const read = async () => (await client.configurator.terms({ language: 'fr' })).body.text()
		expect(await read()).toBe(pdf('now'))
		// Brussels is an hour ahead.
		shop.setNow(new Date('2026-11-21T23:30:00Z'))
		expect(await read()).toBe(pdf('later'))
		expect((await states()).map(([, , inForce]) => inForce)).toEqual([true, false])
		expect(await refusal(upload(pdf('past'), { from: '2026-11-21' }))).toBe('400 invalid_model')
		shop.setNow(noon)
		await withoutTerms()
	})

	test('the list of a day names the files that buyers of each language read on it', async () => {
		await withoutTerms()
		const french = await upload(pdf('fr'))
		const planned = await upload(pdf('fr later'), { from: '2026-11-22' })
		const dutch = await upload(pdf('nl later'), { language: 'nl', from: '2026-11-22' })
		const readersOn = async (day?: string) => {
			const { rows } = await lien.client.backOffice.documents.list({ kind: 'terms', day })
			return Object.fromEntries(rows.map(({ id, readBy }) => [id, readBy]))
		}
		expect(await readersOn()).toEqual({
			[french.id]: ['fr', 'nl', 'en'],
			[planned.id]: [],
			[dutch.id]: [],
		})
		expect(await readersOn('2026-11-22')).toEqual({
			[french.id]: [],
			[planned.id]: ['fr', 'en'],
			[dutch.id]: ['nl'],
		})
		shop.setNow(new Date('2026-11-22T12:00:00Z'))
		const { client } = shop.browse('atelier')
		for (const [language, content] of [
			['fr', 'fr later'],
			['nl', 'nl later'],
			['en', 'fr later'],
		] as const)
			expect(await (await client.configurator.terms({ language })).body.text()).toBe(pdf(content))
		shop.setNow(noon)
		await withoutTerms()
	})

	test('a PDF that does not open is refused as terms, in words of its own', async () => {
		expect(await refusal(upload('%PDF-1.4\n% forty-four bytes, not one page'))).toBe(
			'400 pdf_not_readable',
		)
	})

	test('an admin keeps the documents of the shop that he chose', async () => {
		const admin = await shop.enter('admin@gabarit.example')
		const tenant = 'meubles-dupont'
		const file = new File([pdf('dupont')], 'x.pdf')
		const { documents } = admin.client.backOffice
		const made = await documents.upload({ kind: 'terms', language: 'fr', file, tenant })
		const ids = async (of = {}) => (await documents.list(of)).rows.map(({ id }) => id)
		expect(await ids({ tenant })).toContain(made.id)
		expect(await ids()).not.toContain(made.id)
		expect(await (await documents.get({ id: made.id })).body.text()).toBe(pdf('dupont'))
		await documents.remove({ id: made.id })
		const { documents: ours } = sofie.client.backOffice
		expect(await refusal(ours.list({ tenant }))).toBe('404 reseller_not_found')
	})

	test('every document that was made is listed, with its design', async () => {
		const { placed } = await order('fr')
		const { rows } = await lien.client.backOffice.documents.generated({})
		const own = rows
			.filter((it) => it.code === placed.code)
			.map((it) => `${it.kind} ${it.language}`)
		expect(own.toSorted()).toEqual(['order fr', 'plan fr'])
		const { generated, get } = lien.client.backOffice.documents
		for (const asked of [{ reference: placed.reference }, { search: placed.reference }]) {
			const found = await generated(asked)
			expect([found.total, new Set(found.rows.map((it) => it.reference))]).toEqual([
				2,
				new Set([placed.reference]),
			])
		}
		expect((await generated({ search: 'no such paper' })).rows).toEqual([])
		const paper = rows.find((it) => it.code === placed.code && it.kind === 'order')
		expect((await (await get({ id: paper?.id ?? '' })).body.text()).slice(0, 5)).toBe('%PDF-')
		const plans = await generated({ kinds: ['plan'], limit: 1 })
		expect([plans.rows.length, plans.rows[0]?.kind]).toEqual([1, 'plan'])
		const paul = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
		expect((await paul.client.backOffice.documents.generated({})).rows).toEqual([])
	})

	test('another shop’s file is not found; only an admin uploads and removes', async () => {
		const mine = await upload(await picture('png'), { kind: 'brand' }, 'brand.png')
		const paul = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
		const { documents } = paul.client.backOffice
		expect(await refusal(documents.get({ id: mine.id }))).toBe('404 document_not_found')
		expect(await refusal(documents.remove({ id: mine.id }))).toBe('404 document_not_found')
		const file = new File([pdf('x')], 'x.pdf')
		const byLien = lien.client.backOffice.documents.upload({ kind: 'terms', language: 'fr', file })
		expect(await refusal(byLien)).toBe('403 not_allowed')
	})

	test.each(['png', 'jpeg', 'webp'] as const)(
		'a %s that can be drawn is a brand asset',
		async (format) => {
			const { mediaType } = await upload(await picture(format), { kind: 'brand' }, `x.${format}`)
			expect(mediaType).toBe(`image/${format}`)
		},
	)

	test.each([
		['terms', 'a page', '<html><script>alert(1)</script></html>', 'x.pdf'],
		['terms', 'a picture', '\x89PNG\r\n', 'x.pdf'],
		['brand', 'the first bytes of a PNG', '\x89PNG\r\n\x1a\n', 'x.png'],
		['brand', 'the first bytes of a WebP', 'RIFF\0\0\0\0WEBP', 'x.webp'],
		['brand', 'SVG', '<svg onload="alert(1)"/>', 'x.svg'],
		['priceList', 'a program', 'MZ\0\0', 'x.csv'],
		['priceList', 'nothing', '', 'x.csv'],
	] as const)('as %s %s is refused', async (kind, _, content, name) => {
		expect(await refusal(upload(content, { kind }, name))).toBe('400 file_not_accepted')
	})

	test('offers have their paper too; where prices are hidden it has none', async () => {
		const { code } = (await order('en')).placed
		const shown = await shop.services.orderPaper('atelier', code)
		expect(shown?.quote).not.toBeNull()
		if (process.env['PAPERS'] !== undefined)
			for (const language of ['fr', 'nl', 'en'] as const) {
				const { placed } = await order(language, { remark: 'Deuxième étage, sonner chez Peeters.' })
				const [paper] = await shop.services.papers.ofOrder('atelier', placed.code)
				writeFileSync(`${process.env['PAPERS']}/order-${language}.pdf`, paper?.content ?? '')
			}
	})
})
