// What a seller types while something else happens: a colleague’s change, his own that waits, the end of his session.
import type { OrderPage } from '@gabarit/contract'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, withoutWebGl } from './accessible.ts'
import { askOffer } from './customer.ts'
import { ask, dayInBrussels, logIn, openNewOrder, sendNow } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')
const sofie = 'sofie.maes@atelier.example'

test.beforeEach(({ page }) => withoutWebGl(page))

const orderOf = (page: Page, reference: string) =>
	ask<OrderPage>(page, `back-office/orders/${reference}`)

/** As a colleague would in a page of his own. */
async function act(page: Page, reference: string, action: string, more: object = {}) {
	const { revision } = await orderOf(page, reference)
	await ask(page, `back-office/orders/${reference}/actions`, { action, revision, ...more })
}

async function openOffer(page: Page, baseURL: string | undefined): Promise<string> {
	const { reference } = await askOffer(baseURL ?? '', 'fr')
	await logIn(page, words, sofie)
	await page.goto(`/back-office/offers/${reference}`)
	return reference
}

function lastDayDialog(page: Page) {
	const dialog = page.getByRole('dialog', { name: words('back-office:followUp.prolong') })
	return {
		dialog,
		day: dialog.getByLabel(words('back-office:followUp.lastDay')),
		confirm: dialog.getByRole('button', { name: words('back-office:followUp.prolongConfirm') }),
		open: () => page.getByRole('button', { name: words('back-office:followUp.prolong') }).click(),
	}
}

test('an offer that is placed while its customer is corrected leads to the order, with what was typed', async ({
	page,
	baseURL,
}) => {
	const reference = await openOffer(page, baseURL)
	const correct = page.getByRole('button', { name: words('back-office:correct.group.customer') })
	await correct.click()
	const name = page.getByRole('dialog').getByLabel(words('back-office:correct.field.firstName'))
	await name.fill('Adeline')
	// Enter saves nothing while the total is counted.
	const save = page.getByRole('dialog').getByRole('button', { name: /^Enregistrer/u })
	await expect(save).not.toHaveAttribute('aria-disabled', 'true')
	await act(page, reference, 'acceptOffer')
	await act(page, reference, 'placeOrder', { paymentType: 'Bill', agreement: 'Par téléphone' })
	await page.getByRole('dialog').getByLabel(words('back-office:correct.field.lastName')).focus()
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(new RegExp(`/orders/${reference}$`))
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await correct.click()
	await expect(name).toHaveValue('Adeline')
})

test('a last day that waits while a colleague refuses the offer is not set, and that is said', async ({
	page,
	baseURL,
}) => {
	const reference = await openOffer(page, baseURL)
	const { validUntil } = await orderOf(page, reference)
	const { day, confirm, open } = lastDayDialog(page)
	await open()
	await expect(day).toBeFocused()
	await day.fill(dayInBrussels(90))
	await confirm.click()
	// Its clock stops while the pointer is over it.
	await page.getByRole('region', { name: words('back-office:held.label') }).hover()
	await act(page, reference, 'refuseOffer', { motive: 'Trop large pour le couloir' })
	await sendNow(page, words)
	const conflict = page.getByRole('dialog', { name: words('back-office:dialog.conflictTitle') })
	await expect(conflict).toBeVisible()
	await expectAccessible(page, 'a last day of an offer that was refused')
	await conflict.getByRole('button', { name: words('back-office:conflict.leave') }).click()
	await expect(conflict).toBeHidden()
	expect((await orderOf(page, reference)).validUntil).toBe(validUntil)
})

