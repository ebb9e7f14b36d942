// A seller reads the dashboard: what each plot says of the answer that the page received, and where it leads.
import type { Dashboard } from '@gabarit/contract'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { complaintsOf, expectAccessible, withoutWebGl } from './accessible.ts'
import { logIn } from './seller.ts'
import { wholly, wordsOf } from './words.ts'

const words = wordsOf('fr')
const sofie = 'sofie.maes@atelier.example'
const calls = '**/api/back-office/dashboard?*'

test.beforeEach(({ page }) => withoutWebGl(page))

/** Other tests order meanwhile, so the page is compared with its own answer. */
async function openDashboard(page: Page, query = ''): Promise<Dashboard> {
	const [answer] = await Promise.all([
		page.waitForResponse(calls),
		page.goto(`/back-office/dashboard${query}`),
	])
	return (await answer.json()) as Dashboard
}

const figure = (page: Page, title: Parameters<typeof words>[0]) =>
	page.locator('section').filter({ has: page.getByRole('heading', { name: wholly(words(title)) }) })

test('late orders have names, the latest first, and lead to their orders and their list', async ({
	page,
}) => {
	const complaints = complaintsOf(page)
	await logIn(page, words, sofie)
	const { late, lateOrders } = await openDashboard(page)
	const shown = figure(page, 'figures:late.title')
	const rows = shown.getByRole('listitem')
	await expect(rows).toHaveCount(3)
	for (const [at, { customer, days }] of lateOrders.entries()) {
		await expect(rows.nth(at)).toContainText(customer)
		await expect(rows.nth(at)).toContainText(days === 0 ? 'moins d’un jour' : `${days} jour`)
	}
	await expectAccessible(page, 'the dashboard')
	const list = shown.getByRole('link', { name: words('figures:listOf') })
	await expect(list).toHaveText(String(late))
	await expect(list).toHaveAttribute('href', /late=true/)
	// Anywhere on the row.
	await rows.first().click({ position: { x: 300, y: 30 } })
	await expect(page).toHaveURL(new RegExp(`/orders/${lateOrders[0]?.reference}$`))
	expect(complaints).toEqual([])
})

test('the period before is one line over the bars; states stand in the plural; the tables are a file', async ({
	page,
}) => {
	await logIn(page, words, sofie)
	const { spans, states } = await openDashboard(page)
	for (const title of ['figures:orders.title', 'figures:offers.title'] as const) {
		const path = figure(page, title).locator('svg path')
		await expect(path).toHaveCount(1)
		const drawn = (await path.getAttribute('d')) ?? ''
		expect([...drawn.matchAll(/H/g)]).toHaveLength(spans.length)
		expect([...drawn.matchAll(/[MV]/g)]).toHaveLength(spans.length)
	}
	const sent = states.find(({ state }) => state === 'sent')
	const name = `${sent?.count} ${sent?.count === 1 ? 'Envoyée' : 'Envoyées'}`
	await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', /states=sent/)
	const download = page.waitForEvent('download')
	await page.getByRole('link', { name: words('back-office:list.export'), exact: true }).click()
	expect((await download).suggestedFilename()).toMatch(/^dashboard-[\d-]+\.xlsx$/)
})

test('open offers by age: the keyboard walks the four groups, Enter opens the list of one', async ({
	page,
}) => {
	await logIn(page, words, sofie)
	const { openOffers } = await openDashboard(page)
	const groups = figure(page, 'figures:ages.title').getByRole('list').getByRole('link')
	await expect(groups).toHaveCount(4)
	for (const [at, { count }] of openOffers.ages.entries())
		await expect(groups.nth(at)).toContainText(String(count))
	await groups.first().focus()
	await page.keyboard.press('ArrowRight')
	await expect(groups.nth(1)).toBeFocused()
	await page.keyboard.press('Enter')
	const second = openOffers.ages[1]
	await expect(page).toHaveURL(new RegExp(`orderedFrom=${second?.from}`))
	await expect(page).toHaveURL(new RegExp(`orderedUntil=${second?.until}`))
})

