// A seller and the supplier at their lists and orders: what each sees, what is kept, what a wrong entry answers.
import { readFileSync } from 'node:fs'
import type { OrderList, OrderPage, OrderRow } from '@gabarit/contract'
import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, expectAccessible, withoutWebGl } from './accessible.ts'
import { askOffer, ownWord, placeOrder } from './customer.ts'
import { ask, dayInBrussels, logIn, sendNow } from './seller.ts'
import { demoPassword } from './server/running-server.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')
const sofie = 'sofie.maes@atelier.example'

test.beforeEach(({ page }) => withoutWebGl(page))

async function rowsOf(page: Page, query: string): Promise<OrderRow[]> {
	const { rows } = await ask<OrderList>(page, `back-office/orders?limit=100&${query}`)
	return rows
}

async function firstOf(page: Page, query: string): Promise<string> {
	const [first] = await rowsOf(page, query)
	if (!first) throw new Error(`no order for ${query}`)
	return first.reference
}

test('one tab is chosen; an order leads back to the same list; what is late is marked', async ({
	page,
}) => {
	const complaints = complaintsOf(page)
	await logIn(page, words, sofie)
	// The year of one that is late: at the turn of the year it is not this one.
	const [one] = await rowsOf(page, 'kind=order&view=soon&late=true')
	const year = one?.reference.slice(0, 2) ?? ''
	await page.goto(`/back-office/orders?view=soon&search=${year}`)
	const tabs = page.getByRole('navigation', { name: words('back-office:list.views') })
	const late = (await rowsOf(page, `kind=order&view=soon&search=${year}&late=true`)).length
	expect(late).toBeGreaterThan(0)
	await expect(page.getByRole('cell').getByText(words('back-office:list.late'))).toHaveCount(late)
	await expect(tabs.locator('[aria-current]')).toHaveCount(1)
	await expect(tabs.locator('[aria-current]')).toHaveText(words('back-office:list.view.soon'))
	await page.getByRole('row').nth(1).getByRole('link').click()
	const record = page.getByRole('main')
	await record.getByRole('link', { name: words('back-office:nav.orders') }).click()
	await expect(page).toHaveURL(/view=soon/)
	await expect(page).toHaveURL(new RegExp(`search=${year}`, 'u'))
	await page.setViewportSize({ width: 1024, height: 768 })
	await page.goto('/back-office/orders')
	await expect(page.getByRole('row').nth(1)).toBeVisible()
	const [table, main] = await Promise.all([
		page.getByRole('table').boundingBox(),
		page.getByRole('main').boundingBox(),
	])
	const right = (box: typeof table) => (box ? box.x + box.width : Number.NaN)
	expect(right(table)).toBeLessThanOrEqual(right(main))
	expect(complaints).toEqual([])
})

test('late orders alone are listed, and exported as they are listed', async ({ page }) => {
	await logIn(page, words, sofie)
	const late = (await rowsOf(page, 'kind=order&late=true&sort=total')).map((row) => row.reference)
	await page.goto('/back-office/orders?sort=total')
	await page.getByRole('button', { name: words('back-office:list.only') }).click()
	await page.getByRole('checkbox', { name: words('back-office:list.mark.late') }).check()
	await expect(page).toHaveURL(/late=true/)
	await expect(page.getByRole('row')).toHaveCount(late.length + 1)
	await page.getByRole('button', { name: words('back-office:list.export') }).click()
	const download = page.waitForEvent('download')
	await page.getByRole('link', { name: words('back-office:list.exportAs.csv') }).click()
	const file = await download
	expect(file.suggestedFilename()).toMatch(/^orders-.*\.csv$/)
	const lines = readFileSync(await file.path(), 'utf8')
		.trim()
		.split('\n')
	// In the page's language, whatever the browser's is.
	expect(lines[0]).toContain('Référence;')
	expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(late)
})

