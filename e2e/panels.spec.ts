// Loose panels: from their card to an order, the list edited as a buyer does.
import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, expectAccessible, withoutWebGl } from './accessible.ts'
import { type Buyer, fillDelivery, keyboardOf, mouse, placeOrder } from './buyer.ts'
import { nextOf } from './room-walk.ts'
import { logIn, openOrder } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })
const priceIn = (page: Page) => page.getByRole('status', { name: words('common:priceBar.price') })
const headOf = (page: Page, id: string) => page.locator(`#head-${id}`)
const fieldOf = (page: Page, name: string) => page.locator(`[name="${name}"]`)

test.beforeEach(({ page }) => withoutWebGl(page))

async function openPanels({ page, hand }: Buyer): Promise<void> {
	await page.goto('/home')
	await hand.press(page.getByRole('link', { name: words('home:card.panels') }))
	await expect(titleOf(page)).toHaveText(words('configurator:titles.Panels'))
}

/** Four shelves become six longer ones, thicker above, and a wall is clad. */
async function fillList({ page, hand }: Buyer): Promise<void> {
	await hand.press(headOf(page, 'line-0'))
	await hand.type(fieldOf(page, 'panels.0.quantity'), '6')
	await hand.type(fieldOf(page, 'panels.0.length'), '90 cm')
	await hand.choose(page.getByRole('radio', { name: /^\s*22/ }))
	await hand.press(page.getByRole('button', { name: /^Chant du haut, 1/ }))
	await expect(fieldOf(page, 'panels.0.edges.1')).toHaveValue('2')
	await expect(fieldOf(page, 'panels.0.edges.0')).toHaveValue('1')
	await hand.press(page.getByRole('button', { name: words('kinds:panels.add.cladding') }))
	await expect(headOf(page, 'wall-0')).toBeFocused()
	await hand.type(fieldOf(page, 'cladding.0.width'), '1800')
}

test('panels are ordered with the keyboard alone, and the seller finds the same total', async ({
	page,
}) => {
	test.setTimeout(300_000)
	const complaints = complaintsOf(page)
	const buyer = { page, words, hand: keyboardOf(page) }
	await openPanels(buyer)
	await expect(page).toHaveURL(/step=module-selection$/)
	await expectAccessible(page, 'list of panels')
	await fillList(buyer)
	await expectAccessible(page, 'an open wall')
	await expect(headOf(page, 'line-0')).toContainText(/6 × 900 × 250 × 22 mm/)
	await buyer.hand.press(nextOf(page, words))
	await expect(titleOf(page)).toHaveText(words('configurator:titles.PanelColor'))
	await buyer.hand.choose(page.getByRole('radio', { name: /^Noyer (compris|choisi)/ }))
	await expectAccessible(page, 'colour of panels')
	await buyer.hand.press(nextOf(page, words))
	const summary = page.getByTestId('summary')
	await expect(summary).toContainText(/6 × 900 × 250 × 22 mm/)
	await expect(summary).toContainText('Noyer')
	await expectAccessible(page, 'recap of panels')
	await buyer.hand.press(nextOf(page, words))
	await expect(titleOf(page)).toHaveText(words('configurator:titles.Delivery'))
	await expectAccessible(page, 'delivery of panels')
	await fillDelivery(buyer)
	const placed = await placeOrder(buyer)
	await expectAccessible(page, 'end of an order of panels')
	expect(placed.reference).not.toBe('')
	expect(complaints).toEqual([])
	await logIn(page, words, 'sofie.maes@atelier.example')
	await openOrder(page, placed.reference)
	await expect(page.getByText(placed.total, { exact: true }).first()).toBeVisible()
	await expect(page.getByText(placed.code).first()).toBeVisible()
})

test('each line can be opened, copied and removed, but for the last one', async ({ page }) => {
	await openPanels({ page, words, hand: mouse })
	const lines = page.locator('[id^="head-"]')
	await headOf(page, 'line-0').click()
	await expect(page.locator('#form-line-0')).toBeVisible()
	await expectAccessible(page, 'an open line')
	const remove = page.getByRole('button', { name: words('kinds:panels.remove') })
	await expect(remove).toHaveAttribute('aria-disabled', 'true')
	await page.getByRole('button', { name: words('kinds:panels.duplicate') }).click()
	await expect(lines).toHaveCount(2)
	await expect(headOf(page, 'line-1')).toBeFocused()
	await expect(page.locator('[id^="form-"]')).toHaveCount(1)
	await remove.click()
	await expect(lines).toHaveCount(1)
	await page
		.getByRole('button', { name: words('common:action.undo') })
		.first()
		.click()
	await expect(lines).toHaveCount(2)
})

