import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOffer } from '../../testing/ask-offer.ts'
import { sendAll } from '../../testing/mails.ts'
import { refusal, refused } from '../../testing/refused.ts'
import { testDatabases } from '../../testing/test-database.ts'
import {
	type Browser,
	lambert,
	newCode,
	niche,
	openShop,
	orderOf,
	type Shop,
} from '../../testing/test-shop.ts'
import { updateTenant } from './tenants-table.ts'

describe.each(testDatabases)('settings of a shop on $name', (database) => {
	let shop: Shop
	let paul: Browser
	let admin: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		paul = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
		// The operator's admin, standing in the reseller's shop.
		admin = await shop.enter('admin@gabarit.example', 'meubles-dupont')
	})
	afterAll(() => shop.close())

	type Update = Browser['client']['backOffice']['settings']['update']
	type Change = Omit<Parameters<Update>[0], 'revision'>
	const change = async (wanted: Change, by = paul) => {
		const { settings } = by.client.backOffice
		const { revision } = await settings.get()
		return settings.update({ revision, ...wanted })
	}
	const visitor = () => shop.browse('meubles-dupont')
	const quoteOf = async (browser: Browser, more: Parameters<typeof orderOf>[1] = {}) => {
		const body = await orderOf(browser, more)
		const error = await refused(browser.client.dressing.configuration.order({ ...body, total: 1 }))
		const { quote } = error.data as { quote: Quote }
		return quote
	}
	type Quote = {
		vat: { rate: number }[]
		services: { code: string; amount: number }[]
		delivery: number
		surcharge: number
		goods: number
	}

	test('a changed setting of a shop is read by everyone at once; an absent one stays', async () => {
		const before = await paul.client.backOffice.settings.get()
		const after = await change({
			companyName: 'Dupont & filles',
			address: 'Rue Neuve 1, 1300 Wavre',
			hexColour: '#123ABC',
			themeCode: 'sage',
			hideAllColorSample: true,
			isDeliveryPriceCustomisable: false,
			isReferenceResellerCustomisable: false,
			noPaymentMessage: 'Paiement au magasin',
			legalNotice: 'RPM Namur',
			deliveryTime: 12,
			vats: { BE: 'BE0402206045', FR: '' },
		})
		expect(after).toMatchObject({
			revision: before.revision + 1,
			baseDeliveryPrice: before.baseDeliveryPrice,
		})
		expect(await visitor().client.configurator.init()).toMatchObject({
			resellerName: 'Dupont & filles',
			resellerAddress: 'Rue Neuve 1, 1300 Wavre',
			hexColour: '#123ABC',
			themeCode: 'sage',
			hideAllColorSample: true,
			isDeliveryPriceCustomisable: false,
			isReferenceResellerCustomisable: false,
			noPaymentMessage: 'Paiement au magasin',
			legalNotice: 'RPM Namur',
			deliveryTime: 12,
			resellerVats: { BE: 'BE0402206045' },
		})
		const draft = await orderOf(paul, { total: 1, deliveryPrice: 100 })
		expect(await refusal(paul.client.dressing.configuration.order(draft))).toBe('403 not_allowed')
	})

	test('margins, VAT, delivery, surcharge and workforce act on what is quoted', async () => {
		const more = {
			configuration: { ...niche, colors: { interior: 'P1-white', exterior: 'P1-white' } },
		}
		await change({
			coefficientIndividual: '1.70',
			workforce: false,
			vatRate: null,
			baseDeliveryPrice: 0,
		})
		const plain = await quoteOf(visitor(), more)
		const set = await change({
			coefficientIndividual: '3.40',
			workforce: true,
			workforceAmount: 12_345,
			vatRate: 6,
			baseDeliveryPrice: 7700,
		})
		expect(set.margins).toEqual({ individual: 240, professional: 35 })
		const dear = await quoteOf(visitor(), more)
		expect(Math.abs(dear.goods - 2 * plain.goods)).toBeLessThanOrEqual(1)
		expect(dear.services.map((it) => [it.code, it.amount])).toEqual([['workforce', 12_345]])
		expect(plain.services).toEqual([])
		expect([plain.vat[0]?.rate, dear.vat[0]?.rate]).toEqual([21, 6])
		expect(dear.delivery - plain.delivery).toBe(7700)
		const off = await change({ workforce: false })
		expect([off.workforce, off.workforceAmount]).toEqual([false, 12_345])
	})

	test('only an admin changes the settings that the maker agreed with the reseller', async () => {
		for (const wanted of [
			{ rating: '0.50' },
			{ isConfiguratorDSM: true },
			{ isConfiguratorReseller: true },
			{ isFrenchReseller: true },
			{ country: 'FR' as const },
			{ hosts: ['dupont.example'] },
			{ configurators: [] },
		])
			expect([wanted, await refusal(change(wanted))]).toEqual([wanted, '403 not_allowed'])
		const same = await paul.client.backOffice.settings.get()
		expect((await change({ rating: same.rating, country: same.country })).rating).toBe(same.rating)
		await change(
			{ rating: '0.50', hosts: ['Meubles-Dupont.example'], isConfiguratorReseller: true },
			admin,
		)
		const init = await shop.app.inject({
			method: 'GET',
			url: '/api/configurator/init',
			headers: { referer: 'https://meubles-dupont.example/configurator' },
		})
		expect(init.json()).toMatchObject({ tenant: 'meubles-dupont', isConfiguratorReseller: true })
		const { book } = await paul.client.configurator.dressingInit()
		expect(book?.purchaseFactor).toBe('0.5')
		for (const hosts of [['atelier.localhost'], ['rangements-martin.localhost']])
			expect(await refusal(change({ hosts }, admin))).toBe('409 host_taken')
		await change({ rating: null, hosts: [], isConfiguratorReseller: false }, admin)
	})

	test('an admin reads and changes the settings of the shop that he names; anyone else finds none', async () => {
		const operator = await shop.enter('admin@gabarit.example')
		const { settings } = operator.client.backOffice
		const theirs = await settings.get({ tenant: 'meubles-dupont' })
		expect([theirs.tenant, (await settings.get()).tenant]).toEqual(['meubles-dupont', 'atelier'])
		const { tenant, revision } = theirs
		expect((await settings.update({ tenant, revision, language: 'nl' })).language).toBe('nl')
		expect((await change({ language: 'fr' })).tenant).toBe('meubles-dupont')
		expect(await refusal(settings.get({ tenant: 'nowhere' }))).toBe('404 reseller_not_found')
		const own = paul.client.backOffice.settings
		expect(await refusal(own.get({ tenant: 'atelier' }))).toBe('404 reseller_not_found')
		expect(await refusal(own.update({ tenant: 'atelier', revision: 0 }))).toBe(
			'404 reseller_not_found',
		)
	})

	test('a sample price adds up, and a coefficient that is typed moves its margin alone', async () => {
		await change({ coefficientIndividual: '1.70', workforce: true, vatRate: null })
		const preview = (coefficientIndividual: string) =>
			paul.client.backOffice.settings.preview({ sample: 'wardrobe', coefficientIndividual })
		const { individual, professional, sample } = await preview('1.75')
		for (const { purchase, margin, vat, totalIncluding } of [individual.before, individual.after])
			expect(purchase + margin + vat).toBe(totalIncluding)
		const ratio = (it: typeof individual.after) => (it.purchase + it.margin) / it.purchase
		expect(ratio(individual.before)).toBeCloseTo(1.7, 4)
		expect(ratio(individual.after)).toBeCloseTo(1.75, 4)
		expect(individual.after.purchase).toBe(individual.before.purchase)
		expect(professional.after).toEqual(professional.before)
		expect([sample.width, sample.height, sample.points > 0]).toEqual([3000, 2500, true])
		const shown = await quoteOf(visitor(), { configuration: { ...niche, hu: 2500 } })
		expect(individual.before.purchase + individual.before.margin).toBe(shown.goods)
		await change({ workforce: false })
		expect(await refusal(preview('0'))).toBe('400 invalid_model')
	})

	test('notices leave in the language of the shop', async () => {
		await change({ language: 'nl' })
		await shop.services.db.execute(sql`delete from outbox`)
		const browser = visitor()
		await browser.client.dressing.configuration.order(await orderOf(browser))
		const notice = (await sendAll(shop.services)).find((it) => it.kind === 'sellerNotice')
		expect(notice?.subject).toContain('Nieuwe bestelling')
		await change({ language: 'fr' })
	})

	test('hidden prices are hidden from the next call on', async () => {
		const price = async () =>
			(await visitor().client.configurator.dressingInit()).book?.saleFactor ?? null
		expect(await price()).not.toBeNull()
		await change({ isPriceHidden: true })
		expect(await price()).toBeNull()
		await change({ isPriceHidden: false })
		expect(await price()).not.toBeNull()
	})

	test('mail switches: the shop’s own, and its customers’, who then are not invited by mail', async () => {
		let times = 0
		const place = async () => {
			await shop.services.db.execute(sql`delete from outbox`)
			const browser = visitor()
			times += 1
			const email = `mails${times}@example.be`
			const customer = { type: 'Individual' as const, firstName: 'A', lastName: 'B', email }
			await browser.client.dressing.configuration.order(await orderOf(browser, { customer }))
			return (await sendAll(shop.services)).map((it) => it.kind).toSorted()
		}
		expect(await place()).toEqual(['activation', 'orderPlaced', 'sellerNotice'])
		await change({ mailNotifications: false })
		expect(await place()).toEqual(['activation', 'orderPlaced'])
		await change({ mailNotifications: true, sendMailsToCustomers: false })
		// Of an order that he placed himself a customer always has the confirmation.
		expect(await place()).toEqual(['orderPlaced', 'sellerNotice'])
		await change({ sendMailsToCustomers: true })
	})

	test('a notice goes to the address that the shop has when the notice is decided', async () => {
		const code = 'meubles-dupont'
		const { db, tenants } = shop.services
		const offer = async () => {
			await db.execute(sql`delete from outbox`)
			await askOffer(visitor().client, {
				kind: 'offer',
				code: newCode(),
				configuration: niche,
				language: 'fr',
				customer: lambert,
				delivery: { deliveryMode: 'pickUp', country: 'BE' },
			})
			const letters = await sendAll(shop.services)
			return letters.filter((it) => it.kind === 'sellerNotice').map((it) => it.to)
		}
		const { email } = await tenants.byCode(code)
		// As another server does: this one remembers the shop for a moment.
		await updateTenant(db, code, { email: 'ailleurs@meubles-dupont.example' }, new Date())
		expect(await offer()).toEqual(['ailleurs@meubles-dupont.example'])
		await updateTenant(db, code, { email: '' }, new Date())
		expect(await offer()).toEqual([])
		await updateTenant(db, code, { email }, new Date())
		tenants.forget()
	})

	test('of two changes at once one wins, the other gets a conflict', async () => {
		const { settings } = paul.client.backOffice
		const { revision } = await settings.get()
		const answers = await Promise.allSettled([
			settings.update({ revision, companyName: 'A' }),
			settings.update({ revision, companyName: 'B' }),
		])
		expect(answers.map((it) => it.status).toSorted()).toEqual(['fulfilled', 'rejected'])
		const won = await settings.get()
		const late = await refused(settings.update({ revision, companyName: 'C' }))
		expect([late.status, late.code]).toEqual([409, 'settings_changed'])
		expect(late.data).toEqual({ current: won, by: 'Dupont Paul' })
	})

	test('the audit has who changed which settings, without refused changes', async () => {
		const { settings, technical, discounts } = paul.client.backOffice
		const noted = async () => {
			const found = await shop.services.db.execute<{ who: string; fields: string[] }>(
				sql`select u.email as who, a.fields from account_audit a join users u on u.id = a.user_id
					where a.event = 'resellerChanged' and a.tenant = 'meubles-dupont' order by a.id`,
			)
			return found.rows.map(({ who, fields }) => [who.split('@')[0], ...fields.toSorted()])
		}
		const before = (await noted()).length
		const { revision, companyName, isPriceHidden, deliveryTime } = await change({
			deliveryTime: 11,
		})
		await change({ companyName: `${companyName} !`, deliveryTime, isPriceHidden: !isPriceHidden })
		await change({ deliveryTime })
		await refused(settings.update({ revision, companyName: 'late' }))
		await change({ rating: '0.61' }, admin)
		const { useExternalApi, orderUrl, configurationEndUrl, method, ...more } = await technical.get()
		const secret = { mode: 'bearer', key: null, tokenUrl: null, scope: null, value: 's' } as const
		await technical.update({
			useExternalApi,
			orderUrl,
			configurationEndUrl,
			method,
			revision: more.revision,
			parameters: [{ name: 'a', value: 'b' }],
			authentication: secret,
		})
		await technical.regenerate({ key: 'signing', revision: more.revision + 1 })
		await refused(technical.regenerate({ key: 'signing', revision: more.revision }))
		await discounts.promoCodes.create({ code: 'NOTED', percentage: 5 })
		await refused(discounts.promoCodes.create({ code: 'NOTED', percentage: 6 }))
		await discounts.promoCodes.remove({ code: 'NOTED', revision: 0 })
		const days = { from: '2031-01-01', until: '2031-01-02' }
		const label = { fr: 'Soldes', nl: 'Koopjes', en: 'Sales' }
		const { id } = await discounts.periods.create({ label, percentage: 5, ...days })
		await discounts.periods.remove({ id, revision: 0 })
		expect((await noted()).slice(before)).toEqual([
			['paul', 'deliveryTime'],
			['paul', 'companyName', 'isPriceHidden'],
			['admin', 'rating'],
			['paul', 'authenticationMode', 'authenticationValue', 'parameters'],
			['paul', 'signingKey'],
			['paul', 'percentage', 'promoCodes'],
			['paul', 'percentage', 'promoCodes'],
			['paul', 'discountPeriods', 'from', 'percentage', 'until'],
			['paul', 'discountPeriods', 'from', 'percentage', 'until'],
		])
		await change({ companyName, isPriceHidden })
	})

	test('a VAT number of the shop has its check digits, as a customer’s has', async () => {
		const error = await refused(change({ vats: { BE: 'BE0402206046', FR: 'XX' } }))
		const paths = (error.data as { problems: { path: string }[] }).problems.map((it) => it.path)
		expect([error.code, paths.toSorted()]).toEqual(['invalid_model', ['vats.BE', 'vats.FR']])
		const { vats } = await change({ vats: { BE: 'BE 0402.206.045', FR: 'FR83404833048' } })
		expect(vats).toEqual({ BE: 'BE 0402.206.045', FR: 'FR83404833048' })
	})

	test.each([
		{ hexColour: 'red' },
		{ hexColour: '#12345' },
		{ coefficientIndividual: '-1' },
		{ coefficientIndividual: '1,7' },
		{ coefficientIndividual: '0.0' },
		{ companyName: '' },
		{ email: 'nobody' },
		{ vatRate: 31 },
		{ deliveryTime: 1.5 },
		{ workforceAmount: -1 },
	])('the settings %o are refused', async (wanted) => {
		expect(await refusal(change(wanted as Change))).toBe('400 invalid_model')
	})

	const upload = async (content: Buffer | string, type: string, revision?: number) => {
		const bytes = typeof content === 'string' ? Buffer.from(content) : content
		const file = new File([new Uint8Array(bytes)], 'logo', { type })
		const { settings } = paul.client.backOffice
		return settings.logo({ file, revision: revision ?? (await settings.get()).revision })
	}
	const square = (width: number, height: number) =>
		sharp({ create: { width, height, channels: 4, background: '#8A5A1F' } })

	test('a logo is drawn anew, shown for ever, and taken away', async () => {
		const picture = await square(2000, 900)
			.withExif({ IFD0: { Artist: 'secret place' } })
			.jpeg()
			.toBuffer()
		const { logoUrl } = await upload(picture, 'image/jpeg')
		expect((await visitor().client.configurator.init()).logoUrl).toBe(logoUrl)
		const answer = await shop.app.inject({ method: 'GET', url: logoUrl ?? '' })
		expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
		const shown = await sharp(answer.rawPayload).metadata()
		expect([shown.format, shown.width, shown.height]).toEqual(['png', 711, 320])
		expect(answer.rawPayload.includes('secret place')).toBe(false)
		const { settings } = paul.client.backOffice
		const { revision } = await settings.get()
		const late = await refusal(upload(picture, 'image/jpeg', 0))
		const gone = await refusal(settings.removeLogo({ revision: 0 }))
		expect([late, gone]).toEqual(['409 settings_changed', '409 settings_changed'])
		expect((await settings.removeLogo({ revision })).logoUrl).toBeNull()
		expect(
			(await shop.app.inject({ method: 'GET', url: '/api/pictures/logo/atelier.nothing.png' }))
				.statusCode,
		).toBe(404)
	})

	test('a plain SVG becomes a picture; a hostile one, a bomb or no picture is refused before it is drawn', async () => {
		const svg = (inside: string, before = '') =>
			`${before}<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80">${inside}</svg>`
		const { logoUrl } = await upload(
			svg('<circle cx="40" cy="40" r="30" fill="#123"/>'),
			'image/svg+xml',
		)
		expect(logoUrl).toMatch(/\.png$/)
		const laughs = `<!DOCTYPE s [<!ENTITY a "${'ha'.repeat(50)}">${Array.from({ length: 9 }, (_, i) => `<!ENTITY a${i} "${`&a${i === 0 ? '' : i - 1};`.repeat(20)}">`).join('')}]>`
		const large = svg(
			`<filter id="f"><feGaussianBlur stdDeviation="1000"/></filter><g filter="url(#f)">${'<rect width="3999" height="3999" filter="url(#f)"/>'.repeat(200)}</g>`,
		)
		const blurred = large.replace('width="200" height="80"', 'width="4000" height="4000"')
		const hostile: [string, string | Buffer][] = [
			['entities', svg('<text>&a8;</text>', laughs)],
			['a file', svg('<image href="file:///etc/passwd" width="9" height="9"/>')],
			['a call', svg('<image xlink:href="http://169.254.169.254/" width="9" height="9"/>')],
			['a script', svg('<script>alert(1)</script>')],
			['an event', svg('<circle onload="alert(1)" r="3"/>')],
			['a page', svg('<foreignObject><p>x</p></foreignObject>')],
			['a style', svg('<style>@import url(http://x.example)</style>')],
			['nesting', svg('<g>'.repeat(60_000))],
			['filters', blurred],
			[
				'filters by another name',
				blurred.replaceAll(/(<\/?)(?=\w)/g, '$1s:').replace('xmlns', 'xmlns:s'),
			],
			[
				'filters without an element',
				blurred
					.replaceAll('filter="url(#f)"', 'style="filter:blur(9px)"')
					.replace(/<filter.*<.filter>/, ''),
			],
			[
				'too many pixels',
				svg('').replace('width="200" height="80"', 'width="90000" height="90000"'),
			],
			['a bomb', await square(8000, 8000).png().toBuffer()],
			['half a picture', (await square(600, 600).png().toBuffer()).subarray(0, 700)],
			['no picture', 'hello'],
			['nothing', ''],
			['a zip', Buffer.from('504b0304140000000800', 'hex')],
		]
		for (const [name, content] of hostile) {
			const before = process.cpuUsage()
			const answer = await refusal(upload(content, 'image/png'))
			expect([name, answer]).toEqual([name, '400 picture_not_readable'])
			// Microseconds of the processor; drawn, the worst take minutes.
			expect(process.cpuUsage(before).user, name).toBeLessThan(5_000_000)
		}
		expect((await paul.client.backOffice.settings.get()).logoUrl).toBe(logoUrl)
	})
})
