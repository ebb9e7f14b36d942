import type { Client } from '@gabarit/contract'
import { expect, type Page, type Request, test } from '@playwright/test'
import { complaintsOf, withoutWebGl } from './accessible.ts'
import { expectStep, fillDelivery, goOn, mouse, placeOrder, walkedSteps, walkTo } from './buyer.ts'
import { logIn } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')
const counted = '**/api/configurator/statistics/**'

test.beforeEach(({ page }) => withoutWebGl(page))

function countsOf(page: Page): Request[] {
	const found: Request[] = []
	page.on('request', (request) => {
		if (request.url().includes('/api/configurator/statistics/')) found.push(request)
	})
	return found
}

type Steps = Awaited<ReturnType<Client['backOffice']['dashboard']['get']>>['steps']

test('opened steps and the placed order are counted without identifying the visitor', async ({
	page,
	browser,
}) => {
	const complaints = complaintsOf(page)
	const requests = countsOf(page)
	const buyer = await walkTo({ page, words, hand: mouse }, 'Delivery')
	await page.goBack()
	await expectStep(buyer, 'Recap')
	await goOn(buyer, 'Delivery')
	await fillDelivery(buyer)
	await placeOrder(buyer)
	const steps = () => requests.map((request) => request.postDataJSON() as { step: string })
	const expected = [...walkedSteps, 'Recap', 'Delivery', 'TheEnd']
	await expect.poll(() => steps()).toEqual(expected.map((step) => ({ step, kind: 'dressing' })))
	for (const request of requests) {
		const headers = await request.allHeaders()
		expect(headers['cookie'], request.url()).toBeUndefined()
		expect((await request.response())?.status()).toBe(204)
	}
	expect(complaints).toEqual([])
	const seller = await (await browser.newContext()).newPage()
	await logIn(seller, words, 'sofie.maes@atelier.example')
	const answer = await seller.evaluate(() =>
		fetch('/api/back-office/dashboard').then((it) => it.text()),
	)
	const { steps: counts } = JSON.parse(answer) as { steps: Steps }
	const countOf = (name: string) =>
		counts.find(({ kind, step }) => kind === 'dressing' && step === name)?.value ?? 0
	expect(countOf('Recap')).toBeGreaterThanOrEqual(2)
	expect(countOf('TheEnd')).toBeGreaterThanOrEqual(1)
	await seller.context().close()
})

test('the configurator works without messages when statistics fail', async ({ page }) => {
	const failures: string[] = []
	page.on('pageerror', (error) => failures.push(error.message))
	await page.route(counted, (route) => route.abort('connectionrefused'))
	await walkTo({ page, words, hand: mouse }, 'Room')
	await expect(page.getByRole('alert')).toHaveCount(0)
	expect(failures).toEqual([])
})

test('the configurator does not wait for statistics that never answer', async ({ page }) => {
	await page.route(counted, () => undefined)
	await walkTo({ page, words, hand: mouse }, 'Room')
	await page.unrouteAll({ behavior: 'ignoreErrors' })
})
