// The page where a design begins, and how little it takes from there to an order.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { complaintsOf, expectAccessible, withoutWebGl } from './accessible.ts'
import {
	answer,
	expectStep,
	fillDelivery,
	type Hand,
	mouse,
	person,
	placeOrder,
	walkedSteps,
	wardrobeCardOf,
	widthIn,
} from './buyer.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')
const cardOf = (page: Page) => wardrobeCardOf({ page, words })
const priceIn = (page: Page) => page.getByRole('status', { name: words('common:priceBar.price') })
const titleOf = (page: Page) =>
	page.getByRole('heading', { level: 1, name: words('configurator:start.title') })
const fieldOf = (page: Page, measure: 'width' | 'hu') => page.locator(`[name="place.${measure}"]`)

test.beforeEach(({ page }) => withoutWebGl(page))

/** Every button or link that is used is a click, every field that is filled a field. */
function countingHand() {
	const counts = { clicks: 0, fields: 0 }
	const click = async (act: Promise<void>) => {
		await act
		counts.clicks += 1
	}
	const hand: Hand = {
		press: (target) => click(mouse.press(target)),
		check: (target) => click(mouse.check(target)),
		choose: (target, apply) => click(mouse.choose(target, apply)),
		type: async (target, text) => {
			await mouse.type(target, text)
			counts.fields += 1
		},
	}
	return { hand, counts }
}

test('a straight niche is ordered in at most 15 clicks and 9 fields', async ({ page }) => {
	const { hand, counts } = countingHand()
	const buyer = { page, words, hand }
	await page.goto('/home')
	await hand.press(page.getByRole('link', { name: words('home:card.dressing') }).first())
	await hand.press(cardOf(page))
	for (const step of walkedSteps) {
		await expectStep(buyer, step)
		await answer(buyer, step)
	}
	// The telephone number is optional.
	const { phoneNumber: _, ...asked } = person
	await fillDelivery(buyer, asked)
	const { reference } = await placeOrder(buyer)
	expect(reference).not.toBe('')
	expect(counts).toEqual({ clicks: 15, fields: 9 })
})

const amountOf = async (place: Locator) =>
	/[\d\s\u202f.]+,\d\d/u.exec((await place.textContent()) ?? '')?.[0].trim()

test('typed measures make the prices those of the first designs, which open with them', async ({
	page,
}) => {
	const complaints = complaintsOf(page)
	await page.goto('/home')
	await page
		.getByRole('link', { name: words('home:card.dressing') })
		.first()
		.click()
	await expect(titleOf(page)).toBeVisible()
	const from = new RegExp(`${words('configurator:start.from').source.slice(4)}\\s*[1-9]`, 'u')
	for (const type of ['wardrobe', 'shelves', 'drawer', 'top10'] as const) {
		const card = page.getByRole('button', { name: words(`configurator:types.${type}.name`) })
		await expect(card).toHaveAccessibleName(from)
	}
	await expectAccessible(page, 'start')
	await mouse.type(fieldOf(page, 'width'), '2,40 m')
	await mouse.type(fieldOf(page, 'hu'), '2380')
	await expect(cardOf(page)).not.toHaveAccessibleName(from)
	await expect(cardOf(page)).toHaveAccessibleName(/\d,\d\d/u)
	const announced = await amountOf(cardOf(page))
	await cardOf(page).click()
	await expect(priceIn(page)).toContainText(announced ?? 'a price')
	await page.goto('/configurator?step=footprint-measurements')
	await expect(widthIn({ page, words, hand: mouse })).toHaveValue(/^2\D?400$/u)
	expect(complaints).toEqual([])
})

test('bad measures are explained with a remedy, and the page goes on', async ({ page }) => {
	await page.goto('/configurator')
	const width = fieldOf(page, 'width')
	await mouse.type(width, 'abc')
	await expect(page.getByText(words('common:field.notNumber'))).toBeVisible()
	await expect(width).toHaveValue('abc')
	await mouse.type(width, '20')
	await expect(page.getByText(words('common:field.tooSmall'))).toBeVisible()
	await expectAccessible(page, 'start with a bad measure')
	await mouse.type(width, '240')
	await expect(page.getByText(words('common:field.inMillimetres'))).toBeVisible()
	await page.getByRole('button', { name: words('common:field.take') }).click()
	await expect(width).toHaveValue(/^2\D?400$/u)
	await mouse.type(width, '13000')
	await page.getByRole('button', { name: words('common:field.take') }).click()
	await expect(width).toHaveValue(/^12\D?000$/u)
	await mouse.type(fieldOf(page, 'hu'), '350')
	// Too low for its doors: said on its card, and the others have their price.
	await expect(cardOf(page)).not.toHaveAccessibleName(/€/u)
	const shelves = page.getByRole('button', { name: words('configurator:types.shelves.name') })
	await expect(shelves).toHaveAccessibleName(/€/u)
	await mouse.type(fieldOf(page, 'hu'), '')
	await mouse.type(width, '')
	await expect(width).toHaveValue('')
	await cardOf(page).click()
	await expectStep({ page, words, hand: mouse }, 'Footprint')
})

