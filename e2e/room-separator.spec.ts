// A room separator: from its card to an order, its cells chosen on the stage, in the list and with the keys.
import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, expectAccessible, withoutWebGl } from './accessible.ts'
import { type Buyer, fillDelivery, mouse, placeOrder } from './buyer.ts'
import { nextOf } from './room-walk.ts'
import { logIn, openOrder } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })
const priceIn = (page: Page) => page.getByRole('status', { name: words('common:priceBar.price') })
const fieldOf = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const gridOf = (page: Page) => page.getByRole('grid')
const cellOf = (page: Page, column: number, row: number) =>
	gridOf(page).getByRole('button', { name: new RegExp(`^Colonne ${column}, rangée ${row},`) })
const fillOf = (page: Page, fill: 'Open' | 'Closed' | 'DoorFront' | 'DoorRear') =>
	page.getByRole('radio', { name: words(`kinds:separator.fills.${fill}`) })

test.beforeEach(({ page }) => withoutWebGl(page))

async function openSeparator({ page, hand }: Buyer): Promise<void> {
	await page.goto('/home')
	await hand.press(page.getByRole('link', { name: words('home:card.roomSeparator') }))
	await expect(titleOf(page)).toHaveText(words('configurator:titles.Standing'))
}

type Title = 'FootprintMeasurements' | 'Grid' | 'ShelfColor' | 'FrameColor' | 'Doors' | 'Frame'

async function goTo({ page, hand }: Buyer, title: Title | 'DoorHandle' | 'Recap' | 'Delivery') {
	await hand.press(nextOf(page, words))
	await expect(titleOf(page)).toHaveText(words(`configurator:titles.${title}`))
	await expectAccessible(page, `separator: ${title}`)
}

/** To the grid, 2,400 long. */
async function measured(buyer: Buyer): Promise<void> {
	const { page, hand } = buyer
	await goTo(buyer, 'FootprintMeasurements')
	await hand.type(fieldOf(page, 'room.width'), '2,4 m')
	await goTo(buyer, 'Grid')
}

test('a separator is ordered on a phone, and the seller finds the same total', async ({ page }) => {
	test.setTimeout(300_000)
	await page.setViewportSize({ width: 390, height: 844 })
	const complaints = complaintsOf(page)
	const buyer = { page, words, hand: mouse }
	await openSeparator(buyer)
	await expect(page).toHaveURL(/step=room$/)
	await expectAccessible(page, 'separator: Standing')
	await page.getByRole('checkbox', { name: words('kinds:separator.passage.asked') }).check()
	await measured(buyer)
	const before = (await priceIn(page).textContent()) ?? ''
	await cellOf(page, 2, 3).click()
	await fillOf(page, 'DoorRear').click()
	await expect(cellOf(page, 2, 3)).toHaveAccessibleName(/porte derrière$/)
	await expect(priceIn(page)).not.toHaveText(before)
	for (const step of ['ShelfColor', 'FrameColor', 'Doors', 'DoorHandle', 'Frame'] as const)
		await goTo(buyer, step)
	await page.getByRole('radio', { name: /^\s*28/ }).click()
	await goTo(buyer, 'Recap')
	const summary = page.getByTestId('summary')
	await expect(summary).toContainText(/2\D?400 × 2\D?480 × 350 mm/)
	await expect(summary).toContainText(/1 porte derrière/)
	await expect(summary).toContainText(/montants 28 mm/)
	await goTo(buyer, 'Delivery')
	await fillDelivery(buyer)
	const placed = await placeOrder(buyer)
	await expectAccessible(page, 'separator: the end')
	expect(placed.reference).not.toBe('')
	expect(complaints).toEqual([])
	await page.setViewportSize({ width: 1440, height: 900 })
	await logIn(page, words, 'sofie.maes@atelier.example')
	await openOrder(page, placed.reference)
	await expect(page.getByText(placed.total, { exact: true }).first()).toBeVisible()
	await expect(page.getByText(placed.code).first()).toBeVisible()
	await expect(page.getByText(words('common:kind.roomSeparator')).first()).toBeVisible()
})

test('a cell chosen on the stage is the chosen one of the list, and the keys go on from there', async ({
	page,
}) => {
	const buyer = { page, words, hand: mouse }
	await openSeparator(buyer)
	await measured(buyer)
	await page.getByRole('button', { name: /^Colonne 2, rangée 4, Face avant/ }).click()
	await expect(cellOf(page, 2, 4)).toHaveAttribute('tabindex', '0')
	await cellOf(page, 2, 4).focus()
	await page.keyboard.press('ArrowUp')
	await page.keyboard.press('ArrowRight')
	await expect(cellOf(page, 3, 5)).toBeFocused()
	await expect(
		page.getByRole('button', { name: /^Colonne 3, rangée 5, Face avant/ }),
	).toHaveAttribute('aria-pressed', 'true')
	await page.keyboard.press('Tab')
	await page.keyboard.press('ArrowRight')
	await page.keyboard.press('Enter')
	await expect(page.locator('[role=radio][aria-checked=true]:focus')).toHaveCount(1)
	const rear = words('kinds:separator.cells.faces.rear')
	await page.locator('label').filter({ hasText: rear }).click()
	await cellOf(page, 3, 5).focus()
	await page.keyboard.press('ArrowRight')
	await expect(cellOf(page, 2, 5)).toBeFocused()
})

