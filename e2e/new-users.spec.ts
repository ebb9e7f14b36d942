// What new users of each role stumbled over (docs/role-trials.md), and what stands there now.
import type { OrderList, OrderPage } from '@gabarit/contract'
import { expect, type Page, test } from '@playwright/test'
import { withoutWebGl } from './accessible.ts'
import { placeOrder } from './customer.ts'
import { logIn, sendNow } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')
const lien = 'lien.claes@atelier.example'

test.beforeEach(({ page }) => withoutWebGl(page))

function ask<Answer>(page: Page, path: string): Promise<Answer> {
	return page.evaluate(async (at) => {
		const answer = await fetch(`/api/back-office/${at}`)
		if (!answer.ok) throw new Error(await answer.text())
		return (await answer.json()) as Answer
	}, path)
}

test('who has not paid: the words of a filter choose it, and each row and the foot say what is owed', async ({
	page,
}) => {
	await logIn(page, words, lien)
	await page.getByRole('button', { name: words('back-office:list.only') }).click()
	// The words, not the box: that is where a person clicks.
	await page.getByText(words('back-office:list.mark.unpaid')).click()
	await expect(page).toHaveURL(/unpaid=true/)
	const { rows, owed } = await ask<OrderList>(page, 'orders?kind=order&unpaid=true&limit=100')
	const partly = rows.find(({ payment, total }) => payment.balance !== total)
	if (!partly || owed === null) throw new Error('the demo has no unpaid order with a deposit')
	const amount = (cents: number) =>
		new RegExp(
			(cents / 100).toLocaleString('fr-BE', { minimumFractionDigits: 2 }).replace(/\s/g, '\\s'),
		)
	await expect(
		page.getByRole('columnheader', { name: words('back-office:list.column.balance') }),
	).toBeVisible()
	const row = page.getByRole('row').filter({ hasText: partly.reference })
	await expect(row).toContainText(amount(partly.payment.balance ?? 0))
	await expect(page.getByRole('main')).toContainText(amount(owed.amount))
	expect(owed.amount).toBe(rows.reduce((sum, { payment }) => sum + (payment.balance ?? 0), 0))
})

test('a professional orders his offer without saying how the customer agreed, and sees no notes', async ({
	page,
}) => {
	await logIn(page, words, 'bureau@studio-hetre.example')
	const { rows } = await ask<OrderList>(page, 'orders?kind=offer&states=offerAccepted')
	const [offer] = rows
	if (!offer) throw new Error('the demo has no accepted offer of the professional')
	await page.goto(`/back-office/offers/${offer.reference}`)
	await page.getByRole('button', { name: words('back-office:action.placeOrder') }).click()
	const dialog = page.getByRole('dialog')
	await expect(dialog.getByText(words('back-office:dialog.placeOwnText'))).toBeVisible()
	await expect(dialog.getByRole('textbox')).toHaveCount(0)
	await dialog
		.getByLabel(words('back-office:dialog.placeOwnPayment'))
		.selectOption({ label: 'Par virement, sur facture' })
	await dialog.getByRole('button', { name: words('back-office:dialog.placeConfirm') }).click()
	await sendNow(page, words)
	await expect(page).toHaveURL(new RegExp(`/orders/${offer.reference}$`))
	await expect(page.getByText(words('back-office:order.noActionOwn'))).toBeVisible()
	const contact = page.getByRole('region', { name: words('back-office:order.contact') })
	await expect(contact.getByRole('link', { name: 'bonjour@atelier.example' })).toBeVisible()
	await expect(page.getByText(words('back-office:note.title'))).toHaveCount(0)
	await expect(page.getByText(/pourquoi pas maintenant/)).toHaveCount(0)
})

test('the customer moved: the address is corrected where it stands, and the invoice goes with it', async ({
	page,
	baseURL,
}) => {
	const reference = await placeOrder(baseURL ?? '')
	await logIn(page, words, lien)
	await page.goto(`/back-office/orders/${reference}`)
	const delivery = page.getByRole('region', { name: words('back-office:order.deliverySection') })
	await expect(delivery.getByText('Rue de la Scie 12')).toBeVisible()
	await delivery.getByRole('button', { name: words('back-office:correct.group.delivery') }).click()
	const sheet = page.getByRole('dialog')
	const street = sheet.getByRole('textbox', { name: words('back-office:correct.street') })
	await expect(street).toHaveCount(1)
	await street.fill('Rue Haute')
	await sheet.getByRole('button', { name: /Enregistrer/ }).click()
	// What waits is said as what comes, beside the street that still stands.
	const held = page.getByRole('region', { name: words('back-office:held.label') })
	await expect(held).toContainText(/Dans \d\ss\s: corrections enregistrées\./)
	await expect(delivery.getByText('Rue de la Scie 12')).toBeVisible()
	await sendNow(page, words)
	await expect(delivery.getByText('Rue Haute 12')).toBeVisible()
	const moved = await ask<OrderPage>(page, `orders/${reference}`)
	expect(moved.billingAddress?.street).toBe('Rue Haute')
	// Where the invoice goes elsewhere by now, its address is shown.
	await delivery.getByRole('button', { name: words('back-office:correct.group.delivery') }).click()
	const isSame = sheet.getByRole('checkbox', { name: words('back-office:correct.sameBilling') })
	await expect(isSame).toBeChecked()
	await sheet.getByText(words('back-office:correct.mode.pickUp'), { exact: true }).click()
	await expect(street).toHaveCount(1)
	await street.fill('Rue Droite')
	await sheet.getByText(words('back-office:correct.mode.delivery'), { exact: true }).click()
	await expect(isSame).not.toBeChecked()
	await expect(street.last()).toHaveValue('Rue Droite')
	await isSame.check()
	await expect(street).toHaveCount(1)
	// Two addresses again: each has its fields, and the invoice's is the one that it was.
	await isSame.uncheck()
	await expect(street).toHaveCount(2)
	await expect(street.last()).toHaveValue('Rue Haute')
	await street.last().fill('Rue Basse')
	await sheet.getByRole('button', { name: /Enregistrer/ }).click()
	await sendNow(page, words)
	await expect(delivery.getByText('Rue Basse 12')).toBeVisible()
	await expect(delivery.getByText('Rue Haute 12')).toBeVisible()
})

test('an administrator who chose a shop reads no column of shops, and the price stands on the screen', async ({
	page,
}) => {
	await logIn(page, words, 'admin@gabarit.example')
	const shop = page.getByRole('columnheader', { name: words('back-office:list.column.tenant') })
	await expect(shop).toBeVisible()
	await page.goto('/back-office/orders?shop=meubles-dupont')
	await expect(page.getByRole('row').nth(1)).toBeVisible()
	await expect(shop).toHaveCount(0)
	const price = await page.getByRole('row').nth(1).getByRole('cell').last().boundingBox()
	expect(price ? price.x + price.width : Number.NaN).toBeLessThanOrEqual(1440)
})

test('on a phone, whom to call and where to go stand before the picture and the price', async ({
	page,
	baseURL,
}) => {
	const reference = await placeOrder(baseURL ?? '')
	await page.setViewportSize({ width: 390, height: 844 })
	await logIn(page, words, lien)
	await page.goto(`/back-office/orders/${reference}`)
	const phone = page.getByRole('link', { name: '+32 470 12 34 56' })
	await expect(phone).toHaveCount(1)
	const top = async (name: 'link' | 'table') =>
		(await (name === 'link' ? phone : page.getByRole('table').first()).boundingBox())?.y ?? 0
	expect(await top('link')).toBeLessThan(await top('table'))
	expect(await top('link')).toBeLessThan(844)
})
