// What goes on while somebody works: a colleague's change, an answer that comes late, the session of another user.
import type { OrderPage } from '@gabarit/contract'
import { expect, test } from '@playwright/test'
import { withoutWebGl } from './accessible.ts'
import { askOffer, placeOrder } from './customer.ts'
import { ask, logIn, openNewOrder } from './seller.ts'
import { demoPassword } from './server/running-server.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')
const sofie = 'sofie.maes@atelier.example'

test.beforeEach(({ page }) => withoutWebGl(page))

test('a version is taken after a colleague’s change, and a refusal asks for a motive that may stay empty', async ({
	page,
	baseURL,
}) => {
	const { reference, code } = await askOffer(baseURL ?? '', 'fr')
	await logIn(page, words, sofie)
	await ask(page, 'dressing/configuration/send', {
		kind: 'save',
		code: `${code.slice(0, 8)}QWTZ`,
		parent: code,
		language: 'fr',
		configuration: { version: 1, room: { width: 2400 }, hu: 2500 },
	})
	await page.goto(`/back-office/offers/${reference}`)
	await page.getByRole('button', { name: words('back-office:redesign.title') }).click()
	const dialog = page.getByRole('dialog')
	await expect(dialog.getByRole('radio').first()).toBeVisible()
	const { revision } = await ask<OrderPage>(page, `back-office/orders/${reference}`)
	const remark = 'Sonnez à gauche'
	await ask(page, `back-office/orders/${reference}/change`, { revision, remark })
	await dialog.getByRole('radio').first().check()
	await expect(dialog.getByText(words('back-office:correct.totals'))).toBeVisible()
	const take = dialog.getByRole('button', { name: words('back-office:redesign.confirm') })
	await expect(take).not.toHaveAttribute('aria-disabled', 'true')
	await page.keyboard.press('Escape')
	await expect(dialog).toHaveCount(0)
	await expect(page.getByText(remark).first()).toBeVisible()

	await page.getByRole('button', { name: words('back-office:action.refuseOffer') }).click()
	const motive = dialog.getByRole('textbox', { name: words('back-office:dialog.motive') })
	await expect(motive).toBeFocused()
	await dialog.getByRole('button', { name: words('back-office:dialog.refuseOfferConfirm') }).click()
	await page.getByRole('button', { name: words('back-office:held.now') }).click()
	await expect(page.getByText(words('back-office:actionDone.refuseOffer'))).toBeVisible()
})

test('a note whose page is left before the answer is sent once; what is typed meanwhile stays', async ({
	page,
	baseURL,
}) => {
	const { promise: goes, resolve: answer } = Promise.withResolvers<void>()
	// Before the page loads: a browser loses what it asks for while interception begins.
	await page.route('**/notes', async (route) => {
		await goes
		await route.continue()
	})
	const reference = await openNewOrder(page, words, baseURL, sofie)
	const note = page.getByRole('textbox', { name: words('back-office:note.write') })
	await note.fill('Appeler avant midi')
	await note.press('Control+Enter')
	await note.fill('Et demander la clé')
	answer()
	await expect(page.getByRole('listitem').filter({ hasText: 'Appeler avant midi' })).toBeVisible()
	await expect(note).toHaveValue('Et demander la clé')
	await note.press('Control+Enter')
	await page.getByRole('link', { name: words('back-office:nav.offers'), exact: true }).click()
	await expect(page).toHaveURL(/\/offers/)
	await expect
		.poll(async () => (await ask<OrderPage>(page, `back-office/orders/${reference}`)).notes.length)
		.toBe(2)
	await page.goBack()
	await expect(page.getByRole('listitem').filter({ hasText: 'demander la clé' })).toBeVisible()
	await expect(note).toHaveValue('')
})

test('who logs in where an administrator’s session ended has not the shop that he chose', async ({
	page,
	baseURL,
}) => {
	const reference = await placeOrder(baseURL ?? '')
	await logIn(page, words, 'admin@gabarit.example')
	const shops = page.getByRole('combobox', { name: words('back-office:nav.shop') })
	await shops.selectOption('meubles-dupont')
	await expect(page).toHaveURL(/shop=meubles-dupont/)
	await page
		.getByRole('link', { name: /^26-|^\d\d-/ })
		.first()
		.click()
	await expect(page).toHaveURL(/\/orders\/[\d-]+$/)
	const note = page.getByRole('textbox', { name: words('back-office:note.write') })
	await note.fill('Appeler avant midi')
	await page.context().clearCookies()
	await note.press('Control+Enter')
	await page.getByRole('textbox', { name: words('back-office:login.email') }).fill(sofie)
	await page.getByLabel(words('back-office:login.password')).first().fill(demoPassword)
	await page.getByRole('button', { name: words('back-office:login.submit') }).click()
	const orders = page.getByRole('link', { name: words('back-office:nav.orders') }).first()
	await expect(orders).toBeVisible()
	await expect(orders).not.toHaveAttribute('href', /shop=/)
	await page.goto(`/back-office/orders?shop=meubles-dupont&search=${reference}`)
	await expect(page.getByRole('link', { name: reference }).first()).toBeVisible()
})

test('rows stay chosen while what was asked of them waits', async ({ page, baseURL }) => {
	const { reference } = await askOffer(baseURL ?? '', 'fr')
	await logIn(page, words, sofie)
	await page.goto(`/back-office/offers?states=offerInProgress&search=${reference}`)
	const choice = page.getByRole('row').filter({ hasText: reference }).getByRole('checkbox')
	await choice.check()
	const bar = page.getByRole('region', { name: words('back-office:bulk.label') })
	await bar.getByRole('button', { name: words('back-office:action.refuseOffer') }).click()
	const dialog = page.getByRole('dialog')
	await expect(
		dialog.getByRole('textbox', { name: words('back-office:dialog.motive') }),
	).toBeFocused()
	await dialog.getByRole('button', { name: /1/ }).click()
	// Its clock stops while the pointer is over it.
	await page.getByRole('region', { name: words('back-office:held.label') }).hover()
	await page.keyboard.press('Escape')
	await expect(bar).toBeVisible()
	await expect(choice).toBeDisabled()
	await page.keyboard.press('Control+z')
	await expect(choice).toBeEnabled()
	await page.keyboard.press('Escape')
	await expect(bar).toHaveCount(0)
})
