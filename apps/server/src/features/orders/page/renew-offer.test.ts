// An offer that ended, made again.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askOffer } from '../../../testing/ask-offer.ts'
import { sendAll } from '../../../testing/mails.ts'
import { refusal } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import {
	type Browser,
	home,
	lambert,
	newCode,
	niche,
	noon,
	openShop,
	type Shop,
} from '../../../testing/test-shop.ts'
import { expireOffers } from '../process/expire-offers.ts'

const days = (count: number) => new Date(noon.getTime() + count * 24 * 3600_000)

describe.each(testDatabases)('an offer that ended on $name', (database) => {
	let shop: Shop
	let dupont: Browser
	let atelier: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		dupont = await shop.enter('claire@meubles-dupont.example', 'meubles-dupont')
		atelier = await shop.enter('sofie.maes@atelier.example')
	})
	afterAll(() => shop.close())
	beforeEach(() => shop.setNow(noon))

	async function offered(tenant: string, promoCode?: string) {
		const { country, postalCode } = home
		const { reference = '' } = await askOffer(shop.browse(tenant).client, {
			kind: 'offer',
			code: newCode(),
			language: 'fr',
			customer: lambert,
			configuration: niche,
			delivery: { deliveryMode: 'delivery', services: [], country, postalCode },
			...(promoCode !== undefined && { promoCode }),
		})
		await sendAll(shop.services)
		return reference
	}

	async function refusedAt({ client }: Browser, reference: string) {
		const { orders } = client.backOffice
		const { revision } = await orders.get({ reference })
		await orders.act({ reference, action: 'refuseOffer', revision, motive: 'Trop tard.' })
		await sendAll(shop.services)
		return orders.get({ reference })
	}

	test('is shown to the browser that asked for it, and not to the maker of the design', async () => {
		const { orders } = dupont.client.backOffice
		const [his, hers] = [shop.browse('meubles-dupont'), shop.browse('meubles-dupont')]
		const design = { code: newCode(), language: 'fr' as const, configuration: niche }
		const email = 'its-maker@example.be'
		await his.client.dressing.configuration.send({ ...design, kind: 'save', email })
		const { reference = '' } = await askOffer(hers.client, {
			...design,
			kind: 'offer',
			customer: lambert,
			delivery: { deliveryMode: 'pickUp', country: 'BE' },
		})
		const { revision } = await refusedAt(dupont, reference)
		const renewed = await orders.renew({ reference, revision })
		const stateFor = ({ client }: Browser) =>
			client.dressing.configuration.orderState({ reference: renewed.reference })
		expect(await stateFor(hers)).toMatchObject({ reference: renewed.reference })
		expect(await refusal(stateFor(his))).toBe('404 order_not_found')
	})

	test('is a new offer at the price of the day, with what the seller had granted; the old one stays refused', async () => {
		const { orders } = dupont.client.backOffice
		const reference = await offered('meubles-dupont')
		const { revision } = await orders.get({ reference })
		const discount = { percentage: 10, reason: 'Salon' }
		await orders.revise({ reference, revision, discount })
		const old = await refusedAt(dupont, reference)
		expect(old.isRenewable).toBe(true)
		await shop.changeTenant('meubles-dupont', { coefficientIndividual: '2.40' })
		const renewed = await orders.renew({ reference, revision: old.revision })
		await shop.changeTenant('meubles-dupont', { coefficientIndividual: '1.70' })
		expect(renewed).toMatchObject({
			kind: 'offer',
			state: 'offerInProgress',
			offerVersion: 1,
			isRenewable: false,
			configuration: old.configuration,
			customer: old.customer,
		})
		expect([renewed.reference, renewed.code]).not.toEqual([reference, old.code])
		expect(renewed.total).toBeGreaterThan(old.total ?? 0)
		expect(renewed.quote?.discounts).toMatchObject([{ kind: 'manual', percentage: 10 }])
		expect(renewed.validUntil).toBe('2026-12-21')
		const stays = await orders.get({ reference })
		expect(stays).toMatchObject({ state: old.state, total: old.total, code: old.code })
		expect(stays.timeline[0]).toMatchObject({
			event: 'offerRenewed',
			data: { to: renewed.reference },
		})
		expect(renewed.timeline.find(({ event }) => event === 'offerRenewed')?.data).toEqual({
			of: reference,
		})
		const letters = await sendAll(shop.services)
		const [own] = letters.filter(({ to }) => to === lambert.email)
		expect(own?.kind).toBe('offerSent')
		expect(own?.text).toContain(renewed.reference)
		expect(own?.text).toMatch(/\/order\/\S+/)
	})

	test('is renewed once by the same revision', async () => {
		const { orders } = atelier.client.backOffice
		const { reference, revision } = await refusedAt(atelier, await offered('atelier'))
		const first = await orders.renew({ reference, revision })
		await sendAll(shop.services)
		expect((await orders.renew({ reference, revision })).reference).toBe(first.reference)
		expect(await sendAll(shop.services)).toEqual([])
		expect(await refusal(orders.renew({ reference, revision: revision - 1 }))).toBe(
			'409 order_changed',
		)
	})

	test('leaves the promo code where it is', async () => {
		await shop.addPromo('UNEFOIS', 10, 1)
		const old = await refusedAt(atelier, await offered('atelier', 'UNEFOIS'))
		const { reference, revision } = old
		const renewed = await atelier.client.backOffice.orders.renew({ reference, revision })
		expect(renewed.promoCode).toBeNull()
		expect(renewed.quote?.discounts.map(({ kind }) => kind)).toEqual(['period'])
		expect(renewed.total).toBeGreaterThan(old.total ?? 0)
		expect(await offered('atelier', 'UNEFOIS')).toBeTruthy()
	})

	test('an expired one is renewed too; an open one is not, nor one of another shop', async () => {
		const { orders } = atelier.client.backOffice
		const reference = await offered('atelier')
		const open = await orders.get({ reference })
		expect(open.isRenewable).toBe(false)
		const asked = { reference, revision: open.revision }
		expect(await refusal(orders.renew(asked))).toBe('409 transition_not_allowed')
		expect(await refusal(dupont.client.backOffice.orders.renew(asked))).toBe('404 order_not_found')
		shop.setNow(days(31))
		await expireOffers(shop.services)
		const seller = await shop.enter('sofie.maes@atelier.example')
		const { revision } = await seller.client.backOffice.orders.get({ reference })
		const renewed = await seller.client.backOffice.orders.renew({ reference, revision })
		expect(renewed.state).toBe('offerInProgress')
		const admin = (await shop.enter('admin@gabarit.example', 'meubles-dupont')).client.backOffice
		const theirs = await refusedAt(seller, renewed.reference)
		const again = { reference: theirs.reference, revision: theirs.revision }
		expect((await admin.orders.renew(again)).tenant).toBe('atelier')
	})
})
