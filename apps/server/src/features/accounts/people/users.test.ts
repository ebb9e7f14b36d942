import { type ApiError, type Client, type UserRow, userSorts } from '@gabarit/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountHistory } from '../../../testing/account-history.ts'
import { sendAll, tokenOf } from '../../../testing/mails.ts'
import { refusal, refused } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import { openShop, orderOf, password, type Shop } from '../../../testing/test-shop.ts'

const staff = ['ResellerAdmin', 'ResellerEmployee', 'Gabarit'] as const
const fresh = 'Rabot-2027-zuid'
const claire = { firstName: 'Élise', lastName: 'Œuvrard', role: 'ResellerEmployee' as const }

describe.each(testDatabases)('users on $name', (database) => {
	let shop: Shop
	let admin: Client
	let sofie: Client
	beforeAll(async () => {
		shop = await openShop(database)
		admin = (await shop.enter('admin@gabarit.example')).client
		sofie = (await shop.enter('sofie.maes@atelier.example')).client
	})
	afterAll(() => shop.close())

	const find = async (email: string): Promise<UserRow> => {
		const roles = [...staff, 'ProfessionalCustomer' as const]
		const { rows } = await admin.backOffice.users.list({ search: email, roles })
		const found = rows.find((row) => row.email === email)
		if (!found) throw new Error(`no user ${email}`)
		return found
	}
	const login = (email: string, secret = password, tenant = 'atelier') =>
		shop.browse(tenant).client.account.login({ email, password: secret, application: 'backOffice' })
	const historyOf = ({ id, resellerReference }: UserRow) =>
		accountHistory(shop.services.db, resellerReference, id)

	test('a shop lists its own people, an administrator everyone; shops never see the operator’s staff', async () => {
		const own = await sofie.backOffice.users.list({})
		expect(new Set(own.rows.map((row) => row.resellerReference))).toEqual(new Set(['atelier']))
		expect(own.rows.map((row) => row.role)).not.toContain('Gabarit')
		const everyone = [...staff, 'ProfessionalCustomer', 'IndividualCustomer'] as const
		const all = await admin.backOffice.users.list({ limit: 100, roles: [...everyone] })
		expect(all.total).toBeGreaterThan(own.total)
		expect(all.rows.map((row) => row.role)).toContain('Gabarit')
		const one = await admin.backOffice.users.list({ tenant: 'meubles-dupont' })
		expect(one.rows.map((row) => row.lastName)).toEqual(['Dupont', 'Lejeune'])
		// Naming another shop opens nothing.
		expect((await sofie.backOffice.users.list({ tenant: 'meubles-dupont' })).total).toBe(own.total)
	})

	test('pages by key hold every row once, in each order', async () => {
		for (const sort of userSorts)
			for (const direction of ['asc', 'desc'] as const) {
				const whole = await admin.backOffice.users.list({ sort, direction, limit: 100 })
				const seen: string[] = []
				let after: string | undefined
				do {
					const page = await admin.backOffice.users.list({ sort, direction, limit: 4, after })
					seen.push(...page.rows.map((row) => row.id))
					after = page.next ?? undefined
				} while (after !== undefined)
				expect(seen).toEqual(whole.rows.map((row) => row.id))
			}
	})

	test('filters and searches: roles, state, names without accents', async () => {
		const roles = ['ResellerAdmin'] as const
		const admins = await admin.backOffice.users.list({ roles: [...roles] })
		expect(admins.rows.map((row) => row.lastName)).toEqual(['Dupont', 'Maes', 'Martin'])
		const found = await admin.backOffice.users.list({
			search: 'studio hetre',
			roles: ['ProfessionalCustomer'],
		})
		expect(found.rows.map((row) => row.lastName)).toEqual(['Hubert'])
		expect((await admin.backOffice.users.list({ search: '%' })).total).toBe(0)
		expect((await admin.backOffice.users.list({ states: ['disabled'] })).total).toBe(0)
	})

	test('a new account is invited by mail, chooses its password once and works', async () => {
		const email = 'Elise@atelier.example'
		const made = await sofie.backOffice.users.create({ ...claire, email, language: 'nl' })
		expect(made).toMatchObject({ email: 'elise@atelier.example', state: 'invited' })
		expect(await refusal(login(made.email))).toBe('404 user_not_found')
		expect(await refusal(sofie.backOffice.users.create({ ...claire, email }))).toBe(
			'409 email_taken',
		)
		const [letter] = await sendAll(shop.services)
		expect([letter?.kind, letter?.language, letter?.to]).toEqual(['activation', 'nl', made.email])
		await sofie.backOffice.users.sendLink({ id: made.id })
		const [again] = await sendAll(shop.services)
		const token = tokenOf(again)
		const { registerPassword } = shop.browse().client.account
		await registerPassword({ token, password: fresh, confirmation: fresh })
		expect(
			await refusal(
				registerPassword({ token: tokenOf(letter), password: fresh, confirmation: fresh }),
			),
		).toBe('404 token_user_not_found')
		expect(await sendAll(shop.services)).toEqual([])
		expect((await login(made.email, fresh)).customerType).toBe('ResellerEmployee')
		expect((await find(made.email)).state).toBe('active')
		expect(await historyOf(made)).toEqual(['loggedIn', 'activated', 'created'])
		const byName = await sofie.backOffice.users.list({ search: 'oeuvrard elise' })
		expect(byName.rows.map((row) => row.id)).toEqual([made.id])
	})

	test('a shop’s administrator neither creates nor sees the operator’s staff', async () => {
		const person = { firstName: 'A', lastName: 'B', email: 'a.b@atelier.example' }
		const { users } = sofie.backOffice
		expect(await refusal(users.create({ ...person, role: 'Gabarit' }))).toBe('403 not_allowed')
		const another = {
			...person,
			role: 'ResellerEmployee' as const,
			resellerReference: 'meubles-dupont',
		}
		expect(await refusal(users.create(another))).toBe('403 not_allowed')
		const asAdmin = { ...person, role: 'ResellerAdmin' as const, isAdmin: true }
		expect(await refusal(users.create(asAdmin))).toBe('403 not_allowed')
		const lien = await find('lien.claes@atelier.example')
		const up = { id: lien.id, revision: lien.revision }
		expect(await refusal(users.update({ ...up, role: 'Gabarit' }))).toBe('403 not_allowed')
		expect(await refusal(users.update({ ...up, isAdmin: true }))).toBe('403 not_allowed')
		const boss = await find('admin@gabarit.example')
		for (const call of [
			users.get,
			users.sendLink,
			users.sessions,
			users.endSessions,
			users.resetSecondFactor,
		])
			expect(await refusal(call({ id: boss.id }))).toBe('404 account_not_found')
		const elsewhere = { ...person, role: 'Gabarit' as const, resellerReference: 'meubles-dupont' }
		const data = { problems: [{ path: 'role', message: 'Cette valeur n’est pas admise.' }] }
		expect(await refused(admin.backOffice.users.create(elsewhere))).toMatchObject({
			code: 'invalid_model',
			data,
		})
		const lost = { ...person, role: 'ResellerAdmin' as const, resellerReference: 'nowhere' }
		expect(await refusal(admin.backOffice.users.create(lost))).toBe('404 reseller_not_found')
	})

	test('removing one’s own second factor needs more than an open session', async () => {
		for (const [client, email] of [
			[admin, 'admin@gabarit.example'],
			[sofie, 'sofie.maes@atelier.example'],
		] as const) {
			const { id } = (await admin.backOffice.users.list({ search: email })).rows[0] ?? { id: '' }
			expect(await refusal(client.backOffice.users.resetSecondFactor({ id }))).toBe(
				'403 not_allowed',
			)
			expect((await client.account.get()).email).toBe(email)
		}
	})

	test('of two editors the second gets a conflict', async () => {
		const hugo = await find('hugo@rangements-martin.example')
		const { id, revision } = hugo
		const changed = await admin.backOffice.users.update({ id, revision, lastName: 'Petit-Grand' })
		expect(changed).toMatchObject({ lastName: 'Petit-Grand', revision: revision + 1 })
		const late = { id, revision, lastName: 'Grand' }
		expect(await refusal(admin.backOffice.users.update(late))).toBe('409 account_changed')
		const both = ['X', 'Y'].map((lastName) =>
			admin.backOffice.users.update({ id, revision: changed.revision, lastName }).then(
				() => 'written',
				() => 'refused',
			),
		)
		expect((await Promise.all(both)).toSorted()).toEqual(['refused', 'written'])
	})

	test('a disabled account is out at once, and 403 after its right password only', async () => {
		const email = 'julie@rangements-martin.example'
		const open = await shop.enter(email, 'rangements-martin')
		const { id, revision } = await find(email)
		const off = await admin.backOffice.users.disable({ id, revision })
		expect(off.state).toBe('disabled')
		expect(await refusal(open.client.account.get())).toBe('404 current_user_not_found')
		expect(await refusal(login(email, password, 'rangements-martin'))).toBe(
			'403 no_back_office_permission',
		)
		expect(await refusal(login(email, 'Wrong-12345', 'rangements-martin'))).toBe(
			'404 user_not_found',
		)
		await shop.browse('rangements-martin').client.account.reset({ email })
		expect(await sendAll(shop.services)).toEqual([])
		await admin.backOffice.users.enable({ id, revision: off.revision })
		expect((await login(email, password, 'rangements-martin')).lastname).toBe('Martin')
		expect((await historyOf(off)).slice(0, 3)).toEqual(['loggedIn', 'enabled', 'loginRefused'])
	})

	test('sessions of others are seen and ended, and a lower role ends them', async () => {
		const email = 'lien.claes@atelier.example'
		const one = await shop.enter(email)
		const two = await shop.enter(email)
		const { id } = await find(email)
		const [first] = await sofie.backOffice.users.sessions({ id })
		expect(first?.current).toBe(false)
		await sofie.backOffice.users.endSessions({ id, session: first?.id })
		expect(await sofie.backOffice.users.sessions({ id })).toHaveLength(1)
		await sofie.backOffice.users.endSessions({ id })
		for (const { client } of [one, two])
			expect(await refusal(client.account.get())).toBe('404 current_user_not_found')
		const three = await shop.enter(email)
		const { revision } = await find(email)
		const down = await sofie.backOffice.users.update({ id, revision, role: 'ProfessionalCustomer' })
		expect(await refusal(three.client.account.get())).toBe('404 current_user_not_found')
		await sofie.backOffice.users.update({ id, revision: down.revision, role: 'ResellerEmployee' })
	})

	test('the last administrator stays', async () => {
		const { id, revision } = await find('admin@gabarit.example')
		const { users } = admin.backOffice
		expect(await refusal(users.disable({ id, revision }))).toBe('403 not_allowed')
		expect(await refusal(users.update({ id, revision, isAdmin: false }))).toBe('403 not_allowed')
		const who = { email: 'admin@gabarit.example', resellerReference: 'atelier' }
		expect(await refusal(admin.backOffice.people.erase(who))).toBe('409 last_admin')
		// Who was invited, and has no password yet, is nobody who could let another one in.
		const invited = { firstName: 'Nour', lastName: 'Haddad', email: 'nour@gabarit.example' }
		await users.create({ ...invited, role: 'Gabarit', isAdmin: true })
		expect(await refusal(admin.backOffice.people.erase(who))).toBe('409 last_admin')
	})

	test('of two administrators who take each other’s rights at once one stays', async () => {
		const emails = ['admin@gabarit.example', 'fournisseur@gabarit.example'] as const
		const promote = (email: string, isAdmin: boolean) =>
			shop.services.db.execute(
				sql`update users set is_admin = ${isAdmin}, revision = 1 where email = ${email}`,
			)
		for (let round = 0; round < 5; round++) {
			for (const email of emails) await promote(email, true)
			admin = (await shop.enter(emails[0])).client
			const other = (await shop.enter(emails[1])).client
			const [boss, helper] = [await find(emails[0]), await find(emails[1])]
			const drop = (by: Client, { id, revision }: UserRow) =>
				by.backOffice.users.update({ id, revision, isAdmin: false }).then(
					() => 'done',
					(error: ApiError) => `${error.status}`,
				)
			const outcomes = await Promise.all([drop(admin, helper), drop(other, boss)])
			// Who lost his own rights first is refused for that; the other one for being the last.
			expect(['done,403', 'done,409', '403,done', '409,done']).toContain(outcomes.join())
		}
		await promote(emails[0], true)
		await promote(emails[1], false)
		admin = (await shop.enter(emails[0])).client
	})

	test('a profile changes its own name, phone and language only', async () => {
		const { client } = await shop.enter('bureau@studio-hetre.example')
		const answer = await client.account.updateProfile({
			lastname: 'Hubert-Roy',
			phoneNumber: '+32 2 123 45 67',
		})
		expect(answer).toMatchObject({ lastname: 'Hubert-Roy', phoneNumber: '+32 2 123 45 67' })
		expect(
			await client.account.updateProfile({ phoneNumber: '', lastname: 'Hubert' }),
		).toMatchObject({ phoneNumber: null })
		const sneaky = { role: 'Gabarit' } as object
		expect(await refusal(client.account.updateProfile(sneaky))).toBe('400 invalid_model')
	})

	test('sellers keep their professionals, and see no other account there', async () => {
		const { client } = await shop.enter('lien.claes@atelier.example')
		const { professionals } = client.backOffice
		const { rows } = await professionals.list({})
		expect(rows.map((row) => row.companyName)).toEqual(['Studio Hêtre'])
		const [row] = rows
		if (!row) throw new Error('no professional')
		const changed = await professionals.update({
			id: row.id,
			revision: row.revision,
			vatNumber: 'BE0999600044',
		})
		expect(changed.revision).toBe(row.revision + 1)
		const other = await find('sofie.maes@atelier.example')
		expect(await refusal(professionals.get({ id: other.id }))).toBe('404 account_not_found')
	})

	test('where a professional was billed last is known', async () => {
		const karim = await find('chantier@renov-plus.example')
		const { professionals } = admin.backOffice
		const { id } = karim
		expect((await professionals.get({ id })).billingAddress).toBeNull()
		const browser = await shop.enter(karim.email, 'meubles-dupont')
		const order = await orderOf(browser)
		await browser.client.dressing.configuration.order(order)
		expect((await professionals.get({ id })).billingAddress).toEqual(order.billingAddress)
	})

	test('a seller invites a professional of his shop, and no account of another role', async () => {
		const { client } = await shop.enter('claire@meubles-dupont.example', 'meubles-dupont')
		const { professionals, users } = client.backOffice
		const person = { email: 'atelier@boisvert.example', firstName: 'Ida', lastName: 'Bois' }
		// A role in the body is no field of this call.
		const asAdmin = { ...person, role: 'ResellerAdmin' } as typeof person
		expect(await refusal(professionals.create(asAdmin))).toBe('400 invalid_model')
		expect(await refusal(users.create({ ...person, role: 'ProfessionalCustomer' }))).toBe(
			'403 not_allowed',
		)
		const elsewhere = { ...person, resellerReference: 'atelier' }
		expect(await refusal(professionals.create(elsewhere))).toBe('403 not_allowed')
		const made = await professionals.create({ ...person, companyName: 'Boisvert' })
		expect(made).toMatchObject({
			role: 'ProfessionalCustomer',
			isAdmin: false,
			resellerReference: 'meubles-dupont',
			state: 'invited',
		})
		await professionals.sendLink({ id: made.id })
		await sendAll(shop.services)
		const { rows } = await admin.backOffice.outbox.list({ search: person.email })
		expect(rows.map(({ kind }) => kind)).toEqual(['activation', 'activation'])
		const paul = await find('paul@meubles-dupont.example')
		expect(await refusal(professionals.sendLink({ id: paul.id }))).toBe('404 account_not_found')
		const stranger = await find('bureau@studio-hetre.example')
		expect(await refusal(professionals.sendLink({ id: stranger.id }))).toBe('404 account_not_found')
	})

	test('a professional becomes a reseller with a shop of his own', async () => {
		const karim = await find('chantier@renov-plus.example')
		const open = await shop.enter(karim.email, 'meubles-dupont')
		const { professionals, resellers } = admin.backOffice
		const details = {
			country: 'BE' as const,
			vats: { BE: 'BE0999700014' },
			email: 'bonjour@renov-plus.example',
			phoneNumber: '+32 81 11 22 33',
			address: 'Rue Haute 1, 5000 Namur',
		}
		await shop.changeTenant('meubles-dupont', { hosts: ['dupont.example'] })
		const shopOf = {
			id: karim.id,
			revision: karim.revision,
			code: 'renov-plus',
			name: 'Rénov Plus',
			...details,
		}
		expect(await refusal(professionals.turnIntoReseller({ ...shopOf, code: 'atelier' }))).toBe(
			'409 reseller_code_taken',
		)
		for (const host of ['dupont.example', 'meubles-dupont.localhost'])
			expect(
				await refusal(professionals.turnIntoReseller({ ...shopOf, hosts: [host] })).catch(String),
			).toBe('409 reseller_code_taken')
		expect((await find(karim.email)).state).toBe('active')
		const made = await professionals.turnIntoReseller(shopOf)
		expect(made).toMatchObject({
			code: 'renov-plus',
			name: 'Rénov Plus',
			users: 1,
			isDisabled: false,
			...details,
		})
		expect(await refusal(open.client.account.get())).toBe('404 current_user_not_found')
		expect(await refusal(login(karim.email, password, 'meubles-dupont'))).toBe(
			'403 no_back_office_permission',
		)
		const answer = await login(karim.email, password, 'renov-plus')
		expect(answer.customerType).toBe('ResellerAdmin')
		expect((await historyOf(karim))[1]).toBe('turnedIntoReseller')
		const { rows: noted } = await admin.backOffice.audit.list({ tenant: 'renov-plus' })
		const opened = noted.find(({ event }) => event === 'resellerOpened')
		expect(opened?.changes).toContainEqual({ field: 'name', before: null, after: 'Rénov Plus' })
		expect(await refusal(professionals.turnIntoReseller({ ...shopOf, code: 'again' }))).toBe(
			'409 account_changed',
		)
		const { rows } = await resellers.list({ search: 'renov' })
		expect(rows.map((it) => it.code)).toEqual(['renov-plus'])
	})

	test('a closed shop: 403 at login, sessions over, its site still answers', async () => {
		const { resellers } = admin.backOffice
		const open = await shop.enter('claire@meubles-dupont.example', 'meubles-dupont')
		expect(await refused(resellers.disable({ code: 'atelier', revision: 0 }))).toMatchObject({
			code: 'invalid_model',
			data: { problems: [{ path: 'code', message: 'Cette valeur n’est pas admise.' }] },
		})
		const { code, revision } = await resellers.get({ code: 'meubles-dupont' })
		const closed = await resellers.disable({ code, revision })
		expect(closed.isDisabled).toBe(true)
		expect(await refusal(open.client.account.get())).toBe('404 current_user_not_found')
		const email = 'paul@meubles-dupont.example'
		expect(await refusal(login(email, password, 'meubles-dupont'))).toBe(
			'403 no_back_office_permission',
		)
		await resellers.enable({ code, revision: closed.revision })
		expect((await login(email, password, 'meubles-dupont')).lastname).toBe('Dupont')
	})

	test('a reseller is opened and kept by admins; code and address are his alone', async () => {
		const { resellers } = admin.backOffice
		const made = await resellers.create({
			code: 'bois-clair',
			name: 'Bois Clair',
			hosts: ['bois-clair.example'],
			rating: '0.92',
		})
		expect(made).toMatchObject({ users: 0, rating: '0.92', hosts: ['bois-clair.example'] })
		expect(await refusal(resellers.create({ code: 'bois-clair', name: 'X' }))).toBe(
			'409 reseller_code_taken',
		)
		const { revision } = await resellers.get({ code: 'meubles-dupont' })
		const thief = { code: 'meubles-dupont', revision, hosts: ['bois-clair.example'] }
		expect(await refusal(resellers.update(thief))).toBe('409 reseller_code_taken')
		const named = { code: made.code, revision: made.revision, name: 'Bois Très Clair' }
		expect(await resellers.update(named)).toMatchObject({ name: named.name, rating: '0.92' })
		// Of two editors the second one is shown what the first one wrote.
		const late = await refused(resellers.update({ ...named, name: 'Bois Sombre' }))
		expect(late).toMatchObject({
			code: 'settings_changed',
			data: { current: { name: named.name, revision: made.revision + 1 }, by: 'Benali Inès' },
		})
		expect(await refusal(resellers.get({ code: 'nowhere' }))).toBe('404 reseller_not_found')
		expect(await refusal(sofie.backOffice.resellers.list({}))).toBe('403 not_allowed')
	})
})
