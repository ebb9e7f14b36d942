// A seller corrects an order by keyboard, in French: the address in a dearer zone, and a field that a colleague changed.
import type { OrderPage } from '@gabarit/contract'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { complaintsOf, withoutWebGl } from './accessible.ts'
import { placeOrder } from './customer.ts'
import { ask, logIn, sendNow } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')

test.beforeEach(({ page }) => withoutWebGl(page))

const orderOf = (page: Page, reference: string) =>
	ask<OrderPage>(page, `back-office/orders/${reference}`)

async function tabTo(page: Page, target: Locator): Promise<void> {
	for (let presses = 0; presses < 80; presses += 1) {
		if (await target.evaluate((element) => element === document.activeElement)) return
		await page.keyboard.press('Tab')
	}
	throw new Error('the keyboard does not get there')
}

async function retype(page: Page, field: Locator, text: string): Promise<void> {
	await tabTo(page, field)
	await page.keyboard.press('Control+a')
	await page.keyboard.type(text)
}

test('an address in a dearer zone shows both totals and asks how the customer agreed', async ({
	page,
	baseURL,
}) => {
	const complaints = complaintsOf(page)
	const reference = await placeOrder(baseURL ?? '')
	await logIn(page, words, 'sofie.maes@atelier.example')
	const before = await orderOf(page, reference)
	expect(before.delivery.zone).toBe('BE-1')
	await page.goto(`/back-office/orders/${reference}`)
	const opener = page.getByRole('button', { name: words('back-office:correct.group.delivery') })
	await opener.focus()
	await page.keyboard.press('Enter')
	const sheet = page.getByRole('dialog')
	const field = (name: 'street' | 'postalCode' | 'city') =>
		sheet.getByRole('textbox', { name: words(`back-office:correct.${name}`) }).first()
	await retype(page, field('street'), 'Avenue de Longwy')
	await retype(page, field('postalCode'), '67')
	await retype(page, field('city'), 'Arlon')
	await expect(sheet.getByText(words('back-office:form.postalCode'))).toBeVisible()
	await retype(page, field('postalCode'), '6700')
	await expect(sheet.getByText(words('back-office:correct.totals'))).toBeVisible()
	await expect(sheet.getByText(before.customer.email ?? '')).toBeVisible()
	// The session ends or the page is left: what was typed is still there.
	await page.keyboard.press('Escape')
	await page.reload()
	await opener.focus()
	await page.keyboard.press('Enter')
	await expect(field('street')).toHaveValue('Avenue de Longwy')
	const agreement = sheet.getByLabel(words('back-office:correct.agreement'))
	await expect(agreement).toBeVisible()
	// A colleague corrects the same street meanwhile.
	const address = before.delivery.address
	const other = { revision: before.revision, deliveryAddress: { ...address, street: 'Grand-Rue' } }
	await ask(page, `back-office/orders/${reference}/change`, other)
	await tabTo(page, agreement)
	await page.keyboard.type('Par téléphone')
	await page.keyboard.press('Enter')
	await sendNow(page, words)
	const mine = sheet.getByRole('radio', { name: words('back-office:form.mine') })
	await expect(mine).toBeVisible()
	await expect(sheet.getByRole('radio', { name: /Grand-Rue/ })).toBeVisible()
	await tabTo(page, mine)
	await page.keyboard.press('Space')
	await expect(agreement).toBeVisible()
	await tabTo(page, agreement)
	await page.keyboard.press('Enter')
	await expect(sheet).toBeHidden()
	await sendNow(page, words)
	await expect(page.getByText(words('back-office:correct.done'))).toBeVisible()
	const after = await orderOf(page, reference)
	expect(after.delivery).toMatchObject({ zone: 'BE-3', address: { street: 'Avenue de Longwy' } })
	expect(after.total ?? 0).toBeGreaterThan(before.total ?? 0)
	expect(after.quote?.lines).toEqual(before.quote?.lines)
	await expect(page.getByRole('complementary').getByText('Avenue de Longwy').first()).toBeVisible()
	// The conflict itself.
	expect(complaints.filter((it) => !it.includes('409'))).toEqual([])
})
