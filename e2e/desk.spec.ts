// A desk: from its card to an order, chosen on the stage and in the list alike.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { complaintsOf, expectAccessible, withoutWebGl } from './accessible.ts'
import { type Buyer, fillDelivery, keyboardOf, mouse, placeOrder } from './buyer.ts'
import { nextOf } from './room-walk.ts'
import { logIn, openOrder } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('nl')
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })
const priceIn = (page: Page) => page.getByRole('status', { name: words('common:priceBar.price') })
const headOf = (page: Page, index: number) => page.locator(`#head-support-${index}`)
const fieldOf = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const stageOf = (page: Page) => page.getByTestId('stage')

type Key = Parameters<typeof words>[0]
const cardOf = (page: Page, key: Key) => page.getByRole('radio', { name: words(key) })

test.beforeEach(({ page }) => withoutWebGl(page))

async function openDesk({ page, hand }: Buyer): Promise<void> {
	await page.goto('/home?language=nl')
	await hand.press(page.getByRole('link', { name: words('home:card.desk') }))
	await expect(titleOf(page)).toHaveText(words('configurator:titles.Room'))
}

async function goOn({ page, hand }: Buyer, title: Key): Promise<void> {
	await hand.press(nextOf(page, words))
	await expect(titleOf(page)).toHaveText(words(title))
	await expectAccessible(page, `desk, ${title}`)
}

/** Two pedestals, of which one becomes a steel frame and the other gets four drawers. */
async function chooseSupports({ page, hand }: Buyer): Promise<void> {
	await hand.press(stageOf(page).getByRole('button', { name: /^2\. Ladeblok/ }))
	await expect(headOf(page, 1)).toHaveAttribute('aria-expanded', 'true')
	await expectAccessible(page, 'an open support')
	await hand.choose(cardOf(page, 'kinds:desk.supports.kinds.Steel'))
	await expect(headOf(page, 1)).toContainText(/Stalen onderstel/)
	await hand.press(headOf(page, 0))
	await expect(stageOf(page).getByRole('button', { name: /^1\. Ladeblok/ })).toHaveAttribute(
		'aria-pressed',
		'true',
	)
	await hand.choose(cardOf(page, 'kinds:desk.pedestal.divisions.four'))
	await expect(headOf(page, 0)).toContainText(/420\smm,\s4\sladen/)
	await hand.choose(page.getByRole('radio', { name: /^\s*400/ }))
}

test('a desk is ordered with the keyboard alone, and the seller finds the same total', async ({
	page,
}) => {
	test.setTimeout(300_000)
	const complaints = complaintsOf(page)
	const buyer = { page, words, hand: keyboardOf(page) }
	const { hand } = buyer
	await openDesk(buyer)
	await expect(page).toHaveURL(/step=room$/)
	await expectAccessible(page, 'desk, room')
	await hand.choose(cardOf(page, 'kinds:desk.compositions.names.twin'))
	await goOn(buyer, 'configurator:titles.MarginsMeasurements')
	await goOn(buyer, 'configurator:titles.FootprintMeasurements')
	await hand.type(fieldOf(page, 'room.width'), '2,1 m')
	const apply = page.getByRole('button', { name: words('configurator:change.apply') })
	// The shelf behind the door of the second pedestal has no room then.
	await hand.choose(cardOf(page, 'kinds:desk.height.Child'), apply)
	await hand.choose(page.getByRole('radio', { name: /^\s*8\stot\s11/ }))
	await expect(fieldOf(page, 'height')).toHaveValue('640')
	await hand.choose(cardOf(page, 'kinds:desk.height.Sitting'))
	await expect(fieldOf(page, 'height')).toHaveValue('740')
	await goOn(buyer, 'configurator:titles.Supports')
	await chooseSupports(buyer)
	await goOn(buyer, 'configurator:titles.InteriorColor')
	await goOn(buyer, 'configurator:titles.PanelColor')
	await hand.choose(page.getByRole('radio', { name: /^Notelaar/ }))
	await goOn(buyer, 'configurator:titles.DoorHandle')
	await goOn(buyer, 'configurator:titles.Options')
	await hand.choose(page.getByRole('radio', { name: /^\s*3(?!8)/ }))
	await goOn(buyer, 'configurator:titles.Recap')
	const summary = page.getByTestId('summary')
	await expect(summary).toContainText(/2\D?100\s×\s700\s×\s740\smm/)
	await expect(summary).toContainText(/420\smm,\s4\sladen/)
	await expect(summary).toContainText('Notelaar')
	await expect(summary).toContainText(/3\skabeldoorvoeren/)
	await goOn(buyer, 'configurator:titles.Delivery')
	await fillDelivery(buyer)
	const placed = await placeOrder(buyer)
	await expectAccessible(page, 'end of an order of a desk')
	expect(placed.reference).not.toBe('')
	expect(complaints).toEqual([])
	await logIn(page, words, 'sofie.maes@atelier.example')
	await openOrder(page, placed.reference)
	await expect(page.getByText(placed.total, { exact: true }).first()).toBeVisible()
	await expect(page.getByText(placed.code).first()).toBeVisible()
	await expect(page.getByText(words('common:kind.desk')).first()).toBeVisible()
})

test('each composition is a card with a picture and a price, and can be taken back', async ({
	page,
}) => {
	await openDesk({ page, words, hand: mouse })
	const group = page.getByRole('radiogroup', {
		name: words('kinds:desk.compositions.title'),
	})
	await expect(group.getByRole('radio')).toHaveCount(6)
	await expect(group.locator('svg')).toHaveCount(6)
	const first = (await priceIn(page).textContent()) ?? ''
	for (const name of ['twin', 'student', 'niche', 'standing', 'firstDesk'] as const) {
		const card = group.getByRole('radio', {
			name: words(`kinds:desk.compositions.names.${name}`),
		})
		await expect(card).toContainText(/€/)
		await card.click()
		await expect(card).toBeChecked()
		await expect(priceIn(page)).not.toHaveText(first)
		await page.keyboard.press('Control+z')
		await expect(priceIn(page)).toHaveText(first)
	}
})