test('a whole row is filled at once, undone and made again', async ({ page }) => {
	const buyer = { page, words, hand: mouse }
	await openSeparator(buyer)
	await measured(buyer)
	await cellOf(page, 1, 5).click()
	await fillOf(page, 'DoorFront').click()
	await page.getByRole('button', { name: words('kinds:separator.alike.row') }).click()
	const doors = gridOf(page).getByRole('button', { name: /rangée 5, porte devant$/ })
	await expect(doors).toHaveCount(4)
	await page.keyboard.press('Control+z')
	await expect(doors).toHaveCount(1)
	await page.keyboard.press('Control+y')
	await expect(doors).toHaveCount(4)
})

test('a count that leaves doors no room says what it changes before it does', async ({ page }) => {
	const buyer = { page, words, hand: mouse }
	await openSeparator(buyer)
	await measured(buyer)
	await fillOf(page, 'DoorRear').click()
	await page.getByRole('button', { name: /^2 à 10/ }).click()
	await page
		.getByRole('radiogroup', { name: words('kinds:separator.grid.rows') })
		.getByRole('radio', { name: /^10/ })
		.click()
	const dialog = page.getByRole('dialog')
	await expect(dialog).toContainText(/porte derrière devient fermée/)
	await expectAccessible(page, 'what fewer millimetres change')
	await dialog.getByRole('button', { name: words('configurator:change.apply') }).click()
	await expect(cellOf(page, 1, 1)).toHaveAccessibleName(/fermée$/)
})

test('a free one that would fall says so, and its remedy mends it', async ({ page }) => {
	const buyer = { page, words, hand: mouse }
	await openSeparator(buyer)
	await page.getByRole('radio', { name: words('kinds:separator.fix.Free') }).click()
	await goTo(buyer, 'FootprintMeasurements')
	await mouse.type(fieldOf(page, 'height'), '1600')
	const issue = page.getByRole('article').filter({ hasText: /1\D?600/ })
	await expect(issue).toBeVisible()
	await expect(nextOf(page, words)).toHaveAttribute('aria-disabled', 'true')
	await expectAccessible(page, 'a separator that would fall')
	await issue.getByRole('button').first().click()
	await expect(issue).toHaveCount(0)
})

test('each layout is a card with its price, and keeps the buyer’s length', async ({ page }) => {
	const buyer = { page, words, hand: mouse }
	await openSeparator(buyer)
	await measured(buyer)
	for (const name of ['light', 'studio', 'screen'] as const) {
		const card = page.getByRole('radio', {
			name: words(`kinds:separator.layouts.names.${name}`),
		})
		await expect(card).toContainText('€')
		await card.click()
		await expect(card).toBeChecked()
	}
	await page
		.getByRole('navigation')
		.getByRole('button', { name: words('configurator:titles.FootprintMeasurements') })
		.click()
	await expect(fieldOf(page, 'room.width')).toHaveValue(/^2\D?400$/)
})

test('a separator is kept, found by its code and begun again', async ({ page, browser }) => {
	const buyer = { page, words, hand: mouse }
	await openSeparator(buyer)
	await measured(buyer)
	await cellOf(page, 4, 6).click()
	await fillOf(page, 'Closed').click()
	await page.reload()
	await expect(cellOf(page, 4, 6)).toHaveAccessibleName(/fermée$/)
	await page
		.getByRole('button', { name: words('configurator:save.action') })
		.first()
		.click()
	const code = (await page.getByTestId('saved-code').textContent()) ?? ''
	await page.keyboard.press('Escape')
	const total = (await priceIn(page).textContent()) ?? ''
	const elsewhere = await (await browser.newContext()).newPage()
	await withoutWebGl(elsewhere)
	await elsewhere.goto(`/configurator?code=${code.replaceAll(/\s/g, '')}&step=module-selection`)
	await expect(priceIn(elsewhere)).toHaveText(total)
	await expect(cellOf(elsewhere, 4, 6)).toHaveAccessibleName(/fermée$/)
	await elsewhere.context().close()
	await page.getByRole('button', { name: words('common:header.reset') }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByRole('button', { name: words('configurator:reset.start') }).click()
	await expect(titleOf(page)).toHaveText(words('configurator:titles.Standing'))
	// The one put aside is one press away.
	await page.getByRole('button', { name: words('configurator:start.open') }).click()
	await expect(priceIn(page)).toHaveText(total)
})

for (const [width, height] of [
	[390, 844],
	[360, 640],
] as const)
	test(`nothing of the grid is wider than a screen of ${width} x ${height}`, async ({ page }) => {
		await page.setViewportSize({ width, height })
		const buyer = { page, words, hand: mouse }
		await openSeparator(buyer)
		await goTo(buyer, 'FootprintMeasurements')
		await mouse.type(fieldOf(page, 'room.width'), '4000')
		await goTo(buyer, 'Grid')
		await page
			.getByRole('button', { name: /^\d+ à \d+/ })
			.first()
			.click()
		await page
			.getByRole('radiogroup', { name: words('kinds:separator.grid.columns') })
			.getByRole('radio')
			.last()
			.click()
		const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
		expect(over).toBeLessThanOrEqual(0)
		await expectAccessible(page, `the largest grid, ${width}`)
	})
