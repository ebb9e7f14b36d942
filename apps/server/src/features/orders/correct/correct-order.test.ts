import { type Correction, type CorrectionField, correctionFields } from '@gabarit/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAll } from '../../../testing/mails.ts'
import { attest } from '../../../testing/orders/attest.ts'
import { correctionSamples as samples } from '../../../testing/orders/correction-samples.ts'
import { factsAt, type Kept, keep, seen, setOrderFields } from '../../../testing/orders/order-at.ts'
import { refusal, refused } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import {
	type Browser,
	home,
	lambert,
	openShop,
	orderOf,
	type Shop,
} from '../../../testing/test-shop.ts'
import type { Order } from '../orders-table.ts'

/** The table of corrections, written out again: in which states each is open. */
const open = 'offer accepted waiting confirmed sent production ready scheduled undelivered'
const priced = 'offer waiting confirmed'
const table: Record<CorrectionField, string> = {
	firstName: open,
	lastName: open,
	phoneNumber: open,
	gsm: open,
	companyName: open,
	remark: open,
	externalReference: open,
	resellerReference: open,
	email: open,
	billingAddress: open,
	deliveryAddress: open,
	vatNumber: priced,
	deliveryMode: priced,
	services: priced,
	discount: priced,
	deliveryPrice: priced,
	attestation: priced,
	paymentType: 'waiting confirmed sent production ready scheduled undelivered',
	deliveryDate: 'confirmed sent production ready',
}

const standing: [string, Order['status']][] = [
	['offer', 'OfferInProgress'],
	['accepted', 'OfferAccepted'],
	['refused offer', 'OfferRefused'],
	['waiting', 'None'],
	['confirmed', 'Confirmed'],
	['sent', 'Confirmed'],
	['production', 'InProduction'],
	['ready', 'Ready'],
	['scheduled', 'Scheduled'],
	['undelivered', 'Undelivered'],
	['done', 'Done'],
	['refused', 'Refused'],
]

const arlonToLille = {
	street: 'Rue Nationale',
	streetNumber: '1',
	postalCode: '59000',
	city: 'Lille',
	country: 'FR' as const,
}
const linkIn = (letter: { text: string } | undefined) =>
	/\/order\/([\w-]+)/u.exec(letter?.text ?? '')?.[1] ?? ''
const brussels = { ...home, postalCode: '1000', city: 'Bruxelles' }

