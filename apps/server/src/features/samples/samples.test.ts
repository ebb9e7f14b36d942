// A buyer asks for samples and the shop sends them. A request is erased twelve months after it is done.
import type { SampleColour, SampleState } from '@gabarit/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { timedTasks } from '../../app/jobs/timed-work.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import { askSamples, twoColours } from '../../testing/ask-samples.ts'
import { sendAll } from '../../testing/mails.ts'
import { refusal, refused } from '../../testing/refused.ts'
import { testDatabases } from '../../testing/test-database.ts'
import {
	type Browser,
	home,
	newCode,
	niche,
	noon,
	openShop,
	type Shop,
} from '../../testing/test-shop.ts'

const tenant = 'meubles-dupont'
const lille = { ...home, postalCode: '59800', city: 'Lille', country: 'FR' as const }

describe.each(testDatabases)('samples on $name', (database) => {
	let shop: Shop
	let seller: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		seller = await shop.enter('claire@meubles-dupont.example', tenant)
	})
	afterAll(() => shop.close())
	afterEach(async () => {
		shop.setNow(noon)
		await shop.services.db.execute(sql`delete from sample_requests`)
		await sendAll(shop.services)
		await shop.changeTenant(tenant, {
			hideAllColorSample: false,
			sendMailsToCustomers: true,
			mailNotifications: true,
		})
	})

	const visitor = (language: 'fr' | 'nl' | 'en' = 'fr') => shop.browse(tenant, language)
	const samples = (of: Browser = seller) => of.client.backOffice.samples
	const only = async (of: Browser = seller) => {
		const { rows } = await samples(of).list({})
		expect(rows).toHaveLength(1)
		const [row] = rows
		if (!row) throw new Error('no request')
		return row
	}

	test('an admin reads the requests of every shop, or of the one that he chose; a shop no other', async () => {
		await askSamples(visitor(), {})
		await askSamples(shop.browse('atelier', 'fr'), {})
		const admin = samples(await shop.enter('admin@gabarit.example'))
		const tenantsOf = async (asked: { tenant?: string }) => {
			const { rows, total } = await admin.list(asked)
			expect(total).toBe(rows.length)
			return rows.map((row) => row.tenant).toSorted()
		}
		expect(await tenantsOf({})).toEqual(['atelier', tenant])
		expect(await tenantsOf({ tenant })).toEqual([tenant])
		expect(await refusal(admin.list({ tenant: 'nowhere' }))).toBe('404 reseller_not_found')
		expect(await refusal(samples().list({ tenant: 'atelier' }))).toBe('404 reseller_not_found')
	})

	test('a visitor asks, and the shop reads who, which colours, and where to', async () => {
		const code = newCode()
		const { configuration } = visitor().client.dressing
		await configuration.send({ kind: 'save', code, configuration: niche, language: 'fr' })
		const spoken = code.toLowerCase().replace(/(.{4})(?=.)/g, '$1 ')
		await askSamples(visitor(), { code: spoken })
		expect(await only()).toMatchObject({
			tenant,
			state: 'new',
			createdAt: noon.toISOString(),
			doneAt: null,
			firstName: 'Thomas',
			lastName: 'Lambert',
			email: 't.lambert@example.be',
			address: home,
			code,
			hasDesign: true,
			colours: [
				{ place: 'interior', reference: 'P1-white', label: 'Blanc', hex: '#F4F3EF' },
				{ place: 'exterior', reference: 'P3-oak-natural' },
			],
		})
		const english = await shop.enter('claire@meubles-dupont.example', tenant)
		const answer = await english.ask('GET', '/api/back-office/samples', undefined, {
			'accept-language': 'en',
		})
		expect(answer.text).toContain('"label":"White"')
	})

	test('a code that the shop keeps no design of opens none', async () => {
		await askSamples(visitor(), { code: newCode() })
		expect((await only()).hasDesign).toBe(false)
	})

	test.each([
		['none', []],
		['six', Array.from({ length: 6 }, (_, i) => `P1-white${i}`)],
		['one twice', ['P1-white', 'P1-white']],
		['one that is not in the catalogue', ['P1-white', 'NO-SUCH']],
		['one that lines no carcass', ['RAL-9016']],
	])('%s: that is not one to five colours of the catalogue', async (_, references) => {
		const colours = references.map((reference) => ({ place: 'interior' as const, reference }))
		expect(await refusal(askSamples(visitor(), { colours }))).toBe('400 invalid_model')
		expect((await samples().list({})).total).toBe(0)
	})

	test('five colours are sent', async () => {
		const { catalogue } = await visitor().client.configurator.dressingInit()
		const colours = catalogue.colors
			.filter((it) => it.exterior)
			.slice(0, 5)
			.map(({ reference }): SampleColour => ({ place: 'exterior', reference }))
		await askSamples(visitor(), { colours })
		expect((await only()).colours).toMatchObject(colours)
	})

	test('what is wrong is said of each field, in the caller’s language', async () => {
		const problemsOf = async (change: Parameters<typeof askSamples>[1]) => {
			const { data } = await refused(askSamples(visitor('nl'), change))
			return (data as { problems: { path: string; message: string }[] }).problems
		}
		expect(
			await problemsOf({
				colours: [{ place: 'exterior', reference: 'NO-SUCH' }],
				address: { ...home, country: 'FR' },
			}),
		).toEqual([
			{ path: 'colours.0.reference', message: expect.stringContaining('catalogus') as string },
			{ path: 'address.postalCode', message: expect.stringContaining('postcode') as string },
		])
		const [empty] = await problemsOf({ firstName: ' ' })
		expect(empty?.path).toBe('firstName')
		expect(await refusal(askSamples(visitor(), { code: 'ABC' }))).toBe('400 code_format_invalid')
		await askSamples(visitor(), { address: lille })
		expect((await only()).address.country).toBe('FR')
	})

	test('hideAllColorSample: refused where it is on, also to the shop’s own seller', async () => {
		await shop.changeTenant(tenant, { hideAllColorSample: true })
		for (const browser of [visitor(), seller])
			expect(await refusal(askSamples(browser))).toBe('403 samples_not_offered')
		expect((await samples().list({})).total).toBe(0)
		expect(await sendAll(shop.services)).toEqual([])
		await shop.changeTenant(tenant, { hideAllColorSample: false })
		await askSamples(visitor())
		await only()
	})

	test('the shop is mailed, and the sender in his language and the shop’s brand', async () => {
		await askSamples(visitor(), { language: 'nl' })
		const letters = await sendAll(shop.services)
		const [asked, notice] = ['samplesAsked', 'samplesNotice'].map((kind) =>
			letters.find((it) => it.kind === kind),
		)
		expect(letters).toHaveLength(2)
		expect(asked).toMatchObject({
			to: 't.lambert@example.be',
			language: 'nl',
			from: { name: 'Meubles Dupont', replyTo: 'info@meubles-dupont.example' },
		})
		for (const fact of ['Wit, P1-white', '2 stalen', 'Rue du Marché 14 2, 6700 Arlon, België'])
			expect(asked?.text).toContain(fact)
		expect(notice).toMatchObject({ to: 'info@meubles-dupont.example', language: 'fr' })
		for (const fact of ['Thomas Lambert', 't.lambert@example.be', 'Blanc, P1-white', '6700 Arlon'])
			expect(notice?.text).toContain(fact)
		expect(notice?.html).toContain('/back-office/samples')
	})

	test('one sample is one, in the mails too', async () => {
		await askSamples(visitor(), { colours: twoColours.slice(0, 1), language: 'en' })
		const letters = await sendAll(shop.services)
		expect(letters.find((it) => it.kind === 'samplesAsked')?.text).toContain('one sample')
		expect(letters.find((it) => it.kind === 'samplesNotice')?.subject).toContain('Un échantillon')
	})

	test('the sender is mailed because he asked, whatever is sent to customers; the shop by its switch', async () => {
		await shop.changeTenant(tenant, { sendMailsToCustomers: false, mailNotifications: false })
		await askSamples(visitor())
		const kinds = (await sendAll(shop.services)).map((it) => it.kind)
		expect(kinds).toEqual(['samplesAsked'])
	})

	test('a double click asks once; another day asks again', async () => {
		const browser = visitor()
		await Promise.all([askSamples(browser), askSamples(browser), askSamples(browser)])
		await only()
		expect(await sendAll(shop.services)).toHaveLength(2)
		await askSamples(browser, { firstName: 'Odile' })
		shop.setNow(new Date('2026-11-22T11:00:00Z'))
		await askSamples(browser)
		expect((await samples().list({})).total).toBe(3)
	})

	test('the list is the shop’s own; newest first, by state, by words, by pages', async () => {
		const ask = async (lastName: string, minutes: number, browser = visitor()) => {
			shop.setNow(new Date(noon.getTime() + minutes * 60_000))
			await askSamples(browser, { lastName })
		}
		await ask('Lécuyer', 0)
		await ask('Peeters', 1)
		await ask('Simon', 2)
		await ask('Elsewhere', 3, shop.browse('atelier'))
		const list = (query: Parameters<ReturnType<typeof samples>['list']>[0]) => samples().list(query)
		const namesOf = ({ rows }: Awaited<ReturnType<typeof list>>) => rows.map((it) => it.lastName)
		const all = await list({})
		expect([namesOf(all), all.total]).toEqual([['Simon', 'Peeters', 'Lécuyer'], 3])
		expect(namesOf(await list({ search: 'LECUYER arlon' }))).toEqual(['Lécuyer'])
		expect(namesOf(await list({ search: 'oak-natural' }))).toHaveLength(3)
		expect(namesOf(await list({ search: 'rue du Marche 14' }))).toHaveLength(3)
		expect(namesOf(await list({ search: 'rue du Marche 15' }))).toEqual([])
		expect(namesOf(await list({ search: '100%' }))).toEqual([])
		const first = await list({ limit: 2 })
		expect([namesOf(first), first.previous]).toEqual([['Simon', 'Peeters'], null])
		const second = await list({ limit: 2, after: first.next ?? '' })
		expect([namesOf(second), second.next]).toEqual([['Lécuyer'], null])
		const back = await list({ limit: 2, before: second.previous ?? '' })
		expect(namesOf(back)).toEqual(['Simon', 'Peeters'])
		const [simon, peeters] = all.rows
		for (const [row, state] of [
			[simon, 'sent'],
			[peeters, 'done'],
		] as const)
			await samples().change({ id: row?.id ?? '', revision: row?.revision ?? 0, state })
		expect(namesOf(await list({ states: ['new'] }))).toEqual(['Lécuyer'])
		expect(namesOf(await list({ states: ['sent', 'done'] }))).toEqual(['Simon', 'Peeters'])
		const admin = await shop.enter('admin@gabarit.example')
		expect(namesOf(await samples(admin).list({}))).toHaveLength(4)
		// In the maker's own shop he also sells; other shops' samples are not his.
		const supplier = await shop.enter('fournisseur@gabarit.example')
		expect(namesOf(await samples(supplier).list({}))).toEqual(['Elsewhere'])
	})

	test('of two changes at once the second is refused with the current state', async () => {
		await askSamples(visitor())
		const { id, revision } = await only()
		const sent = await samples().change({ id, revision, state: 'sent' })
		expect(sent).toMatchObject({ state: 'sent', revision: revision + 1, doneAt: null })
		const late = await refused(samples().change({ id, revision, state: 'done' }))
		expect([late.status, late.code, late.data]).toEqual([409, 'samples_changed', { current: sent }])
		const done = await samples().change({ id, revision: sent.revision, state: 'done' })
		expect(done).toMatchObject({ state: 'done', doneAt: noon.toISOString() })
		// A wrong click is put right.
		const back = await samples().change({ id, revision: done.revision, state: 'sent' })
		expect(back).toMatchObject({ state: 'sent', doneAt: null })
	})

	test('who says how far a request is stands in the audit of its shop, without who asked', async () => {
		shop.setNow(new Date(noon.getTime() + 6 * 3_600_000))
		const day = brusselsDay(shop.services.now())
		await askSamples(visitor())
		const admin = await shop.enter('admin@gabarit.example')
		const { id, revision } = await only()
		const sent = await samples().change({ id, revision, state: 'sent' })
		await refused(samples().change({ id, revision, state: 'done' }))
		await samples(admin).change({ id, revision: sent.revision, state: 'done' })
		const { rows } = await admin.client.backOffice.audit.list({ tenant, parts: ['shop'] })
		const noted = rows.filter(({ event }) => event === 'samplesChanged').slice(0, 2)
		expect(new Set(noted.map(({ changes }) => changes[1]?.after))).toEqual(new Set([day]))
		expect(noted.map((it) => [it.actor.name, it.subject.key, it.changes[0]])).toEqual([
			['Benali Inès', tenant, { field: 'samples', before: 'sent', after: 'done' }],
			['Lejeune Claire', tenant, { field: 'samples', before: 'new', after: 'sent' }],
		])
		expect(JSON.stringify(noted)).not.toMatch(/Lambert|example\.be/)
	})

	test('another shop’s request is not there', async () => {
		await askSamples(shop.browse('atelier'))
		const admin = await shop.enter('admin@gabarit.example')
		const { id, revision } = await only(admin)
		expect((await samples().list({})).total).toBe(0)
		expect(await refusal(samples().change({ id, revision, state: 'sent' }))).toBe(
			'404 samples_not_found',
		)
	})

	test('a person’s export has her requests, and erased she has none', async () => {
		const email = 'Odile.Canari@example.be'
		await askSamples(visitor(), { email, lastName: 'Canari' })
		await askSamples(visitor())
		await sendAll(shop.services)
		const { people } = (await shop.enter('admin@gabarit.example')).client.backOffice
		const who = { email: email.toLowerCase(), resellerReference: tenant }
		const exported = await people.export(who)
		expect(exported['samples']).toMatchObject([{ email, address: home }])
		expect(JSON.stringify(exported['samples'])).not.toContain('requestHash')
		// The request, its two mails, and both of the mailbox.
		expect((await people.erase(who)).erased).toBe(5)
		expect((await only()).lastName).toBe('Lambert')
		for (const table of ['sample_requests', 'outbox', 'mailbox']) {
			const { rows } = await shop.services.db.execute(
				sql`select 1 from ${sql.identifier(table)} t where t::text ilike '%canari%'`,
			)
			expect([table, rows]).toEqual([table, []])
		}
	})

	test('twelve months after it is done a request goes; one that is not done stays', async () => {
		const states: Record<string, SampleState> = { Nouveau: 'new', Parti: 'sent', Fini: 'done' }
		for (const lastName of Object.keys(states)) await askSamples(visitor(), { lastName })
		// Its year counts from the day it was done, not from the day it was asked.
		shop.setNow(new Date('2027-02-10T12:00:00Z'))
		const admin = () => shop.enter('admin@gabarit.example')
		const list = async () => (await samples(await admin()).list({})).rows
		for (const { id, revision, lastName } of await list()) {
			const state = states[lastName] ?? 'new'
			if (state !== 'new') await samples(await admin()).change({ id, revision, state })
		}
		const clearUp = async (at: string) => {
			shop.setNow(new Date(at))
			await timedTasks.find((it) => it.name === 'clear-up')?.run(shop.services)
			return (await list()).map((it) => it.lastName).toSorted()
		}
		expect(await clearUp('2028-02-10T11:00:00Z')).toEqual(['Fini', 'Nouveau', 'Parti'])
		expect(await clearUp('2028-02-10T13:00:00Z')).toEqual(['Nouveau', 'Parti'])
	})
})

test('requests of visitors are as few as offers, by e-mail and by address', async () => {
	const [database] = testDatabases
	if (!database) throw new Error('no database')
	const shop = await openShop(database, { ordersPerEmail: 2, ordersPerAddress: 8 })
	try {
		const ask = (firstName: string, email = 't.lambert@example.be') =>
			askSamples(shop.browse(), { firstName, email })
		await ask('A')
		for (let i = 0; i < 3; i++) await ask('A')
		await ask('B')
		expect(await refusal(ask('C', 'T.LAMBERT@example.be'))).toBe('429 too_many_orders')
		await ask('C', 'an.peeters@example.be')
		// Nothing is left of what was refused.
		const { rows } = await shop.services.db.execute(sql`select 1 from sample_requests`)
		expect(rows).toHaveLength(3)
		await ask('D', 'd@example.be')
		expect(await refusal(ask('E', 'e@example.be'))).toBe('429 too_many_orders')
		const known = await shop.enter('sofie.maes@atelier.example')
		for (const firstName of ['F', 'G', 'H']) await askSamples(known, { firstName })
	} finally {
		await shop.close()
	}
})
