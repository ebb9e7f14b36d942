// An open offer takes a saved version of a design: named by its code, shown before it is sent.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
	openShop,
	type Shop,
} from '../../../testing/test-shop.ts'

const higher = { ...niche, hu: 2450 }
const wider = { ...niche, room: { ...niche.room, width: 1600 } }

describe.each(testDatabases)('a changed design of an offer on $name', (database) => {
	let shop: Shop
	let seller: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		seller = await shop.enter('sofie.maes@atelier.example')
	})
	afterAll(() => shop.close())

	const calls = () => seller.client.backOffice
	const save = (design: { code: string; parent?: string; configuration: typeof niche }) =>
		seller.client.dressing.configuration.send({ ...design, kind: 'save', language: 'fr' })

	/** With two versions of its design saved before it, and a copy that the seller saved after it. */
	async function offered() {
		const visitor = shop.browse()
		const code = newCode()
		const { country, postalCode } = home
		const first = { code, language: 'fr' as const, configuration: higher }
		await visitor.client.dressing.configuration.send({ ...first, kind: 'save' })
		const { reference = '' } = await askOffer(visitor.client, {
			...first,
			configuration: niche,
			kind: 'offer',
			customer: lambert,
			delivery: { deliveryMode: 'delivery', services: [], country, postalCode },
		})
		const copy = newCode()
		await save({ code: copy, parent: code, configuration: wider })
		await sendAll(shop.services)
		return { code, copy, offer: await calls().orders.get({ reference }) }
	}

	test('its own older versions and the copies of it can be taken', async () => {
		const { code, copy, offer } = await offered()
		const { version, versions, copies } = await calls().configurations.get({ code })
		expect([version, versions.map((it) => it.version)]).toEqual([2, [2, 1]])
		expect(copies).toMatchObject([{ code: copy, version: 1 }])
		const { reference, revision } = offer
		const older = { code, version: 1 }
		const back = await calls().orders.revise({ reference, revision, design: older })
		expect(back.configuration).toEqual(higher)
	})

	test('both totals and whom it mails are shown first; then design, price and plan are the new ones', async () => {
		const { code, copy, offer } = await offered()
		const { reference, revision } = offer
		const asked = { reference, revision, design: { code: copy, version: 1 } }
		const effect = await calls().orders.revisionEffect(asked)
		expect(effect.totalBefore).toBe(offer.total)
		expect(effect.total).not.toBe(offer.total)
		expect(effect.mails).toEqual([{ party: 'customer', to: lambert.email }])
		const untouched = await calls().orders.get({ reference })
		expect([untouched.revision, untouched.furniture]).toEqual([revision, offer.furniture])
		const other = { ...asked, total: effect.total + 1 }
		expect(await refusal(calls().orders.revise(other))).toBe('409 price_changed')
		const revised = await calls().orders.revise({ ...asked, total: effect.total })
		expect(revised).toMatchObject({ code, offerVersion: 2, total: effect.total })
		expect(revised.configuration).toEqual(wider)
		expect(revised.furniture).not.toEqual(offer.furniture)
		const design = await calls().configurations.get({ code })
		expect([design.version, design.configuration]).toEqual([3, wider])
		const letters = await sendAll(shop.services)
		expect(letters.map((it) => [it.kind, it.to])).toEqual([['orderChanged', lambert.email]])
		expect(await refusal(calls().orders.revisionEffect(asked))).toBe('409 order_changed')
	})

	test('another shop’s design, a version that is not there and an agreed offer are refused', async () => {
		const { copy, offer } = await offered()
		const { reference, revision } = offer
		const dupont = await shop.enter('claire@meubles-dupont.example', 'meubles-dupont')
		const foreign = newCode()
		await dupont.client.dressing.configuration.send({
			code: foreign,
			kind: 'save',
			language: 'fr',
			configuration: wider,
		})
		const of = (design: { code: string; version: number }) => ({ reference, revision, design })
		for (const design of [
			{ code: foreign, version: 1 },
			{ code: copy, version: 2 },
		]) {
			expect(await refusal(calls().orders.revisionEffect(of(design)))).toBe(
				'404 configuration_not_found',
			)
			expect(await refusal(calls().orders.revise(of(design)))).toBe('404 configuration_not_found')
		}
		const ours = of({ code: copy, version: 1 })
		expect(await refusal(dupont.client.backOffice.orders.revisionEffect(ours))).toBe(
			'404 order_not_found',
		)
		const accepted = await calls().orders.act({ reference, revision, action: 'acceptOffer' })
		const late = { ...ours, revision: accepted?.revision ?? 0 }
		expect(await refusal(calls().orders.revisionEffect(late))).toBe('409 transition_not_allowed')
	})
})
