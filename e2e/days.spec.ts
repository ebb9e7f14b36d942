// A day of each role, in French, from its login on: what stands on its screens, in the order in which it is done. The
// supplier's day is in supplier.spec.ts; what each step answers in depth is in the spec of its subject.
import { readFileSync } from 'node:fs'
import type { OrderPage } from '@gabarit/contract'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { complaintsOf, withoutWebGl } from './accessible.ts'
import { askOffer, ownWord, placeOrder } from './customer.ts'
import { ask, logIn, openOrder, searchFor, sendNow } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')

test.beforeEach(({ page }) => withoutWebGl(page))

const button = (within: Page | Locator, name: RegExp) =>
	within.getByRole('button', { name }).first()

const title = (page: Page) => page.getByRole('heading', { level: 1 })

type Section = Parameters<typeof words>[0] & `back-office:nav.${string}`

/** By its link beside the page, as one goes from section to section. */
async function open(page: Page, section: Section): Promise<void> {
	const nav = page.getByRole('navigation', { name: words('back-office:nav.label') })
	await nav.getByRole('link', { name: words(section) }).click()
	await expect(title(page)).toHaveText(words(section))
}

async function logOut(page: Page): Promise<void> {
	await button(page, words('back-office:account.logOut')).click()
	await expect(page).toHaveURL(/\/login/u)
}

/** The file behind Export, as lines. */
async function exported(page: Page): Promise<string[]> {
	await button(page, words('back-office:list.export')).click()
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: words('back-office:list.exportAs.csv') }).click(),
	])
	return readFileSync(await file.path(), 'utf8')
		.trim()
		.split('\n')
}

test('a day of a seller: an order accepted, paid, noted, made his own and sent; an offer sent again', async ({
	page,
	baseURL,
}) => {
	const complaints = complaintsOf(page)
	const reference = await placeOrder(baseURL ?? '')
	const offer = await askOffer(baseURL ?? '', 'fr')
	await logIn(page, words, 'lien.claes@atelier.example')
	await open(page, 'back-office:nav.dashboard')
	await expect(page.getByRole('heading', { name: words('figures:late.title') })).toBeVisible()
	await open(page, 'back-office:nav.orders')
	await openOrder(page, reference)
	await button(page, words('back-office:action.acceptOrder')).click()
	await sendNow(page, words)
	await expect(page.getByText(words('back-office:actionDone.acceptOrder'))).toBeVisible()
	await button(page, words('back-office:money.note')).click()
	await button(page.getByRole('dialog'), words('back-office:money.payConfirm')).click()
	await sendNow(page, words)
	await expect(page.getByText(words('back-office:money.noted'))).toBeVisible()
	await page
		.getByRole('textbox', { name: words('back-office:note.write') })
		.fill('Sonner chez le voisin')
	await button(page, words('back-office:note.add')).click()
	await expect(page.getByText('Sonner chez le voisin', { exact: true })).toBeVisible()
	await expect(page.getByRole('textbox', { name: words('back-office:note.write') })).toHaveValue('')
	const seller = page.getByRole('combobox', { name: words('back-office:order.seller') })
	await seller.selectOption({ label: 'Claes Lien' })
	await expect(page.getByText('Confiée à Claes Lien.')).toBeVisible()
	await button(page, words('back-office:action.sendToSupplier')).click()
	await sendNow(page, words)
	await expect(page.getByText(words('back-office:actionDone.sendToSupplier'))).toBeVisible()
	const order = await ask<OrderPage>(page, `back-office/orders/${reference}`)
	expect(order).toMatchObject({ state: 'sent', seller: 'Claes Lien', payment: { balance: 0 } })
	await open(page, 'back-office:nav.offers')
	await openOrder(page, offer.reference)
	await button(page, words('back-office:followUp.send')).click()
	await sendNow(page, words)
	await expect(page.getByText(words('back-office:followUp.sent'))).toBeVisible()
	await logOut(page)
	expect(complaints).toEqual([])
})

test('a day of a reseller’s admin: his figures, his orders as a file, a promo code, who changed what', async ({
	page,
	baseURL,
}) => {
	const complaints = complaintsOf(page)
	const shop = (baseURL ?? '').replace('localhost', 'meubles-dupont.localhost')
	const code = ownWord().toUpperCase()
	await logIn(page, words, 'paul@meubles-dupont.example', shop)
	await open(page, 'back-office:nav.dashboard')
	await expect(page.getByRole('heading', { name: words('figures:sellers.title') })).toBeVisible()
	await open(page, 'back-office:nav.orders')
	const { total } = await ask<{ total: number }>(page, 'back-office/orders?kind=order&view=all')
	await page.goto(`${shop}/back-office/orders?view=all`)
	expect(await exported(page)).toHaveLength(total + 1)
	await open(page, 'back-office:nav.users')
	await expect(page.getByRole('row').filter({ hasText: 'Lejeune Claire' })).toBeVisible()
	await open(page, 'back-office:nav.settings')
	await page.getByRole('link', { name: words('shop:tab.prices') }).click()
	await button(page, words('shop:strip.addCode')).click()
	const sheet = page.getByRole('dialog')
	await sheet.getByRole('textbox', { name: words('shop:code.code') }).fill(code)
	await sheet.getByRole('textbox', { name: words('shop:code.percentage') }).fill('5')
	await sheet.getByRole('button').last().click()
	await expect(sheet).toHaveCount(0)
	await expect(button(page, new RegExp(code, 'u'))).toBeVisible()
	await open(page, 'back-office:nav.audit')
	await searchFor(page, code)
	await expect(page.getByRole('row').filter({ hasText: code })).toContainText('Dupont Paul')
	await logOut(page)
	expect(complaints).toEqual([])
})

