import type { Language } from '@gabarit/i18n'
import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, expectAccessible, withoutWebGl } from './accessible.ts'
import { fillDelivery, mouse, walkTo } from './buyer.ts'
import { askOffer, linkMailedTo } from './customer.ts'
import { type Words, wordsOf } from './words.ts'

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }
/** Every language pays at one width and refuses at the other. */
const visits = [
	{ language: 'fr', pays: wide, refuses: narrow },
	{ language: 'nl', pays: narrow, refuses: wide },
	{ language: 'en', pays: wide, refuses: narrow },
] as const

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click()

/** A text as a part of a longer one. */
const anywhere = (text: RegExp) => new RegExp(text.source.replace(/^\^/u, ''), 'u')

async function expectNoOverflow(page: Page): Promise<void> {
	const over = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	)
	expect(over).toBeLessThanOrEqual(0)
}

async function openOffer(page: Page, address: string | undefined, language: Language) {
	if (address === undefined) throw new Error('no address to ask')
	const offer = await askOffer(address, language)
	const link = await linkMailedTo(address, offer.email)
	await page.goto(`/home?language=${language}`)
	await page.goto(link)
	await expect(page.getByRole('heading', { level: 1 })).toContainText(offer.reference)
	return { ...offer, link }
}

async function payAndReturn(page: Page, words: Words, outcome: RegExp, link: string) {
	await press(page, words('customer:pay.now'))
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('customer:test.title'))
	await expectNoOverflow(page)
	await press(page, outcome)
	// The language that the mail asked for has left the address.
	await page.waitForURL(`**${link.replace(/\?.*$/u, '')}`)
	await expect(statusOf(page)).toBeVisible()
}

const ownPage = (page: Page) => page.evaluate(() => sessionStorage.getItem('gabarit.own-page'))

/** A later order of this tab has an end of its own. */
async function backWithoutPaying(page: Page, words: Words) {
	expect(await ownPage(page)).not.toBeNull()
	await page.goBack()
	await expect(statusOf(page)).toBeVisible()
	expect(await ownPage(page)).toBeNull()
	await press(page, words('customer:pay.now'))
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('customer:test.title'))
}

const payButton = (page: Page, words: Words) =>
	page.getByRole('button', { name: words('customer:pay.now') }).first()

/** This browser keeps no page that is left, as others do: here the page waits for the bank without being left. */
async function backToKeptPage(page: Page, words: Words) {
	await page.route('**/api/order/pay', async (route) => {
		const response = await route.fetch()
		await route.fulfill({ response, json: { paymentUrl: '#bank' } })
	})
	await press(page, words('customer:pay.now'))
	await expect(payButton(page, words)).toHaveAttribute('aria-disabled', 'true')
	await expect.poll(() => ownPage(page)).not.toBeNull()
	await page.evaluate(() =>
		globalThis.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
	)
	await expect(payButton(page, words)).not.toHaveAttribute('aria-disabled')
	expect(await ownPage(page)).toBeNull()
	await page.unroute('**/api/order/pay')
}

const statusOf = (page: Page) => page.locator('[aria-labelledby="order-pay"]')

