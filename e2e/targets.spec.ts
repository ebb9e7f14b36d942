// The back-office in the hand: every control of its pages and of what opens on them is at least 44 px wide and high.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { withoutWebGl } from './accessible.ts'
import { placeOrder } from './customer.ts'
import { pages } from './pages/received.ts'
import { logIn } from './seller.ts'
import { expectTargets } from './targets.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test.beforeEach(async ({ page }) => {
	await withoutWebGl(page)
	await logIn(page, words, 'admin@gabarit.example')
})

/** What a page is about comes with its title; its rows follow. */
async function settle(page: Page): Promise<void> {
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await page.waitForLoadState('networkidle')
	await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

/** Who is named by the address alone. */
const named = '?email=t.lambert%40example.be'

/** The address of each page; a record is the first of its list, which was opened before it. */
function addressOf(pattern: string, firsts: Map<string, string>): string {
	const [list = '', parameter] = pattern.split('/$')
	if (parameter === undefined) return `/back-office${list}${list === '/person' ? named : ''}`
	if (parameter === 'kind') return `/back-office${list}/modules`
	const record = firsts.get(list)
	if (record === undefined) throw new Error(`nothing in the list ${list}`)
	return record
}

/**
 * Notes what React takes away again of a page that stands already, with the focus and what is being typed there: a part
 * that waits for its texts where nothing around it holds a place. Data come late, so that the page stands before them.
 */
async function watchStanding(page: Page): Promise<() => Promise<string[]>> {
	await page.addInitScript(() => {
		const taken: string[] = []
		Object.assign(window, { taken })
		new MutationObserver((changes) => {
			for (const { target } of changes) {
				const isHidden = target instanceof HTMLElement && target.style.display === 'none'
				if (isHidden && target.matches('h1, :has(h1)')) taken.push(target.outerHTML.slice(0, 80))
			}
		}).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] })
	})
	await page.route(/\/api\/back-office\/(?!session|views)/, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 400))
		await route.continue()
	})
	return () => page.evaluate(() => (window as unknown as { taken: string[] }).taken)
}

test('every page: no control is below 44 px, and what stands is not taken away for a text', async ({
	page,
}) => {
	test.setTimeout(420_000)
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await page.waitForLoadState('networkidle')
	const takenAway = await watchStanding(page)
	const firsts = new Map<string, string>()
	for (const pattern of pages) {
		await page.goto(addressOf(pattern, firsts))
		await settle(page)
		await expectTargets(page.locator('body'), pattern)
		expect(await takenAway(), pattern).toEqual([])
		const links = page.locator('tbody').getByRole('link')
		if ((await links.count()) === 0) continue
		firsts.set(pattern, (await links.first().getAttribute('href')) ?? '')
	}
})

type Press = (page: Page) => Promise<void>

const press =
	(...names: RegExp[]): Press =>
	async (page) => {
		for (const name of names) await page.getByRole('button', { name }).first().click()
	}
/** It comes after the sections that it was asked for from have gone. */
const openPalette: Press = async (page) => {
	await press(words('back-office:nav.menu'), words('back-office:nav.find'))(page)
	await expect(page.getByRole('dialog', { name: words('habits:title') })).toBeVisible()
}
/** One that waits, placed for the test. */
const anOrder = '/orders/$reference'
const filtered = '/orders?view=all&states=waiting'

/** What opens on a page: panels, sheets and dialogs, each by its address and the buttons that open it. */
const opened: [name: string, path: string, open: Press][] = [
	['the sections', '/orders', press(words('back-office:nav.menu'))],
	['the news', '/orders', press(words('habits:news.title'))],
	['the palette', '/orders', openPalette],
	['the files of a list', '/orders', press(words('back-office:list.export'))],
	['the order of a list', '/orders', press(words('back-office:list.sortedBy'))],
	['the filters', filtered, press(words('back-office:list.filters'))],
	[
		'the values of a filter',
		filtered,
		press(words('back-office:list.filters'), words('back-office:list.column.state')),
	],
	[
		'what else is filtered',
		filtered,
		press(words('back-office:list.filters'), words('back-office:list.addFilter')),
	],
	['a view to save', filtered, press(words('back-office:views.save'))],
	['a period of the dashboard', '/dashboard', press(words('figures:choose.period'))],
	['new terms', '/documents', press(words('papers:add.terms'))],
	['a new promo code', '/settings?part=prices', press(words('shop:strip.addCode'))],
	['a motive', anOrder, press(words('back-office:action.refuseOrder'))],
	['a correction', anOrder, press(words('back-office:correct.group.delivery'))],
	['a payment', anOrder, press(words('back-office:money.note'))],
	['a delivery zone', '/settings/prices', press(/^BE-1$/u)],
]

test('every panel and dialog that opens: no control is below 44 px, and the page stands behind it', async ({
	page,
	baseURL,
}) => {
	const reference = await placeOrder(baseURL ?? '')
	const takenAway = await watchStanding(page)
	for (const [name, path, open] of opened) {
		await page.goto(`/back-office${path === anOrder ? `/orders/${reference}` : path}`)
		await settle(page)
		await open(page)
		await expectTargets(await openedOn(page), name)
		expect(await takenAway(), name).toEqual([])
	}
})

/** The dialog, or the panel under its button. */
async function openedOn(page: Page): Promise<Locator> {
	const either = page.locator('[role=dialog], [aria-expanded=true][aria-controls]').last()
	await expect(either).toBeVisible()
	if ((await either.getAttribute('role')) === 'dialog') return either
	return page.locator(`[id="${await either.getAttribute('aria-controls')}"]`)
}

test('the tables of the dashboard’s plots: no control is below 44 px', async ({ page }) => {
	await page.goto('/back-office/dashboard')
	await settle(page)
	const plots = page.getByRole('button', { name: words('figures:tableOf'), pressed: false })
	await expect(plots.nth(3)).toBeVisible()
	while ((await plots.count()) > 0) await plots.first().click()
	await expectTargets(page.getByRole('main'), 'the tables of the dashboard')
})
