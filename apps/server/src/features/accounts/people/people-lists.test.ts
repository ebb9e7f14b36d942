// What the lists of users, professionals and shops answer, and the rating of one's own.
import { readFileSync } from 'node:fs'
import type { Client, UserRow } from '@gabarit/contract'
import { resellerSorts } from '@gabarit/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAll, tokenOf } from '../../../testing/mails.ts'
import { refusal, refused } from '../../../testing/refused.ts'
import { everyDatabase } from '../../../testing/test-database.ts'
import { openShop, orderOf, password, type Shop } from '../../../testing/test-shop.ts'

describe.each(everyDatabase)('lists of people on $name', (database) => {
	let shop: Shop
	let admin: Client['backOffice']
	let sofie: Client['backOffice']
	beforeAll(async () => {
		shop = await openShop(database)
		admin = (await shop.enter('admin@gabarit.example')).client.backOffice
		sofie = (await shop.enter('sofie.maes@atelier.example')).client.backOffice
	})
	afterAll(() => shop.close())

	const professional = async () => {
		const { rows } = await admin.professionals.list({ search: 'studio hetre' })
		const [found] = rows
		if (!found) throw new Error('no professional')
		return found
	}
	const userCalled = async (search: string): Promise<UserRow> => {
		const [found] = (await admin.users.list({ search })).rows
		if (!found) throw new Error(`no user ${search}`)
		return found
	}

	test('a professional is found by his VAT number and telephone, however they are written', async () => {
		const { id, revision } = await professional()
		await admin.professionals.update({
			id,
			revision,
			phoneNumber: '+32 470 12 99 88',
			vatNumber: 'BE0999600044',
		})
		const found = async () => {
			const searches = ['be0999600044', 'BE 0999.600.044', '0470129988', '0470/12.99.88']
			return Promise.all(
				searches.map(async (search) => (await admin.professionals.list({ search })).rows[0]?.id),
			)
		}
		expect(await found()).toEqual([id, id, id, id])
	})

	test('of earlier accounts the migration makes the same text', async () => {
		const { db } = shop.services
		type Written = { id: string; search: string; numbers: string }
		const read = async () =>
			(
				await db.execute<Written>(sql`select id, search,
					concat_ws(' ', vat_number, phone_number) as numbers from users order by id`)
			).rows
		const written = await read()
		expect(written.filter(({ numbers }) => numbers !== '').length).toBeGreaterThan(1)
		await db.execute(sql`update users set search = rtrim(left(search, length(
			concat_ws(' ', last_name, first_name, last_name, email, company_name))))`)
		const url = new URL('../../../db/migrations/0025_found_people.sql', import.meta.url)
		await db.execute(sql.raw(readFileSync(url, 'utf8')))
		expect(await read()).toEqual(written)
	})

	test('staff alone is listed, customers where they are asked for', async () => {
		const staff = await sofie.users.list({ limit: 100 })
		expect(new Set(staff.rows.map(({ role }) => role))).toEqual(
			new Set(['ResellerAdmin', 'ResellerEmployee']),
		)
		const customers = await sofie.users.list({ view: 'customers', limit: 100 })
		expect(new Set(customers.rows.map(({ role }) => role))).toEqual(new Set(['IndividualCustomer']))
		expect(staff.views).toMatchObject({ all: staff.total, customers: customers.total })
		const asked = await sofie.users.list({ roles: ['IndividualCustomer'], limit: 100 })
		expect(asked.total).toBe(customers.total)
	})

	test('the last login is shown and sorted by; who never came, or lacks a second factor, is found', async () => {
		const { lastLoginAt } = await userCalled('sofie.maes')
		expect(Date.parse(lastLoginAt ?? '')).toBe(shop.services.now().getTime())
		const lien = await userCalled('lien.claes')
		expect(lien.lastLoginAt).toBeNull()
		const [first] = (await sofie.users.list({ sort: 'lastLoginAt', direction: 'desc' })).rows
		expect(first?.email).toBe('sofie.maes@atelier.example')
		await shop.services.db.execute(
			sql`update users set created_at = now() - interval '2 years' where email like '%@atelier.example'`,
		)
		const inactive = await sofie.users.list({ inactive: true })
		expect(inactive.rows.map(({ email }) => email)).toContain(lien.email)
		expect(inactive.rows.map(({ email }) => email)).not.toContain('sofie.maes@atelier.example')
		const bare = await sofie.users.list({ withoutSecondFactor: true })
		expect(bare.total).toBe((await sofie.users.list({})).total)
	})

	test('only roles that one may give are offered, and nobody changes his own', async () => {
		const names = async (tenant: string | undefined, by = admin) =>
			(await by.users.roles({ tenant })).map(({ role, isAdmin }) => `${role} ${isAdmin}`)
		const ofShop = ['ResellerAdmin false', 'ResellerEmployee false']
		expect(await names('meubles-dupont')).toEqual(ofShop)
		expect(await names('atelier')).toEqual([...ofShop, 'Gabarit false', 'Gabarit true'])
		expect(await names(undefined, sofie)).toEqual(ofShop)
		expect(await refusal(sofie.users.roles({ tenant: 'meubles-dupont' }))).toBe('403 not_allowed')
		const { id, revision } = await userCalled('sofie.maes')
		expect(await refusal(sofie.users.disable({ id, revision }))).toBe('403 not_allowed')
		const down = { id, revision, role: 'ResellerEmployee' as const }
		expect(await refusal(sofie.users.update(down))).toBe('403 not_allowed')
		expect((await sofie.users.update({ id, revision, role: 'ResellerAdmin' })).id).toBe(id)
	})

	test('a conflict shows the account as it stands and who was first; its history says what happened', async () => {
		const { id, revision } = await userCalled('lien.claes')
		await admin.users.update({ id, revision, phoneNumber: '+32 81 11 22 33' })
		const late = await refused(sofie.users.update({ id, revision, phoneNumber: '+32 81 44 55 66' }))
		expect(late).toMatchObject({
			code: 'account_changed',
			data: { current: { phoneNumber: '+32 81 11 22 33' }, by: 'Benali Inès' },
		})
		const [last] = await sofie.users.history({ id })
		expect(last).toMatchObject({ event: 'changed', by: 'Benali Inès', fields: ['phoneNumber'] })
	})

	test('an own rating is an administrator’s to set, where a price reads it', async () => {
		const hubert = await professional()
		expect(hubert).toMatchObject({ rating: null, ownRating: null, takesRating: true })
		const change = { id: hubert.id, revision: hubert.revision, rating: '0.75' }
		expect(await refusal(sofie.professionals.update(change))).toBe('403 not_allowed')
		const seller = await userCalled('claire@meubles-dupont')
		expect(seller.takesRating).toBe(false)
		const wrong = { id: seller.id, revision: seller.revision, rating: '0.75' }
		expect(await refusal(admin.users.update(wrong))).toBe('400 invalid_model')

		const book = async (email: string) =>
			(await (await shop.enter(email)).client.configurator.dressingInit()).book
		const before = await book(hubert.email)
		await admin.professionals.update(change)
		expect(await professional()).toMatchObject({ rating: null, ownRating: '0.75' })
		// The professional's prices follow it, and it stands in none of his answers.
		expect([before?.saleFactor, (await book(hubert.email))?.saleFactor]).toEqual(['0.8', '0.75'])
		const [seen] = (await sofie.professionals.list({})).rows
		expect(seen).toMatchObject({ ownRating: null, takesRating: false })

		const lien = await userCalled('lien.claes')
		await admin.users.update({ id: lien.id, revision: lien.revision, rating: '0.65' })
		const sells = await book(lien.email)
		expect([sells?.saleFactor, sells?.purchaseFactor]).toEqual(['1', '0.65'])
	})

	test('professionals are listed with what they bought, and their orders by their account', async () => {
		const email = 'bureau@studio-hetre.example'
		const buyer = await shop.enter(email)
		const { reference } = await buyer.client.dressing.configuration.order(
			await orderOf(buyer, {
				customer: {
					type: 'Professional',
					firstName: 'Jeanne',
					lastName: 'Hubert',
					companyName: 'Studio Hêtre',
					email,
				},
			}),
		)
		const hubert = await professional()
		expect(hubert).toMatchObject({ orders: 1, offers: 0, city: 'Arlon' })
		const { rows } = await sofie.orders.list({ kind: 'order', customer: hubert.id })
		expect(rows.map((row) => row.reference)).toEqual([reference])
	})

	test('pages of shops hold each once, in every order; figures are those of their orders', async () => {
		for (const sort of resellerSorts)
			for (const direction of ['asc', 'desc'] as const) {
				const whole = await admin.resellers.list({ sort, direction })
				const seen: string[] = []
				let after: string | undefined
				let last: string | null = null
				do {
					const page = await admin.resellers.list({ sort, direction, limit: 2, after })
					seen.push(...page.rows.map((row) => row.code))
					last = page.previous
					after = page.next ?? undefined
				} while (after !== undefined)
				expect(seen).toEqual(whole.rows.map((row) => row.code))
				const back = await admin.resellers.list({ sort, direction, limit: 2, before: last ?? '' })
				expect(back.rows.map((row) => row.code)).toEqual(seen.slice(0, 2))
			}
		const { rows } = await shop.services.db.execute<{ sum: string; open: number }>(sql`select
			coalesce(sum(total) filter (where status <> 'Refused'), 0)::text as sum,
			(count(*) filter (where status not in ('Refused', 'Done')))::int as open
			from orders where tenant = 'atelier' and kind = 'order'`)
		expect(await admin.resellers.get({ code: 'atelier' })).toMatchObject({
			turnover: Number(rows[0]?.sum),
			openOrders: rows[0]?.open,
			themeCode: 'default',
		})
		expect((await admin.resellers.list({ states: ['closed'] })).total).toBe(0)
	})

	const linesOf = async ({ body }: { body: File }) =>
		(await body.text()).replace('\u{feff}', '').trim().split('\n')

	test('behind an account with the longest names the next page follows, and the page before it', async () => {
		const lastName = 'œ'.repeat(120)
		const firstName = `${'"'.repeat(60)}${'각'.repeat(60)}`
		const emails = ['a', 'b', 'c'].map((it) => `${it}.long-names@${'example.'.repeat(25)}be`)
		for (const email of emails)
			await admin.users.create({ email, firstName, lastName, role: 'ResellerEmployee' })
		const asked = { search: 'long-names', limit: 1 }
		const first = await admin.users.list(asked)
		const second = await admin.users.list({ ...asked, after: first.next ?? '' })
		const third = await admin.users.list({ ...asked, after: second.next ?? '' })
		const back = await admin.users.list({ ...asked, before: third.previous ?? '' })
		const pages = [first, second, third, back].map(({ rows }) => rows.map(({ email }) => email))
		expect(pages.flat()).toEqual([...emails, emails[1]])
		expect(third.next).toBeNull()
	})

	test('the file of a list is what it shows: its rows, its order, its columns', async () => {
		const search = 'claes'
		const columns = ['name' as const, 'email' as const, 'role' as const, 'rating' as const]
		const asked = { format: 'csv' as const, search, columns }
		expect(await linesOf(await admin.users.export(asked))).toEqual([
			'Nom;E-mail;Rôle;Cote',
			'Claes Lien;lien.claes@atelier.example;Vente;0,65',
		])
		// Ratings are no column of a shop's administrator.
		const [, line] = await linesOf(await sofie.users.export(asked))
		expect(line).toBe('Claes Lien;lien.claes@atelier.example;Vente;')
		const { rows } = await admin.users.list({ sort: 'lastLoginAt', direction: 'desc', limit: 100 })
		const all = await linesOf(
			await admin.users.export({
				format: 'csv',
				sort: 'lastLoginAt',
				direction: 'desc',
				columns: 'email',
			}),
		)
		expect(all).toEqual(['E-mail', ...rows.map(({ email }) => email)])
		const professionals = await linesOf(
			await sofie.professionals.export({ format: 'csv', columns: ['company', 'orders'] }),
		)
		expect(professionals).toContain(`Studio Hêtre;${(await professional()).orders}`)
		const shops = await linesOf(
			await admin.resellers.export({ format: 'csv', columns: ['name', 'turnover', 'rating'] }),
		)
		for (const row of shops.slice(1)) expect(row).toMatch(/;\d+,\d\d;\d,\d{2,4}$/)
		expect(shops).toHaveLength((await admin.resellers.list({})).total + 1)
	})

	test('the file says a rating where the list shows one: none of a reseller’s professional or of a customer', async () => {
		const asked = { format: 'csv' as const, columns: ['shop' as const, 'rating' as const] }
		const lines = await linesOf(await admin.professionals.export(asked))
		expect(lines).toContain('Meubles Dupont;')
		expect(lines.some((line) => line.endsWith(';0,75'))).toBe(true)
		const customers = await linesOf(await admin.users.export({ ...asked, view: 'customers' }))
		expect(customers.length).toBeGreaterThan(1)
		for (const line of customers.slice(1)) expect(line).toMatch(/;$/)
		const sellers = await linesOf(await admin.users.export({ ...asked, search: 'lejeune' }))
		expect(sellers[1]).toMatch(/^Meubles Dupont;0,\d\d$/)
	})

	test('a file has the rows of the reader’s shop only, and no cell that is a formula', async () => {
		const dupont = (await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')).client
		const { users, resellers, professionals } = dupont.backOffice
		await users.create({
			email: 'formule@meubles-dupont.example',
			firstName: '=1+1',
			lastName: '=cmd',
			role: 'ResellerEmployee',
		})
		const lines = await linesOf(await users.export({ format: 'csv', columns: ['name', 'email'] }))
		expect(lines.slice(1).every((line) => line.endsWith('@meubles-dupont.example'))).toBe(true)
		expect(lines.find((line) => line.includes('formule@'))).toMatch(/^'=cmd/)
		expect(await refusal(resellers.export({ format: 'csv' }))).toBe('403 not_allowed')
		const seller = (await shop.enter('claire@meubles-dupont.example', 'meubles-dupont')).client
		expect(await refusal(seller.backOffice.users.export({ format: 'csv' }))).toBe('403 not_allowed')
		expect((await linesOf(await professionals.export({ format: 'csv' }))).length).toBeGreaterThan(1)
	})

	test('a saved view of people counts what it finds; one of a list that is closed counts nothing', async () => {
		const save = (by: Client['backOffice'], list: 'users' | 'resellers', query: string) =>
			by.views.save({ list, name: query, query, shared: false })
		await save(sofie, 'users', 'roles=ResellerEmployee&sort=name')
		await save(sofie, 'users', 'view=customers&hide=role')
		await save(sofie, 'users', 'sort=nothing')
		const { total } = await sofie.users.list({ roles: ['ResellerEmployee'] })
		const customers = await sofie.users.list({ view: 'customers' })
		const counts = await sofie.views.counts({ list: 'users' })
		expect(Object.fromEntries(counts.map(({ name, count }) => [name, count]))).toEqual({
			'roles=ResellerEmployee&sort=name': total,
			'view=customers&hide=role': customers.total,
		})
		await save(sofie, 'resellers', 'states=open')
		expect(await sofie.views.counts({ list: 'resellers' })).toEqual([])
		await save(admin, 'resellers', 'states=open')
		expect(await admin.views.counts({ list: 'resellers' })).toMatchObject([
			{ count: (await admin.resellers.list({ states: ['open'] })).total },
		])
	})

	test('the first administrator of a new shop is invited into its back-office', async () => {
		const email = 'nora@chene-clair.example'
		const person = { firstName: 'Nora', lastName: 'Lenoir', email, language: 'nl' as const }
		const made = await admin.resellers.create({
			code: 'chene-clair',
			name: 'Chêne Clair',
			administrator: person,
		})
		expect(made.users).toBe(1)
		const letter = (await sendAll(shop.services)).find(({ to }) => to === email)
		expect([letter?.kind, letter?.language]).toEqual(['activation', 'nl'])
		expect(letter?.text).toContain('//chene-clair.localhost')
		expect(letter?.text).toContain('back-office van Chêne Clair')
		const { client } = shop.browse('chene-clair')
		await client.account.registerPassword({
			token: tokenOf(letter),
			password,
			confirmation: password,
		})
		await client.account.login({ email, password, application: 'backOffice' })
		const { rows } = await client.backOffice.users.list({})
		expect(rows.map((row) => row.email)).toEqual([email])
		expect(await refusal(client.backOffice.resellers.list({}))).toBe('403 not_allowed')
	})
})
