// What several people do with one order: a reseller's order from a visitor to Done, an offer revised twice, a session
// that ends while a seller writes.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { complaintsOf, expectAccessible, withoutWebGl } from './accessible.ts'
import { fillDelivery, mouse, placeOrder, walkTo } from './buyer.ts'
import { askOffer, linkMailedTo, placeOrder as placeByCall } from './customer.ts'
import { dayInBrussels, logIn, sendNow } from './seller.ts'
import { demoPassword } from './server/running-server.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')
/** Each person has a browser of his own. */
async function pageOf(browser: Browser): Promise<Page> {
	const page = await (await browser.newContext()).newPage()
	await withoutWebGl(page)
	return page
}

type Action = 'acceptOrder' | 'sendToSupplier' | 'sendToProduction' | 'setReady' | 'setDone'

async function act(page: Page, action: Action): Promise<void> {
	await page.getByRole('button', { name: words(`back-office:action.${action}`) }).click()
	await sendNow(page, words)
	await expect(page.getByText(words(`back-office:actionDone.${action}`))).toBeVisible()
}

test('an order of a reseller goes from a visitor to Done over three logins', async ({
	browser,
	baseURL,
}) => {
	test.setTimeout(300_000)
	const shop = (baseURL ?? '').replace('localhost', 'meubles-dupont.localhost')
	const context = await browser.newContext({ baseURL: shop })
	const visitor = await context.newPage()
	await withoutWebGl(visitor)
	const buyer = await walkTo({ page: visitor, words, hand: mouse }, 'Delivery')
	await fillDelivery(buyer)
	const { reference } = await placeOrder(buyer)

	const employee = await pageOf(browser)
	const complaints = complaintsOf(employee)
	await logIn(employee, words, 'claire@meubles-dupont.example', shop)
	await employee.goto(`${shop}/back-office/orders/${reference}`)
	await act(employee, 'acceptOrder')
	await act(employee, 'sendToSupplier')
	expect(complaints).toEqual([])

	const supplier = await pageOf(browser)
	await logIn(supplier, words, 'fournisseur@gabarit.example')
	await supplier.goto(`/back-office/orders/${reference}`)
	await act(supplier, 'sendToProduction')
	await act(supplier, 'setReady')

	const owner = await pageOf(browser)
	await logIn(owner, words, 'paul@meubles-dupont.example', shop)
	await owner.goto(`${shop}/back-office/orders/${reference}`)
	await owner.getByRole('button', { name: words('back-office:action.schedule') }).click()
	const dialog = owner.getByRole('dialog')
	await dialog.getByLabel(words('back-office:dialog.date')).fill(dayInBrussels(90))
	await dialog.getByRole('button', { name: words('back-office:dialog.dateConfirm') }).click()
	await sendNow(owner, words)
	await expect(owner.getByText(words('back-office:actionDone.schedule'))).toBeVisible()
	await act(owner, 'setDone')
	await expect(owner.getByText(words('back-office:order.final'))).toBeVisible()
	// Who did what stands in its timeline.
	const timeline = owner.getByRole('complementary')
	for (const name of ['Lejeune Claire', 'Colin Marc', 'Dupont Paul'])
		await expect(timeline.getByText(`${name},`).first()).toBeVisible()
})

test('an offer is revised twice and accepted on its page at the second price', async ({
	browser,
	page,
	baseURL,
}) => {
	await withoutWebGl(page)
	const { reference, email } = await askOffer(baseURL ?? '', 'fr')
	const link = await linkMailedTo(baseURL ?? '', email)
	const seller = await pageOf(browser)
	await logIn(seller, words, 'sofie.maes@atelier.example')
	await seller.goto(`/back-office/offers/${reference}`)
	const total = async () => {
		const path = `/api/back-office/orders/${reference}`
		return seller.evaluate(async (at) => {
			const answer = (await (await fetch(at)).json()) as { total: number }
			return answer.total
		}, path)
	}
	const totals = [await total()]
	for (const percent of ['4', '9']) {
		await seller.getByRole('button', { name: words('back-office:correct.short.price') }).click()
		const sheet = seller.getByRole('dialog')
		await sheet
			.getByLabel(words('back-office:correct.discountKind'))
			.selectOption({ value: 'percentage' })
		const value = sheet.getByRole('textbox', { name: words('back-office:correct.discountValue') })
		await value.fill(percent)
		await sheet
			.getByRole('textbox', { name: words('back-office:correct.discountReason') })
			.fill(`Geste commercial ${percent}`)
		await expect(sheet.getByText(words('back-office:correct.totals'))).toBeVisible()
		await value.press('Enter')
		await sendNow(seller, words)
		await expect(seller.getByText(words('back-office:correct.done')).first()).toBeVisible()
		totals.push(await total())
	}
	expect(totals.toSorted((one, other) => other - one)).toEqual(totals)
	expect(new Set(totals).size).toBe(3)

	await page.goto(link)
	await expect(page.getByText('Geste commercial 9').first()).toBeVisible()
	await expect(page.getByText('Geste commercial 4')).toHaveCount(0)
	await page
		.getByRole('button', { name: words('customer:offer.accept') })
		.first()
		.click()
	await expect(page.getByText(words('customer:state.offerAccepted')).first()).toBeVisible()
	await seller.reload()
	await expect(
		seller.getByRole('button', { name: words('back-office:action.placeOrder') }),
	).toBeVisible()
	expect(await total()).toBe(totals.at(-1))
})