test('a panel over the sheet says so at its line, and its remedy mends it', async ({ page }) => {
	await openPanels({ page, words, hand: mouse })
	await headOf(page, 'line-0').click()
	await mouse.type(fieldOf(page, 'panels.0.length'), '2300')
	await mouse.type(fieldOf(page, 'panels.0.width'), '2100')
	const issue = page.getByRole('listitem').filter({ has: headOf(page, 'line-0') })
	await expect(issue.getByText(/2\D?100/).first()).toBeVisible()
	await expect(nextOf(page, words)).toHaveAttribute('aria-disabled', 'true')
	await expectAccessible(page, 'a line that cannot be made')
	await issue.getByRole('article').getByRole('button').click()
	await expect(fieldOf(page, 'panels.0.width')).toHaveValue(/^2\D?050$/)
	await expect(nextOf(page, words)).not.toHaveAttribute('aria-disabled')
})

test('a colour that lacks a thickness says what it changes before it does', async ({ page }) => {
	await openPanels({ page, words, hand: mouse })
	await page.getByRole('radio', { name: words('kinds:panels.kits.names.deskTop') }).click()
	await nextOf(page, words).click()
	await page.getByRole('tab', { name: words('configurator:colors.category.MdfHydro') }).click()
	// By its name: the first colour may still be one of the other category.
	const color = page.getByRole('radio', { name: /^MDF hydro/ }).first()
	await color.click()
	const dialog = page.getByRole('dialog')
	await expect(dialog).toContainText(/28 mm devient 22 mm/)
	await expectAccessible(page, 'what a colour changes')
	await dialog.getByRole('button', { name: words('configurator:change.apply') }).click()
	await expect(color).toBeChecked()
})

test('a list is kept, found by its code and begun again', async ({ page, browser }) => {
	await openPanels({ page, words, hand: mouse })
	await page.getByRole('radio', { name: words('kinds:panels.kits.names.wardrobeDoors') }).click()
	await expect(headOf(page, 'line-0')).toContainText(/2 × 2\D?367/)
	await page.reload()
	await expect(headOf(page, 'line-0')).toContainText(/2 × 2\D?367/)
	await page
		.getByRole('button', { name: words('configurator:save.action') })
		.first()
		.click()
	const code = (await page.getByTestId('saved-code').textContent()) ?? ''
	await page.keyboard.press('Escape')
	const total = (await priceIn(page).textContent()) ?? ''
	const elsewhere = await (await browser.newContext()).newPage()
	await withoutWebGl(elsewhere)
	await elsewhere.goto(`/configurator?code=${code.replaceAll(/\s/g, '')}`)
	await expect(priceIn(elsewhere)).toHaveText(total)
	await expect(headOf(elsewhere, 'line-0')).toContainText(/2 × 2\D?367/)
	await elsewhere.context().close()
	await page.getByRole('button', { name: words('common:header.reset') }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByRole('button', { name: words('configurator:reset.start') }).click()
	await expect(headOf(page, 'line-0')).toContainText(/4 × 800/)
	// The list put aside is one press away.
	await page.getByRole('button', { name: words('configurator:start.open') }).click()
	await expect(headOf(page, 'line-0')).toContainText(/2 × 2\D?367/)
})

test('a hundred lines stay usable: one form, and a change is answered at once', async ({
	page,
}) => {
	test.setTimeout(240_000)
	await openPanels({ page, words, hand: mouse })
	await headOf(page, 'line-0').click()
	const duplicate = page.getByRole('button', { name: words('kinds:panels.duplicate') })
	for (let i = 1; i < 100; i++) {
		await duplicate.click()
		await expect(headOf(page, `line-${i}`)).toBeFocused()
	}
	await expect(duplicate).toHaveAttribute('aria-disabled', 'true')
	await expect(page.locator('[id^="form-"]')).toHaveCount(1)
	const before = (await priceIn(page).textContent()) ?? ''
	const started = Date.now()
	await mouse.type(fieldOf(page, 'panels.99.length'), '850')
	await expect(priceIn(page)).not.toHaveText(before)
	console.log(`a hundred lines: price after ${Date.now() - started} ms`)
})

for (const [width, height] of [
	[390, 844],
	[360, 640],
] as const)
	test(`nothing of the list is wider than a screen of ${width} x ${height}`, async ({ page }) => {
		await page.setViewportSize({ width, height })
		await openPanels({ page, words, hand: mouse })
		await headOf(page, 'line-0').click()
		for (const name of ['panels.add.cladding', 'panels.add.panels'] as const) {
			const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
			expect(over).toBeLessThanOrEqual(0)
			await page.getByRole('button', { name: words(`kinds:${name}`) }).click()
		}
		await expectAccessible(page, `list of panels, ${width}`)
	})
