import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountHistory } from '../../../testing/account-history.ts'
import { sendAll, tokenOf } from '../../../testing/mails.ts'
import { refusal, refused } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import { noon, openShop, orderOf, password, type Shop } from '../../../testing/test-shop.ts'
import { userByEmail } from '../accounts-table.ts'

const minute = 60_000
const fresh = 'Rabot-2027-zuid'

describe.each(testDatabases)('passwords on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())
	beforeEach(async () => {
		shop.setNow(noon)
		await sendAll(shop.services)
	})

	const later = (minutes: number) => shop.setNow(new Date(noon.getTime() + minutes * minute))
	const login = (email: string, secret: string) =>
		shop.browse().client.account.login({ email, password: secret, application: 'configurator' })
	const ask = async (email: string, tenant?: string) => {
		await shop.browse(tenant, 'nl').client.account.reset({ email })
		return sendAll(shop.services)
	}
	const register = (token: string, secret = fresh, confirmation = secret) =>
		shop.browse().client.account.registerPassword({ token, password: secret, confirmation })

	test('a reset mails a link that sets the password once and ends every session', async () => {
		const email = 'lien.claes@atelier.example'
		const old = await shop.enter(email)
		const [letter] = await ask('Lien.Claes@atelier.example')
		// Asked for in Dutch; the account reads French.
		expect([letter?.to, letter?.language]).toEqual([email, 'fr'])
		const token = tokenOf(letter)
		await register(token)
		expect(await refusal(old.client.account.get())).toBe('404 current_user_not_found')
		expect(await refusal(login(email, password))).toBe('404 user_not_found')
		expect((await login(email, fresh)).lastname).toBe('Claes')
		const error = await refused(register(token, 'Another-2027'))
		expect([error.status, error.message]).toEqual([
			404,
			'The user linked to the token was not found.',
		])
		const kinds = (await sendAll(shop.services)).map((it) => it.kind)
		expect(kinds).toEqual(['passwordChanged'])
		const user = await userByEmail(shop.services.db, 'atelier', email)
		const history = await accountHistory(shop.services.db, 'atelier', user?.id ?? '')
		expect(history).toEqual(['loggedIn', 'passwordReset', 'resetSent', 'loggedIn'])
	})

	test('a reset link lasts 60 minutes, and one that was used ends the others', async () => {
		const email = 'claire@meubles-dupont.example'
		const [late] = await ask(email, 'meubles-dupont')
		later(60.1)
		expect(await refusal(register(tokenOf(late)))).toBe('404 token_user_not_found')
		const [first] = await ask(email, 'meubles-dupont')
		const [second] = await ask(email, 'meubles-dupont')
		later(120)
		await register(tokenOf(first))
		expect(await refusal(register(tokenOf(second)))).toBe('404 token_user_not_found')
	})

	test('one link used twice at once sets one password', async () => {
		const [letter] = await ask('hugo@rangements-martin.example', 'rangements-martin')
		const token = tokenOf(letter)
		const tries = ['Premier-2027a', 'Second-2027b'].map((secret) =>
			register(token, secret).then(
				() => 'set',
				() => 'refused',
			),
		)
		expect((await Promise.all(tries)).toSorted()).toEqual(['refused', 'set'])
	})

	test('a reset answers the same for every e-mail, and writes to accounts only', async () => {
		const known = await shop.browse().ask('POST', '/api/account/reset', {
			email: 'sofie.maes@atelier.example',
		})
		const unknown = await shop.browse().ask('POST', '/api/account/reset', {
			email: 'nobody@atelier.example',
		})
		expect([known.status, known.text]).toEqual([204, ''])
		expect([unknown.status, unknown.text]).toEqual([204, ''])
		const letters = await sendAll(shop.services)
		expect(letters.map((it) => it.to)).toEqual(['sofie.maes@atelier.example'])
		expect(await ask('paul@meubles-dupont.example', 'atelier')).toEqual([])
	})

	test("a forged host does not get into the mail's link", async () => {
		const headers = {
			host: 'evil.example',
			referer: 'http://evil.example/',
			'sec-fetch-site': 'same-origin',
		}
		const body = { email: 'sofie.maes@atelier.example' }
		const answer = await shop.browse().ask('POST', '/api/account/reset', body, headers)
		expect(answer.status).toBe(204)
		const [letter] = await sendAll(shop.services)
		expect(letter?.text).toContain('http://localhost:3000/back-office/login#reset=')
		expect(letter?.text).not.toContain('evil')
	})

	test.each([
		['too short', 'Ab1defghi', 'Ab1defghi'],
		['too long', `Ab1${'x'.repeat(62)}`, `Ab1${'x'.repeat(62)}`],
		['no upper case', 'rabot-2027-zuid', 'rabot-2027-zuid'],
		['no lower case', 'RABOT-2027-ZUID', 'RABOT-2027-ZUID'],
		['no digit', 'Rabot-noord-zuid', 'Rabot-noord-zuid'],
		['repeated differently', fresh, `${fresh}x`],
	])('a new password is refused: %s', async (_why, secret, confirmation) => {
		const error = await refused(register('atelier.x', secret, confirmation))
		expect([error.status, error.message]).toEqual([400, 'Invalid model.'])
		const browser = await shop.enter('sofie.maes@atelier.example')
		const change = { currentPassword: password, newPassword: secret, confirmation }
		const other = await refused(browser.client.account.changePassword(change))
		expect([other.status, other.message]).toEqual([400, 'Request is not valid.'])
	})

	test('a change needs a session and the current password, and ends the other sessions', async () => {
		const email = 'julie@rangements-martin.example'
		const change = { currentPassword: password, newPassword: fresh, confirmation: fresh }
		const visitor = await refused(shop.browse().client.account.changePassword(change))
		expect([visitor.status, visitor.message]).toEqual([403, 'User is not logged in.'])
		const mine = await shop.enter(email, 'rangements-martin')
		const other = await shop.enter(email, 'rangements-martin')
		const wrong = { ...change, currentPassword: 'Wrong-12345' }
		const mismatch = await refused(mine.client.account.changePassword(wrong))
		expect([mismatch.status, mismatch.message]).toEqual([409, 'Password mismatch.'])
		await mine.client.account.changePassword(change)
		expect((await mine.client.account.get()).lastname).toBe('Martin')
		expect(await refusal(other.client.account.get())).toBe('404 current_user_not_found')
		const letters = await sendAll(shop.services)
		expect(letters.map((it) => `${it.kind} ${it.to}`)).toEqual([`passwordChanged ${email}`])
	})

	test('a first order offers an account, and the account gets the order', async () => {
		const browser = shop.browse()
		const customer = {
			type: 'Individual' as const,
			firstName: 'Nora',
			lastName: 'Simon',
			email: 'nora.simon@example.be',
		}
		const order = await orderOf(browser, { customer })
		await browser.client.dressing.configuration.order(order)
		const letters = await sendAll(shop.services)
		const token = tokenOf(letters.find((it) => it.kind === 'activation'))
		const seller = await shop.enter('sofie.maes@atelier.example')
		const waiting = async () => {
			const page = await seller.client.backOffice.orders.list({ kind: 'order', view: 'toLink' })
			return page.rows.filter((it) => it.customer.lastName === 'Simon').length
		}
		expect(await waiting()).toBe(1)
		await register(token)
		expect(await waiting()).toBe(0)
		const account = await login('nora.simon@example.be', fresh)
		expect([account.customerType, account.lastname]).toEqual(['IndividualCustomer', 'Simon'])
		expect(await refusal(register(token))).toBe('404 token_user_not_found')
	})

	test('an activation link lasts 7 days', async () => {
		await shop.services.mails.post(shop.services.db, {
			tenant: 'atelier',
			to: 'late@example.be',
			language: 'fr',
			mail: {
				kind: 'activation',
				person: { firstName: 'A', lastName: 'B', phoneNumber: null },
			},
		})
		const [letter] = await sendAll(shop.services)
		later(7 * 24 * 60 + 1)
		expect(await refusal(register(tokenOf(letter)))).toBe('404 token_user_not_found')
		later(7 * 24 * 60 - 1)
		await register(tokenOf(letter))
	})

	test('users see and end their own sessions only', async () => {
		const email = 'bureau@studio-hetre.example'
		const mine = await shop.enter(email)
		const second = await shop.enter(email)
		const third = await shop.enter(email)
		const stranger = await shop.enter('t.lambert@example.be')
		const rows = await mine.client.account.sessions()
		expect([rows.length, rows.filter((it) => it.current).length]).toEqual([3, 1])
		const [one] = (await second.client.account.sessions()).filter((it) => it.current)
		await stranger.client.account.endSessions({ id: one?.id })
		expect((await second.client.account.get()).lastname).toBe('Hubert')
		await mine.client.account.endSessions({ id: one?.id })
		expect(await refusal(second.client.account.get())).toBe('404 current_user_not_found')
		await mine.client.account.endSessions({})
		expect(await refusal(third.client.account.get())).toBe('404 current_user_not_found')
		expect(await mine.client.account.sessions()).toHaveLength(1)
		expect(await refusal(shop.browse().client.account.sessions())).toBe('403 not_logged_in')
		expect((await stranger.client.account.get()).lastname).toBe('Lambert')
	})
})