test('axes alone while it is counted; one sentence where a seller has nothing', async ({
	page,
}) => {
	await logIn(page, words, sofie)
	let answer: () => void = () => undefined
	const asked = new Promise<void>((resolve) => {
		answer = resolve
	})
	await page.route(calls, async (route) => {
		await asked
		await route.continue()
	})
	await page.goto('/back-office/dashboard?seller=00000000-0000-4000-8000-000000000000')
	await expect(page.getByRole('status').getByText(words('figures:loading'))).toBeAttached()
	await expectAccessible(page, 'the dashboard while it is counted')
	answer()
	for (const sentence of [
		'figures:orders.none',
		'figures:offers.none',
		'figures:ages.none',
	] as const)
		await expect(page.getByText(words(sentence))).toBeVisible()
	await expectAccessible(page, 'the dashboard of nobody')
})

const shop = 'rangements-martin'
/** Nobody else orders in this shop. */
const readers = [
	{ who: 'its seller', email: `julie@${shop}.example`, host: `${shop}.localhost`, query: '' },
	{
		who: 'the supplier, of its orders',
		email: 'fournisseur@gabarit.example',
		host: 'localhost',
		query: `&view=workshop&shop=${shop}`,
	},
]

async function expectFound(page: Page, count: number): Promise<void> {
	const found = page.getByRole('main').getByText(new RegExp(`^${count} sur \\d+$`, 'u'))
	await expect(found).toBeVisible()
	await page.goBack()
	await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
}

const counted = /^\s*[1-9]\d*(?:\s\p{L}+){0,2}\s*$/u

for (const { who, email, host, query } of readers)
	test(`a click on a number finds as many in the list that opens: ${who}`, async ({
		page,
		baseURL,
	}) => {
		const address = (baseURL ?? '').replace('localhost', host)
		await logIn(page, words, email, address)
		await page.goto(`${address}/back-office/dashboard?period=months12${query}`)
		const main = page.getByRole('main')
		await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
		// Numbers alone, with a state or of the period before; a delay and a sum of money are no counts.
		const numbers = main
			.locator('a[href*="/orders?"], a[href*="/offers?"]')
			.filter({ hasText: counted, hasNotText: 'jours' })
		const found = await numbers.evaluateAll((links) =>
			links.map((link) => ({
				count: Number.parseInt(link.textContent.trim(), 10),
				to: link.getAttribute('href') ?? '',
			})),
		)
		expect(found.length).toBeGreaterThan(3)
		for (const { count, to } of found) {
			await numbers
				.and(page.locator(`[href="${to}"]`))
				.first()
				.click()
			await expectFound(page, count)
		}
		for (const table of await main.getByRole('button', { name: /^Tableau ou graphique/u }).all())
			await expectTable(page, table)
	})

/** The first number of each column that is not 0. */
async function expectTable(page: Page, button: Locator): Promise<void> {
	await button.click()
	const table = page.getByRole('main').locator('section').filter({ has: button }).getByRole('table')
	const columns = await table.getByRole('columnheader').count()
	for (let column = 2; column <= columns; column++) {
		const link = table
			.locator(`tbody tr > :nth-child(${column}) a`)
			.filter({ hasText: /^[1-9]\d*$/u })
			.first()
		if ((await link.count()) === 0) continue
		const count = Number(await link.textContent())
		await link.click()
		await expectFound(page, count)
		await button.click()
	}
	await button.click()
}

test('parts of a bar lead to what became of its offers; arrows walk the bars and their parts', async ({
	page,
	baseURL,
}) => {
	const address = (baseURL ?? '').replace('localhost', `${shop}.localhost`)
	await logIn(page, words, `julie@${shop}.example`, address)
	await page.goto(`${address}/back-office/dashboard?period=months12`)
	const bars = figure(page, 'figures:offers.title').getByRole('list')
	const part = /, \d+ (?:commandées?|en cours|perdues?)$/u
	const parts = bars.getByRole('link', { name: part })
	await expect(parts.first()).toBeVisible()
	const labels = await parts.evaluateAll((links) =>
		links.map((link) => link.getAttribute('aria-label') ?? ''),
	)
	for (const outcome of ['commandée', 'perdue']) {
		const label = labels.find((text) => text.includes(outcome)) ?? ''
		await bars.getByRole('link', { name: label, exact: true }).click()
		await expectFound(page, Number(/(\d+) \p{L}+$/u.exec(label)?.[1]))
	}
	const links = bars
		.getByRole('listitem')
		.filter({ has: page.getByRole('link', { name: part }) })
		.first()
		.getByRole('link')
	await links.first().focus()
	await page.keyboard.press('ArrowUp')
	await expect(links.nth(1)).toBeFocused()
	await page.keyboard.press('ArrowDown')
	await expect(links.first()).toBeFocused()
})
