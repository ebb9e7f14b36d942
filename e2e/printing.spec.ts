// What comes out of the printer: an order for the file and a list for the workshop, as PDF, read back.
import type { OrderList, OrderPage } from '@gabarit/contract'
import { expect, type Page, test } from '@playwright/test'
import { withoutWebGl } from './accessible.ts'
import { placeOrder } from './customer.ts'
import { type PrintedPage, printedPages } from './printed.ts'
import { ask, logIn, openNewOrder } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')

test.beforeEach(({ page }) => withoutWebGl(page))

/** Points; Chromium rounds it to whole pixels of the screen. */
const a4 = { width: 595, height: 842 }

/** As Ctrl+P does it, on the paper that the page asks for. Every letter stands within its margins. */
async function print(page: Page): Promise<PrintedPage[]> {
	const printed = printedPages(await page.pdf({ preferCSSPageSize: true }))
	for (const { width, height, runs } of printed) {
		expect(Math.abs(width - a4.width)).toBeLessThan(2)
		expect(Math.abs(height - a4.height)).toBeLessThan(2)
		const beyond = runs.filter(({ left, right }) => left < 28 || right > a4.width - 28)
		expect(beyond).toEqual([])
	}
	return printed
}

/** The names of what can be pressed on the screen, and of the sections beside it. */
async function controlsOf(page: Page): Promise<string[]> {
	const names = await page
		.locator('button:visible, summary:visible, header a:visible')
		.allInnerTexts()
	return names.map((name) => name.trim().split('\n')[0] ?? '').filter((name) => name.length > 2)
}

const amountOf = (cents: number) =>
	new RegExp(
		(cents / 100)
			.toLocaleString('fr-BE', { minimumFractionDigits: 2 })
			.replaceAll(/\s/gu, '\\s')
			.replace('-', '[-−]'),
		'u',
	)

test('an order is printed on A4 with its number, customer, lines and totals, and without a control', async ({
	page,
	baseURL,
}) => {
	const reference = await openNewOrder(page, words, baseURL)
	const history = page.getByRole('region', { name: words('back-office:order.timeline') })
	await expect(history.getByText(words('back-office:order.actor.customer'))).toBeVisible()
	const order = await ask<OrderPage>(page, `back-office/orders/${reference}`)
	const controls = await controlsOf(page)
	expect(controls.length).toBeGreaterThan(20)
	const printed = await print(page)
	expect(printed.length).toBeLessThanOrEqual(3)
	const text = printed.map((it) => it.text).join('\n')
	const { quote, customer } = order
	if (quote === null) throw new Error('an order without a price')
	for (const said of [reference, customer.lastName ?? '', 'Rue de la Scie', '1000 Bruxelles'])
		expect(text).toContain(said)
	const table = page
		.getByRole('table')
		.filter({ has: page.getByRole('columnheader', { name: words('price:totals.sale') }) })
	const rows = await table.locator('tbody tr:visible > th').allInnerTexts()
	expect(rows.length).toBeGreaterThan(4)
	const plain = (said: string) => said.replaceAll(/\s+/gu, ' ').trim()
	for (const name of rows) expect(plain(text)).toContain(plain(name))
	const own = [words('price:totals.purchase'), words('price:totals.margin')]
	for (const name of own) expect(text.split('\n').filter((line) => name.test(line))).toEqual([])
	expect(text).toMatch(amountOf(quote.totalExcluding))
	expect(text).toMatch(amountOf(quote.totalIncluding))
	const lines = text.split('\n').map((line) => line.trim())
	expect(controls.filter((name) => lines.includes(name))).toEqual([])
})

test('the production of the coming weeks is printed with its orders, and without a control', async ({
	page,
}) => {
	await logIn(page, words, 'fournisseur@gabarit.example')
	await page.goto('/back-office/production')
	await expect(page.getByRole('rowheader').first()).toContainText(words('supply:week'))
	const links = page.locator('tbody a')
	await expect(links.nth(2)).toBeVisible()
	const references = await links.allTextContents()
	const controls = await controlsOf(page)
	const printed = await print(page)
	expect(printed.length).toBeLessThanOrEqual(4)
	const text = printed.map((it) => it.text).join('\n')
	for (const reference of references) expect(text).toContain(reference)
	const lines = text.split('\n').map((line) => line.trim())
	expect(lines[0]).toBe('Production')
	// Its weeks open by their headings.
	const pressed = controls.filter((name) => !words('supply:week').test(name))
	expect(pressed.filter((name) => lines.slice(1).includes(name))).toEqual([])
	const { rows } = await ask<OrderList>(
		page,
		`back-office/orders?kind=order&search=${references[0] ?? ''}`,
	)
	expect(text).toMatch(amountOf(rows[0]?.amountToSupplier ?? 0))
})

/** Of two colours as a browser computes them, as WCAG 2 counts it. */
function contrast(one: string, other: string): number {
	const lightness = (colour: string) => {
		const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/gu) ?? []).map((text) => {
			const part = Number(text) / 255
			return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
		})
		return 0.2126 * red + 0.7152 * green + 0.0722 * blue
	}
	const [dark = 0, light = 0] = [lightness(one), lightness(other)].toSorted((a, b) => a - b)
	return (light + 0.05) / (dark + 0.05)
}

test('on paper each state of an order has its name, in ink that is read and on a line that is seen', async ({
	page,
	baseURL,
}) => {
	await openNewOrder(page, words, baseURL)
	const steps = page
		.getByRole('region', { name: words('back-office:order.progress') })
		.getByRole('listitem')
	await expect(steps).toHaveCount(7)
	// A4 between its margins.
	await page.setViewportSize({ width: 688, height: 1017 })
	await page.emulateMedia({ media: 'print' })
	for (const step of await steps.all()) {
		const name = step.locator('span').first()
		const { width, ink, line } = await name.evaluate((span) => ({
			width: span.getBoundingClientRect().width,
			ink: getComputedStyle(span).color,
			line: getComputedStyle(span.closest('li') ?? span).borderTopColor,
		}))
		expect(width).toBeGreaterThan(30)
		expect(contrast(ink, 'rgb(255, 255, 255)')).toBeGreaterThan(4.5)
		// The accent of the current step is 3.1 and four times as thick.
		expect(contrast(line, 'rgb(255, 255, 255)')).toBeGreaterThan(2.9)
	}
})

test('the preview of chosen orders shows what is printed: no way to a person’s data', async ({
	page,
	baseURL,
}) => {
	const reference = await placeOrder(baseURL ?? '')
	await logIn(page, words, 'admin@gabarit.example')
	const way = page.getByRole('link', { name: words('back-office:order.personDataLink') })
	await page.goto(`/back-office/orders/${reference}`)
	await expect(way).toBeVisible()
	await page.goto(`/back-office/orders/print?ids=${reference}`)
	await expect(page.getByRole('article').getByText(words('back-office:order.email'))).toBeVisible()
	await expect(way).toBeHidden()
})