describe('a server that says which e-mails have no account', () => {
	test('refuses a link to them, and mails the others', async () => {
		const [database] = testDatabases
		if (!database) throw new Error('no database')
		const shop = await openShop(database, { saysUnknownEmails: true })
		try {
			const ask = (email: string) => shop.browse().client.account.reset({ email })
			const error = await refused(ask('nobody@atelier.example'))
			expect([error.status, error.code, error.message]).toEqual([
				404,
				'email_unknown',
				'User not found.',
			])
			await ask('Sofie.Maes@atelier.example')
			await ask('fournisseur@gabarit.example')
			const letters = await sendAll(shop.services)
			expect(letters.map((it) => `${it.kind} ${it.to}`)).toEqual([
				'reset sofie.maes@atelier.example',
				'reset fournisseur@gabarit.example',
			])
		} finally {
			await shop.close()
		}
	})
})

describe('throttling', () => {
	test('the eleventh reset of an e-mail in a minute is refused', async () => {
		const [database] = testDatabases
		if (!database) throw new Error('no database')
		const shop = await openShop(database, { loginTries: 10 })
		try {
			const ask = (email: string) => shop.browse().client.account.reset({ email })
			for (let i = 0; i < 10; i++) await ask('sofie.maes@atelier.example')
			expect(await refusal(ask('sofie.maes@atelier.example'))).toBe('429 too_many_requests')
			await ask('lien.claes@atelier.example')
		} finally {
			await shop.close()
		}
	})
})
