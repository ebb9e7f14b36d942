// A double click on an act that writes asks once.
import { expect, type Page, test } from '@playwright/test'
import { placeOrder, savedVersions } from './customer.ts'
import { logIn, openOrder } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')

/** Writes asked of the server so far, by their paths. */
function writesOf(page: Page): string[] {
	const writes: string[] = []
	page.on('request', (request) => {
		if (request.method() === 'POST') writes.push(new URL(request.url()).pathname)
	})
	return writes
}

test('a note is written once', async ({ page, baseURL }) => {
	const reference = await placeOrder(baseURL ?? '')
	await logIn(page, words, 'sofie.maes@atelier.example')
	await openOrder(page, reference)
	const writes = writesOf(page)
	await page.getByRole('textbox', { name: words('back-office:note.write') }).fill('sonner au fond')
	await page.getByRole('button', { name: words('back-office:note.add') }).dblclick()
	await expect(page.getByRole('listitem').filter({ hasText: 'sonner au fond' })).toHaveCount(1)
	await page.reload()
	await expect(page.getByRole('listitem').filter({ hasText: 'sonner au fond' })).toHaveCount(1)
	expect(writes.filter((path) => path.includes('note'))).toHaveLength(1)
})

for (const delay of [0, 120])
	test(`a configuration is copied once, the clicks ${delay} ms apart`, async ({
		page,
		baseURL,
	}) => {
		const code = await savedVersions(baseURL ?? '', [2000])
		await logIn(page, words, 'sofie.maes@atelier.example')
		await page.goto(`/back-office/configurations/${code}`)
		const copy = page.getByRole('button', { name: words('designs:duplicate') })
		await expect(copy).toBeVisible()
		const writes = writesOf(page)
		const { x, y, width, height } = (await copy.boundingBox()) ?? {
			x: 0,
			y: 0,
			width: 0,
			height: 0,
		}
		const [atX, atY] = [x + width / 2, y + height / 2]
		await page.mouse.click(atX, atY, { clickCount: 1 })
		await page.waitForTimeout(delay)
		await page.mouse.down({ clickCount: 2 })
		await page.mouse.up({ clickCount: 2 })
		await expect(page).not.toHaveURL(new RegExp(code, 'u'))
		await expect(copy).toBeVisible()
		await page.waitForLoadState('networkidle')
		expect(writes.filter((path) => path.includes('duplicate'))).toHaveLength(1)
	})