describe.each(testDatabases)('corrections on $name', (database) => {
	let shop: Shop
	let seller: Browser
	let admin: Browser
	let kept: Kept
	beforeAll(async () => {
		shop = await openShop(database)
		const services = { fitting: { hourly: 4500 }, carryIn: { perFloor: 2500 } }
		await shop.changeTenant('atelier', {
			services,
			isDeliveryPriceCustomisable: true,
			isReferenceResellerCustomisable: true,
		})
		seller = await shop.enter('sofie.maes@atelier.example')
		admin = await shop.enter('admin@gabarit.example')
		kept = await keep(shop.services, await placed())
		await attest(shop.services, kept.order)
	})
	afterAll(() => shop.close())

	async function placed(change: Parameters<typeof orderOf>[1] = {}) {
		const browser = shop.browse()
		const { reference } = await browser.client.dressing.configuration.order(
			await orderOf(browser, change),
		)
		await sendAll(shop.services)
		return reference
	}
	const page = (reference: string) => seller.client.backOffice.orders.get({ reference })
	async function correct(reference: string, given: Correction & { agreement?: string }) {
		const { revision } = await page(reference)
		return seller.client.backOffice.orders.change({ reference, revision, ...given })
	}
	async function dry(reference: string, given: Correction) {
		const { revision } = await page(reference)
		return seller.client.backOffice.orders.change({ reference, revision, dryRun: true, ...given })
	}
	const stand = (name: string, status: Order['status'], change: Partial<Order> = {}) =>
		setOrderFields(shop.services, kept, {
			...factsAt(status, shop.services.now()),
			...(name === 'sent' && { sentToSupplierAt: shop.services.now() }),
			...change,
		})

	test.each(standing)(
		'%s: exactly the fields of its rows are corrected, by a seller',
		async (name, status) => {
			const { reference, revision } = await stand(name, status)
			const { corrections } = await page(reference)
			const { orders } = seller.client.backOffice
			for (const field of correctionFields) {
				const isOpen = table[field].split(' ').includes(name)
				const state = corrections.find((it) => it.field === field)
				expect([field, state?.allowed, state?.reason === undefined]).toEqual([
					field,
					isOpen,
					isOpen,
				])
				const given = { reference, revision, dryRun: true, [field]: samples[field] }
				const outcome = await orders.change(given).then(
					() => 'done',
					() => refusal(orders.change(given)),
				)
				expect([field, outcome]).toEqual([field, isOpen ? 'done' : '409 transition_not_allowed'])
			}
		},
	)

	test.each([
		['lien.claes@atelier.example', 'atelier', 'done'],
		['admin@gabarit.example', 'atelier', 'done'],
		['fournisseur@gabarit.example', 'meubles-dupont', '403 not_allowed'],
		['paul@meubles-dupont.example', 'meubles-dupont', '404 order_not_found'],
		['t.lambert@example.be', 'atelier', '403 not_allowed'],
	])('%s at %s: a correction is %s', async (email, tenant, wanted) => {
		const { reference, revision } = await stand('waiting', 'None')
		const { orders } = (await shop.enter(email, tenant)).client.backOffice
		const given = { reference, revision, remark: 'x' }
		const outcome = await orders.change(given).then(
			() => 'done',
			() => refusal(orders.change(given)),
		)
		expect(outcome).toBe(wanted)
	})

	test('the flags of the shop close their fields', async () => {
		await stand('waiting', 'None')
		const { reference } = kept.order
		const flags = { isDeliveryPriceCustomisable: false, isReferenceResellerCustomisable: false }
		await shop.changeTenant('atelier', flags)
		for (const given of [{ deliveryPrice: 1 }, { resellerReference: 'R' }]) {
			const error = await refused(correct(reference, given))
			expect(error).toMatchObject({
				code: 'transition_not_allowed',
				data: { reason: 'setting_off' },
			})
		}
		await shop.changeTenant('atelier', {
			isDeliveryPriceCustomisable: true,
			isReferenceResellerCustomisable: true,
		})
		expect(await refusal(correct(reference, { resellerReference: ' ' }))).toBe(
			'400 reference_empty',
		)
	})

	test('what was paid, or is under way, closes the price and the way of paying', async () => {
		const { reference } = kept.order
		for (const change of [{ paid: 100 }, { paymentStatus: 'pending' as const }]) {
			await stand('waiting', 'None', change)
			for (const given of [{ discount: samples.discount }, { paymentType: 'None' as const }])
				expect(await refused(correct(reference, given))).toMatchObject({
					data: { reason: 'payment_received' },
				})
			expect((await correct(reference, { remark: 'x' })).order?.remark).toBe('x')
		}
	})

	test('a name or a remark is corrected without a mail, and found again under it', async () => {
		const reference = await placed({ customer: { ...lambert, email: 'nom@example.be' } })
		const { order, mails } = await correct(reference, {
			lastName: 'Wauters',
			companyName: 'Wauters SRL',
			gsm: null,
			remark: 'Ascenseur 1 100',
		})
		expect(order?.customer).toMatchObject({ lastName: 'Wauters', companyName: 'Wauters SRL' })
		expect([order?.customer.gsm, order?.remark, mails]).toEqual([undefined, 'Ascenseur 1 100', []])
		expect(await sendAll(shop.services)).toEqual([])
		expect(order?.timeline[0]).toMatchObject({
			event: 'corrected',
			actor: { kind: 'user', name: 'Maes Sofie' },
			data: { 'lastName.before': 'Lambert', 'lastName.after': 'Wauters', 'gsm.after': '' },
		})
		const found = await seller.client.backOffice.orders.list({ kind: 'order', search: 'wauters' })
		expect(found.rows.map((row) => row.reference)).toEqual([reference])
	})

	test('a wrong phone, VAT number, postal code or day is refused at its field, and changes nothing', async () => {
		await stand('confirmed', 'Confirmed')
		const { reference } = kept.order
		const wrong: [Correction, string][] = [
			[{ phoneNumber: '+32 1' }, 'phoneNumber'],
			[{ vatNumber: 'BE0403170702' }, 'vatNumber'],
			[{ billingAddress: { ...home, postalCode: '9999' } }, 'billingAddress.postalCode'],
			[{ deliveryDate: '2026-11-20' }, 'deliveryDate'],
			[
				{ services: [{ code: 'fitting' }], deliveryPrice: 1, deliveryMode: 'pickUp' },
				'deliveryPrice',
			],
		]
		for (const [given, path] of wrong) {
			const error = await refused(correct(reference, given))
			expect(error).toMatchObject({ code: 'invalid_model', data: { problems: [{ path }] } })
		}
	})

	test('another e-mail ends the links of the former, mails a new one, and is judged anew', async () => {
		const browser = shop.browse()
		const body = await orderOf(browser, { customer: { ...lambert, email: 'faux@example.be' } })
		const { reference } = await browser.client.dressing.configuration.order(body)
		const token = linkIn((await sendAll(shop.services)).find((it) => it.kind === 'orderPlaced'))
		const own = { resellerReference: 'MARGE-12', externalReference: 'CRM-77' }
		const given = { email: 't.lambert@example.be', ...own }
		const { order, mails } = await correct(reference, given)
		expect(mails).toEqual([{ party: 'customer', to: 't.lambert@example.be' }])
		expect([order?.toLink, order?.customer.email]).toEqual([false, 't.lambert@example.be'])
		expect(await refusal(browser.client.order.view({ token }))).toBe('404 link_unknown')
		const letters = await sendAll(shop.services)
		expect(letters.map((it) => [it.kind, it.to])).toEqual([
			['orderChanged', 't.lambert@example.be'],
		])
		// The references are the shop's own.
		expect(letters[0]?.text).not.toMatch(/MARGE-12|CRM-77|référence (?:externe|du revendeur)/u)
		const fresh = await browser.client.order.view({ token: linkIn(letters[0]) })
		expect(fresh.reference).toBe(reference)
		expect((await correct(reference, { email: 'inconnu@example.be' })).order?.toLink).toBe(true)
		const staff = await correct(reference, { email: 'lien.claes@atelier.example' })
		expect([staff.order?.toLink, staff.order?.linkedTo]).toEqual([true, null])
	})

	test('an address in the same zone keeps the price, to the cent', async () => {
		const reference = await placed()
		const before = await page(reference)
		const moved = { ...home, street: 'Avenue de Longwy', streetNumber: '35' }
		const { order, total, totalBefore, keepsPrice } = await correct(reference, {
			deliveryAddress: moved,
		})
		expect([total, keepsPrice, order?.quote]).toEqual([totalBefore, false, before.quote])
		const [letter] = await sendAll(shop.services)
		expect(letter?.text).toContain('Avenue de Longwy 35')
	})

	test('a dearer zone shows both totals, asks how the customer agreed, and keeps the goods', async () => {
		const reference = await placed({ deliveryAddress: brussels })
		const before = await page(reference)
		const asked = await dry(reference, { deliveryAddress: home })
		expect(asked).toMatchObject({ totalBefore: before.total, needsAgreement: true, order: null })
		expect(asked.total).toBeGreaterThan(before.total ?? 0)
		expect((await page(reference)).revision).toBe(before.revision)
		const error = await refused(correct(reference, { deliveryAddress: home }))
		expect(error).toMatchObject({ data: { problems: [{ path: 'agreement' }] } })
		const { revision, total } = before
		const old = { reference, revision, deliveryAddress: home, agreement: 'x', total: total ?? 0 }
		expect(await refusal(seller.client.backOffice.orders.change(old))).toBe('409 price_changed')
		expect((await page(reference)).revision).toBe(revision)
		const agreement = 'par téléphone'
		const { order } = await correct(reference, { deliveryAddress: home, agreement })
		expect([order?.total, order?.delivery.zone]).toEqual([asked.total, 'BE-3'])
		expect(order?.quote?.lines).toEqual(before.quote?.lines)
		expect(order?.timeline[0]?.data).toMatchObject({ agreement, total: asked.total })
		const cost = (before.cost?.total ?? 0) - (before.cost?.delivery ?? 0)
		expect((order?.cost?.total ?? 0) - (order?.cost?.delivery ?? 0)).toBe(cost)
		expect(order?.amountToSupplier).toBe(order?.cost?.total)
	})

	test('across the border the tax of the other country counts', async () => {
		const reference = await placed()
		const agreement = 'x'
		const { order } = await correct(reference, { deliveryAddress: arlonToLille, agreement })
		expect(order?.quote).toMatchObject({ country: 'FR', vat: [{ rate: 20 }] })
		expect(order?.quote?.ecoParticipation).toBeGreaterThan(0)
	})

	test('where the price may not change the agreed one stays, and it says so', async () => {
		await stand('sent', 'Confirmed')
		const { reference } = kept.order
		const before = await page(reference)
		const { order, keepsPrice, total } = await correct(reference, { deliveryAddress: brussels })
		expect([keepsPrice, total]).toEqual([true, before.total])
		expect(order?.delivery.address?.city).toBe('Bruxelles')
		expect([order?.quote, order?.delivery.zone]).toEqual([before.quote, before.delivery.zone])
		const to = (await sendAll(shop.services)).map((it) => it.kind).toSorted()
		expect(to).toEqual(['orderChanged', 'supplierNotice'])
	})

	test('pick-up, services and a discount change what stands below the goods only', async () => {
		const reference = await placed()
		const before = await page(reference)
		const fetched = await correct(reference, { deliveryMode: 'pickUp' })
		expect(fetched.order?.quote).toMatchObject({
			delivery: 0,
			zone: null,
			lines: before.quote?.lines,
		})
		expect(fetched.order?.delivery.address).toBeNull()
		const agreement = 'x'
		const back = await correct(reference, {
			deliveryMode: 'delivery',
			deliveryAddress: home,
			agreement,
		})
		expect(back.total).toBe(before.total)
		const services = [{ code: 'carryIn' as const, floors: 2 }]
		const carried = await correct(reference, { services, agreement })
		expect(carried.order?.quote?.services).toEqual([{ code: 'carryIn', amount: 5000 }])
		const discount = { reason: 'Geste', amount: 10_000 }
		const reduced = await correct(reference, { discount })
		expect(reduced.total).toBe(carried.total - 12_100)
		expect((await correct(reference, { discount: null, agreement })).total).toBe(carried.total)
	})

	test('a promo code stays granted, and counted once, through a correction', async () => {
		await shop.addPromo('RESTE', 10, 1)
		const reference = await placed({ promoCode: 'RESTE' })
		const before = await page(reference)
		const agreement = 'x'
		const services = [{ code: 'fitting' as const }]
		const { order } = await correct(reference, { services, agreement })
		expect(order?.quote?.discounts).toEqual(before.quote?.discounts)
		expect(order?.promoCode).toBe('RESTE')
		const again = shop.browse().client.discount.promo({ code: 'RESTE' })
		expect(await refusal(again)).toBe('400 promo_used')
	})

	test('an offer gets a revision, which its customer compares', async () => {
		const { reference, total } = await stand('offer', 'OfferInProgress')
		const { order, needsAgreement } = await correct(reference, {
			discount: { reason: 'Client fidèle', percentage: 10 },
			remark: 'x',
		})
		expect(needsAgreement).toBe(false)
		expect([order?.offerVersion, order?.remark]).toEqual([2, 'x'])
		expect(order?.total).toBeLessThan(total)
		const events = order?.timeline.map((it) => it.event).slice(0, 2)
		expect(events).toEqual(['offerRevised', 'corrected'])
		const letters = await sendAll(shop.services)
		expect(letters[0]?.subject).toContain('a été revue')
	})

	test('accepted and no longer paid online, an order is confirmed', async () => {
		const { reference } = await stand('accepted', 'None', {
			paymentType: 'Online',
			acceptedAt: shop.services.now(),
		})
		const { order } = await correct(reference, { paymentType: 'Bill' })
		expect(order).toMatchObject({ status: 'Confirmed', payment: { type: 'Bill' } })
		expect((await correct(reference, { paymentType: 'Online' })).order?.status).toBe('Confirmed')
	})

	test('the deposit that was asked stays, whatever the shop asks by now, until the price changes', async () => {
		const { reference, total } = await stand('waiting', 'None', {
			paymentType: 'Online',
			deposit: 12_345,
		})
		await shop.changeTenant('atelier', { depositPercentage: 50 })
		const deposit = async () => (await seen(shop.services, kept)).order?.deposit
		await correct(reference, { phoneNumber: '+32 2 123 45 67' })
		expect(await deposit()).toBe(12_345)
		const { total: reduced } = await correct(reference, { discount: samples.discount })
		expect(reduced).toBeLessThan(total)
		expect(await deposit()).toBe(Math.round(reduced / 2))
		await shop.changeTenant('atelier', { depositPercentage: 30 })
	})

	test('a mail is foretold exactly where one is sent, also of another shop’s order', async () => {
		const { reference } = await stand('waiting', 'None')
		const { orders } = admin.client.backOffice
		for (const given of [{ remark: 'Autre' }, { email: 'autre@example.be' }]) {
			const { revision } = await orders.get({ reference })
			const { mails } = await orders.change({ reference, revision, ...given })
			const letters = await sendAll(shop.services)
			expect(new Set(letters.map(({ to }) => to))).toEqual(new Set(mails.map(({ to }) => to)))
		}
	})

	test('the day is the customer’s until it is scheduled, and he reads of it', async () => {
		const { reference } = await stand('production', 'InProduction')
		const { order } = await correct(reference, { deliveryDate: '2026-12-24' })
		expect(order?.deliveryAt).toBe('2026-12-24')
		const letters = await sendAll(shop.services)
		expect(letters.find((it) => it.kind === 'orderChanged')?.text).toContain('24 décembre 2026')
	})

	test('what is not different is not a correction, and of two editors the second gets a conflict', async () => {
		const { reference, revision } = await stand('waiting', 'None')
		const { orders } = seller.client.backOffice
		const same = await orders.change({ reference, revision, firstName: 'Thomas' })
		expect([same.order?.revision, same.order?.timeline]).toEqual([revision, []])
		await admin.client.backOffice.orders.change({ reference, revision, firstName: 'Tom' })
		const late = orders.change({ reference, revision, lastName: 'x' })
		expect(await refusal(late)).toBe('409 order_changed')
	})

	test('an erased person leaves no name in what was corrected', async () => {
		const email = 'oubli@example.be'
		const reference = await placed({ customer: { ...lambert, email } })
		await correct(reference, {
			lastName: 'Oublié',
			deliveryAddress: { ...home, streetNumber: '99' },
		})
		await admin.client.backOffice.people.erase({ email, resellerReference: 'atelier' })
		const { timeline } = await page(reference)
		const entry = JSON.stringify(timeline.find((it) => it.event === 'corrected'))
		expect(entry).toContain('lastName')
		expect(entry).not.toMatch(/Oublié|Lambert|99/u)
	})
})
