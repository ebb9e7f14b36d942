import { downloadPlan, planDownloadOf } from '@gabarit/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAll } from '../../testing/mails.ts'
import { drawPlans } from '../../testing/orders/plans.ts'
import { refusal } from '../../testing/refused.ts'
import { testDatabases } from '../../testing/test-database.ts'
import { newCode, niche, noon, openShop, orderOf, type Shop } from '../../testing/test-shop.ts'
import { legalTextsService } from './legal-texts.ts'
import { openPdfWorker } from './pdf-worker.ts'
import { plansService } from './plans.ts'
import { readPdf } from './writers/testing/read-pdf.ts'

describe.each(testDatabases)('plans on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())

	test.each(['fr', 'nl', 'en'] as const)('a plan in %s is a PDF with a name', async (language) => {
		const { client } = shop.browse()
		const plan = await downloadPlan(client, { configuration: niche, language, paper: 'A3' })
		expect(new TextDecoder().decode(plan.data.slice(0, 5))).toBe('%PDF-')
		expect(plan.fileName).toBe('plan.pdf')
		expect(plan.headers['content-disposition']).toContain('attachment')
		expect(plan.data.byteLength).toBeGreaterThan(10_000)
		const text = new TextDecoder('latin1').decode(plan.data)
		expect(text).toMatch(new RegExp(`/Lang ?\\(${language}`))
	})

	test('a plan by its code carries the code in its name', async () => {
		const { client } = shop.browse()
		const code = newCode()
		const saved = { kind: 'save' as const, code, configuration: niche, language: 'fr' as const }
		await client.dressing.configuration.send(saved)
		expect((await downloadPlan(client, { code, paper: 'A4' })).fileName).toBe(`plan-${code}.pdf`)
		const unknown = client.dressing.plan.create({ code: newCode() })
		expect(await refusal(unknown)).toBe('404 configuration_not_found')
		const nothing = client.dressing.plan.create({})
		expect(await refusal(nothing)).toBe('400 invalid_model')
		const impossible = { ...niche, room: { width: 120 } }
		const wrong = client.dressing.plan.create({ configuration: impossible })
		expect(await refusal(wrong)).toBe('400 configuration_impossible')
	})

	test('the plan of an order says whose it is, its reference and the day of the order', async () => {
		const browser = shop.browse()
		const customer = { firstName: 'Ada', lastName: 'Rabot', email: 'ada.rabot@example.be' }
		const order = await orderOf(browser, { customer })
		const { reference } = await browser.client.dressing.configuration.order(order)
		shop.setNow(new Date('2026-12-02T11:00:00Z'))
		const { orders } = (await shop.enter('sofie.maes@atelier.example')).client.backOffice
		const plan = await planDownloadOf(await orders.plan({ reference, language: 'fr' }))
		shop.setNow(noon)
		expect(plan.fileName).toBe(`plan-${reference}.pdf`)
		const text = readPdf(Buffer.from(plan.data)).pages.join('\n')
		expect(text).toMatch(/Client\s+Rabot Ada|Rabot Ada\s+Client/)
		expect(text).toContain('21/11/2026')
		expect(text).not.toContain('02/12/2026')
	})

	test('a plan is kept once per version and language, and opens for the shop only', async () => {
		const browser = shop.browse()
		const order = await orderOf(browser)
		const placed = await browser.client.dressing.configuration.order(order)
		const { code } = placed
		for (const language of ['fr', 'fr', 'nl', 'fr'] as const)
			await browser.client.dressing.plan.save({ code, language })
		await drawPlans(shop.services)
		const seller = await shop.enter('sofie.maes@atelier.example')
		const { reference } = placed
		const { documents } = await seller.client.backOffice.orders.get({ reference })
		const kept = documents.map(({ kind, version, language }) => `${kind} ${version} ${language}`)
		expect(kept.toSorted()).toEqual(['plan 1 fr', 'plan 1 nl'])
		// Drawn for the design, so without a customer's name and without a place for it.
		const plan = await shop.services.plans.document('atelier', code, documents[0]?.id ?? '')
		const text = readPdf(plan?.content ?? Buffer.of()).pages.join('\n')
		expect(text).toContain(code.slice(0, 4))
		expect(text).not.toContain('Client')
		const url = documents[0]?.url ?? ''
		const answer = await seller.ask('GET', url)
		expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
		expect((await browser.ask('GET', url)).status).toBe(403)
		const other = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
		expect((await other.ask('GET', url)).status).toBe(404)
	})

	test('calls are answered while twenty plans are drawn', async () => {
		const happened: string[] = []
		// However slow the machine: nobody is sent away from this one's line.
		const pdfWorker = openPdfWorker({ longestWait: 600_000 })
		const plans = plansService({ ...shop.services, pdfWorker })
		const plan = { configuration: niche, code: null, language: 'fr', paper: 'A3' } as const
		const tenant = await shop.services.tenants.byCode('atelier')
		const drawing = Array.from({ length: 20 }, async () => {
			await plans.render({ ...plan, tenant })
			happened.push('drawn')
		})
		const browser = shop.browse()
		await Promise.race(drawing)
		for (let i = 0; i < 20; i++) {
			expect((await browser.ask('GET', '/api/configurator/init')).status).toBe(200)
			happened.push('answered')
		}
		await Promise.all(drawing)
		await pdfWorker.close()
		expect(happened.filter((it) => it === 'drawn')).toHaveLength(20)
		expect(happened.lastIndexOf('answered')).toBeLessThan(happened.lastIndexOf('drawn'))
	})

	test('while the PDF worker fails, calls get an error, and mails leave later with all documents', async () => {
		const lame = await shop.another()
		await lame.services.close()
		const call = lame.browse().client.dressing.plan.create({ configuration: niche })
		expect(await refusal(call)).toBe('503 drawing_unavailable')
		await sendAll(shop.services)
		const { client } = lame.browse()
		const { reference } = await client.dressing.configuration.order(await orderOf(lame.browse()))
		await expect(sendAll(lame.services)).rejects.toThrow('The drawing cannot be made now.')
		await lame.close()
		const letters = await sendAll(shop.services)
		const papers = letters.find((it) => it.kind === 'orderPlaced')?.attachments
		expect(papers?.map((it) => it.fileName)).toContain(`order-${reference}.pdf`)
		expect(papers).toHaveLength(4)
	})

	test('terms that could not be written once are written for the next order', async () => {
		const pdfWorker = openPdfWorker({ most: 2 })
		const tenant = await shop.services.tenants.byCode('atelier')
		const texts = legalTextsService(shop.services, pdfWorker)
		const wanted = { version: '2026-11', language: 'nl' } as const
		const paper = { kind: 'legal', text: 'terms', shop: tenant, ...wanted } as const
		const others = [pdfWorker.print(paper, 'call'), pdfWorker.print(paper, 'call')]
		await expect(texts.file('terms', tenant, { ...wanted, language: 'fr' })).rejects.toMatchObject({
			code: 'drawing_unavailable',
		})
		await Promise.all(others)
		const french = await texts.file('terms', tenant, { ...wanted, language: 'fr' })
		expect(french?.fileName).toBe('terms-2026-11-fr.pdf')
		await pdfWorker.close()
	})
})
