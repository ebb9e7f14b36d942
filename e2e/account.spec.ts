// After the order: what the page of its end says, the order page behind its link, and the customer's account.
import type { Language } from '@gabarit/i18n'
import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, expectAccessible, withoutWebGl } from './accessible.ts'
import { invitationMailedTo } from './customer.ts'
import { wordsOf } from './words.ts'

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }
const visits = [
	{ language: 'fr', size: wide },
	{ language: 'nl', size: narrow },
	{ language: 'en', size: narrow },
] as const

const password = 'Etabli-2026-sud'
const letters = 'ACDEFGHJKMNPQRTWXY'
const home = { street: 'Rue Haute', streetNumber: '12', postalCode: '6700', city: 'Arlon' }

/** Ordered by this browser, whose cookie is the proof of it. */
async function orderIn(page: Page, address: string, language: Language, email: string) {
	const code = Array.from({ length: 12 }, () => letters[Math.floor(Math.random() * 18)]).join('')
	const billingAddress = { ...home, country: 'BE' }
	const order = {
		code,
		configuration: { version: 1, room: { width: 3000 }, hu: 2500 },
		language,
		customer: { type: 'Individual', firstName: 'Claire', lastName: 'Dumont', email },
		billingAddress,
		deliveryMode: 'delivery',
		deliveryAddress: billingAddress,
		paymentType: 'Bill',
		termsAccepted: true,
	}
	const send = async (total: number) => {
		const headers = { origin: address, referer: `${address}/configurator` }
		const path = `${address}/api/dressing/configuration/order`
		const answer = await page.request.post(path, { data: { ...order, total }, headers })
		return (await answer.json()) as {
			reference: string
			code: string
			data: { quote: { totalIncluding: number } }
		}
	}
	// The server says its price to whom names another.
	const { data } = await send(1)
	const { reference } = await send(data.quote.totalIncluding)
	return { reference, code }
}

async function expectNoOverflow(page: Page): Promise<void> {
	const over = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	)
	expect(over).toBeLessThanOrEqual(0)
}

for (const { language, size } of visits)
	test(`after an order in ${language}: its end, its page, the account`, async ({
		page,
		baseURL,
	}) => {
		const address = baseURL ?? ''
		const words = wordsOf(language)
		await page.setViewportSize(size)
		await withoutWebGl(page)
		const complaints = complaintsOf(page)
		const email = `account-${language}-${Date.now()}@client.example`
		await page.goto(`/home?language=${language}`)
		const { reference, code } = await orderIn(page, address, language, email)

		await page.goto(`/configurator?order=${reference}`)
		await expect(page.getByTestId('order-reference')).toHaveText(reference)
		await expect(page.getByTestId('order-code')).toHaveText(code.replace(/(.{4})(?=.)/gu, '$1 '))
		const day = await page.getByTestId('promised-day').textContent()
		expect(day).toMatch(/20\d\d/u)
		await expect(page.locator('figure svg')).toBeVisible()
		await expect(page.getByText(email)).toBeVisible()
		const download = page.waitForEvent('download')
		await page.getByRole('button', { name: words('customer:plan.download') }).click()
		expect((await download).suggestedFilename()).toContain(code)
		await expectAccessible(page, 'the end')
		await expectNoOverflow(page)

		await page.getByRole('link', { name: words('end:follow.order') }).click()
		await expect(page.getByRole('heading', { level: 1 })).toContainText(reference)
		await expect(page.locator('figure svg')).toBeVisible()
		await expect(page.getByTestId('promised-day')).toHaveText(day ?? '')
		await expect(page.getByText(words('customer:stage.orderPlaced'))).toBeVisible()
		await expectAccessible(page, 'the order page')
		await expectNoOverflow(page)
		// A reload shows the same: nothing of it is this tab's memory.
		await page.reload()
		await expect(page.getByTestId('promised-day')).toHaveText(day ?? '')

		await page.goto('/account')
		await page
			.getByRole('main')
			.getByRole('link', { name: words('customer:account.closed.logIn') })
			.click()
		await page.goto(await invitationMailedTo(address, email))
		for (const name of ['password', 'confirmation'])
			await page.locator(`[name="${name}"]`).fill(password)
		await page.getByRole('button', { name: words('connexion:newPassword.save') }).click()
		await expect(page.getByText(words('connexion:newPassword.saved'))).toBeVisible()
		await page.goto('/connexion?to=/account')
		await page.locator('[name="email"]').fill(email)
		await page.locator('[name="password"]').fill(password)
		await page.getByRole('button', { name: words('connexion:logIn') }).click()
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Claire')
		await expect(page.getByRole('main').getByText(words('customer:account.frozen'))).toBeVisible()
		await expectAccessible(page, 'the account')
		await expectNoOverflow(page)
		await page.getByRole('link', { name: reference }).click()
		await expect(page.getByTestId('promised-day')).toHaveText(day ?? '')
		await expectAccessible(page, 'the order in the account')
		await test.step('who is logged in finds his orders from every page', async () => {
			await page.goto('/configurator')
			const header = page.getByRole('banner')
			if (size === narrow)
				await header.getByRole('button', { name: words('common:header.menu') }).click()
			await header.getByRole('link', { name: 'DUMONT Claire' }).click()
			await expect(page.getByRole('link', { name: reference })).toBeVisible()
		})
		expect(complaints).toEqual([])
	})

test('the account keeps a name, refuses a wrong password, and another’s order is not shown', async ({
	page,
	baseURL,
}) => {
	const address = baseURL ?? ''
	const words = wordsOf('fr')
	const { reference } = await orderIn(page, address, 'fr', `other-${Date.now()}@client.example`)
	const login = await page.request.post('/api/account/login', {
		data: {
			email: 't.lambert@example.be',
			password: 'Etabli-2026-nord',
			application: 'configurator',
		},
		headers: { origin: address, referer: `${address}/connexion` },
	})
	expect(login.ok()).toBe(true)
	await page.goto('/account?language=fr')
	const name = page.getByRole('textbox', { name: words('configurator:delivery.fields.firstName') })
	await name.fill('')
	await page.getByRole('button', { name: words('customer:account.profile.save') }).click()
	await expect(page.getByText(words('configurator:delivery.errors.required'))).toBeVisible()
	await name.fill('Théo')
	await page.getByRole('button', { name: words('customer:account.profile.save') }).click()
	await expect(page.getByText(words('customer:account.profile.saved'))).toBeVisible()
	await page.reload()
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Théo')
	await page.locator('[name="current"]').fill('not it')
	for (const field of ['password', 'confirmation'])
		await page.locator(`[name="${field}"]`).fill(password)
	await page.getByRole('button', { name: words('connexion:own.password.save') }).click()
	await expect(page.getByText(words('connexion:own.password.password_mismatch'))).toBeVisible()
	await page.goto(`/account/orders/${reference}`)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('customer:notYours.title'))
})
