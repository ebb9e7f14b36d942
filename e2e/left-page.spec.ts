// What waits its eight seconds is sent when its page is unloaded; where it is refused, the next page says so in a toast,
// and as news until it was read.
import type { OrderPage } from '@gabarit/contract'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, withoutWebGl } from './accessible.ts'
import { ownWord, placeOrder } from './customer.ts'
import { button, field, held, inviteTwo } from './people.ts'
import { ask, logIn, openNewOrder, searchFor, sendNow } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')

test.beforeEach(({ page }) => withoutWebGl(page))

/** What waits to be sent stays while the pointer is on it. */
const stopClock = (page: Page) => held(page).hover()

/** Waits to be sent. */
async function accept(page: Page): Promise<void> {
	await page.getByRole('button', { name: words('back-office:action.acceptOrder') }).click()
	await stopClock(page)
}

test('what is refused once its page is unloaded is said on the next one, and is news until it is read', async ({
	page,
	baseURL,
}) => {
	const reference = await openNewOrder(page, words, baseURL)
	const path = `back-office/orders/${reference}`
	await accept(page)
	const { revision } = await ask<OrderPage>(page, path)
	await ask(page, `${path}/actions`, { action: 'acceptOrder', revision })
	await page.goto('/back-office/configurations')
	const said = page.getByText(
		new RegExp(`^N’a pas abouti, ${reference}\\s: Commande acceptée\\. Cela a été modifié`, 'u'),
	)
	// Asked again each minute, should the page have been faster than the refusal.
	await expect(said).toBeVisible({ timeout: 70_000 })
	const bell = page.getByRole('button', { name: /non lue/ })
	await bell.click()
	const news = page.getByRole('dialog').getByRole('link', { name: reference }).and(said)
	await expect(news).toBeVisible()
	await expectAccessible(page, 'news of a refusal')
	await news.click()
	await expect(page).toHaveURL(new RegExp(`/orders/${reference}$`))
	await expect(
		page.getByRole('button', { name: words('back-office:action.sendToSupplier') }),
	).toBeVisible()
	const refusals = async () => {
		const { rows } = await ask<{ rows: { reference: string; kind: string; read: boolean }[] }>(
			page,
			'back-office/notifications?limit=50',
		)
		return rows
			.filter((row) => row.reference === reference && row.kind === 'refused')
			.map(({ read }) => read)
	}
	await expect.poll(refusals).toEqual([true])
	await page.reload()
	await expect(
		page.getByRole('button', { name: words('back-office:action.sendToSupplier') }),
	).toBeVisible()
	await expect(said).toHaveCount(0)
})

test('an invitation that is refused once its page is unloaded is news that names whom it invited', async ({
	page,
}) => {
	await logIn(page, words, 'sofie.maes@atelier.example')
	const lastName = ownWord()
	const email = `ada.${lastName}@atelier.example`.toLowerCase()
	await page.goto('/back-office/users/new')
	await field(page, 'email').fill(email)
	await field(page, 'firstName').fill('Ada')
	await field(page, 'lastName').fill(lastName)
	await page.getByRole('radio', { name: words('people:role.ResellerEmployee') }).check()
	await button(page, 'people:users.send').click()
	await stopClock(page)
	await inviteTwo(page, lastName.toLowerCase())
	await page.goto('/back-office/configurations')
	const said = page.getByText(`N’a pas abouti : Invitation de ${email}.`)
	await expect(said).toBeVisible({ timeout: 70_000 })
	// Read, else each page that this seller opens later would say it.
	type News = { id: string; refused: { what: string } | null }
	const { rows } = await ask<{ rows: News[] }>(page, 'back-office/notifications?limit=50')
	const own = rows.filter(({ refused }) => refused?.what.includes(email))
	await ask(page, 'back-office/notifications/read', { ids: own.map(({ id }) => id) })
})

test('of several orders whose list was left meanwhile, those that were not done are counted', async ({
	page,
	baseURL,
}) => {
	const name = ownWord()
	const first = await placeOrder(baseURL ?? '', name)
	const second = await placeOrder(baseURL ?? '', name)
	await logIn(page, words, 'sofie.maes@atelier.example')
	await searchFor(page, name)
	await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(2)
	await page.getByRole('checkbox', { name: first }).check()
	await page.getByRole('checkbox', { name: second }).check()
	const bar = page.getByRole('region', { name: words('back-office:bulk.label') })
	await bar.getByRole('button', { name: words('back-office:action.acceptOrder') }).click()
	await page.getByRole('dialog').getByRole('button', { name: /2/ }).click()
	await stopClock(page)
	const { revision } = await ask<OrderPage>(page, `back-office/orders/${second}`)
	const refusal = { action: 'refuseOrder', revision, motive: 'Le mur est trop court' }
	await ask(page, `back-office/orders/${second}/actions`, refusal)
	await page
		.getByRole('link', { name: words('back-office:nav.offers') })
		.first()
		.click()
	await expect(page).toHaveURL(/\/offers/)
	await sendNow(page, words)
	await expect(page.getByText(words('back-office:bulk.notDone'))).toContainText('1')
	const order = () => ask<OrderPage>(page, `back-office/orders/${first}`)
	expect((await order()).state).toBe('confirmed')
})

test('a payment that is sent as its page is reloaded is no draft any more', async ({
	page,
	baseURL,
}) => {
	const reference = await openNewOrder(page, words, baseURL)
	const dialog = page.getByRole('dialog')
	const amount = dialog.getByLabel(words('back-office:money.amount'))
	const open = () => page.getByRole('button', { name: words('back-office:money.note') }).click()
	const submit = dialog.getByRole('button', { name: words('back-office:money.payConfirm') })
	await open()
	const proposed = await amount.inputValue()
	await amount.fill('123')
	await submit.click()
	await expect(held(page)).toBeVisible()
	await page.keyboard.press('Control+z')
	await expect(amount).toHaveValue('123')
	await submit.click()
	await expect(held(page)).toBeVisible()
	await page.reload()
	const paid = async () =>
		(await ask<OrderPage>(page, `back-office/orders/${reference}`)).payments.map((it) => it.amount)
	await expect.poll(paid).toEqual([12_300])
	await page.reload()
	await open()
	await expect(amount).not.toHaveValue('123')
	await expect(amount).not.toHaveValue(proposed)
	expect(await paid()).toEqual([12_300])
})