test('the supplier reads what he is paid, summed apart from the sales of his own shop', async ({
	page,
}) => {
	await logIn(page, words, 'fournisseur@gabarit.example')
	await expect(page.getByText(/À produire \d/)).toBeVisible()
	const sent = (await rowsOf(page, 'kind=order')).find((row) => row.total === null)
	const euros = ((sent?.amountToSupplier ?? 0) / 100).toLocaleString('fr-BE', {
		minimumFractionDigits: 2,
	})
	const amount = new RegExp(euros.replace(/\s/g, '\\s?'))
	const row = page.getByRole('row').filter({ hasText: sent?.reference ?? '' })
	await expect(row).toContainText(amount)
	await row.getByRole('link').click()
	await expect(page.getByRole('main')).toContainText(amount)
	await expect(page.getByText(words('back-office:order.supplyTotal'))).toBeVisible()
})

test('a wrong day says what is wrong, a note survives leaving, the paper shows no margin', async ({
	page,
}) => {
	await logIn(page, words, sofie)
	const ready = await firstOf(page, 'kind=order&states=ready&deliveryMode=delivery')
	await page.goto(`/back-office/orders/${ready}`)
	await page.getByRole('button', { name: words('back-office:action.schedule') }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByLabel(words('back-office:dialog.date')).fill('2020-01-04')
	await expect(dialog.getByText('samedi 4 janvier 2020')).toBeVisible()
	await dialog.getByRole('button', { name: words('back-office:dialog.dateConfirm') }).click()
	await expect(dialog.getByText(words('back-office:dialog.datePast'))).toBeVisible()
	await page.keyboard.press('Escape')
	await page.getByRole('button', { name: words('back-office:form.close') }).click()
	const note = page.getByRole('textbox', { name: words('back-office:note.write') })
	await note.fill('Le client rappelle jeudi')
	await page.getByRole('link', { name: words('back-office:nav.offers') }).click()
	await page.goBack()
	await expect(note).toHaveValue('Le client rappelle jeudi')
	await page.emulateMedia({ media: 'print' })
	await expect(page.getByRole('columnheader', { name: words('price:totals.margin') })).toBeHidden()
	await expect(page.getByRole('navigation').first()).toBeHidden()
	await expect(page.getByRole('button')).toHaveCount(0)
	await expect(page.getByText(words('back-office:nav.skip'))).toBeHidden()
	await expect(page.getByRole('columnheader', { name: words('price:totals.sale') })).toBeVisible()
	await page.emulateMedia({ media: 'screen' })
	const download = page.waitForEvent('download')
	await page.getByRole('button', { name: words('back-office:order.planPdf') }).click()
	expect((await download).suggestedFilename()).toBe(`plan-${ready}.pdf`)
})

test('an offer is ordered only with how it is paid and how the customer agreed', async ({
	page,
}) => {
	await logIn(page, words, sofie)
	const offer = await firstOf(
		page,
		'kind=offer&states=offerAccepted&customerType=Individual&direction=asc',
	)
	await page.goto(`/back-office/offers/${offer}`)
	await page.getByRole('button', { name: words('back-office:action.placeOrder') }).click()
	const dialog = page.getByRole('dialog')
	const confirm = dialog.getByRole('button', { name: words('back-office:dialog.placeConfirm') })
	await confirm.click()
	await expect(dialog.getByText(words('back-office:dialog.placePaymentMissing'))).toBeVisible()
	await expect(dialog.getByText(words('back-office:dialog.placeAgreementMissing'))).toBeVisible()
	await dialog.getByLabel(words('back-office:dialog.placePayment')).selectOption('Bill')
	await dialog.getByLabel(words('back-office:dialog.placeAgreement')).fill('Par téléphone')
	await confirm.click()
	await sendNow(page, words)
	await expect(page).toHaveURL(new RegExp(`/orders/${offer}$`))
	await expect(page.getByText(words('back-office:order.paymentType.Bill'))).toBeVisible()
	await expect(page.getByRole('complementary')).toContainText('Par téléphone')
})

test('a view is saved, counted and opened again; columns are kept; several orders are accepted at once', async ({
	page,
	baseURL,
}) => {
	const complaints = complaintsOf(page)
	const customer = ownWord()
	for (let placed = 0; placed < 3; placed += 1) await placeOrder(baseURL ?? '', customer)
	await logIn(page, words, 'lien.claes@atelier.example')
	await page.goto(`/back-office/orders?states=waiting&search=${customer}`)
	const waiting = await rowsOf(page, `kind=order&states=waiting&search=${customer}`)
	expect(waiting).toHaveLength(3)
	await page.getByRole('button', { name: words('back-office:views.save') }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByRole('button', { name: words('back-office:views.confirm') }).click()
	await expect(dialog.getByText(words('back-office:views.nameMissing'))).toBeVisible()
	await dialog.getByLabel(words('back-office:views.name')).fill('Mes attentes')
	await dialog.getByRole('button', { name: words('back-office:views.confirm') }).click()
	const tabs = page.getByRole('navigation', { name: words('back-office:list.views') })
	const view = tabs.getByRole('link', { name: 'Mes attentes' })
	await expect(view).toHaveText(`Mes attentes ${waiting.length}`)
	await expect(tabs.locator('[aria-current]')).toHaveText(/Mes attentes/)

	await page.getByRole('button', { name: words('back-office:list.columns') }).click()
	const pallets = page.getByRole('checkbox', { name: words('back-office:list.column.pallets') })
	await pallets.click()
	await expect(pallets).not.toBeChecked()
	await page.keyboard.press('Escape')
	await page.goto('/back-office/orders')
	const head = (name: RegExp) => page.getByRole('columnheader', { name })
	await expect(head(words('back-office:list.column.customer'))).toBeVisible()
	await expect(head(words('back-office:list.column.pallets'))).toHaveCount(0)

	await view.click()
	await expect(page.getByRole('row')).toHaveCount(waiting.length + 1)
	const [first = '', second = ''] = waiting.map(({ reference }) => reference)
	// Another seller refuses one of them meanwhile.
	await page.getByRole('checkbox', { name: first }).check()
	await page.getByRole('checkbox', { name: second }).check()
	const { revision } = await ask<OrderPage>(page, `back-office/orders/${second}`)
	const refusal = { action: 'refuseOrder', revision, motive: 'Le mur est trop court' }
	await ask(page, `back-office/orders/${second}/actions`, refusal)
	const bar = page.getByRole('region', { name: words('back-office:bulk.label') })
	await bar.getByRole('button', { name: words('back-office:action.acceptOrder') }).click()
	await dialog.getByRole('button', { name: /2/ }).click()
	await sendNow(page, words)
	const refused = bar.getByRole('listitem')
	await expect(refused).toContainText(second)
	await expect(refused).toContainText(/Après «\s*En attente\s*»/)
	await expect(page.getByRole('row').filter({ hasText: first })).toHaveCount(0)
	expect((await rowsOf(page, `kind=order&search=${first}`))[0]?.reference).toBe(first)
	await page.keyboard.press('Escape')
	await expect(bar).toHaveCount(0)
	expect(complaints).toEqual([])
})

test('a forgotten password is chosen anew in the back-office’s own pages, a used link leads to another', async ({
	page,
}) => {
	const complaints = complaintsOf(page)
	await page.goto('/back-office/login')
	await page.getByRole('link', { name: words('connexion:forgotten.link') }).click()
	await page.getByRole('textbox', { name: words('connexion:email') }).fill('hugo@rangements')
	await page.getByRole('button', { name: words('connexion:forgotten.send') }).click()
	await expect(page.getByText(words('connexion:error.email'))).toBeVisible()
	await page.goto('/back-office/login#reset=rangements-martin.used')
	await page.getByLabel(words('connexion:newPassword.password')).fill('Rabot-2027')
	await page.getByLabel(words('connexion:newPassword.confirmation')).fill('Rabot-2028')
	await page.getByRole('button', { name: words('connexion:newPassword.save') }).click()
	await expect(page.getByText(words('connexion:error.same'))).toBeVisible()
	await page.getByLabel(words('connexion:newPassword.confirmation')).fill('Rabot-2027')
	await page.getByRole('button', { name: words('connexion:newPassword.save') }).click()
	await expect(page.getByText(words('connexion:error.link'))).toBeVisible()
	await page.getByRole('link', { name: words('connexion:forgotten.send') }).click()
	await expect(page).toHaveURL(/#forgotten$/)
	// The link that is not there is the one failed call.
	expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
})

test('one’s own account: a name is changed, a wrong password refused, a second factor begun', async ({
	page,
}) => {
	await logIn(page, words, 'lien.claes@atelier.example')
	await page.getByRole('link', { name: 'Claes Lien' }).click()
	const part = (title: string) => page.locator('form').filter({ hasText: title })
	const profile = part('Vous')
	await profile
		.getByRole('textbox', { name: words('back-office:own.profile.phoneNumber') })
		.fill('12')
	await profile.getByRole('button', { name: words('back-office:own.profile.save') }).click()
	await expect(profile.getByText(words('back-office:own.profile.phone'))).toBeVisible()
	await expect(
		profile.getByRole('textbox', { name: words('back-office:own.profile.phoneNumber') }),
	).toBeFocused()
	await profile
		.getByRole('textbox', { name: words('back-office:own.profile.phoneNumber') })
		.fill('0471 23 45 67')
	await profile.getByRole('button', { name: words('back-office:own.profile.save') }).click()
	await expect(profile.getByText(words('back-office:own.profile.saved'))).toBeVisible()
	const password = part('Changer le mot de passe')
	await password.getByLabel(words('connexion:own.password.current')).fill('Faux-2026-faux')
	await password.getByLabel(words('connexion:newPassword.password')).fill('Rabot-2027')
	await password.getByLabel(words('connexion:newPassword.confirmation')).fill('Rabot-2027')
	await password.getByRole('button', { name: words('connexion:own.password.save') }).click()
	await expect(password.getByText(words('connexion:own.password.password_mismatch'))).toBeVisible()
	const factor = part('Second facteur')
	await factor.getByLabel(words('connexion:own.password.current')).fill(demoPassword)
	await factor.getByRole('button', { name: words('back-office:own.factor.begin') }).click()
	await expect(factor.getByRole('listitem')).toHaveCount(10)
	await factor.getByRole('textbox').fill('000000')
	await factor.getByRole('button', { name: words('back-office:own.factor.confirm') }).click()
	await expect(factor.getByText(words('back-office:own.factor.code'))).toBeVisible()
	await expectAccessible(page, 'own account with a second factor begun')
})

test('an offer changes hands and back, and its last day moves', async ({ page, baseURL }) => {
	const complaints = complaintsOf(page)
	const { reference: offer } = await askOffer(baseURL ?? '', 'fr')
	await logIn(page, words, sofie)
	await page.goto(`/back-office/offers/${offer}`)
	const seller = page.getByRole('combobox', { name: words('back-office:order.seller') })
	const former = await seller.inputValue()
	await seller.selectOption({ label: 'Maes Sofie' })
	await expect(page.getByText('Confiée à Maes Sofie.')).toBeVisible()
	await page.getByRole('button', { name: words('common:action.undo') }).click()
	await expect(seller).toHaveValue(former)
	await page.getByRole('button', { name: words('back-office:followUp.prolong') }).click()
	const dialog = page.getByRole('dialog')
	const day = dialog.getByLabel(words('back-office:followUp.lastDay'))
	await day.fill('2020-01-04')
	const confirm = dialog.getByRole('button', {
		name: words('back-office:followUp.prolongConfirm'),
	})
	await confirm.click()
	await expect(dialog.getByText(words('back-office:dialog.datePast'))).toBeVisible()
	await day.fill('2031-03-01')
	await confirm.click()
	await expect(dialog.getByText(words('back-office:form.dayFar'))).toBeVisible()
	const lastDay = dayInBrussels(120)
	await day.fill(lastDay)
	await confirm.click()
	await sendNow(page, words)
	const [year, month, date] = lastDay.split('-')
	await expect(page.getByRole('complementary')).toContainText(`${date}/${month}/${year}`)
	expect(complaints).toEqual([])
})

test('an unknown address keeps the sections, a missing order is named, and who is signed in sees no login', async ({
	page,
}) => {
	await logIn(page, words, sofie)
	await page.goto('/back-office/nowhere')
	await expect(
		page.getByRole('heading', { level: 1, name: words('back-office:error.notFound') }),
	).toBeVisible()
	await expect(page.getByRole('navigation', { name: words('back-office:nav.label') })).toBeVisible()
	await expectAccessible(page, 'an unknown address of the back-office')
	await page.goto('/back-office/orders/26-99999')
	await expect(page.getByRole('heading', { level: 1, name: /26-99999/ })).toBeVisible()
	await expect(page).toHaveTitle(/26-99999/)
	await page.goto('/back-office/login')
	await expect(page).toHaveURL(/\/dashboard$/)
})

test('a list says the year where it is another, and which delivered orders are not paid', async ({
	page,
}) => {
	await logIn(page, words, sofie)
	const rowOf = async ({ reference }: Pick<OrderRow, 'reference'>) => {
		await page.goto(`/back-office/orders?search=${reference}`)
		return page.getByRole('row').filter({ hasText: reference })
	}
	const [newest, oldest] = [
		await rowsOf(page, 'kind=order'),
		await rowsOf(page, 'direction=asc&kind=order'),
	]
	const now = String(new Date().getFullYear())
	const other = [...newest, ...oldest].find((row) => row.deliveryAt?.startsWith(now) === false)
	if (!other?.deliveryAt) throw new Error('no order of another year')
	await expect(await rowOf(other)).toContainText(`/${other.deliveryAt.slice(0, 4)}`)
	const bills = 'kind=order&paymentType=Bill&paymentStatus=open'
	for (const [query, word] of [
		['unpaid=true', 'due'],
		['states=waiting', 'bill'],
		['states=refused', 'none'],
	] as const) {
		const row = await rowOf({ reference: await firstOf(page, `${bills}&${query}`) })
		const name = words(`back-office:paymentStatus.${word}`)
		await expect(row.getByRole('cell', { name })).toBeVisible()
	}
})

test('the page of an order says who placed it; a refused one expects no money, an undelivered one is past its day', async ({
	page,
	baseURL,
}) => {
	const placed = await placeOrder(baseURL ?? '')
	await logIn(page, words, sofie)
	await page.goto(`/back-office/orders/${placed}`)
	const history = page.getByRole('region', { name: words('back-office:order.timeline') })
	await expect(history.getByText(words('back-office:order.actor.customer'))).toBeVisible()
	const open = async (query: string) =>
		page.goto(`/back-office/orders/${await firstOf(page, `kind=order&${query}`)}`)
	await open('states=refused&paymentType=Bill&paymentStatus=open')
	await expect(page.getByText(words('back-office:order.nothingPaid'))).toBeVisible()
	await expect(page.getByText(words('back-office:order.balance'))).toHaveCount(0)
	await open('states=undelivered&late=true')
	const steps = page.getByRole('region', { name: words('back-office:order.progress') })
	await expect(steps.getByText(words('back-office:order.latePlanned'))).toBeVisible()
})
