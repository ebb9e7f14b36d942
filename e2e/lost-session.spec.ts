// A session that ends while somebody works: whatever he does next leads to the login, and back to what he had chosen.
import { expect, type Page, test } from '@playwright/test'
import { withoutWebGl } from './accessible.ts'
import { askOffer, placeOrder } from './customer.ts'
import { ask, logIn } from './seller.ts'
import { demoPassword } from './server/running-server.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')
const seller = 'lien.claes@atelier.example'

test.beforeEach(({ page }) => withoutWebGl(page))

async function expectBack(page: Page, path: RegExp): Promise<void> {
	await page.getByRole('textbox', { name: words('back-office:login.email') }).fill(seller)
	await page.getByLabel(words('back-office:login.password')).first().fill(demoPassword)
	await page.getByRole('button', { name: words('back-office:login.submit') }).click()
	await expect(page).toHaveURL(path)
}

test('a seller who gives an order to a colleague reaches the login, and reads of no failure', async ({
	page,
	baseURL,
}) => {
	const reference = await placeOrder(baseURL ?? '')
	await logIn(page, words, seller)
	await page.goto(`/back-office/orders/${reference}`)
	const sellers = page.getByRole('combobox', { name: words('back-office:order.seller') })
	await expect(sellers.getByRole('option').nth(1)).toBeAttached()
	await page.context().clearCookies()
	await sellers.selectOption({ index: 1 })
	await expectBack(page, new RegExp(`/orders/${reference}`))
	await expect(page.getByText(words('back-office:followUp.failed'))).toHaveCount(0)
})

test('an action on several orders leads to the login, and back to the list', async ({ page }) => {
	await logIn(page, words, seller)
	await page.goto('/back-office/orders?states=done')
	await page.getByRole('row').getByRole('checkbox').nth(1).check()
	const bar = page.getByRole('region', { name: words('back-office:bulk.label') })
	await bar.getByRole('button', { name: words('back-office:bulk.assign.action') }).click()
	const dialog = page.getByRole('dialog')
	await expect(dialog.getByRole('option').nth(1)).toBeAttached()
	await page.context().clearCookies()
	await dialog.getByRole('combobox').selectOption({ index: 1 })
	await dialog.getByRole('button', { name: words('back-office:bulk.assign.action') }).click()
	await expectBack(page, /\/orders\?.*states=done/)
})

test('the version that was chosen for an offer is chosen still', async ({ page, baseURL }) => {
	const { reference, code } = await askOffer(baseURL ?? '', 'fr')
	await logIn(page, words, seller)
	await ask(page, 'dressing/configuration/send', {
		kind: 'save',
		code: `${code.slice(0, 8)}QWTZ`,
		parent: code,
		language: 'fr',
		configuration: { version: 1, room: { width: 2400 }, hu: 2500 },
	})
	await page.goto(`/back-office/offers/${reference}`)
	const opener = page.getByRole('button', { name: words('back-office:redesign.title') })
	const dialog = page.getByRole('dialog')
	await opener.click()
	await dialog.getByRole('radio').first().check()
	const confirm = dialog.getByRole('button', { name: words('back-office:redesign.confirm') })
	await expect(dialog.getByText(words('back-office:correct.totals'))).toBeVisible()
	await page.context().clearCookies()
	await confirm.click()
	await page.getByRole('button', { name: words('back-office:held.now') }).click()
	await expectBack(page, new RegExp(`/offers/${reference}`))
	await opener.click()
	await expect(dialog.getByRole('radio').first()).toBeChecked()
	await expect(confirm).toBeVisible()
})

test('an attestation that was chosen is named, to be chosen again', async ({ page, baseURL }) => {
	const reference = await placeOrder(baseURL ?? '')
	await logIn(page, words, seller)
	await page.goto(`/back-office/orders/${reference}`)
	const opener = page.getByRole('button', {
		name: words('back-office:correct.short.attestation'),
		exact: true,
	})
	await opener.click()
	const sheet = page.getByRole('dialog', { name: words('back-office:correct.group.attestation') })
	await page.context().clearCookies()
	await sheet.getByLabel(words('back-office:attestation.file')).setInputFiles({
		name: 'attestation-peeters.pdf',
		mimeType: 'application/pdf',
		buffer: Buffer.from('%PDF-1.7\n'),
	})
	await expectBack(page, new RegExp(`/orders/${reference}`))
	await opener.click()
	await expect(sheet.getByText(/attestation-peeters\.pdf/)).toBeVisible()
})
