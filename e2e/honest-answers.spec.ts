// Nothing false is said: of an order, a link, a code, the network or a shop where a visitor may not order.
import { furnitureTypes } from '@gabarit/engine'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, withoutWebGl } from './accessible.ts'
import {
	confirmMeasures,
	expectStep,
	fillDelivery,
	goOn,
	measure,
	mouse,
	straightSteps,
	walkTo,
	widthIn,
} from './buyer.ts'
import { askOffer } from './customer.ts'
import { nextOf } from './room-walk.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')

test.beforeEach(({ page }) => withoutWebGl(page))

test('an order that nobody placed is not confirmed', async ({ page }) => {
	await page.goto('/configurator?order=26-99999')
	const title = page.getByRole('heading', { name: words('end:unknown.title') })
	await expect(title).toBeVisible()
	for (const kind of ['order', 'offer'] as const)
		await expect(page.getByText(words(`end:${kind}.title`))).toHaveCount(0)
	await expectAccessible(page, 'unknown order')
	await page.getByRole('button', { name: words('end:another') }).click()
	await expect(page.getByRole('heading', { name: words('configurator:start.title') })).toBeVisible()
})

test('an address with an empty order or code opens the start page, and nothing is called wrong', async ({
	page,
}) => {
	for (const search of ['order=', 'code=', 'order=a&order=b']) {
		await page.goto(`/configurator?${search}`)
		const title = page.getByRole('heading', { name: words('configurator:start.title') })
		await expect(title).toBeVisible()
		await expect(page.getByRole('alert').filter({ hasText: /\S/u })).toHaveCount(0)
	}
})

test('a change of an ordered design says that the order stays and a new design begins', async ({
	page,
	baseURL,
}) => {
	const { code } = await askOffer(baseURL ?? '', 'fr')
	await page.goto(`/configurator?code=${code}&step=room`)
	const banner = page.getByRole('banner')
	await expect(banner).toContainText(code.slice(0, 4))
	await page.getByRole('radio', { name: /^Mur à gauche/ }).click()
	await expect(page.getByText(words('configurator:notice.frozen'))).toBeVisible()
	await expect(banner).not.toContainText(code.slice(0, 4))
})

test('an order that cannot be read is asked for again, not called unknown', async ({ page }) => {
	await page.route('**/configuration/order/**', (route) => route.abort('connectionrefused'))
	await page.goto('/configurator?order=26-99999')
	await expect(page.getByText(words('end:unreachable'))).toBeVisible()
	await page.unroute('**/configuration/order/**')
	await page.getByRole('button', { name: words('common:closed.retry') }).click()
	await expect(page.getByText(words('end:unknown.text'))).toBeVisible()
})

test('a first order whose answers were lost is shown whole once it is sent again after a reload', async ({
	page,
}) => {
	const lost: string[] = []
	await page.route('**/configuration/order', async (route) => {
		const request = route.request()
		const headers = await request.allHeaders()
		const body = request.postData() ?? ''
		// Not by the browser, which would keep the cookie of the answer.
		const { status } = await fetch(request.url(), { method: 'POST', headers, body })
		lost.push(String(status))
		await route.abort('connectionreset')
	})
	const buyer = await walkTo({ page, words, hand: mouse }, 'Delivery')
	await fillDelivery(buyer)
	const order = nextOf(page, words)
	await order.click()
	const again = page.getByRole('button', { name: words('configurator:save.retry') })
	await expect(again).toBeVisible()
	expect(lost).toEqual(['200', '200', '200'])
	// Before the page loads: a browser loses what it asks for while interception begins or ends.
	await page.unroute('**/configuration/order')
	await page.route('**/configuration/order/**', (route) => route.abort('connectionreset'))
	await page.reload()
	await page.getByRole('checkbox', { name: words('configurator:delivery.accept') }).check()
	await order.click()
	await expect(page.getByRole('heading', { name: words('end:order.title') })).toBeVisible()
	const retry = page.getByRole('button', { name: words('common:closed.retry') })
	await expect(retry).toBeVisible()
	await expectAccessible(page, 'an order placed and not read')
	await page.unroute('**/configuration/order/**')
	await retry.click()
	await expect(page.getByTestId('order-total')).toBeVisible()
	await expect(page.getByRole('link', { name: words('end:follow.order') })).toBeVisible()
	await expect(page.getByRole('figure').first()).toBeVisible()
})

test('a mistyped link to an order says that it opens nothing', async ({ page }) => {
	await page.goto('/order/abc')
	await expect(page.getByRole('heading', { name: words('customer:unknown.title') })).toBeVisible()
	await expect(page.getByText(words('common:closed.title'))).toHaveCount(0)
})