test('a day of a professional: his own orders and offers, his designs, and nothing of the shop', async ({
	page,
}) => {
	const complaints = complaintsOf(page)
	await logIn(page, words, 'bureau@studio-hetre.example')
	const views = page.getByRole('navigation', { name: words('back-office:list.views') })
	for (const ofShop of ['toAccept', 'toSend', 'toRefund'] as const)
		await expect(
			views.getByRole('link', { name: words(`back-office:list.view.${ofShop}`) }),
		).toHaveCount(0)
	await page.locator('tbody a').first().click()
	await expect(
		page.getByRole('region', { name: words('back-office:order.progress') }),
	).toBeVisible()
	await expect(page.getByRole('columnheader', { name: words('price:totals.margin') })).toHaveCount(
		0,
	)
	const plan = page.waitForEvent('download')
	await button(page, words('back-office:order.planPdf')).click()
	expect((await plan).suggestedFilename()).toMatch(/^plan-\d\d-\d{5}\.pdf$/u)
	await open(page, 'back-office:nav.offers')
	await expect(page.locator('tbody a').first()).toBeVisible()
	await open(page, 'back-office:nav.configurations')
	await page.locator('tbody a').first().click()
	await expect(page.getByRole('link', { name: /^Ouvrir dans le configurateur/u })).toBeVisible()
	const sections = page.getByRole('navigation', { name: words('back-office:nav.label') })
	for (const closed of ['users', 'settings', 'technical', 'audit'] as const)
		await expect(
			sections.getByRole('link', { name: words(`back-office:nav.${closed}`) }),
		).toHaveCount(0)
	await page.goto('/back-office/users')
	await expect(title(page)).toHaveText(words('back-office:error.forbidden'))
	await logOut(page)
	expect(complaints).toEqual([])
})

test('a day of an admin: one shop among all, its people, what was sent, papers, prices and who did what', async ({
	page,
}) => {
	const complaints = complaintsOf(page)
	await logIn(page, words, 'admin@gabarit.example')
	const shops = page.getByRole('combobox', { name: words('back-office:nav.shop') })
	const toDashboard = page
		.getByRole('navigation', { name: words('back-office:nav.label') })
		.getByRole('link', { name: words('back-office:nav.dashboard') })
	await shops.selectOption('meubles-dupont')
	// The links follow once the list of that shop stands.
	await expect(toDashboard).toHaveAttribute('href', /shop=meubles-dupont/u)
	await open(page, 'back-office:nav.dashboard')
	await expect(page).toHaveURL(/shop=meubles-dupont/u)
	await open(page, 'back-office:nav.users')
	await expect(page.getByRole('row').filter({ hasText: 'Lejeune Claire' })).toBeVisible()
	await expect(page.getByRole('row').filter({ hasText: 'Maes Sofie' })).toHaveCount(0)
	await shops.selectOption('')
	await expect(toDashboard).not.toHaveAttribute('href', /shop=/u)
	await open(page, 'back-office:nav.resellers')
	await page.getByRole('link', { name: 'Rangements Martin' }).click()
	await expect(title(page)).toHaveText('Rangements Martin')
	await open(page, 'back-office:nav.documents')
	await page.getByRole('link', { name: words('papers:nav.papers') }).click()
	await expect(page.locator('tbody a').first()).toBeVisible()
	await open(page, 'back-office:nav.technical')
	await page.getByRole('link', { name: words('technical:nav.deliveries') }).click()
	await page.getByRole('link', { name: words('technical:deliveries.view.dead') }).click()
	await page.locator('tbody').getByRole('button').first().click()
	await expect(page.getByRole('dialog')).toBeVisible()
	await page.keyboard.press('Escape')
	await page.getByRole('link', { name: words('technical:nav.mails') }).click()
	await expect(title(page)).toHaveText(words('technical:nav.mails'))
	await page.locator('tbody').getByRole('button').first().click()
	await expect(page.getByRole('dialog').locator('iframe, pre').first()).toBeVisible()
	await page.keyboard.press('Escape')
	await open(page, 'back-office:nav.settings')
	await page.goto('/back-office/settings/prices')
	await expect(page.getByRole('link', { name: words('shop:lists.kind.modules') })).toBeVisible()
	await open(page, 'back-office:nav.audit')
	await expect(page.getByRole('row').nth(1)).toBeVisible()
	await logOut(page)
	expect(complaints).toEqual([])
})
