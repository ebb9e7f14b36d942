// What a seller does beside the states of an order: links to its page, pallets, and an offer that ended.
import type { OrderPage } from '@gabarit/contract'
import { expect, test } from '@playwright/test'
import { complaintsOf, expectAccessible, withoutWebGl } from './accessible.ts'
import { askOffer, linkMailedTo } from './customer.ts'
import { ask, dayInBrussels, logIn, openNewOrder, sendNow } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')
const sofie = 'sofie.maes@atelier.example'

test.beforeEach(({ page }) => withoutWebGl(page))

test('the links of an offer are cut: they open nothing, until a new one is mailed', async ({
	page,
	browser,
	baseURL,
}) => {
	const { reference, email } = await askOffer(baseURL ?? '', 'fr')
	const link = await linkMailedTo(baseURL ?? '', email)
	const customer = await (await browser.newContext()).newPage()
	await withoutWebGl(customer)
	await customer.goto(link)
	const title = customer.getByRole('heading', { level: 1 })
	await expect(title).toContainText(reference)
	await logIn(page, words, sofie)
	await page.goto(`/back-office/offers/${reference}`)
	const cut = page.getByRole('button', { name: words('back-office:followUp.revoke') })
	await cut.click()
	const dialog = page.getByRole('dialog')
	await expectAccessible(page, 'links that are to be cut')
	await dialog.getByRole('button', { name: words('back-office:dialog.cancel') }).click()
	await customer.reload()
	await expect(title).toContainText(reference)
	await cut.click()
	await dialog.getByRole('button', { name: words('back-office:followUp.revokeConfirm') }).click()
	await expect(page.getByText(words('back-office:followUp.revoked'))).toBeVisible()
	await customer.reload()
	await expect(title).toHaveText(words('customer:unknown.title'))
	await page.getByRole('button', { name: words('back-office:followUp.send') }).click()
	await expect(page.getByRole('region', { name: words('back-office:held.label') })).toContainText(
		email,
	)
	await sendNow(page, words)
	await expect.poll(() => linkMailedTo(baseURL ?? '', email)).not.toBe(link)
	await customer.goto(await linkMailedTo(baseURL ?? '', email))
	await expect(title).toContainText(reference)
	await customer.context().close()
})

test('an offer that its customer refused is renewed under another number, at the prices of today', async ({
	page,
	browser,
	baseURL,
}) => {
	const complaints = complaintsOf(page)
	const { reference, email } = await askOffer(baseURL ?? '', 'fr')
	const customer = await (await browser.newContext()).newPage()
	await withoutWebGl(customer)
	await customer.goto(await linkMailedTo(baseURL ?? '', email))
	await customer.getByRole('button', { name: words('customer:offer.refuse') }).click()
	const refusal = customer.getByRole('dialog')
	await refusal.getByLabel(words('customer:offer.why')).fill('Trop large pour le couloir')
	await refusal.getByRole('button', { name: words('customer:offer.refuse') }).click()
	await expect(customer.getByText(words('customer:state.offerRefused')).first()).toBeVisible()
	await customer.context().close()

	await logIn(page, words, sofie)
	await page.goto(`/back-office/offers/${reference}`)
	await expect(page.getByText('Trop large pour le couloir').first()).toBeVisible()
	await page.getByRole('button', { name: words('back-office:renew.title') }).click()
	const dialog = page.getByRole('dialog')
	await expectAccessible(page, 'an offer that is to be renewed')
	await dialog.getByRole('button', { name: words('back-office:renew.confirm') }).click()
	await expect(page.getByRole('region', { name: words('back-office:held.label') })).toContainText(
		email,
	)
	await sendNow(page, words)
	await expect(page.getByText(words('back-office:renew.done')).first()).toBeVisible()
	await expect(page).not.toHaveURL(new RegExp(`/${reference}$`))
	await expect(page).toHaveURL(/\/offers\/\w+/u)
	const renewed = page.url().split('/').at(-1) ?? ''
	const [former, now] = await Promise.all(
		[reference, renewed].map((it) => ask<OrderPage>(page, `back-office/orders/${it}`)),
	)
	expect([former?.state, now?.state]).toEqual(['offerRefused', 'offerInProgress'])
	expect(now?.code).not.toBe(former?.code)
	expect(now?.customer.email).toBe(email)
	expect(now?.total).toBe(former?.total)
	expect(complaints).toEqual([])
})

test('pallets are counted where they stand, typed in one change, and the former number is a step away', async ({
	page,
	baseURL,
}) => {
	const reference = await openNewOrder(page, words, baseURL)
	const orderNow = () => ask<OrderPage>(page, `back-office/orders/${reference}`)
	const { pallets: former, revision } = await orderNow()
	const pallets = page.getByRole('textbox', { name: words('back-office:followUp.pallets') })
	await pallets.press('ControlOrMeta+a')
	await pallets.pressSequentially('12')
	await expect(page.getByText('12 palettes.')).toBeVisible()
	expect(await orderNow()).toMatchObject({ pallets: 12, revision: revision + 1 })
	await page.getByRole('button', { name: words('common:action.undo') }).click()
	await expect(pallets).toHaveValue(String(former))
	await pallets.fill('7')
	await page
		.getByRole('link', { name: words('back-office:nav.orders') })
		.first()
		.click()
	await expect.poll(async () => (await orderNow()).pallets).toBe(7)
})