test('an unknown code in a link to a step is named, and leaves the address', async ({ page }) => {
	await page.goto('/configurator?code=ZZZZZZZZZZZZ&step=doors')
	const alert = page.getByRole('alert')
	await expect(alert.getByText(words('configurator:notice.code_unknown'))).toBeVisible()
	await expect(page.getByRole('heading', { name: words('configurator:start.title') })).toBeVisible()
	await expect(page).toHaveURL(/\/configurator$/)
})

test('a design that cannot be saved says so in words, and is saved once the server is back', async ({
	page,
}) => {
	await page.route('**/configuration/send', (route) => route.abort('connectionrefused'))
	await walkTo({ page, words, hand: mouse }, 'Recap')
	await page
		.getByRole('button', { name: words('configurator:save.action') })
		.first()
		.click()
	const dialog = page.getByRole('dialog')
	await expect(dialog.getByText(words('configurator:save.failed'))).toBeVisible({ timeout: 20_000 })
	await expect(dialog).not.toContainText('unreachable')
	await page.unroute('**/configuration/send')
	await dialog.getByRole('button', { name: words('configurator:save.retry') }).click()
	await expect(page.getByTestId('saved-code')).toBeVisible()
})

test('a page without network says so until the network is back', async ({ page, context }) => {
	await walkTo({ page, words, hand: mouse }, 'Room')
	const notice = page.getByText(words('common:offline'))
	await expect(notice).toHaveCount(0)
	const fetched = () => performance.getEntriesByType('resource').map(({ name }) => name)
	// With all that is fetched beside it: what is under way would be lost.
	let count = -1
	const isAllThere = async () => {
		const names = await page.evaluate(fetched)
		const isStill = names.length === count
		count = names.length
		return isStill && names.some((name) => /\/save-design-[^/]*\.js$/u.test(name))
	}
	await expect.poll(isAllThere, { intervals: [1000] }).toBe(true)
	await context.setOffline(true)
	await expect(notice).toBeVisible()
	await expectAccessible(page, 'offline')
	await test.step('the design is priced all the same', async () => {
		const price = page.getByRole('region', { name: words('common:priceBar.label') })
		const before = (await price.textContent()) ?? ''
		await page.getByRole('radio', { name: /^Mur à gauche/ }).click()
		await expect(price).not.toHaveText(before)
	})
	await test.step('saving waits, and goes on once the network is back', async () => {
		await page
			.getByRole('button', { name: words('configurator:save.action') })
			.first()
			.click()
		await expect(page.getByText(words('configurator:save.waiting'))).toBeVisible()
		await page.keyboard.press('Escape')
		await context.setOffline(false)
		await expect(notice).toHaveCount(0)
		await expect(page.getByText(words('configurator:save.sentLater'))).toBeVisible()
	})
})

test('without the code of the 3D the flat picture stays, and everything works', async ({
	page,
}) => {
	await page.route('**/lazy-stage-*', (route) => route.abort())
	const buyer = await walkTo({ page, words, hand: mouse }, 'Room')
	await expect(page.getByTestId('stage').getByText(/^577/u).first()).toBeVisible()
	await goOn(buyer, 'MarginsMeasurements')
	await expectStep(buyer, 'MarginsMeasurements')
})

test('a file that is lost on its way is fetched again', async ({ page }) => {
	const lost = new Set<string>()
	await page.route(/\/assets\/(?:stage|workbench|start)-[^/]*\.js$/u, (route) => {
		const url = route.request().url()
		if (lost.has(url)) return route.continue()
		lost.add(url)
		return route.abort('connectionreset')
	})
	await walkTo({ page, words, hand: mouse }, 'Room')
	await expect(page.getByTestId('stage').getByText(/^577/u).first()).toBeVisible()
	expect(lost.size).toBeGreaterThan(0)
})

const scrolled = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)

for (const [width, height] of [
	[1440, 900],
	[390, 844],
] as const)
	test(`no step makes the page longer than its window of ${width} x ${height}`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height })
		const buyer = { page, words, hand: mouse }
		for (const step of straightSteps) {
			await page.goto(`/configurator?step=${step.replace(/(?<=[a-z])(?=[A-Z])/g, '-')}`)
			await expectStep(buyer, step)
			expect({ step, scrolled: await scrolled(page) }).toEqual({ step, scrolled: 0 })
		}
	})

test('focus returns to the link of a dialog whose code came late', async ({ page }) => {
	// Whether the dialog has the focus when it comes, so that no key goes to the page behind.
	await page.addInitScript(() => {
		new MutationObserver((_, observer) => {
			const dialog = document.querySelector('[role=dialog]')
			if (!dialog) return
			document.documentElement.dataset['focusAtOnce'] = String(
				dialog.contains(document.activeElement),
			)
			observer.disconnect()
		}).observe(document, { childList: true, subtree: true })
	})
	await walkTo({ page, words, hand: mouse }, 'FootprintMeasurements')
	const link = page.getByRole('button', { name: words('configurator:pitfalls.link') })
	await link.focus()
	await page.keyboard.press('Enter')
	await expect(page.getByRole('dialog')).toBeVisible()
	await expect(page.locator('html')).toHaveAttribute('data-focus-at-once', 'true')
	await page.keyboard.press('Escape')
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await expect(link).toBeFocused()
})