for (const { language, pays, refuses } of visits)
	test.describe(`in ${language}`, () => {
		const words = wordsOf(language)

		test('an offer is accepted, ordered, and paid after every other outcome of a payment', async ({
			page,
			baseURL,
		}) => {
			await withoutWebGl(page)
			await page.setViewportSize(pays)
			const complaints = complaintsOf(page)
			const { link } = await openOffer(page, baseURL, language)
			await expectAccessible(page, 'offer')
			await expectNoOverflow(page)
			await press(page, words('customer:offer.accept'))
			await expect(page.getByText(words('customer:state.offerAccepted')).first()).toBeVisible()
			await press(page, words('customer:offer.order'))
			await page
				.getByRole('radio', { name: words('configurator:delivery.payments.Online') })
				.check({ force: true })
			await press(page, words('customer:order.submit'))
			await expect(page.getByText(words('configurator:delivery.errors.terms'))).toBeVisible()
			await expectAccessible(page, 'order form')
			await expectNoOverflow(page)
			await page.getByRole('checkbox', { name: words('configurator:delivery.accept') }).check()
			await press(page, words('customer:order.submit'))
			await expect(statusOf(page)).toContainText(anywhere(words('customer:pay.status.open')))
			await expectAccessible(page, 'ordered')
			if (language === 'fr') await backToKeptPage(page, words)
			await press(page, words('customer:pay.now'))
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('customer:test.title'))
			await expectAccessible(page, 'test payment')
			if (language === 'fr') await backWithoutPaying(page, words)
			await page.goBack()
			await expect(payButton(page, words)).toBeVisible()
			for (const outcome of ['cancel', 'expire', 'refuse'] as const) {
				await payAndReturn(page, words, words(`customer:test.${outcome}`), link)
				await expect(payButton(page, words)).toBeVisible()
			}
			await payAndReturn(page, words, words('customer:test.pay'), link)
			await expect(page.getByText(words('customer:state.confirmed')).first()).toBeVisible()
			await expectAccessible(page, 'deposit paid')
			await payAndReturn(page, words, words('customer:test.pay'), link)
			await expect(page.getByRole('button', { name: words('customer:pay.now') })).toHaveCount(0)
			await expectAccessible(page, 'all paid')
			expect(complaints).toEqual([])
		})

		test('an offer is refused after a confirmation that can be cancelled', async ({
			page,
			baseURL,
		}) => {
			if (language !== 'fr') await withoutWebGl(page)
			await page.setViewportSize(refuses)
			const complaints = complaintsOf(page)
			await openOffer(page, baseURL, language)
			await press(page, words('customer:offer.refuse'))
			const dialog = page.getByRole('dialog')
			await expectAccessible(page, 'refusing')
			await dialog.getByRole('button', { name: words('customer:offer.keep') }).click()
			await expect(dialog).toHaveCount(0)
			await press(page, words('customer:offer.refuse'))
			await dialog.getByRole('textbox').fill('1234567890 '.repeat(20))
			await dialog.getByRole('button', { name: words('customer:offer.refuse') }).click()
			await expect(page.getByText(words('customer:state.offerRefused')).first()).toBeVisible()
			await expect(page.getByRole('button', { name: words('customer:offer.order') })).toHaveCount(0)
			await expectAccessible(page, 'offer refused')
			await expectNoOverflow(page)
			expect(complaints).toEqual([])
		})
	})

test('an invalid customer link and an unknown payment each show a clear page', async ({ page }) => {
	const words = wordsOf('fr')
	await page.goto('/order/nothing-behind-this-link')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('customer:unknown.title'))
	await expectAccessible(page, 'unknown link')
	await page.goto('/test-payment/atelier/test_0123456789')
	await expect(page.getByText(words('customer:test.unknown'))).toBeVisible()
	await expectAccessible(page, 'unknown payment')
})

test('an order of the configurator is paid online through a slow bank without a console error', async ({
	page,
}) => {
	await withoutWebGl(page)
	const words = wordsOf('fr')
	const complaints = complaintsOf(page)
	const buyer = await walkTo({ page, words, hand: mouse }, 'Delivery')
	await fillDelivery(buyer)
	await page
		.getByRole('radio', { name: words('configurator:delivery.payments.Online') })
		.check({ force: true })
	const bar = page.getByRole('region', { name: words('common:priceBar.label') })
	// A code that was only typed is asked for before anything is ordered.
	const promo = page.getByLabel(words('configurator:delivery.fields.promoCode'))
	await promo.fill('UNKNOWN')
	const answered = page.waitForResponse(/discount\/promo/)
	await bar.getByRole('button').last().click()
	expect((await answered).status()).toBe(400)
	await expect(promo).toBeFocused()
	await promo.fill('')
	complaints.length = 0
	await bar.getByRole('button').last().click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('customer:test.title'))
	await press(page, words('customer:test.pending'))
	const payment = page.getByTestId('payment')
	await expect(payment).toContainText(anywhere(words('end:try.pending')))
	await expectAccessible(page, 'the end, bank at work')
	await page.goBack()
	await press(page, words('customer:test.pay'))
	await expect(payment).toContainText(anywhere(words('end:paid.partlyPaid')))
	await expectAccessible(page, 'the end, deposit paid')
	expect(complaints).toEqual([])
})
