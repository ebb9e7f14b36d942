// TV furniture: from its card to an order, in English, on a machine without 3D.
import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, expectAccessible, withoutWebGl } from './accessible.ts'
import { type Buyer, fillDelivery, mouse, placeOrder } from './buyer.ts'
import { nextOf } from './room-walk.ts'
import { logIn, openOrder } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })
const headOf = (page: Page, id: string) => page.locator(`#head-${id}`)
const fieldOf = (page: Page, name: string) => page.locator(`[name="${name}"]`)

test.use({ locale: 'en-GB' })
test.beforeEach(({ page }) => withoutWebGl(page))

async function openTv({ page, hand }: Buyer): Promise<void> {
	await page.goto('/home?language=en')
	await hand.press(page.getByRole('link', { name: words('home:card.tvFurniture') }))
	await expect(titleOf(page)).toHaveText(words('configurator:titles.Room'))
}

test('TV furniture is ordered from its card, and the seller finds the same total', async ({
	page,
}) => {
	test.setTimeout(300_000)
	const complaints = complaintsOf(page)
	const buyer = { page, words, hand: mouse }
	const next = async (
		title:
			| 'MarginsMeasurements'
			| 'FootprintMeasurements'
			| 'ModuleSelection'
			| 'InteriorColor'
			| 'PanelColor'
			| 'Fronts'
			| 'DoorHandle'
			| 'Options'
			| 'Recap'
			| 'Delivery',
	) => {
		await nextOf(page, words).click()
		await expect(titleOf(page)).toHaveText(words(`configurator:titles.${title}`))
		await expectAccessible(page, title)
	}
	await openTv(buyer)
	await expectAccessible(page, 'room of TV furniture')
	await page.getByRole('radio', { name: words('kinds:tv.compositions.names.legs') }).click()
	await next('MarginsMeasurements')
	await next('FootprintMeasurements')
	await expect(fieldOf(page, 'room.width')).toHaveValue(/^2\D?000$/)
	await expect(nextOf(page, words)).toHaveText(words('configurator:next.confirm'))
	await next('ModuleSelection')
	await headOf(page, 'low-0').click()
	await expectAccessible(page, 'an open module')
	await page.getByRole('radio', { name: /^\s*Drawers/ }).click()
	await expect(headOf(page, 'low-0')).toContainText('Drawers')
	await next('InteriorColor')
	await next('PanelColor')
	await next('Fronts')
	await next('DoorHandle')
	await next('Options')
	await page.getByRole('radio', { name: /^\s*28/ }).click()
	await next('Recap')
	await expect(page.getByTestId('summary')).toContainText('legs of 150 mm')
	await next('Delivery')
	await fillDelivery(buyer)
	const placed = await placeOrder(buyer)
	await expectAccessible(page, 'end of an order of TV furniture')
	expect(complaints).toEqual([])
	await logIn(page, words, 'sofie.maes@atelier.example')
	await openOrder(page, placed.reference)
	await expect(page.getByText(placed.total, { exact: true }).first()).toBeVisible()
	await expect(page.getByText(placed.code).first()).toBeVisible()
})

test('a length too short for its screen asks before it hangs the screen on the wall', async ({
	page,
}) => {
	await page.goto('/configurator?type=tvFurniture&language=en')
	await expect(titleOf(page)).toHaveText(words('configurator:titles.Room'))
	await nextOf(page, words).click()
	await expect(titleOf(page)).toHaveText(words('configurator:titles.MarginsMeasurements'))
	await nextOf(page, words).click()
	await mouse.type(fieldOf(page, 'room.width'), '1200')
	const dialog = page.getByRole('dialog')
	await expect(dialog).toContainText(/1\D?459/)
	await expectAccessible(page, 'what a shorter length changes')
	await dialog.getByRole('button', { name: words('configurator:change.apply') }).click()
	await expect(dialog).toBeHidden()
	await expect(fieldOf(page, 'room.width')).toHaveValue(/1\D?200/)
})