test('a visitor of a reseller’s shop ends at Recap, by a link to Delivery too', async ({
	page,
	baseURL,
}) => {
	const shop = (baseURL ?? '').replace('localhost', 'rangements-martin.localhost')
	const saving = '**/dressing/configuration/send'
	let isRefused = true
	await page.route(saving, (route) =>
		isRefused ? route.fulfill({ status: 400, json: { code: 'not_allowed' } }) : route.continue(),
	)
	await page.goto(`${shop}/configurator?step=delivery`)
	const dialog = page.getByRole('dialog', { name: words('configurator:endOfFlow.title') })
	await expect(dialog.getByText(words('configurator:save.failed'))).toBeVisible()
	// A code that opens nothing is not shown.
	await expect(dialog.getByRole('link')).toHaveCount(0)
	// Interception stays: what a page asks for while it ends is lost.
	isRefused = false
	await dialog.getByRole('button', { name: words('configurator:save.retry') }).click()
	await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /^tel:/)
	await expect(page).toHaveURL(/step=recap/)
	await page.keyboard.press('Escape')
	await expect(page.getByText(words('configurator:recap.atReseller'))).toBeVisible()
	await expect(page.getByText(words('configurator:recap.priceHidden'))).toHaveCount(0)
})

test('whether it fits is said once the measures are confirmed, not before', async ({ page }) => {
	const buyer = await walkTo({ page, words, hand: mouse }, 'MarginsMeasurements')
	const verdict = page.getByRole('region', { name: words('configurator:fit.title') })
	await expect(verdict).toHaveCount(0)
	await goOn(buyer, 'FootprintMeasurements')
	await measure(buyer, '3000', '2500')
	await expect(verdict).toHaveCount(0)
	await confirmMeasures(buyer)
	await expectStep(buyer, 'ModuleSelection')
	await page.goBack()
	await expect(verdict).toContainText(/il reste \d+ mm de jeu à gauche\.$/iu)
	// A changed measure is a draft again.
	await mouse.type(widthIn(buyer), '2990')
	await expect(verdict).toHaveCount(0)
	const next = nextOf(page, words)
	await expect(next).toHaveText(words('configurator:next.confirm'))
	await page.keyboard.press('Control+z')
	await expect(verdict).toBeVisible()
})

test('Recap waits for the measures, says so where it is seen, and leads to them', async ({
	page,
}) => {
	const buyer = await walkTo({ page, words, hand: mouse }, 'Room')
	await page.goto('/configurator?step=recap')
	await expect(nextOf(page, words)).toHaveAttribute('aria-disabled', 'true')
	await expect(page.getByText(words('configurator:next.unconfirmed'))).toBeInViewport()
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await expectAccessible(page, 'recap that waits')
	await page.goto('/configurator?step=delivery')
	await expect(nextOf(page, words)).toHaveAttribute('aria-disabled', 'true')
	await page.getByRole('button', { name: words('configurator:next.toMeasures') }).click()
	await expectStep(buyer, 'FootprintMeasurements')
	await confirmMeasures(buyer)
	await page.goto('/configurator?step=delivery')
	await expect(nextOf(page, words)).not.toHaveAttribute('aria-disabled', 'true')
})

test('the first design of no type raises a warning of its own', async ({ page }) => {
	for (const type of furnitureTypes) {
		await page.goto(`/configurator?type=${type}`)
		await expect(page).toHaveURL(/step=/u)
		await page.goto('/configurator?step=recap')
		const check = page.getByRole('main').getByRole('article').first()
		await expect(check, type).toContainText(/au (?:plus|moins) \d/u)
		for (const tone of ['warning', 'stop'] as const) {
			const sign = page.getByRole('img', { name: words(`common:check.${tone}`) })
			await expect(sign, type).toHaveCount(0)
		}
	}
})

test('a lower ceiling that costs more says which bays changed, and is taken back', async ({
	page,
}) => {
	const buyer = await walkTo({ page, words, hand: mouse }, 'FootprintMeasurements')
	await measure(buyer, '3000', '2500')
	const price = page.getByRole('status', { name: words('common:priceBar.price') })
	const before = (await price.textContent()) ?? ''
	const height = page.getByRole('textbox', { name: words('configurator:fields.hu') }).first()
	await mouse.type(height, '2130')
	const said = page.getByText(/compartiments sont aménagés autrement/u)
	await expect(said).toBeVisible()
	await expect(price).not.toHaveText(before)
	await page
		.getByRole('button', { name: words('common:action.undo') })
		.last()
		.click()
	await expect(price).toHaveText(before)
})
