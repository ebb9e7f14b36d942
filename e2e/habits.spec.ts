// What somebody who works here all day does without a mouse: the palette, the keys of a list, the news.
import { expect, type Locator, test } from '@playwright/test'
import { complaintsOf, expectAccessible } from './accessible.ts'
import { logIn } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')

test('the palette leads to an order by keyboard, marks what matches and gives the keyboard back', async ({
	page,
}) => {
	const complaints = complaintsOf(page)
	await logIn(page, words, 'sofie.maes@atelier.example')
	const reference = (await page.locator('tbody a').first().textContent()) ?? ''
	const dialog = page.getByRole('dialog', { name: words('habits:title') })
	const field = dialog.getByRole('combobox')
	await page.keyboard.press('Control+k')
	await expect(field).toBeFocused()
	await expectAccessible(page, 'the empty palette')
	await page.keyboard.press('Escape')
	await expect(dialog).toBeHidden()
	const opener = page.getByRole('button', { name: words('back-office:nav.find') })
	await opener.focus()
	await page.keyboard.press('Enter')
	await field.fill(reference)
	const order = dialog.getByRole('option', { name: reference }).first()
	await expect(order).toHaveAttribute('aria-selected', 'true')
	await expect(order.locator('mark')).toHaveText(reference)
	await expectAccessible(page, 'the palette with what it found')
	await page.keyboard.press('ArrowDown')
	await expect(order).toHaveAttribute('aria-selected', 'false')
	await page.keyboard.press('ArrowUp')
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(new RegExp(`/orders/${reference}$`))
	await opener.focus()
	await page.keyboard.press('Control+k')
	await field.fill('zzzzzz')
	await expect(dialog.getByText('zzzzzz')).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(opener).toBeFocused()
	expect(complaints).toEqual([])
})

test('Enter opens what the words that are typed find, not what those before them found', async ({
	page,
}) => {
	await logIn(page, words, 'sofie.maes@atelier.example')
	const orders = page.locator('tbody a')
	const before = (await orders.nth(0).textContent()) ?? ''
	const typed = (await orders.nth(1).textContent()) ?? ''
	const dialog = page.getByRole('dialog', { name: words('habits:title') })
	await page.keyboard.press('Control+k')
	await dialog.getByRole('combobox').fill(before)
	await expect(dialog.getByRole('option', { name: before }).first()).toBeVisible()
	await dialog.getByRole('combobox').fill(typed)
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(new RegExp(`/orders/${typed}$`))
})

test('what is typed while the palette loads is in its field, and is no shortcut', async ({
	page,
}) => {
	await logIn(page, words, 'sofie.maes@atelier.example')
	const { promise: isAsked, resolve: letLoad } = Promise.withResolvers<void>()
	await page.route(/palette/u, async (route) => {
		await isAsked
		await route.continue()
	})
	await page.keyboard.press('Control+k')
	await page.keyboard.type('jgodupont')
	await page.keyboard.press('Backspace')
	letLoad()
	const dialog = page.getByRole('dialog', { name: words('habits:title') })
	await expect(dialog.getByRole('combobox')).toHaveValue('jgodupon')
	await page.keyboard.type('t')
	await expect(dialog.getByRole('combobox')).toHaveValue('jgodupont')
	await expect(page).toHaveURL(/\/orders/u)
})

test('a page is found by what is done there, as by its name', async ({ page, baseURL }) => {
	const shop = (baseURL ?? '').replace('localhost', 'meubles-dupont.localhost')
	await logIn(page, words, 'paul@meubles-dupont.example', shop)
	const dialog = page.getByRole('dialog', { name: words('habits:title') })
	const first = dialog.getByRole('option').first()
	for (const [typed, name] of [
		['code promo', words('habits:setting.prices')],
		['clés', words('back-office:nav.technical')],
		['mot de passe', words('habits:page.account')],
	] as const) {
		await page.keyboard.press('Control+k')
		await dialog.getByRole('combobox').fill(typed)
		await expect(first).toHaveAccessibleName(name)
		await page.keyboard.press('Escape')
	}
	await page.keyboard.press('Control+k')
	await dialog.getByRole('combobox').fill('code promo')
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(/part=prices/u)
})

