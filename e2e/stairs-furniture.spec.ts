// Furniture under a flight: from its card to an order, in Dutch, with the mouse on a wide screen.
import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, expectAccessible, withoutWebGl } from './accessible.ts'
import { type Buyer, confirmMeasures, fillDelivery, mouse, placeOrder } from './buyer.ts'
import { nextOf } from './room-walk.ts'
import { logIn, openOrder } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('nl')
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })
const priceIn = (page: Page) => page.getByRole('status', { name: words('common:priceBar.price') })
const fieldOf = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const headOf = (page: Page, index: number) => page.locator(`#head-stair-${index}`)

test.use({ locale: 'nl-BE', viewport: { width: 1440, height: 900 } })
test.beforeEach(({ page }) => withoutWebGl(page))

async function openStairs({ page, hand }: Buyer): Promise<void> {
	await page.goto('/home?language=nl')
	await hand.press(page.getByRole('link', { name: words('home:card.stairsFurniture') }))
	await expect(titleOf(page)).toHaveText(words('configurator:titles.Access'))
}

type Title =
	| 'Room'
	| 'StairLine'
	| 'MarginsMeasurements'
	| 'FillerMeasurements'
	| 'FootprintMeasurements'
	| 'ModuleSelection'
	| 'InteriorColor'
	| 'ExteriorColor'
	| 'Fronts'
	| 'DoorHandle'
	| 'Options'
	| 'Recap'
	| 'Delivery'

async function goTo({ page, hand }: Buyer, title: Title): Promise<void> {
	await hand.press(nextOf(page, words))
	await expect(titleOf(page)).toHaveText(words(`configurator:titles.${title}`))
	await expectAccessible(page, `stairs: ${title}`)
}

/** The flight is measured, then the furniture under it. */
async function measure(buyer: Buyer): Promise<void> {
	const { page, hand } = buyer
	await goTo(buyer, 'Room')
	await goTo(buyer, 'StairLine')
	await hand.type(fieldOf(page, 'stair.low'), '400')
	await goTo(buyer, 'MarginsMeasurements')
	await goTo(buyer, 'FootprintMeasurements')
	await confirmMeasures(buyer)
	await expect(titleOf(page)).toHaveText(words('configurator:titles.ModuleSelection'))
	await expectAccessible(page, 'stairs: ModuleSelection')
}

test('furniture under a flight is ordered from its card, and the seller finds the same total', async ({
	page,
}) => {
	test.setTimeout(300_000)
	const complaints = complaintsOf(page)
	const buyer = { page, words, hand: mouse }
	await openStairs(buyer)
	await expectAccessible(page, 'stairs: Access')
	await page.getByRole('radio', { name: words('kinds:stairs.compositions.names.shoes') }).click()
	await measure(buyer)
	const before = (await priceIn(page).textContent()) ?? ''
	// Chosen on the stage, changed in the list.
	await page.getByRole('button', { name: /^5\. / }).first().click()
	await expect(headOf(page, 4)).toHaveAttribute('aria-expanded', 'true')
	await expectAccessible(page, 'an open module')
	await page.getByRole('radio', { name: words('kinds:stairs.fills.names.Rail') }).click()
	await expect(headOf(page, 4)).toContainText('Kledingstang')
	await expect(priceIn(page)).not.toHaveText(before)
	for (const step of ['InteriorColor', 'ExteriorColor', 'Fronts', 'DoorHandle', 'Options'] as const)
		await goTo(buyer, step)
	await goTo(buyer, 'Recap')
	await expect(page.getByTestId('summary')).toContainText('400 mm aan het begin')
	await goTo(buyer, 'Delivery')
	await fillDelivery(buyer)
	const placed = await placeOrder(buyer)
	await expectAccessible(page, 'stairs: the end')
	expect(complaints).toEqual([])
	await logIn(page, words, 'sofie.maes@atelier.example')
	await openOrder(page, placed.reference)
	await expect(page.getByText(placed.total, { exact: true }).first()).toBeVisible()
	await expect(page.getByText(placed.code).first()).toBeVisible()
})

test('a control reading that does not fit is refused with its reason, and an empty one asks nothing', async ({
	page,
}) => {
	await page.goto('/configurator?type=stairsFurniture&language=nl')
	await expect(titleOf(page)).toHaveText(words('configurator:titles.Access'))
	await nextOf(page, words).click()
	await expect(titleOf(page)).toHaveText(words('configurator:titles.Room'))
	await nextOf(page, words).click()
	await expect(titleOf(page)).toHaveText(words('configurator:titles.StairLine'))
	await fieldOf(page, 'stair.rise').fill('190')
	await expect(page.getByText(/190 op 250/)).toBeVisible()
	await fieldOf(page, 'stair.rise').fill('180')
	await expect(page.getByText(/180 op 250/)).toBeVisible()
	await mouse.type(fieldOf(page, 'stair.high'), '2000')
	await expect(
		page
			.getByRole('main')
			.getByText(/400 mm/)
			.first(),
	).toBeVisible()
	await expectAccessible(page, 'a control reading that does not fit')
	await mouse.type(fieldOf(page, 'stair.high'), '')
	await expect(priceIn(page)).toContainText('€')
})