test('a session that ends while a seller writes loses nothing of it', async ({ page, baseURL }) => {
	await withoutWebGl(page)
	const { reference } = await askOffer(baseURL ?? '', 'fr')
	await logIn(page, words, 'lien.claes@atelier.example')
	await page.goto(`/back-office/offers/${reference}`)
	const note = page.getByRole('textbox', { name: words('back-office:note.write') })
	await note.fill('Elle hésite entre chêne et blanc')
	await page.context().clearCookies()
	await page.getByRole('button', { name: words('back-office:note.add') }).click()
	await page
		.getByRole('textbox', { name: words('back-office:login.email') })
		.fill('lien.claes@atelier.example')
	await page.getByLabel(words('back-office:login.password')).first().fill(demoPassword)
	await page.getByRole('button', { name: words('back-office:login.submit') }).click()
	await expect(page).toHaveURL(new RegExp(`/offers/${reference}`))
	await expect(note).toHaveValue('Elle hésite entre chêne et blanc')
	await page.getByRole('button', { name: words('back-office:note.add') }).click()
	await expect(page.getByText('Elle hésite entre chêne et blanc')).toBeVisible()
	await expect(note).toHaveValue('')
})

test('a session that ends before settings are saved leads to the login, and back to what was typed', async ({
	page,
}) => {
	await withoutWebGl(page)
	await logIn(page, words, 'sofie.maes@atelier.example')
	await page.goto('/back-office/settings')
	const address = page.getByRole('textbox', { name: words('shop:field.address') })
	await address.fill('Rue Perdue 3, 5000 Namur')
	await page.context().clearCookies()
	await page.getByRole('button', { name: words('shop:save') }).click()
	// The settings have a field of that name, too.
	await expect(page).toHaveURL(/\/login/)
	await page
		.getByRole('textbox', { name: words('back-office:login.email') })
		.fill('sofie.maes@atelier.example')
	await page.getByLabel(words('back-office:login.password')).first().fill(demoPassword)
	await page.getByRole('button', { name: words('back-office:login.submit') }).click()
	await expect(page).toHaveURL(/\/settings/)
	await expect(address).toHaveValue('Rue Perdue 3, 5000 Namur')
})

/** The cookie stays in the browser, and opens nothing any more. */
async function endSessionOf(page: Page, browser: Browser, email: string): Promise<void> {
	const id = await page.evaluate(async () => {
		const sessions = (await (await fetch('/api/account/sessions')).json()) as {
			id: string
			current: boolean
		}[]
		return sessions.find(({ current }) => current)?.id
	})
	const other = await pageOf(browser)
	await logIn(other, words, email)
	const status = await other.evaluate(
		async (session) =>
			(
				await fetch('/api/account/sessions/end', {
					method: 'POST',
					headers: { 'content-type': 'application/json' },
					body: JSON.stringify({ id: session }),
				})
			).status,
		id,
	)
	expect(status).toBe(204)
	await other.context().close()
}

test('a motive that is being typed stays over the end of the session, and is not closed unasked', async ({
	page,
	browser,
	baseURL,
}) => {
	await withoutWebGl(page)
	const email = 'lien.claes@atelier.example'
	const reference = await placeByCall(baseURL ?? '')
	await logIn(page, words, email)
	await page.goto(`/back-office/orders/${reference}`)
	const refuse = page.getByRole('button', { name: words('back-office:action.refuseOrder') })
	const dialog = page.getByRole('dialog')
	const motive = dialog.getByRole('textbox', { name: words('back-office:dialog.motive') })
	const text = 'Le mur est trop court. '.repeat(43).trim()
	await refuse.click()
	await dialog.getByRole('button', { name: words('back-office:motive.measures') }).click()
	await expect(motive).toHaveValue('Les mesures ne sont pas justes.')
	await motive.fill(text)
	await page.keyboard.press('Escape')
	await expect(dialog.filter({ hasText: words('back-office:form.closeTitle') })).toBeVisible()
	await expectAccessible(page, 'a dialog that is closed with something typed')
	await page.getByRole('button', { name: words('back-office:form.goOn') }).click()
	await expect(motive).toHaveValue(text)

	await endSessionOf(page, browser, email)
	await dialog.getByRole('button', { name: words('back-office:dialog.refuseConfirm') }).click()
	await sendNow(page, words)
	await page.getByRole('textbox', { name: words('back-office:login.email') }).fill(email)
	await page.getByLabel(words('back-office:login.password')).first().fill(demoPassword)
	await page.getByRole('button', { name: words('back-office:login.submit') }).click()
	await expect(page).toHaveURL(new RegExp(`/orders/${reference}`))
	await refuse.click()
	await expect(motive).toHaveValue(text)
	await dialog.getByRole('button', { name: words('back-office:dialog.refuseConfirm') }).click()
	await sendNow(page, words)
	await expect(page.getByText(words('back-office:actionDone.refuseOrder'))).toBeVisible()
	await expect(page.getByText(text).first()).toBeVisible()
})