/** Where a message waits, the list is read again and what was tried last stands first: these do not move. */
const still: Partial<Record<string, string>> = {
	'technical/deliveries': '?channel=webhook&states=sent',
}
for (const path of ['samples', 'technical/deliveries', 'technical/mails', 'documents/papers'])
	test(`keys walk and open the rows of ${path}`, async ({ page }) => {
		await logIn(page, words, 'admin@gabarit.example')
		await page.goto(`/back-office/${path}${still[path] ?? ''}`)
		const rows = page.locator('tbody tr')
		// Until they are loaded, rows open nothing.
		await expect(rows.nth(1).locator('a, button').first()).toBeVisible()
		const hasFocus = (at: number) => expect(rows.nth(at).locator(':focus')).toHaveCount(1)
		await page.keyboard.press('j')
		await hasFocus(0)
		await page.keyboard.press('j')
		await hasFocus(1)
		await page.keyboard.press('ArrowUp')
		await hasFocus(0)
		await page.keyboard.press('j')
		if (path === 'samples' || path === 'technical/deliveries') {
			await page.keyboard.press('x')
			await expect(rows.nth(1).getByRole('checkbox')).toBeChecked()
		}
		await page.keyboard.press('k')
		await hasFocus(0)
		if (!path.startsWith('technical')) return
		await page.keyboard.press('Enter')
		await expect(page.getByRole('dialog')).toBeVisible()
		await page.keyboard.press('Escape')
		await hasFocus(0)
	})

// The oldest designs: others save newer ones meanwhile.
for (const path of ['users', 'configurations?sort=updated&direction=asc', 'resellers'])
	test(`the record before and after one in ${path} is a step away`, async ({ page }) => {
		await logIn(page, words, 'admin@gabarit.example')
		await page.goto(`/back-office/${path}`)
		const rows = page.locator('tbody tr')
		const opener = (at: number) => rows.nth(at).locator('th a, td a').first()
		await expect(opener(2)).toBeVisible()
		const [first, second] = [await hrefOf(opener(0)), await hrefOf(opener(1))]
		await opener(0).click()
		const steps = page.getByRole('navigation', { name: words('back-office:order.neighbours') })
		await expect(steps.getByRole('link')).toHaveCount(1)
		await steps.getByRole('link').click()
		await expect(page).toHaveURL(new RegExp(`${second}$`))
		await steps.getByRole('link').first().click()
		await expect(page).toHaveURL(new RegExp(`${first}$`))
	})

async function hrefOf(link: Locator): Promise<string> {
	return (await link.getAttribute('href')) ?? ''
}

test('keys walk and choose rows, go to sections and are listed; none fires in a field', async ({
	page,
}) => {
	await logIn(page, words, 'sofie.maes@atelier.example')
	const links = page.locator('tbody a')
	await expect(links.first()).toBeVisible()
	await page.keyboard.press('j')
	await expect(links.nth(0)).toBeFocused()
	await page.keyboard.press('j')
	await page.keyboard.press('x')
	await expect(page.locator('tbody tr').nth(1).getByRole('checkbox')).toBeChecked()
	await page.keyboard.press('k')
	await expect(links.nth(0)).toBeFocused()
	await page.keyboard.press('?')
	const list = page.getByRole('dialog', { name: words('habits:shortcuts') })
	await expect(list.getByText(words('back-office:nav.offers'))).toBeVisible()
	await expect(list.getByText(words('back-office:nav.resellers'))).toHaveCount(0)
	await expectAccessible(page, 'the list of shortcuts')
	await page.keyboard.press('Escape')
	await page.keyboard.press('g')
	await page.keyboard.press('o')
	await expect(page).toHaveURL(/\/offers/)
	await page.keyboard.press('/')
	const search = page.getByRole('searchbox').first()
	await expect(search).toBeFocused()
	await page.keyboard.type('?g')
	await expect(search).toHaveValue('?g')
})

test('the bell counts what is unread, its panel leads to the record and closes as read', async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await logIn(page, words, 'admin@gabarit.example')
	const bell = page.getByRole('banner').getByRole('button', { name: words('habits:news.title') })
	await expect(bell).toHaveText(/\d/)
	const unread = async () => Number((await bell.innerText()) || 0)
	const before = await unread()
	await bell.click()
	const panel = page.getByRole('dialog', { name: words('habits:news.title') })
	await expect(panel.getByRole('link').first()).toBeVisible()
	await expectAccessible(page, 'the news')
	await page.keyboard.press('Escape')
	// What other tests do meanwhile is news again.
	await expect.poll(unread).toBeLessThan(before)
	await bell.click()
	await panel.getByRole('link').first().click()
	await expect(page).toHaveURL(/\/(?:orders\/|technical\/deliveries)/)
})
