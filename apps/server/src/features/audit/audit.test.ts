// Who changed what, by role and shop; values of both sides, never those of a secret or of an erased person.
import type { Language } from '@gabarit/i18n'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOffer } from '../../testing/ask-offer.ts'
import { refusal } from '../../testing/refused.ts'
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
import { orders as orderRows } from '../orders/orders-table.ts'
import { expireOffers } from '../orders/process/expire-offers.ts'
import { auditWordsOf } from './audit-words.ts'

const dupont = 'meubles-dupont'
const secret = 'jeton-que-personne-ne-lit'

describe.each(testDatabases)('the audit on $name', (database) => {
	let shop: Shop
	let admin: Browser
	let paul: Browser
	let claire: Browser
	let supplier: Browser
	let reference: string
	beforeAll(async () => {
		shop = await openShop(database)
		admin = await shop.enter('admin@gabarit.example')
		paul = await shop.enter('paul@meubles-dupont.example', dupont)
		claire = await shop.enter('claire@meubles-dupont.example', dupont)
		supplier = await shop.enter('fournisseur@gabarit.example', dupont)
		const placed = await claire.client.dressing.configuration.order(
			await orderOf(claire, { code: newCode() }),
		)
		reference = placed.reference
		const { orders } = claire.client.backOffice
		const { revision } = await orders.get({ reference })
		await orders.change({ reference, revision, remark: 'sonner au fond' })
		await supplier.client.backOffice.orders.get({ reference }).catch(() => null)
		const { settings, technical, users } = paul.client.backOffice
		await settings.update({ revision: (await settings.get()).revision, deliveryTime: 9 })
		const { useExternalApi, orderUrl, configurationEndUrl, method, ...kept } = await technical.get()
		await technical.update({
			useExternalApi,
			orderUrl,
			configurationEndUrl,
			method,
			revision: kept.revision,
			parameters: [{ name: 'cle', value: secret }],
			authentication: { mode: 'bearer', key: null, tokenUrl: null, scope: null, value: secret },
		})
		const { rows } = await users.list({ search: 'claire' })
		const [row] = rows
		if (!row) throw new Error('nobody is called Claire')
		await users.update({ id: row.id, revision: row.revision, phoneNumber: '+32 2 111 22 33' })
	})
	afterAll(() => shop.close())

	const list = (
		browser: Browser,
		query: Parameters<typeof browser.client.backOffice.audit.list>[0] = {},
	) => browser.client.backOffice.audit.list({ limit: 100, ...query })
	const eventsOf = async (browser: Browser, query = {}) =>
		(await list(browser, query)).rows.map(({ event }) => event)

	test('an administrator of the shop reads its orders, accounts and settings with both values', async () => {
		const { rows } = await list(paul)
		expect(new Set(rows.map(({ tenant }) => tenant))).toEqual(new Set([dupont]))
		const corrected = rows.find(({ event }) => event === 'corrected')
		expect(corrected).toMatchObject({
			actor: { kind: 'user', name: 'Lejeune Claire' },
			subject: { kind: 'order', key: reference, name: reference },
			changes: [{ field: 'remark', before: '', after: 'sonner au fond' }],
		})
		const settings = rows.find(({ changes }) => changes.some((it) => it.field === 'deliveryTime'))
		expect(settings).toMatchObject({
			event: 'resellerChanged',
			subject: { kind: 'shop', key: dupont },
		})
		expect(settings?.changes.at(0)?.after).toBe(9)
		const account = rows.find(({ event }) => event === 'changed')
		expect(account?.changes).toEqual([
			{ field: 'phoneNumber', before: null, after: '+32 2 111 22 33' },
		])
		expect(account?.actor.name).not.toBe(account?.subject.name)
	})

	test('no answer holds a secret; that it changed is said', async () => {
		const answer = JSON.stringify(await list(admin))
		expect(answer).not.toContain(secret)
		const technical = (await list(paul)).rows.flatMap(({ changes }) => changes)
		expect(technical).toContainEqual({ field: 'authenticationValue', before: null, after: null })
	})

	test('a seller reads the orders of his shop only, the supplier what he did himself', async () => {
		const { rows } = await list(claire)
		expect(rows.length).toBeGreaterThan(1)
		expect(rows.every(({ subject }) => ['order', 'offer'].includes(subject.kind))).toBe(true)
		expect(await eventsOf(claire, { parts: ['account', 'shop'] })).toEqual([])
		expect(await eventsOf(supplier)).toEqual([])
		const { profile } = { profile: supplier.client.account }
		await profile.updateProfile({ phoneNumber: '+32 2 999 88 77' })
		expect(await eventsOf(supplier)).toEqual(['changed'])
	})

	test('at the operator’s own address the supplier reads its orders and what he did for others', async () => {
		const act = async (
			by: Browser,
			action: 'acceptOrder' | 'sendToSupplier' | 'sendToProduction',
		) => {
			const { orders } = by.client.backOffice
			const { revision } = await orders.get({ reference })
			await orders.act({ reference, revision, action })
		}
		await act(paul, 'acceptOrder')
		await act(paul, 'sendToSupplier')
		const here = await shop.enter('fournisseur@gabarit.example')
		await act(here, 'sendToProduction')
		const { rows } = await list(here)
		const elsewhere = rows.filter(({ tenant }) => tenant === dupont)
		expect(elsewhere.map(({ event }) => event)).toEqual(['sentToProduction'])
		expect(elsewhere[0]?.changes).toEqual([
			{ field: 'status', before: 'Confirmed', after: 'InProduction' },
		])
	})

	test('another shop answers as not found, a customer is refused', async () => {
		expect(await refusal(list(paul, { tenant: 'atelier' }))).toBe('404 reseller_not_found')
		const buyer = await shop.enter('bureau@studio-hetre.example')
		expect(await refusal(list(buyer))).toBe('403 not_allowed')
		expect(await refusal(list(shop.browse()))).toBe('403 not_logged_in')
	})

	test('an admin reads every shop, or the chosen one', async () => {
		await admin.client.account.updateProfile({ phoneNumber: '+32 2 000 00 01' })
		const shops = async (query = {}) =>
			new Set((await list(admin, query)).rows.map(({ tenant }) => tenant))
		expect(await shops()).toEqual(new Set([dupont, 'atelier']))
		expect(await shops({ tenant: dupont })).toEqual(new Set([dupont]))
	})

	test('it is filtered by who did it, by what and by day, and searched by what was changed', async () => {
		const { rows } = await paul.client.backOffice.users.list({ search: 'paul' })
		const actor = rows[0]?.id ?? ''
		const by = (await list(paul, { actor })).rows
		expect([by.length > 2, new Set(by.map((it) => it.actor.name)).size]).toEqual([true, 1])
		expect(new Set(await eventsOf(paul, { parts: ['shop'] }))).toEqual(new Set(['resellerChanged']))
		expect(await eventsOf(paul, { atUntil: '2001-01-01' })).toEqual([])
		const found = (await list(paul, { search: reference })).rows
		expect(new Set(found.map(({ subject }) => subject.key))).toEqual(new Set([reference]))
		expect(await eventsOf(paul, { search: 'claire', parts: ['account'] })).toContain('changed')
		expect(new Set(await eventsOf(paul, { search: 'dupont', parts: ['shop'] }))).toEqual(
			new Set(['resellerChanged']),
		)
		const byClaire = (await list(paul, { search: 'Lejeune Claire' })).rows
		expect(byClaire.map(({ event }) => event)).toContain('corrected')
		const code = 'HIVERNAL9'
		const from = '2026-12-01'
		await paul.client.backOffice.discounts.promoCodes.create({
			tenant: dupont,
			code,
			percentage: 5,
			amount: null,
			from,
			until: from,
			maximumUses: null,
		})
		const coded = (await list(paul, { search: code })).rows
		expect(coded).toMatchObject([{ event: 'resellerChanged', subject: { key: dupont } }])
		expect(await eventsOf(paul, { search: `${code}X` })).toEqual([])
	})

	test('an offer that ended is said as the lists say it: expired, cancelled by the shop, or refused', async () => {
		const offered = async () => {
			const { reference: made = '' } = await askOffer(claire.client, {
				kind: 'offer',
				code: newCode(),
				language: 'fr',
				customer: lambert,
				configuration: niche,
				delivery: { deliveryMode: 'pickUp', country: 'BE' },
			})
			return made
		}
		const [late, cancelled] = [await offered(), await offered()]
		const { orders } = claire.client.backOffice
		const { revision } = await orders.get({ reference: cancelled })
		await orders.act({ reference: cancelled, revision, action: 'refuseOffer', motive: 'trop tard' })
		await shop.services.db
			.update(orderRows)
			.set({ validUntil: '2026-01-01' })
			.where(eq(orderRows.reference, late))
		expect(await expireOffers(shop.services)).toBe(1)
		const wordOf = async (search: string, language: Language) => {
			const { audit } = claire.client.backOffice
			const [row] = (await audit.list({ search, limit: 1 })).rows
			return row ? auditWordsOf(language)(row) : ''
		}
		expect(await wordOf(late, 'fr')).toBe('Offre expirée; État: En cours → Expirée')
		expect(await wordOf(late, 'nl')).toBe('Offerte verlopen; Status: Lopend → Verlopen')
		expect(await wordOf(late, 'en')).toBe('Offer expired; State: In progress → Expired')
		expect(await wordOf(cancelled, 'fr')).toBe(
			'Offre refusée; État: En cours → Annulée; Motif: trop tard',
		)
	})

	test('of a customer without an account the export and the erasure name his orders, not him', async () => {
		const customer = { firstName: 'Odile', lastName: 'Tournesol', email: 'odile@tournesol.example' }
		const visitor = shop.browse()
		const body = await orderOf(visitor, { code: newCode(), customer })
		const { reference: hers } = await visitor.client.dressing.configuration.order(body)
		const who = { email: customer.email, resellerReference: 'atelier' }
		const { people, audit } = admin.client.backOffice
		await people.export(who)
		await people.erase(who)
		await people.export({ ...who, email: 'personne@tournesol.example' })
		const { rows } = await audit.list({ parts: ['account'], tenant: 'atelier', limit: 3 })
		expect(rows.map(({ event, subject }) => [event, subject])).toEqual([
			['exported', { kind: 'customer', key: null, name: null }],
			['erased', { kind: 'customer', key: null, name: hers }],
			['exported', { kind: 'customer', key: null, name: hers }],
		])
		expect(rows.flatMap(({ changes }) => changes)).toEqual([])
		expect(JSON.stringify(rows)).not.toMatch(/ournesol|00000000/)
		const found = await audit.list({ parts: ['account'], search: hers })
		expect(found.rows.map(({ event }) => event)).toEqual(['erased', 'exported'])
		const file = await admin.ask('GET', '/api/back-office/audit/export/csv?parts=account')
		expect(file.text).toContain(`;${hers} (client sans compte);`)
		expect(file.text).toContain(';sans commande (client sans compte);')
	})

	test('pages of one row walk over both tables, each row once, and back', async () => {
		const all = (await list(paul)).rows.map(({ id }) => id)
		const walked: string[] = []
		let after: string | undefined
		let last: string | null = null
		do {
			const page = await list(paul, { limit: 1, ...(after !== undefined && { after }) })
			walked.push(...page.rows.map(({ id }) => id))
			last = page.previous
			after = page.next ?? undefined
		} while (after !== undefined)
		expect(walked).toEqual(all)
		const back = await list(paul, { limit: 2, before: last ?? '' })
		expect(back.rows.map(({ id }) => id)).toEqual(all.slice(-3, -1))
		expect((await list(paul)).total).toBe(all.length)
	})

	test('of an erased account what was done to it stays, without its name and values', async () => {
		const email = 'claire@meubles-dupont.example'
		await admin.client.backOffice.people.erase({ email, resellerReference: dupont })
		const { rows } = await list(paul)
		expect(JSON.stringify(rows)).not.toMatch(/Claire|111 22 33/)
		const changed = rows.find(({ event }) => event === 'changed')
		expect(changed?.subject).toEqual({ kind: 'user', key: null, name: null })
		expect(changed?.changes).toEqual([{ field: 'phoneNumber', before: null, after: null }])
	})
})
