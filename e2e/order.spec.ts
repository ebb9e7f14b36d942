import type { Language } from '@gabarit/i18n'
import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, expectAccessible, withoutWebGl } from './accessible.ts'
import {
	answer,
	type Buyer,
	expectStep,
	fillDelivery,
	keyboardOf,
	mouse,
	openWardrobe,
	placeOrder,
	walkedSteps,
	wardrobeCardOf,
} from './buyer.ts'
import { logIn, openOrder } from './seller.ts'
import { wordsOf } from './words.ts'

const seller = 'sofie.maes@atelier.example'

async function order(
	buyer: Buyer,
	atStep: (screen: string) => Promise<void>,
	open: (buyer: Buyer) => Promise<void> = openWardrobe,
) {
	await open(buyer)
	for (const step of walkedSteps) {
		await expectStep(buyer, step)
		await atStep(step)
		await answer(buyer, step)
	}
	await fillDelivery(buyer)
	const placed = await placeOrder(buyer)
	await atStep('TheEnd')
	return placed
}

async function expectInBackOffice(page: Page, language: Language, placed: Placed): Promise<void> {
	const words = wordsOf(language)
	await logIn(page, words, seller)
	await expectAccessible(page, 'orders')
	await openOrder(page, placed.reference)
	await expect(page.getByText(placed.total, { exact: true }).first()).toBeVisible()
	await expect(page.getByText(placed.code).first()).toBeVisible()
	await expectAccessible(page, 'order page')
}

type Placed = Awaited<ReturnType<typeof order>>

/** With 3D, one frame a change: here the processor draws it. */
async function openInLowQuality({ page, words, hand }: Buyer): Promise<void> {
	await page.goto('/configurator?quality=low')
	await hand.press(wardrobeCardOf({ page, words }))
}

test.describe('wide, French, with the mouse', () => {
	test.use({ viewport: { width: 1440, height: 900 } })

	test('an order from /home to the back-office', async ({ page }) => {
		// Each step is drawn in 3D by the processor.
		test.setTimeout(900_000)
		const complaints = complaintsOf(page)
		const buyer = { page, words: wordsOf('fr'), hand: mouse }
		await page.goto('/home')
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		await expectAccessible(page, 'home')
		const placed = await order(buyer, (screen) => expectAccessible(page, screen), openInLowQuality)
		expect(placed.reference).not.toBe('')
		expect(complaints).toEqual([])
		await expectInBackOffice(page, 'fr', placed)
	})
})

test.describe('phone, Dutch, without WebGL', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

	test('an order from /home to the back-office', async ({ page }) => {
		await withoutWebGl(page)
		const buyer = { page, words: wordsOf('nl'), hand: mouse }
		await page.goto('/home?language=nl')
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		await expectAccessible(page, 'home')
		const placed = await order(buyer, (screen) => expectAccessible(page, screen))
		await expectInBackOffice(page, 'nl', placed)
	})
})

test.describe('English, with the keyboard alone, without WebGL', () => {
	test('an order from /home to the back-office', async ({ page }) => {
		test.setTimeout(300_000)
		await withoutWebGl(page)
		const buyer = { page, words: wordsOf('en'), hand: keyboardOf(page) }
		await page.goto('/home?lng=en')
		const placed = await order(buyer, async () => undefined)
		await expectInBackOffice(page, 'en', placed)
	})
})