test('an order is linked to an active customer account only, which is named, and to another one where it was wrong', async ({
	page,
	baseURL,
}) => {
	const reference = await openNewOrder(page, words, baseURL)
	const dialog = page.getByRole('dialog')
	const email = dialog.getByLabel(words('back-office:followUp.account'))
	const confirm = dialog.getByRole('button', {
		name: words('back-office:followUp.toAccountConfirm'),
	})
	await page.getByRole('button', { name: words('back-office:followUp.toAccount') }).click()
	await email.fill(sofie)
	await confirm.click()
	await expect(dialog.getByText(words('back-office:followUp.noAccount'))).toBeVisible()
	await email.fill('t.lambert@example.be')
	await confirm.click()
	await expect(page.getByText('Reliée au compte t.lambert@example.be.')).toBeVisible()
	await page.getByRole('button', { name: words('back-office:followUp.toOtherAccount') }).click()
	await expect(email).toHaveValue('')
	await expectAccessible(page, 'an order that is to be linked to another account')
	await email.fill('bureau@studio-hetre.example')
	await confirm.click()
	await expect(page.getByText('Reliée au compte bureau@studio-hetre.example.')).toBeVisible()
	const account = page.getByText('Le client la retrouve dans le compte bureau@studio-hetre.example')
	await expect(account).toBeVisible()
	const { timeline } = await ask<OrderPage>(page, `back-office/orders/${reference}`)
	expect(timeline.filter((it) => it.event === 'customerLinked')).toHaveLength(2)
})

test('an account that is linked after a colleague’s change is linked once one has read it; a refusal stands in its dialog alone', async ({
	page,
	baseURL,
}) => {
	const reference = await openNewOrder(page, words, baseURL)
	await expect(page.getByText(words('back-office:followUp.inNoAccount'))).toBeVisible()
	await page.getByRole('button', { name: words('back-office:followUp.toAccount') }).click()
	const dialog = page.getByRole('dialog', { name: words('back-office:followUp.toAccount') })
	const email = dialog.getByLabel(words('back-office:followUp.account'))
	const confirm = dialog.getByRole('button', {
		name: words('back-office:followUp.toAccountConfirm'),
	})
	await expect(email).toBeFocused()
	await email.fill(sofie)
	await confirm.click()
	await expect(page.getByText(words('back-office:followUp.noAccount'))).toHaveCount(1)
	const { revision } = await ask<OrderPage>(page, `back-office/orders/${reference}`)
	await ask(page, `back-office/orders/${reference}/pallets`, { revision, pallets: 7 })
	await email.fill('t.lambert@example.be')
	await confirm.click()
	const conflict = page.getByRole('dialog', { name: words('back-office:dialog.conflictTitle') })
	await expect(conflict.getByText(/→ 7/u)).toBeVisible()
	await conflict.getByRole('button', { name: words('back-office:conflict.again') }).click()
	await expect(page.getByText('Reliée au compte t.lambert@example.be.')).toBeVisible()
})

test('an offer whose seller a colleague changed keeps the last day that one was setting', async ({
	page,
	baseURL,
}) => {
	const { reference } = await askOffer(baseURL ?? '', 'fr')
	await logIn(page, words, sofie)
	await page.goto(`/back-office/offers/${reference}`)
	await page.getByRole('button', { name: words('back-office:followUp.prolong') }).click()
	const dialog = page.getByRole('dialog', { name: words('back-office:followUp.prolong') })
	const day = dialog.getByLabel(words('back-office:followUp.lastDay'))
	await expect(day).toBeFocused()
	const { revision, seller } = await ask<OrderPage>(page, `back-office/orders/${reference}`)
	expect(seller).not.toBe('Claes Lien')
	const assigned = { revision, seller: 'lien.claes@atelier.example' }
	await ask(page, `back-office/orders/${reference}/assign`, assigned)
	const lastDay = dayInBrussels(100)
	await day.fill(lastDay)
	const confirm = dialog.getByRole('button', {
		name: words('back-office:followUp.prolongConfirm'),
	})
	await confirm.click()
	await sendNow(page, words)
	const conflict = page.getByRole('dialog', { name: words('back-office:dialog.conflictTitle') })
	await expect(conflict.getByText(/→ Claes Lien/u)).toBeVisible()
	await expectAccessible(page, 'a last day after a colleague')
	await conflict.getByRole('button', { name: /^Mettre quand même/u }).click()
	await sendNow(page, words)
	const offer = () => ask<OrderPage>(page, `back-office/orders/${reference}`)
	await expect.poll(async () => (await offer()).validUntil).toBe(lastDay)
	expect((await offer()).seller).toBe('Claes Lien')
})
