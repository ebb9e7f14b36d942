// A use of a promo code goes with what was made of it, and comes back when that comes to nothing.

import type { Send } from '@gabarit/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOffer } from '../../../testing/ask-offer.ts'
import { refusal } from '../../../testing/refused.ts'
import { everyDatabase } from '../../../testing/test-database.ts'
import {
	type Browser,
	home,
	lambert,
	newCode,
	niche,
	openShop,
	orderOf,
	type Shop,
} from '../../../testing/test-shop.ts'
import { expireOffers } from '../process/expire-offers.ts'

describe.each(everyDatabase)('uses of promo codes on $name', (database) => {
	let shop: Shop
	let seller: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		seller = await shop.enter('sofie.maes@atelier.example')
		for (const code of ['UN', 'AUTRE']) await shop.addPromo(code, 5, 1)
	})
	afterAll(() => shop.close())

	const usesOf = async (code = 'UN') => {
		const codes = await seller.client.backOffice.discounts.promoCodes.list()
		return codes.find((it) => it.code === code)?.uses
	}
	const place = async () => {
		const browser = shop.browse()
		const order = await orderOf(browser, { promoCode: 'UN' })
		return (await browser.client.dressing.configuration.order(order)).reference
	}
	const offer = (browser = shop.browse()) => {
		const sent: Send = {
			kind: 'offer',
			code: newCode(),
			configuration: niche,
			language: 'fr',
			customer: lambert,
			promoCode: 'UN',
			delivery: { deliveryMode: 'delivery', country: 'BE', deliveryAddress: home },
		}
		return askOffer(browser.client, sent)
	}
	const act = async (reference: string, action: 'refuseOrder' | 'refuseOffer' | 'delete') => {
		const { orders } = seller.client.backOffice
		const { revision } = await orders.get({ reference })
		await orders.act({ reference, action, revision, motive: 'plus de bois' })
	}

	test.each([
		['an order that is refused', place, 'refuseOrder'],
		['an order that is deleted', place, 'delete'],
		['an offer that is refused', async () => (await offer()).reference ?? '', 'refuseOffer'],
	] as const)('%s gives the promo code its use back', async (_, make, action) => {
		const reference = await make()
		expect(await usesOf()).toBe(1)
		expect(await refusal(offer())).toBe('400 promo_used')
		await act(reference, action)
		expect(await usesOf()).toBe(0)
	})

	test('an offer that is refused and then deleted returns its promo use once', async () => {
		const { reference = '' } = await offer()
		await act(reference, 'refuseOffer')
		const other = await place()
		await act(reference, 'delete')
		expect(await usesOf()).toBe(1)
		await act(other, 'refuseOrder')
	})

	test('an expired offer returns its promo use', async () => {
		const before = shop.services.now()
		await offer()
		shop.setNow(new Date(before.getTime() + 40 * 24 * 3600_000))
		expect(await expireOffers(shop.services)).toBe(1)
		shop.setNow(before)
		expect(await usesOf()).toBe(0)
	})

	test('an offer ordered with another promo code returns its own use', async () => {
		const browser = shop.browse()
		const { code } = await offer(browser)
		const order = await orderOf(browser, { code, promoCode: 'AUTRE' })
		await browser.client.dressing.configuration.order(order)
		expect([await usesOf('UN'), await usesOf('AUTRE')]).toEqual([0, 1])
	})
})
