// Bad input: a clear text each, and nothing of what was typed or drawn is lost.
import { expect, type Page, test } from '@playwright/test'
import { withoutWebGl } from './accessible.ts'
import {
	type Buyer,
	confirmMeasures,
	expectStep,
	fillDelivery,
	goOn,
	measure,
	mouse,
	openWardrobe,
	person,
	placeOrder,
	type Step,
	straightSteps,
} from './buyer.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')

test.beforeEach(({ page }) => withoutWebGl(page))

/** A new wardrobe, walked up to the given step. */
async function walkTo(page: Page, last: Step): Promise<Buyer> {
	const buyer = { page, words, hand: mouse }
	await page.goto('/home')
	await openWardrobe(buyer)
	for (const [i, step] of straightSteps.entries()) {
		await expectStep(buyer, step)
		if (step === last) return buyer
		if (step === 'FootprintMeasurements') await measure(buyer, '3000', '2500')
		if (step.endsWith('Measurements')) await confirmMeasures(buyer, step)
		const next = straightSteps[i + 1]
		if (next) await goOn(buyer, next)
	}
	return buyer
}

const widthOf = (page: Page) =>
	page.getByRole('textbox', { name: words('configurator:fields.widthBetween') }).first()

test('an impossible niche says what is missing, and undo brings the furniture back', async ({
	page,
}) => {
	const buyer = await walkTo(page, 'FootprintMeasurements')
	await measure(buyer, '3000', '2500')
	await mouse.type(widthOf(page), '330')
	const apply = page.getByRole('dialog').getByRole('button').last()
	if (await apply.isVisible()) await apply.click()
	await expect(page.getByText(words('issues:no_module_fits')).first()).toBeVisible()
	await expect(page.getByText(/230/).first()).toBeVisible()
	await expect(widthOf(page)).toHaveValue('330')
	await page
		.getByRole('button', { name: words('common:action.undo') })
		.first()
		.click()
	await expect(widthOf(page)).toHaveValue(/^3\D?000$/)
	await expect(page.getByText(words('issues:no_module_fits'))).toHaveCount(0)
})

test('an out-of-range measure is explained with a remedy, never changed in silence', async ({
	page,
}) => {
	await walkTo(page, 'FootprintMeasurements')
	await mouse.type(widthOf(page), '99999')
	await expect(page.getByText(words('common:field.tooLarge')).first()).toBeVisible()
	await expect(widthOf(page)).toHaveValue('99999')
	await page.getByRole('button', { name: words('common:field.take') }).click()
	await expect(widthOf(page)).toHaveValue(/^12\D?000$/)
})

test('what is no number is told, with examples', async ({ page }) => {
	await walkTo(page, 'FootprintMeasurements')
	await mouse.type(widthOf(page), 'trois mètres')
	await expect(page.getByText(words('common:field.notNumber')).first()).toBeVisible()
})

test('a measure may be typed as people write it', async ({ page }) => {
	await walkTo(page, 'FootprintMeasurements')
	await mouse.type(widthOf(page), '2,39 m')
	await expect(widthOf(page)).toHaveValue(/^2\D?390$/)
})

test('a code that is none, and a code that nobody saved', async ({ page }) => {
	await page.goto('/home')
	const code = page.getByRole('textbox', { name: words('configurator:recover.title') })
	const open = page.getByRole('button', { name: words('configurator:recover.open') })
	await code.fill('hello')
	await open.click()
	await expect(page.getByText(words('configurator:notice.code_format'))).toBeVisible()
	await code.fill('KMPX QDRT WAB7')
	await open.click()
	await expect(page.getByText(words('configurator:notice.code_unknown'))).toBeVisible()
	await expect(code).toHaveValue('KMPX QDRT WAB7')
})

test('a closed server at the order: told, nothing lost, ordered when it is back', async ({
	page,
}) => {
	const buyer = await walkTo(page, 'Delivery')
	await fillDelivery(buyer)
	await page.route('**/api/**', (route) => route.abort('connectionrefused'))
	const bar = page.getByRole('region', { name: words('common:priceBar.label') })
	await bar.getByRole('button').last().click()
	await expect(page.getByText(words('configurator:delivery.unreachable'))).toBeVisible()
	for (const [name, text] of Object.entries(person))
		await expect(page.locator(`[name="${name}"]`)).toHaveValue(text)
	await page.unroute('**/api/**')
	expect((await placeOrder(buyer)).reference).not.toBe('')
})

test('a closed server on entry: told, and tried again', async ({ page }) => {
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
	await expect(
		page.getByRole('button', { name: words('configurator:types.wardrobe.name') }),
	).toBeVisible()
})

test('a postal code that nobody delivers to', async ({ page }) => {
	const buyer = await walkTo(page, 'Delivery')
	await fillDelivery(buyer)
	await mouse.type(page.locator('[name="billing.postalCode"]'), '75011')
	const bar = page.getByRole('region', { name: words('common:priceBar.label') })
	await bar.getByRole('button').last().click()
	await expect(page.locator('[name="billing.postalCode"]')).toHaveAttribute('aria-invalid', 'true')
	await expect(page.getByTestId('order-reference')).toHaveCount(0)
})

test('a closed tab loses nothing: the design waits on this device', async ({ page, context }) => {
	const buyer = await walkTo(page, 'FootprintMeasurements')
	await measure(buyer, '2875', '2480')
	await page.close({ runBeforeUnload: true })
	const again = await context.newPage()
	await withoutWebGl(again)
	await again.goto('/configurator?step=footprint-measurements')
	const resume = again.getByRole('button', { name: words('configurator:start.open') })
	await expect(resume.or(widthOf(again)).first()).toBeVisible()
	if (await resume.isVisible()) await resume.click()
	await again.goto('/configurator?step=footprint-measurements')
	await expect(widthOf(again)).toHaveValue(/^2\D?875$/)
})