/** At the supports of the desk that is open. */
async function openSupports(page: Page): Promise<void> {
	await page.goto('/configurator?step=module-selection')
	await expect(titleOf(page)).toHaveText(words('configurator:titles.Supports'))
}

async function shareOf(page: Page, count: string): Promise<Locator> {
	await headOf(page, 1).click()
	await cardOf(page, 'kinds:desk.pedestal.divisions.own').click()
	const drawers = fieldOf(page, 'supports.1.drawers')
	await drawers.fill(count)
	return drawers
}

test('drawers too low say so at their pedestal, and the remedy mends them', async ({ page }) => {
	await openDesk({ page, words, hand: mouse })
	await openSupports(page)
	const drawers = await shareOf(page, '7')
	const card = page.getByRole('listitem').filter({ has: headOf(page, 1) })
	await expect(card.getByRole('article')).toBeVisible()
	await expect(nextOf(page, words)).toHaveAttribute('aria-disabled', 'true')
	await expectAccessible(page, 'a desk that cannot be made')
	await card.getByRole('article').getByRole('button').click()
	await expect(drawers).toHaveValue('5')
	await expect(card.getByRole('article')).toHaveCount(0)
})

test('a longer top that needs another support asks before it comes', async ({ page }) => {
	await openDesk({ page, words, hand: mouse })
	await cardOf(page, 'kinds:desk.compositions.names.firstDesk').click()
	await nextOf(page, words).click()
	await expect(titleOf(page)).toHaveText(words('configurator:titles.MarginsMeasurements'))
	await nextOf(page, words).click()
	await mouse.type(fieldOf(page, 'room.width'), '1900')
	const dialog = page.getByRole('dialog')
	await expect(dialog).toContainText(/Steun 3/)
	await expectAccessible(page, 'what a longer top changes')
	await dialog.getByRole('button', { name: words('configurator:change.apply') }).click()
	await openSupports(page)
	await expect(headOf(page, 2)).toBeVisible()
})

test('supports are added, moved, mirrored and removed; two are the least', async ({ page }) => {
	await openDesk({ page, words, hand: mouse })
	await openSupports(page)
	const heads = page.locator('[id^="head-support"]')
	const button = (key: Key) => page.getByRole('button', { name: words(key) })
	await button('kinds:desk.supports.add').click()
	await expect(heads).toHaveCount(3)
	await expect(headOf(page, 1)).toBeFocused()
	await button('configurator:moves.toRight').click()
	await expect(headOf(page, 2)).toContainText(/Zijpaneel/)
	await expect(headOf(page, 2)).toBeFocused()
	await button('kinds:desk.supports.remove').click()
	await expect(heads).toHaveCount(2)
	await expect(button('kinds:desk.supports.remove')).toHaveAttribute('aria-disabled', 'true')
	await button('kinds:desk.supports.mirror').click()
	await expect(headOf(page, 0)).toContainText(/Ladeblok/)
	await page.keyboard.press('Control+z')
	await expect(headOf(page, 0)).toContainText(/Zijpaneel/)
})

test('a desk is kept, found by its code and begun again', async ({ page, browser }) => {
	await openDesk({ page, words, hand: mouse })
	await cardOf(page, 'kinds:desk.compositions.names.standing').click()
	await page.reload()
	await expect(cardOf(page, 'kinds:desk.compositions.names.standing')).toBeChecked()
	await page
		.getByRole('button', { name: words('configurator:save.action') })
		.first()
		.click()
	const code = (await page.getByTestId('saved-code').textContent()) ?? ''
	await page.keyboard.press('Escape')
	const total = (await priceIn(page).textContent()) ?? ''
	const elsewhere = await (await browser.newContext()).newPage()
	await withoutWebGl(elsewhere)
	await elsewhere.goto(`/configurator?language=nl&code=${code.replaceAll(/\s/g, '')}`)
	await expect(priceIn(elsewhere)).toHaveText(total)
	await elsewhere.context().close()
	await page.getByRole('button', { name: words('common:header.reset') }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByRole('button', { name: words('configurator:reset.start') }).click()
	await expect(cardOf(page, 'kinds:desk.compositions.names.oakWall')).toBeChecked()
	// The desk put aside is one press away.
	await page.getByRole('button', { name: words('configurator:start.open') }).click()
	await expect(cardOf(page, 'kinds:desk.compositions.names.standing')).toBeChecked()
})

const steps = [
	'room',
	'margins-measurements',
	'footprint-measurements',
	'module-selection',
	'interior-color',
	'exterior-color',
	'doors',
	'door-handle',
	'options',
	'recap',
] as const

for (const [width, height] of [
	[390, 844],
	[320, 640],
] as const)
	test(`no step of a desk is wider than a screen of ${width} x ${height}`, async ({ page }) => {
		await page.setViewportSize({ width, height })
		await openDesk({ page, words, hand: mouse })
		await cardOf(page, 'kinds:desk.compositions.names.twin').click()
		for (const step of steps) {
			await page.goto(`/configurator?step=${step}`)
			await expect(page).toHaveURL(new RegExp(`step=${step}`))
			await expect(titleOf(page)).toBeAttached()
			if (step === 'module-selection') await headOf(page, 0).click()
			const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
			expect(over, step).toBeLessThanOrEqual(0)
			await expectAccessible(page, `desk, ${step}, ${width}`)
		}
	})
