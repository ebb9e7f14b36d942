import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAll, tokenOf } from '../../testing/mails.ts'
import { testDatabases } from '../../testing/test-database.ts'
import { lambert, newCode, niche, openShop, orderOf, type Shop } from '../../testing/test-shop.ts'
import { transitions } from '../orders/process/order-process.ts'
import type { OrderFacts } from './service.ts'
import type { Letter } from './transport.ts'

const sofie = 'sofie.maes@atelier.example'
const thin = /[\u00a0\u202f]/g

describe('what mails say', () => {
	let shop: Shop
	let order: OrderFacts
	/** One that stands, with a page of its own. */
	let standing: OrderFacts
	beforeAll(async () => {
		const [database] = testDatabases
		if (!database) throw new Error('no database')
		shop = await openShop(database)
		const saved = await shop.browse().client.dressing.configuration.send({
			kind: 'save',
			code: newCode(),
			configuration: niche,
			language: 'fr',
		})
		order = {
			code: saved.code,
			reference: '26-00417',
			kind: 'order',
			customer: {
				firstName: 'An <b>',
				lastName: "D'Hondt & co",
				email: 'an@example.be',
				phoneNumber: '+32 470 12 34 56',
			},
			total: 353_007,
			deliveryMode: 'delivery',
			plannedDate: '2027-01-12',
			validUntil: '2026-12-21',
			toPay: 0,
			isBalance: false,
			isRefunded: false,
		}
		const customer = { ...lambert, email: sofie }
		const body = await orderOf(shop.browse(), { customer })
		const { code, reference } = await shop.browse().client.dressing.configuration.order(body)
		standing = { ...order, code, reference }
		await sendAll(shop.services)
	})
	afterAll(() => shop.close())

	type Mail = Parameters<Shop['services']['mails']['post']>[1]
	const write = async (
		mail: Mail['mail'],
		language: Mail['language'] = 'fr',
		tenant = 'atelier',
		to = sofie,
	): Promise<Letter> => {
		// Mails of an account are in its own language.
		if (to === sofie && tenant === 'atelier')
			await (await shop.enter(sofie)).client.account.updateProfile({ language })
		const posted = { tenant, to, language, mail } as Mail
		await shop.services.mails.post(shop.services.db, posted)
		const [letter] = await sendAll(shop.services)
		if (!letter) throw new Error('no letter')
		return letter
	}

	test.each([
		['fr', 'Votre commande 26-00417', '3 530,07 €', '12 janvier 2027', 'Livraison'],
		['nl', 'Uw bestelling 26-00417', '€ 3.530,07', '12 januari 2027', 'Levering'],
		['en', 'Your order 26-00417', '€3,530.07', '12 January 2027', 'Delivery'],
	] as const)('an order is confirmed in %s, with its plan', async (language, ...words) => {
		const letter = await write({ kind: 'orderPlaced', order }, language)
		const [subject, ...facts] = words
		expect(letter.subject).toContain(subject)
		for (const fact of facts) {
			expect(letter.text.replace(thin, ' ')).toContain(fact)
			expect(letter.html.replace(thin, ' ')).toContain(fact)
		}
		expect(letter.html).toContain(`<html lang="${language}">`)
		const [plan, ...more] = letter.attachments
		expect(more).toEqual([])
		expect(plan?.fileName).toBe(`plan-${order.code}.pdf`)
		expect(plan?.content.subarray(0, 5).toString()).toBe('%PDF-')
	})

	test.each([
		['fr', 'Votre dessin', ''],
		['nl', 'Uw ontwerp', '&language=nl'],
		['en', 'Your design', '&language=en'],
	] as const)('a saved design comes with its link in %s', async (language, subject, asked) => {
		const letter = await write({ kind: 'designSaved', code: order.code }, language)
		expect(letter.subject).toContain(subject)
		const url = `http://localhost:3000/configurator?code=${order.code}${asked}`
		expect(letter.text).toContain(`${url}\n`)
		expect(letter.html).toContain(`href="${url.replace('&', '&amp;')}"`)
	})

	test.each([
		['fr', '21 décembre 2026'],
		['nl', '21 december 2026'],
		['en', '21 December 2026'],
	] as const)('an offer says in %s until when its price stands', async (language, date) => {
		const letter = await write({ kind: 'offerSent', order: { ...order, kind: 'offer' } }, language)
		expect(letter.text).toContain(date)
		expect(letter.subject).toContain('26-00417')
	})

	test.each([
		['fr', '60 minutes', '7 jours'],
		['nl', '60 minuten', '7 dagen'],
		['en', '60 minutes', '7 days'],
	] as const)('links say in %s how long they last', async (language, reset, activation) => {
		const asked = await write({ kind: 'reset' }, language)
		expect(asked.text).toContain(reset)
		expect(tokenOf(asked)).toMatch(/^atelier\.[\w-]{43}$/)
		const person = { firstName: 'An', lastName: 'Peeters', phoneNumber: null }
		const first = await write({ kind: 'activation', person }, language, 'atelier', 'x@example.be')
		expect(first.text).toContain(activation)
		expect(first.text).toContain('An Peeters')
	})

	test.each([
		['fr', ''],
		['nl', '?language=nl'],
		['en', '?language=en'],
	] as const)('every page opens in the language of its letter: %s', async (language, asked) => {
		const page = /\/(?:order\/[\w-]+|configurator|connexion|back-office\/login)(\?[^#\s]*)?/
		const person = { firstName: 'An', lastName: 'Peeters', phoneNumber: null }
		const mails = [
			{ kind: 'reset' },
			{ kind: 'passwordChanged' },
			{ kind: 'activation', person },
			{ kind: 'orderPlaced', order: standing },
		] as const
		for (const mail of mails) {
			const to = mail.kind === 'activation' ? `${language}@example.be` : undefined
			const { text } = await write(mail, language, 'atelier', to)
			expect([mail.kind, page.exec(text)?.[1] ?? '']).toEqual([mail.kind, asked])
		}
	})

	test('the seller’s mail has the customer’s name, order and contact data', async () => {
		const letter = await write({ kind: 'sellerNotice', order })
		expect(letter.subject).toContain('26-00417')
		for (const fact of ['an@example.be', '+32 470 12 34 56', '/back-office/orders/26-00417'])
			expect(letter.text).toContain(fact)
	})

	test.each([
		['fr', 'À payer maintenant : ', 'Reste à payer : '],
		['nl', 'Nu te betalen: ', 'Nog te betalen: '],
		['en', 'To pay now: ', 'Left to pay: '],
	] as const)('in %s the balance is not asked for at once', async (language, now, later) => {
		const placed = await write({ kind: 'orderPlaced', order: { ...order, toPay: 100 } }, language)
		expect(placed.text.replace(thin, ' ')).toContain(now)
		const paid = { ...order, toPay: 200, isBalance: true }
		const news = { kind: 'orderChanged', event: 'orderConfirmed', order: paid } as const
		const confirmed = await write(news, language)
		expect(confirmed.text.replace(thin, ' ')).toContain(later)
		expect(confirmed.text.replace(thin, ' ')).not.toContain(now)
	})

	test.each([
		['fr', 'vous est rendu'],
		['nl', 'krijgt u terug'],
		['en', 'refunded'],
	] as const)('who paid nothing is promised nothing back in %s', async (language, words) => {
		const news = { kind: 'orderChanged', event: 'orderRefused' } as const
		const unpaid = await write({ ...news, order }, language)
		expect(unpaid.text).not.toContain(words)
		const paid = await write({ ...news, order: { ...order, isRefunded: true } }, language)
		expect(paid.text).toContain(words)
	})

	const fetchedEvents = ['ready', 'scheduled', 'undelivered', 'done'] as const
	const words = {
		fr: [/enl[eè]v|atelier/, /livr/],
		nl: [/afha|afgehaald|atelier/, /lever/],
		en: [/pick|workshop/, /deliver/],
	} as const

	test.each(['fr', 'nl', 'en'] as const)(
		'what a customer fetches is said as fetched, what is brought as delivered, in %s',
		async (language) => {
			const [fetched, brought] = words[language]
			for (const event of fetchedEvents)
				for (const kind of ['orderChanged', 'orderNotice'] as const)
					for (const deliveryMode of ['pickUp', 'delivery'] as const) {
						const changed = { ...order, deliveryMode }
						const to = kind === 'orderChanged' ? 'visitor@example.be' : undefined
						const { subject, text } = await write(
							{ kind, event, order: changed },
							language,
							'atelier',
							to,
						)
						const [, sentence = ''] = text.split('\n\n')
						const said = `${subject} ${sentence}`
						const own = deliveryMode === 'pickUp' ? fetched : brought
						const other = deliveryMode === 'pickUp' ? brought : /enl[eè]v|afgehaald|pick/
						expect([said, own.test(said), other.test(said)]).toEqual([said, true, false])
					}
		},
	)

	test('every event that shop and supplier are notified of is a sentence', async () => {
		const events = new Set(
			transitions
				.filter((it) => it.notifies.some((reader) => reader !== 'customer'))
				.map((it) => it.event)
				.filter((event) => event !== 'orderPlaced'),
		)
		events.add('offerRevised').add('vatReduced').add('corrected').add('supplierDateSet')
		events.add('paymentReceived').add('paymentCancelled')
		expect(events.size).toBeGreaterThan(14)
		const corrected = [{ field: 'phoneNumber' as const, value: '+32 470 12 34 56' }]
		for (const language of ['fr', 'nl', 'en'] as const)
			for (const event of events) {
				const { text } = await write({ kind: 'orderNotice', event, order, corrected }, language)
				const [, sentence = ''] = text.split('\n\n')
				expect([event, sentence]).toEqual([event, expect.stringMatching(/^\p{L}.+ .+ .+\.$/u)])
				expect(sentence).not.toMatch(/\bde An/)
			}
	})

	test('staff read mails in the language of their account, customers in that of their order', async () => {
		const staff = 'claire@meubles-dupont.example'
		const claire = await shop.enter(staff, 'meubles-dupont')
		await claire.client.account.updateProfile({ language: 'en' })
		const ask = (mail: Mail['mail']) => write(mail, 'fr', 'meubles-dupont', staff)
		const subjects = [
			(await ask({ kind: 'reset' })).subject,
			(await ask({ kind: 'passwordChanged' })).subject,
			(await ask({ kind: 'designSaved', code: order.code })).subject,
		]
		expect(subjects.map((it) => it.split(' ')[0])).toEqual(['New', 'Your', 'Votre'])
		await shop.changeTenant('meubles-dupont', { email: staff })
		const notice = await ask({ kind: 'orderNotice', event: 'done', order })
		await shop.changeTenant('meubles-dupont', { email: 'info@meubles-dupont.example' })
		expect([notice.language, notice.to]).toEqual(['en', staff])
	})

	test('the links of staff open the back-office: the supplier’s his own', async () => {
		const changed = await write({ kind: 'passwordChanged' })
		expect(changed.text).toContain('/back-office/login#forgotten')
		const news = { kind: 'supplierNotice', event: 'sentToSupplier', order } as const
		const notice = await write(news, 'fr', 'meubles-dupont', 'fournisseur@gabarit.example')
		expect(notice.text).toContain('http://localhost:3000/back-office/orders/26-00417')
		expect(notice.from.name).toBe('Meubles Dupont')
	})

	test('an account that stands is not said to be made by its invitation', async () => {
		const seller = await shop.enter(sofie)
		const invited = { firstName: 'Bo', lastName: 'Claes', email: 'bo@atelier.example' }
		await seller.client.backOffice.users.create({ ...invited, role: 'ResellerEmployee' })
		const [letter] = await sendAll(shop.services)
		expect(letter?.text).not.toMatch(/rien ne sera créé|vos commandes/)
		const person = { firstName: 'Al', lastName: 'Nu', phoneNumber: null }
		const open = await write({ kind: 'activation', person }, 'fr', 'atelier', 'new@example.be')
		expect(open.text).toContain('rien ne sera créé')
	})

	test.each([
		['fr', 'date de livraison', 'date de l’enlèvement'],
		['nl', 'leveringsdatum', 'dag van afhaling'],
		['en', 'delivery date', 'pick-up date'],
	] as const)('a corrected day is said in %s as what it is', async (language, brought, fetched) => {
		const corrected = [{ field: 'deliveryDate' as const, value: null }]
		for (const kind of ['orderChanged', 'orderNotice'] as const)
			for (const deliveryMode of ['delivery', 'pickUp'] as const) {
				const news = { event: 'corrected' as const, corrected }
				const about = { ...standing, deliveryMode }
				const { text } = await write({ kind, ...news, order: about }, language)
				const said = [brought, fetched].map((word) => text.includes(word))
				expect([kind, ...said]).toEqual([
					kind,
					deliveryMode === 'delivery',
					deliveryMode === 'pickUp',
				])
			}
	})

	test('what a seller makes is not said to be asked for by its customer', async () => {
		const seller = await shop.enter(sofie)
		await seller.client.dressing.configuration.order(await orderOf(seller, { code: newCode() }))
		const notice = (await sendAll(shop.services)).find((it) => it.kind === 'sellerNotice')
		expect(notice?.text).toContain('a été passée pour')
		for (const kind of ['offer', 'order'] as const) {
			const made = await write({ kind: 'sellerNotice', order: { ...order, kind }, bySeller: true })
			expect(made.text).not.toMatch(/a demandé une offre|a passé la commande/u)
			const asked = await write({ kind: 'sellerNotice', order: { ...order, kind } })
			expect(asked.text).toMatch(/a demandé une offre|a passé la commande/u)
		}
	})

	test('a French text has a space before its colons', async () => {
		const { text } = await write({ kind: 'orderPlaced', order })
		expect(text.replace(/https?:\S+/g, '')).not.toMatch(/\p{L}:/u)
	})

	test('a hidden price is not in the mail', async () => {
		const letter = await write({ kind: 'offerSent', order: { ...order, total: null } })
		expect(letter.text).not.toContain('€')
	})

	test('what a customer typed is text, never markup', async () => {
		const { html } = await write({ kind: 'offerSent', order })
		expect(html).toContain('An &lt;b&gt; D&#39;Hondt &amp; co')
		expect(html).not.toContain('<b>')
	})

	test('a mail has the colour, name and address of its shop', async () => {
		const letter = await write({ kind: 'passwordChanged' }, 'fr', 'meubles-dupont')
		expect(letter.from).toEqual({ name: 'Meubles Dupont', replyTo: 'info@meubles-dupont.example' })
		expect(letter.html).toContain('background:#8A5A1F')
		for (const fact of ['Meubles Dupont', 'Chaussée de Louvain 240, 1300 Wavre', '+32 10 22 33 44'])
			expect([letter.text.includes(fact), letter.html.includes(fact)]).toEqual([true, true])
		expect(letter.text).toContain('http://meubles-dupont.localhost:3000/connexion#forgotten')
	})

	test('a mail has the shop’s logo by a public address, or its name', async () => {
		const logoUrl = '/api/pictures/logo/meubles-dupont.00000000-0000-4000-8000-000000000000.png'
		await shop.changeTenant('meubles-dupont', { logoUrl })
		const withLogo = await write({ kind: 'passwordChanged' }, 'nl', 'meubles-dupont')
		expect(withLogo.html).toContain(
			`<img src="http://meubles-dupont.localhost:3000${logoUrl}" alt="Meubles Dupont"`,
		)
		await shop.changeTenant('meubles-dupont', { logoUrl: null })
		const without = await write({ kind: 'passwordChanged' }, 'nl', 'meubles-dupont')
		expect(without.html).not.toContain('<img')
	})
})
