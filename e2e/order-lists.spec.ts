// What the lists of orders and offers add to the rows themselves: the file of the chosen ones, a seller for several,
// the word that was meant, the days left of an offer, the year of an old day.
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, expectAccessible, withoutWebGl } from './accessible.ts'
import { placeOrder } from './customer.ts'
import { ask, logIn } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')
/** He also sees what other shops sent: his own shop is chosen. */
const seller = 'sofie.maes@atelier.example'

test.beforeEach(({ page }) => withoutWebGl(page))

type Row = { reference: string; seller: string | null; orderedAt: string; daysLeft: number | null }

async function rowsOf(page: Page, query: string): Promise<Row[]> {
	const { rows } = await ask<{ rows: Row[] }>(page, `back-office/orders?limit=100&${query}`)
	return rows
}

test('chosen orders are written as a file, given to a seller, and given back', async ({
	page,
	baseURL,
}) => {
	const complaints = complaintsOf(page)
	// Of others' tests nothing happens to these.
	const placed = [await placeOrder(baseURL ?? ''), await placeOrder(baseURL ?? '')]
	await logIn(page, words, seller)
	await page.goto('/back-office/orders?shop=atelier&states=waiting')
	const waiting = await rowsOf(page, 'kind=order&tenant=atelier&states=waiting')
	const [first, second] = waiting.filter(({ reference }) => placed.includes(reference))
	if (!first || !second) throw new Error('the two orders are not listed')
	await page.getByRole('checkbox', { name: first.reference }).check()
	await page.getByRole('checkbox', { name: second.reference }).check()
	const bar = page.getByRole('region', { name: words('back-office:bulk.label') })
	await expectAccessible(page, 'chosen orders')
	const download = page.waitForEvent('download')
	await bar.getByRole('button', { name: words('back-office:bulk.exportAs.csv') }).click()
	const lines = readFileSync(await (await download).path(), 'utf8')
		.trim()
		.split('\n')
	expect(lines).toHaveLength(3)
	expect(lines[1]).toContain(first.reference)
	await bar.getByRole('button', { name: words('back-office:bulk.assign.action') }).click()
	const dialog = page.getByRole('dialog')
	await expectAccessible(page, 'chosen orders given to a seller')
	const give = dialog.getByRole('button', { name: words('back-office:bulk.assign.action') })
	// Nobody is chosen until somebody, or nobody, is.
	await give.click()
	await expect(dialog.getByText(words('back-office:form.required'))).toBeVisible()
	const [, , ...names] = await dialog.getByRole('option').allTextContents()
	const other = names.find((name) => ![first.seller, second.seller].includes(name)) ?? ''
	await dialog.getByRole('combobox').selectOption({ label: other })
	await give.click()
	const now = async () => {
		const rows = await rowsOf(page, 'kind=order&tenant=atelier&states=waiting')
		return [first, second].map(
			({ reference }) => rows.find((row) => row.reference === reference)?.seller,
		)
	}
	await expect(page.getByText(other).last()).toBeVisible()
	await expect.poll(now).toEqual([other, other])
	await page.getByRole('button', { name: words('common:action.undo') }).click()
	await expect.poll(now).toEqual([first.seller, second.seller])
	expect(complaints).toEqual([])
})

test('a row that is refused says after which state its action opens', async ({ page }) => {
	await logIn(page, words, seller)
	await page.goto(`/back-office/orders`)
	const [row] = await rowsOf(page, 'kind=order&tenant=atelier&states=done')
	const answer = await ask<unknown[]>(page, 'back-office/orders/actions', {
		references: [row?.reference],
		action: 'acceptOrder',
	})
	expect(answer[0]).toMatchObject({ after: ['waiting'], by: ['seller'] })
})

test('an open offer says its days left, an expired one that it is; offers are sorted by their last day', async ({
	page,
}) => {
	await logIn(page, words, seller)
	await page.goto(`/back-office/offers?view=offersOpen&sort=validUntil`)
	const open = await rowsOf(page, 'kind=offer&view=offersOpen&sort=validUntil&direction=asc')
	const days = open.map((row) => row.daysLeft ?? Number.NaN)
	expect(days).toEqual(days.toSorted((a, b) => a - b))
	const left = days.find((count) => count > 1) ?? 0
	await expect(
		page
			.getByRole('row')
			.filter({ hasText: `${left} jours` })
			.first(),
	).toBeVisible()
	await expectAccessible(page, 'open offers by their last day')
	await page.goto(`/back-office/offers?view=all&states=offerExpired`)
	await expect(page.getByRole('row').nth(1)).toContainText('Expirée')
})

test('a word that nothing has leads to the nearest one', async ({ page }) => {
	await logIn(page, words, seller)
	await page.goto(`/back-office/orders?view=all&search=Nammur`)
	await page.getByRole('button', { name: words('back-office:list.searchNearest') }).click()
	await expect(page).toHaveURL(/search=namur/)
	await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('the page of an order of another year says the year', async ({ page }) => {
	await logIn(page, words, seller)
	const [oldest] = await rowsOf(page, 'kind=order&tenant=atelier&sort=orderedAt&direction=asc')
	const year = oldest?.orderedAt.slice(0, 4) ?? ''
	expect(Number(year)).toBeLessThan(new Date().getFullYear())
	await page.goto(`/back-office/orders/${oldest?.reference}`)
	const progress = page.getByRole('region', { name: words('back-office:order.progress') })
	await expect(progress.getByRole('listitem').first()).toContainText(year)
	const history = page.getByRole('region', { name: words('back-office:order.timeline') })
	await expect(history).toContainText(year)
})

test('a last day before the first is refused in words, and asks for no list', async ({ page }) => {
	await logIn(page, words, seller)
	await page.goto('/back-office/orders?orderedFrom=2026-11-20')
	const main = page.getByRole('main')
	await main.getByRole('button', { name: /^Commandée? .*20/ }).click()
	const last = page.getByRole('textbox', { name: /^Au$/u })
	await last.fill('2026-11-02')
	await last.press('Enter')
	await expect(page.getByText(words('back-office:form.dayOrder'))).toBeVisible()
	await expect(last).toHaveAttribute('aria-invalid', 'true')
	await expect(last).toHaveAccessibleDescription(words('back-office:form.dayOrder'))
	expect(new URL(page.url()).searchParams.has('orderedUntil')).toBe(false)
	await last.fill('2026-11-25')
	await last.press('Enter')
	await expect(page).toHaveURL(/orderedUntil=2026-11-25/u)
	await expect(last).toHaveAttribute('aria-invalid', 'false')
})