test('a device with a design offers it first, whichever way one comes', async ({ page }) => {
	const buyer = { page, words, hand: mouse }
	await page.goto('/configurator')
	await mouse.type(fieldOf(page, 'width'), '2875')
	await cardOf(page).click()
	await expectStep(buyer, 'Footprint')
	const resume = page.getByRole('button', { name: words('configurator:start.open') })
	const ways = {
		'a card of /home': async () => {
			await page.goto('/home')
			await page
				.getByRole('link', { name: words('home:card.dressing') })
				.first()
				.click()
		},
		'the mark': async () => {
			await page.getByRole('link', { name: words('common:header.home') }).click()
			await page.getByRole('link', { name: words('home:start') }).click()
		},
		'the address': () => page.goto('/configurator').then(() => undefined),
		'a start page that is loaded again': async () => {
			await page.goto('/configurator')
			await expect(titleOf(page)).toBeVisible()
			await page.reload()
		},
		Back: () => page.goBack().then(() => undefined),
	}
	for (const [way, come] of Object.entries(ways)) {
		await come()
		await expect(titleOf(page), way).toBeVisible()
		const first = page.getByRole('main').getByRole('button').first()
		await expect(first, way).toHaveAccessibleName(words('configurator:start.open'))
		await resume.click()
		await expectStep(buyer, 'Footprint')
	}
	await page.goto('/configurator?step=footprint-measurements')
	await expect(widthIn(buyer)).toHaveValue(/^2\D?875$/u)
	// A new one beside it loses nothing.
	await page.goto('/configurator')
	await cardOf(page).click()
	await expectStep(buyer, 'Footprint')
	await page.goto('/configurator')
	const designs = page.getByRole('listitem')
	await expect(designs).toHaveCount(2)
	await expectAccessible(page, 'start with two designs')
	await designs.filter({ hasText: /2\D?875/u }).click()
	// Where it was left.
	await expectStep(buyer, 'FootprintMeasurements')
	await expect(widthIn(buyer)).toHaveValue(/^2\D?875$/u)
})

test('where prices are hidden the types have none', async ({ page, baseURL }) => {
	const shop = (baseURL ?? '').replace('localhost', 'rangements-martin.localhost')
	await page.goto(`${shop}/configurator`)
	await expect(titleOf(page)).toBeVisible()
	await mouse.type(fieldOf(page, 'width'), '2400')
	await expect(page.getByRole('main')).not.toContainText('€')
	await expect(page.getByText(words('configurator:start.counting'))).toHaveCount(0)
})

for (const [width, height] of [
	[1440, 900],
	[390, 844],
	[320, 640],
] as const)
	test(`the start page fits a window of ${width} x ${height}`, async ({ page }) => {
		await page.setViewportSize({ width, height })
		await page.goto('/configurator')
		await expect(cardOf(page)).toHaveAccessibleName(/€/u)
		// What scrolls holds the page and its footer.
		const around = page.getByRole('main').locator('..')
		const shown = await around.evaluate((it) => ({
			over: it.scrollWidth - it.clientWidth,
			bottom: Math.round(it.getBoundingClientRect().bottom),
			more: it.scrollHeight - it.clientHeight,
		}))
		expect(shown).toMatchObject({ over: 0, bottom: height })
		// On a wide screen everything is seen at once.
		if (width === 1440) expect(shown.more).toBe(0)
		await expectAccessible(page, `start, ${width}`)
	})

test('unticking a slope that was chosen says what will change, and Next passes it again', async ({
	page,
}) => {
	const buyer = { page, words, hand: mouse }
	await page.goto('/configurator?step=room')
	const box = page.getByRole('checkbox', { name: words('configurator:room.special.slope') })
	const next = page
		.getByRole('region', { name: words('common:priceBar.label') })
		.getByRole('button')
		.last()
	await box.check()
	await expect(next).toHaveText(words('configurator:titles.Slope'))
	await next.click()
	await page.getByRole('radio', { name: words('configurator:slope.kinds.Left') }).click()
	const apply = page.getByRole('button', { name: words('configurator:change.apply') })
	if (await apply.isVisible()) await apply.click()
	await page.goto('/configurator?step=room')
	await expect(box).toBeChecked()
	await box.uncheck()
	if (await apply.isVisible()) await apply.click()
	await expect(box).not.toBeChecked()
	await next.click()
	await expectStep(buyer, 'MarginsMeasurements')
	// A passed step is done, and opens on a click.
	const passed = page.getByRole('navigation', { name: words('common:stepper.label') })
	const slope = passed.getByRole('button', { name: words('configurator:titles.Slope') })
	await expect(slope).toHaveAccessibleName(new RegExp(words('common:stepper.done').source.slice(4)))
	await slope.click()
	await expectStep(buyer, 'Slope')
})
