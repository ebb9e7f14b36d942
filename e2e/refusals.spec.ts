import { expect, test } from '@playwright/test'
import { withoutWebGl } from './accessible.ts'
import {
	fillDelivery,
	measure,
	mouse,
	person,
	placeOrder,
	walkTo,
	wardrobeCardOf,
	widthIn,
} from './buyer.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')

test.beforeEach(({ page }) => withoutWebGl(page))

test('an impossible niche explains what is missing, and undo restores the furniture', async ({
	page,
}) => {
	const buyer = await walkTo({ page, words, hand: mouse }, 'FootprintMeasurements')
	await measure(buyer, '3000', '2500')
	await mouse.type(widthIn({ page, words, hand: mouse }), '330')
	const apply = page.getByRole('dialog').getByRole('button').last()
	if (await apply.isVisible()) await apply.click()
	await expect(page.getByText(words('issues:no_module_fits')).first()).toBeVisible()
	await expect(page.getByText(/230/).first()).toBeVisible()
	await expect(widthIn({ page, words, hand: mouse })).toHaveValue('330')
	await page
		.getByRole('button', { name: words('common:action.undo') })
		.first()
		.click()
	await expect(widthIn({ page, words, hand: mouse })).toHaveValue(/^3\D?000$/)
	await expect(page.getByText(words('issues:no_module_fits'))).toHaveCount(0)
})

test('an out-of-range measure is explained with a remedy, never changed in silence', async ({
	page,
}) => {
	await walkTo({ page, words, hand: mouse }, 'FootprintMeasurements')
	await mouse.type(widthIn({ page, words, hand: mouse }), '99999')
	await expect(page.getByText(words('common:field.tooLarge')).first()).toBeVisible()
	await expect(widthIn({ page, words, hand: mouse })).toHaveValue('99999')
	await page.getByRole('button', { name: words('common:field.take') }).click()
	await expect(widthIn({ page, words, hand: mouse })).toHaveValue(/^12\D?000$/)
})

test('a measure that is not a number is refused with examples', async ({ page }) => {
	await walkTo({ page, words, hand: mouse }, 'FootprintMeasurements')
	await mouse.type(widthIn({ page, words, hand: mouse }), 'trois mètres')
	await expect(page.getByText(words('common:field.notNumber')).first()).toBeVisible()
})

test('a measure may be typed as people write it', async ({ page }) => {
	await walkTo({ page, words, hand: mouse }, 'FootprintMeasurements')
	await mouse.type(widthIn({ page, words, hand: mouse }), '2,39 m')
	await expect(widthIn({ page, words, hand: mouse })).toHaveValue(/^2\D?390$/)
})

const tooMany = {
	status: 429,
	contentType: 'application/json',
	body: JSON.stringify({ code: 'too_many_requests', status: 429, message: 'Too many requests.' }),
}

/** Each place to type a code: the field and its button. */
const doors = [
	{
		address: '/home',
		field: 'home:recover.label',
		open: 'home:recover.action',
	},
	{
		address: '/configurator',
		field: 'configurator:recover.label',
		open: 'configurator:recover.open',
	},
] as const

for (const door of doors)
	test(`an invalid and an unknown design code are refused on ${door.address}`, async ({ page }) => {
		await page.goto(door.address)
		const code = page.getByRole('textbox', { name: words(door.field) })
		const open = page.getByRole('button', { name: words(door.open) })
		await code.fill('hello')
		await open.click()
		await expect(page.getByText(words('common:designCode.code_format'))).toBeVisible()
		await code.fill('KMPX QDRT WAB7')
		await open.click()
		await expect(page.getByText(words('common:designCode.code_unknown'))).toBeVisible()
		await expect(code).toHaveValue('KMPX QDRT WAB7')
		await page.route('**/dressing/configuration/*', (route) => route.abort('connectionrefused'))
		await code.fill('KMPX QDRT WAB4')
		await open.click()
		await expect(page.getByText(words('common:designCode.server_closed'))).toBeVisible()
		await page.unroute('**/dressing/configuration/*')
		await page.route('**/dressing/configuration/*', (route) => route.fulfill(tooMany))
		await code.fill('KMPX QDRT WAB3')
		await open.click()
		await expect(page.getByText(words('common:designCode.too_often'))).toBeVisible()
	})

test('a design code in the address is not called unknown when the look-up failed', async ({
	page,
}) => {
	const said = page.getByRole('alert')
	await page.route('**/dressing/configuration/*', (route) => route.fulfill(tooMany))
	await page.goto('/configurator?code=KMPXQDRTWAB7')
	await expect(said.getByText(words('configurator:notice.too_often'))).toBeVisible()
})

test('an order at a closed server shows an error, loses nothing, and succeeds when it is back', async ({
	page,
}) => {
	const buyer = await walkTo({ page, words, hand: mouse }, 'Delivery')
	await fillDelivery(buyer)
	// The button stands in the bar: it may be pressed from the top of the form.
	await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
	await page.route('**/api/**', (route) => route.abort('connectionrefused'))
	const bar = page.getByRole('region', { name: words('common:priceBar.label') })
	await bar.getByRole('button').last().click()
	await expect(page.getByText(words('configurator:delivery.unreachable'))).toBeInViewport()
	for (const [name, text] of Object.entries(person))
		await expect(page.locator(`[name="${name}"]`)).toHaveValue(text)
	await page.unroute('**/api/**')
	expect((await placeOrder(buyer)).reference).not.toBe('')
})

test('a closed server on entry shows an error and is tried again', async ({ page }) => {
	await page.route('**/api/**', (route) => route.abort('connectionrefused'))
	await page.goto('/configurator')
	await expect(
		page.getByRole('heading', { name: words('common:closed.title') }).first(),
	).toBeVisible()
	await page.unroute('**/api/**')
	await page
		.getByRole('button', { name: words('common:closed.retry') })
		.first()
		.click()
	await expect(wardrobeCardOf({ page, words })).toBeVisible()
})

test('the price names the town it is brought to; a postal code without delivery is refused', async ({
	page,
}) => {
	const buyer = await walkTo({ page, words, hand: mouse }, 'Delivery')
	await fillDelivery(buyer)
	const bar = page.getByRole('region', { name: words('common:priceBar.label') })
	await expect(bar).toContainText('4000 Liège')
	const postalCode = page.locator('[name="billing.postalCode"]')
	// The first is another country's, the second lies in the range of a zone and is nobody's.
	for (const elsewhere of ['75011', '9999']) {
		await mouse.type(postalCode, elsewhere)
		await expect(bar).not.toContainText(elsewhere)
		await bar.getByRole('button').last().click()
		await expect(postalCode).toHaveAttribute('aria-invalid', 'true')
		await expect(page.getByTestId('order-reference')).toHaveCount(0)
	}
})

test('a closed tab loses nothing: the design waits on this device', async ({ page, context }) => {
	const buyer = await walkTo({ page, words, hand: mouse }, 'FootprintMeasurements')
	await measure(buyer, '2875', '2480')
	const closed = page.waitForEvent('close')
	await page.close({ runBeforeUnload: true })
	await closed
	const again = await context.newPage()
	await withoutWebGl(again)
	await again.goto('/configurator?step=footprint-measurements')
	const resume = again.getByRole('button', { name: words('configurator:start.open') })
	await expect(resume.or(widthIn({ page: again, words, hand: mouse })).first()).toBeVisible()
	if (await resume.isVisible()) await resume.click()
	await again.goto('/configurator?step=footprint-measurements')
	await expect(widthIn({ page: again, words, hand: mouse })).toHaveValue(/^2\D?875$/)
})