test('a colleague’s last day that the page reads behind an open dialog is not overwritten unasked', async ({
	page,
	baseURL,
}) => {
	const reference = await openOffer(page, baseURL)
	const { day, confirm, open } = lastDayDialog(page)
	await open()
	await expect(day).toBeFocused()
	await day.fill(dayInBrussels(90))
	const { revision } = await orderOf(page, reference)
	const theirs = dayInBrussels(60)
	await ask(page, `back-office/orders/${reference}/revise`, { revision, validUntil: theirs })
	const [year, month, date] = theirs.split('-')
	// The window has the focus again: what is older than ten seconds is read anew.
	await expect(async () => {
		await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
		await expect(page.getByText(`${date}/${month}/${year}`).first()).toBeAttached({ timeout: 500 })
	}).toPass({ timeout: 25_000 })
	await confirm.click()
	await sendNow(page, words)
	const conflict = page.getByRole('dialog', { name: words('back-office:dialog.conflictTitle') })
	await conflict.getByRole('button', { name: words('back-office:conflict.leave') }).click()
	expect((await orderOf(page, reference)).validUntil).toBe(theirs)
})

test('a correction that waits closes no sheet that was opened after it, and is no colleague’s change there', async ({
	page,
	baseURL,
}) => {
	const reference = await openNewOrder(page, words, baseURL)
	const sheet = page.getByRole('dialog')
	await page.getByRole('button', { name: words('back-office:correct.group.customer') }).click()
	const email = `adeline.${reference}@client.example`
	await sheet.getByLabel(words('back-office:correct.field.email')).fill(email)
	const save = sheet.getByRole('button', { name: /^Enregistrer/u })
	await save.click()
	await expect(page.getByRole('region', { name: words('back-office:held.label') })).toBeVisible()
	await page.getByRole('button', { name: words('back-office:correct.short.references') }).click()
	const own = sheet.getByLabel(words('back-office:correct.field.resellerReference'))
	await own.fill('Chantier 12')
	await sendNow(page, words)
	await expect(page.getByText(words('back-office:correct.done')).first()).toBeVisible()
	await expect(own).toHaveValue('Chantier 12')
	await save.click()
	await expect(sheet).toBeHidden()
	const { customer, resellerReference } = await orderOf(page, reference)
	expect([customer.email, resellerReference]).toEqual([email, 'Chantier 12'])
})

test('logging out asks before it erases what was typed, and sends what waits', async ({
	page,
	baseURL,
}) => {
	const reference = await openNewOrder(page, words, baseURL)
	await page.getByRole('textbox', { name: words('back-office:note.write') }).fill('À rappeler')
	const logOut = page.getByRole('button', { name: words('back-office:account.logOut') })
	await logOut.click()
	const dialog = page.getByRole('dialog', { name: words('back-office:account.logOutTitle') })
	await expectAccessible(page, 'a session that is to end with something typed')
	await dialog.getByRole('button', { name: words('back-office:form.stay') }).click()
	await page.getByRole('button', { name: words('back-office:action.acceptOrder') }).click()
	await expect(page.getByRole('region', { name: words('back-office:held.label') })).toBeVisible()
	await logOut.click()
	await dialog.getByRole('button', { name: words('back-office:account.logOut') }).click()
	await expect(page).toHaveURL(/\/login/u)
	await logIn(page, words, sofie)
	await page.goto(`/back-office/orders/${reference}`)
	await expect(page.getByRole('textbox', { name: words('back-office:note.write') })).toHaveValue('')
	expect((await orderOf(page, reference)).state).toBe('confirmed')
})

test('words typed while the address of the list is still under way stay, and are searched for as a whole', async ({
	page,
}) => {
	await logIn(page, words, sofie)
	// Without what a user keeps of his lists a page shows, each change of its address asks for it again.
	await page.route('**/api/back-office/views', async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1500))
		await route.fulfill({ status: 403, json: {} })
	})
	await page.goto('/back-office/users')
	const search = page.getByRole('searchbox').first()
	await search.pressSequentially('Ma')
	await expect(page).toHaveURL(/search=Ma$/)
	await search.pressSequentially('es')
	await expect(page).toHaveURL(/search=Maes$/)
	await expect(search).toHaveValue('Maes')
	await expect(page.getByRole('main').getByRole('link', { name: 'Maes Sofie' })).toBeVisible()
	// Back to all of them: the field follows the address.
	await page.getByRole('button', { name: words('back-office:list.clearFilters') }).click()
	await expect(search).toHaveValue('')
})
