import type { SecondFactorSetup } from '@gabarit/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountHistory } from '../../../testing/account-history.ts'
import { refusal, refused } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import { type Browser, noon, openShop, password, type Shop } from '../../../testing/test-shop.ts'
import { totpAt } from '../../../testing/totp-at.ts'
import { userByEmail } from '../accounts-table.ts'
import { stepAt } from './totp.ts'

const second = 1000
const sofie = 'sofie.maes@atelier.example'

describe.each(testDatabases)('the second factor on $name', (database) => {
	let shop: Shop
	let clock = noon
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())
	// Every test has half minutes that no other one used.
	beforeEach(() => later(3600))

	const later = (seconds: number) => {
		clock = new Date(clock.getTime() + seconds * second)
		shop.setNow(clock)
	}
	const codeOf = ({ secret }: SecondFactorSetup, by = 0) => totpAt(secret, stepAt(clock) + by)
	const login = (
		email: string,
		otp?: string,
		application: 'configurator' | 'backOffice' = 'backOffice',
	) => shop.browse().client.account.login({ email, password, application, ...(otp && { otp }) })
	const turnOn = async (email: string) => {
		const browser = await shop.enter(email)
		const { secondFactor } = browser.client.account
		const setup = await secondFactor.begin({ currentPassword: password })
		await secondFactor.confirm({ otp: codeOf(setup, -1) })
		return { browser, setup, secondFactor }
	}
	const remove = async (browser: Browser, otp: string) =>
		browser.client.account.secondFactor.remove({ currentPassword: password, otp })

	test('an active second factor is required at both logins, and each code works once', async () => {
		const { browser, setup } = await turnOn(sofie)
		expect(setup.address).toContain(`secret=${setup.secret}`)
		expect(setup.picture).toMatch(/^<svg/)
		const error = await refused(login(sofie))
		expect([error.status, error.code]).toEqual([401, 'otp_required'])
		expect(await refusal(login(sofie, undefined, 'configurator'))).toBe('401 otp_required')
		expect(await refusal(login(sofie, '000000'))).toBe('401 otp_wrong')
		expect((await login(sofie, codeOf(setup))).lastname).toBe('Maes')
		expect(await refusal(login(sofie, codeOf(setup)))).toBe('401 otp_wrong')
		expect(await refusal(login(sofie, codeOf(setup, -1)))).toBe('401 otp_wrong')
		later(30)
		await remove(browser, codeOf(setup))
		expect((await login(sofie)).lastname).toBe('Maes')
	})

	test('two logins with one code at once: one gets in', async () => {
		const { browser, setup } = await turnOn('lien.claes@atelier.example')
		const otp = codeOf(setup)
		const tries = [1, 2, 3].map(() =>
			login('lien.claes@atelier.example', otp).then(
				() => 'in',
				() => 'out',
			),
		)
		expect((await Promise.all(tries)).toSorted()).toEqual(['in', 'out', 'out'])
		later(30)
		await remove(browser, codeOf(setup))
	})

	test('an account without a second factor is not asked for a code, and a wrong password answers as always', async () => {
		const { browser, setup } = await turnOn(sofie)
		const wrong = { email: sofie, password: 'Wrong-12345', application: 'backOffice' as const }
		const { account } = shop.browse().client
		expect(await refusal(account.login(wrong))).toBe('404 user_not_found')
		expect(await refusal(account.login({ ...wrong, otp: codeOf(setup) }))).toBe(
			'404 user_not_found',
		)
		expect((await login('lien.claes@atelier.example', '123456')).lastname).toBe('Claes')
		later(30)
		await remove(browser, codeOf(setup))
	})

	test('a recovery code stands for the authenticator once; new ones end the old', async () => {
		const { browser, setup, secondFactor } = await turnOn(sofie)
		expect(setup.recoveryCodes).toHaveLength(10)
		const [first = '', other = ''] = setup.recoveryCodes
		expect(first).toMatch(/^([A-HJ-NP-Z2-9]{4}-){5}[A-HJ-NP-Z2-9]{4}$/)
		await login(sofie, first.toLowerCase().replaceAll('-', ' '))
		expect(await refusal(login(sofie, first))).toBe('401 otp_wrong')
		expect(await secondFactor.get()).toEqual({
			isOn: true,
			isRequired: false,
			recoveryCodesLeft: 9,
		})
		const fresh = await secondFactor.renewCodes({ currentPassword: password, otp: codeOf(setup) })
		expect(await refusal(login(sofie, other))).toBe('401 otp_wrong')
		await login(sofie, fresh.recoveryCodes[0])
		const user = await userByEmail(shop.services.db, 'atelier', sofie)
		const history = await accountHistory(shop.services.db, 'atelier', user?.id ?? '')
		expect(history.slice(0, 3)).toEqual(['loggedIn', 'recoveryCodeUsed', 'otpRefused'])
		later(30)
		await remove(browser, codeOf(setup))
	})

	test('recovery codes of a second factor still let in where the key of its secret is lost', async () => {
		const { browser, setup } = await turnOn(sofie)
		// Another server of a test has a key of its own.
		const moved = await shop.another()
		const enter = (otp: string) =>
			moved
				.browse()
				.client.account.login({ email: sofie, password, application: 'backOffice', otp })
		expect(await refusal(enter(codeOf(setup)))).toBe('500 unexpected_error')
		expect((await enter(setup.recoveryCodes[0] ?? '')).lastname).toBe('Maes')
		await moved.close()
		later(30)
		await remove(browser, codeOf(setup))
	})

	test('the database alone is not enough to make codes', async () => {
		const { browser, setup } = await turnOn(sofie)
		const rows = await shop.services.db.execute('select * from recovery_codes')
		const factors = await shop.services.db.execute('select * from second_factors')
		expect(factors.rows.length).toBeGreaterThan(0)
		expect(JSON.stringify(factors.rows)).not.toContain(setup.secret)
		for (const code of setup.recoveryCodes) {
			expect(JSON.stringify(rows.rows)).not.toContain(code)
			expect(JSON.stringify(rows.rows)).not.toContain(code.replaceAll('-', ''))
		}
		await remove(browser, codeOf(setup))
	})

	test('five wrong codes lock the second factor for a quarter of an hour', async () => {
		const { browser, setup } = await turnOn(sofie)
		for (let i = 0; i < 5; i++) expect(await refusal(login(sofie, '000000'))).toBe('401 otp_wrong')
		expect(await refusal(login(sofie, codeOf(setup)))).toBe('429 too_many_requests')
		later(15 * 60 + 1)
		await login(sofie, codeOf(setup))
		expect(await refusal(login(sofie, '000000'))).toBe('401 otp_wrong')
		later(30)
		await remove(browser, codeOf(setup))
	})

	test('a burst of codes at once tries no more than five of them', async () => {
		const { browser, setup } = await turnOn(sofie)
		const codes = Array.from({ length: 12 }, (_, i) => String(100_000 + i))
		const refusals = await Promise.all(codes.map((code) => refusal(login(sofie, code))))
		expect(refusals.filter((it) => it === '401 otp_wrong')).toHaveLength(5)
		expect(refusals.filter((it) => it === '429 too_many_requests')).toHaveLength(7)
		later(15 * 60 + 1)
		await remove(browser, codeOf(setup))
	})

	test('changing the second factor requires the password, and the steps in order', async () => {
		const browser = await shop.enter(sofie)
		const { secondFactor } = browser.client.account
		const wrong = { currentPassword: 'Wrong-12345' }
		expect(await refusal(secondFactor.begin(wrong))).toBe('409 password_mismatch')
		expect(await refusal(secondFactor.confirm({ otp: '123456' }))).toBe('409 second_factor_state')
		const proof = { currentPassword: password, otp: '123456' }
		expect(await refusal(secondFactor.remove(proof))).toBe('409 second_factor_state')
		const setup = await secondFactor.begin({ currentPassword: password })
		// A set-up that is not confirmed: login asks for no code, and a recovery code does not confirm it.
		expect((await login(sofie)).lastname).toBe('Maes')
		const [code = ''] = setup.recoveryCodes
		expect(await refusal(secondFactor.confirm({ otp: code }))).toBe('401 otp_wrong')
		const other = await shop.enter(sofie)
		await secondFactor.confirm({ otp: codeOf(setup) })
		expect(await refusal(other.client.account.get())).toBe('404 current_user_not_found')
		expect(await refusal(secondFactor.begin({ currentPassword: password }))).toBe(
			'409 second_factor_state',
		)
		later(30)
		const codes = { ...wrong, otp: codeOf(setup) }
		expect(await refusal(secondFactor.remove(codes))).toBe('409 password_mismatch')
		await remove(browser, codeOf(setup))
		expect(await secondFactor.get()).toMatchObject({ isOn: false, recoveryCodesLeft: 0 })
	})

	test('a shop can require the second factor: its staff sets it up at login', async () => {
		await shop.changeTenant('meubles-dupont', { requiresSecondFactor: true })
		const paul = 'paul@meubles-dupont.example'
		const { client } = shop.browse('meubles-dupont')
		const enter = (otp?: string) =>
			client.account.login({
				email: paul,
				password,
				application: 'backOffice',
				...(otp && { otp }),
			})
		const error = await refused(enter())
		expect([error.status, error.code]).toEqual([401, 'otp_setup_required'])
		const setup = error.data as SecondFactorSetup
		expect(await refusal(enter('000000'))).toBe('401 otp_wrong')
		expect((await enter(codeOf(setup))).lastname).toBe('Dupont')
		expect(await refusal(enter())).toBe('401 otp_required')
		expect((await enter(setup.recoveryCodes[0])).lastname).toBe('Dupont')
		later(30)
		const proof = { currentPassword: password, otp: codeOf(setup) }
		expect(await refusal(client.account.secondFactor.remove(proof))).toBe('409 second_factor_state')
	})
})

describe('outside the demo', () => {
	test('an admin must have one, others need not', async () => {
		const [database] = testDatabases
		if (!database) throw new Error('no database')
		const shop = await openShop(database, { demo: false })
		try {
			const login = (email: string) =>
				shop.browse().client.account.login({ email, password, application: 'backOffice' })
			expect(await refusal(login('admin@gabarit.example'))).toBe('401 otp_setup_required')
			expect((await login('fournisseur@gabarit.example')).lastname).toBe('Colin')
			expect((await login(sofie)).lastname).toBe('Maes')
		} finally {
			await shop.close()
		}
	})
})
