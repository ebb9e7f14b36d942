// A day at the supplier's: what is to be made, several put in production, ready, not delivered; what mails somebody
// waits eight seconds.
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, expectAccessible, withoutWebGl } from './accessible.ts'
import { logIn, openNewOrder, sendNow } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')
const supplier = 'fournisseur@gabarit.example'

test.beforeEach(({ page }) => withoutWebGl(page))

type Row = { reference: string; state: string; revision: number }

function rowsOf(page: Page, query: string): Promise<Row[]> {
	return page.evaluate(async (asked) => {
		const answer = await fetch(`/api/back-office/orders?kind=order&limit=100&${asked}`)
		return ((await answer.json()) as { rows: Row[] }).rows
	}, query)
}

const stateOf = async (page: Page, reference: string) =>
	(await rowsOf(page, `search=${reference}`))[0]?.state

test('a day of the supplier: orders by week, two put in production, their cut list, one ready, one not delivered', async ({
	page,
}) => {
	const complaints = complaintsOf(page)
	await logIn(page, words, supplier)
	await page.goto('/back-office/production?view=toStart')
	const [first = '', second = ''] = (await rowsOf(page, 'states=sent&sort=supplierAt')).map(
		({ reference }) => reference,
	)
	await expect(page.getByRole('rowheader').first()).toContainText(words('supply:week'))
	await expectAccessible(page, 'production by week')
	// The weeks begin open; a closed one opens by its heading.
	const heads = page.getByRole('rowheader').getByRole('button')
	for (const head of await heads.all())
		if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
	await page.getByRole('checkbox', { name: first }).check()
	await page.getByRole('checkbox', { name: second }).check()
	const bar = page.getByRole('region', { name: words('back-office:bulk.label') })
	const download = page.waitForEvent('download')
	await bar.getByRole('link', { name: /débit/ }).click()
	const csv = readFileSync(await (await download).path(), 'utf8')
	expect(csv).toContain(`\n${first};`)
	expect(csv).toContain(`\n${second};`)
	await bar.getByRole('button', { name: words('back-office:action.sendToProduction') }).click()
	await page.getByRole('dialog').getByRole('button', { name: /2/ }).click()
	// Its clock stops while the pointer is over it.
	await page.getByRole('region', { name: words('back-office:held.label') }).hover()
	await expectAccessible(page, 'production with orders that wait to be sent')
	await sendNow(page, words)
	await expect(page.getByRole('checkbox', { name: first })).toHaveCount(0)
	expect([await stateOf(page, first), await stateOf(page, second)]).toEqual([
		'inProduction',
		'inProduction',
	])

	await page.goto(`/back-office/orders/${first}`)
	await page.getByRole('button', { name: words('back-office:action.setReady') }).click()
	await sendNow(page, words)
	await expect(page.getByText(words('back-office:actionDone.setReady'))).toBeVisible()

	const [scheduled] = await rowsOf(page, 'states=scheduled&deliveryMode=delivery')
	await page.goto(`/back-office/orders/${scheduled?.reference}`)
	await page.getByRole('button', { name: words('back-office:action.setUndelivered') }).click()
	const dialog = page.getByRole('dialog')
	const confirm = dialog.getByRole('button', {
		name: words('back-office:dialog.undeliveredConfirm'),
	})
	await confirm.click()
	await expect(dialog.getByText(words('back-office:dialog.motiveMissing'))).toBeVisible()
	await dialog.getByLabel(words('back-office:dialog.motive')).fill('Personne à 10 h 15')
	await confirm.click()
	await sendNow(page, words)
	await expect(page.getByRole('complementary')).toContainText('Personne à 10 h 15')

	await page.goto('/back-office/production/payable')
	await page.getByRole('table').getByRole('link').first().click()
	await expect(page).toHaveURL(/readyFrom=/)
	await expect(page.getByRole('link', { name: first })).toBeVisible()
	expect(complaints).toEqual([])
})

test('an action is taken back within its eight seconds, or sent when the page is left', async ({
	page,
	baseURL,
}) => {
	const reference = await openNewOrder(page, words, baseURL)
	const accept = page.getByRole('button', { name: words('back-office:action.acceptOrder') })
	await accept.click()
	const held = page.getByRole('region', { name: words('back-office:held.label') })
	await expect(held).toContainText('@')
	await page.keyboard.press('Control+z')
	await expect(held).toHaveCount(0)
	await expect(accept).toBeEnabled()
	expect(await stateOf(page, reference)).toBe('waiting')

	await accept.click()
	await expect(held).toBeVisible()
	await page.goto('/back-office/offers')
	await expect.poll(() => stateOf(page, reference)).toBe('confirmed')
})

test('a second action on an order follows the first, which waited, without a conflict', async ({
	page,
	baseURL,
}) => {
	const reference = await openNewOrder(page, words, baseURL)
	await page.getByRole('button', { name: words('back-office:followUp.send') }).click()
	const held = page.getByRole('region', { name: words('back-office:held.label') })
	await expect(held).toBeVisible()
	await page.getByRole('button', { name: words('back-office:action.acceptOrder') }).click()
	await expect(held).toContainText(/Dans \d\ss\s: commande acceptée\./)
	await sendNow(page, words)
	await expect.poll(() => stateOf(page, reference)).toBe('confirmed')
	await expect(page.getByRole('dialog')).toHaveCount(0)
})
