// What a shop hands out and what was made for its orders, in French.
import { expect, test } from '@playwright/test'
import { complaintsOf, expectAccessible, withoutWebGl } from './accessible.ts'
import { askOffer } from './customer.ts'
import { logIn, searchFor } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')

test.beforeEach(({ page }) => withoutWebGl(page))

test('a file of the brand is added for the sellers, read by one of them, and taken away', async ({
	page,
	browser,
}) => {
	const complaints = complaintsOf(page)
	const fileName = `marque-${Date.now()}.pdf`
	await logIn(page, words, 'sofie.maes@atelier.example')
	await page.goto('/back-office/documents')
	await page.getByRole('button', { name: words('papers:add.brand') }).click()
	const dialog = page.getByRole('dialog')
	const upload = dialog.getByRole('button', { name: words('papers:upload') })
	await upload.click()
	await expect(dialog.getByText(words('papers:chooseFile'))).toBeVisible()
	const file = dialog.getByLabel(words('papers:column.file'))
	await file.setInputFiles({
		name: fileName,
		mimeType: 'application/pdf',
		buffer: await page.pdf(),
	})
	await upload.click()
	await expect(page.getByText(words('papers:uploaded'))).toBeVisible()
	await expectAccessible(page, 'the documents of a shop')

	const seller = await (await browser.newContext()).newPage()
	await logIn(seller, words, 'lien.claes@atelier.example')
	await seller.goto('/back-office/documents')
	const row = seller.getByRole('row').filter({ hasText: fileName })
	const address = (await row.getByRole('link').getAttribute('href')) ?? ''
	const answer = await seller.request.get(address)
	expect(answer.headers()['content-type']).toContain('application/pdf')
	// Who sells reads; who administers the shop writes.
	await expect(row.getByRole('button')).toHaveCount(0)
	await seller.context().close()

	const own = page.getByRole('row').filter({ hasText: fileName })
	await own.getByRole('button').click()
	await dialog.getByRole('button', { name: words('papers:remove') }).click()
	await expect(page.getByText(words('papers:removed'))).toBeVisible()
	await expect(own).toHaveCount(0)
	expect(complaints).toEqual([])
})

test('the papers of an offer are found by its number, by the code of its design and by kind', async ({
	page,
	baseURL,
}) => {
	const { reference, code } = await askOffer(baseURL ?? '', 'fr')
	await logIn(page, words, 'sofie.maes@atelier.example')
	await page.goto('/back-office/documents')
	await page.getByRole('link', { name: words('papers:nav.papers') }).click()
	await expect(page).toHaveURL(/\/papers/u)
	const rows = page.getByRole('row').filter({ hasText: reference })
	for (const word of [reference, code]) {
		await searchFor(page, word)
		await expect(async () => {
			await page.reload()
			await expect(rows).not.toHaveCount(0, { timeout: 10_000 })
		}).toPass()
	}
	await expectAccessible(page, 'the papers of an offer')
	const link = rows.getByRole('link', { name: words('papers:paper.offer') })
	const answer = await page.request.get((await link.getAttribute('href')) ?? '')
	expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
})
