import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, withoutWebGl } from './accessible.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')
const priceIn = (page: Page) => page.getByRole('status', { name: words('common:priceBar.price') })

const oak = {
	version: 1,
	room: { width: 3000 },
	hu: 2500,
	colors: { interior: 'P1-white', exterior: 'P3-oak-natural' },
	doors: { style: 'Simple' },
	handle: { model: 'bar-160', color: 'Black' },
}
const white = {
	...oak,
	room: { width: 2800 },
	colors: { interior: 'P1-white', exterior: 'P1-white' },
}

const letters = 'ABCDEFGHJKMNPQRTWXY'
const newCode = () =>
	Array.from({ length: 12 }, () => letters[Math.floor(Math.random() * letters.length)]).join('')

async function call(page: Page, path: string, data: object): Promise<object> {
	const answer = await page.evaluate(
		async ([address, body]) => {
			const headers = { 'content-type': 'application/json' }
			const response = await fetch(address, { method: 'POST', headers, body })
			return { status: response.status, text: await response.text() }
		},
		[`/api/dressing/configuration/${path}`, JSON.stringify(data)] as const,
	)
	expect(answer).toMatchObject({ status: 200 })
	return JSON.parse(answer.text)
}

/** By the browser of a page that is open in the shop. */
async function save(page: Page, configuration: object): Promise<string> {
	const code = newCode()
	await call(page, 'send', { kind: 'save', code, configuration, language: 'fr' })
	return code
}

test.beforeEach(({ page }) => withoutWebGl(page))

test('a link shows one version without its code, until it is withdrawn', async ({
	page,
	browser,
}) => {
	await page.goto('/home')
	const code = await save(page, oak)
	await page.goto(`/configurator?code=${code}&step=recap`)
	await expect(priceIn(page)).toHaveText(/\d/)
	const total = ((await priceIn(page).textContent()) ?? '').trim()
	await page
		.getByRole('button', { name: words('configurator:share.action') })
		.first()
		.click()
	const link = (await page.getByTestId('share-link').textContent()) ?? ''
	expect(link).toMatch(/\/share\/[\w-]{40,}$/)
	await expectAccessible(page, 'share dialog')

	const context = await browser.newContext()
	const onlooker = await context.newPage()
	await withoutWebGl(onlooker)
	const bodies: Promise<string>[] = []
	onlooker.on('response', (response) => {
		if (response.url().includes('/api/')) bodies.push(response.text().catch(() => ''))
	})
	await onlooker.goto(link)
	await expect(onlooker.getByTestId('share-total')).toHaveText(total)
	await expectAccessible(onlooker, 'share page')
	const seen = [await onlooker.content(), ...(await Promise.all(bodies))].join('\n')
	expect(seen).not.toContain(code)
	expect(seen).not.toContain('"purchase"')

	await onlooker.getByRole('button', { name: words('customer:share.use') }).click()
	await expect(priceIn(onlooker)).toHaveText(total)
	const header = onlooker.getByRole('banner')
	await expect(header).toContainText(/[A-Z0-9]{4} [A-Z0-9]{4} [A-Z0-9]{4}/)
	await expect(header).not.toContainText(code.slice(0, 4))

	await page.getByRole('button', { name: words('configurator:share.withdraw') }).click()
	await expect(page.getByText(words('configurator:share.withdrawn'))).toBeVisible()
	await onlooker.goto(link)
	const gone = onlooker.getByRole('heading', { name: words('customer:share.unknown.title') })
	await expect(gone).toBeVisible()
	await expectAccessible(onlooker, 'withdrawn link')
	await context.close()
})

test('a shop that hides its prices shows none behind its links', async ({ page, baseURL }) => {
	const shop = (baseURL ?? '').replace('localhost', 'rangements-martin.localhost')
	await page.goto(`${shop}/home`)
	const code = await save(page, oak)
	const { token } = (await call(page, `${code}/share`, {})) as { token: string }
	await page.goto(`${shop}/share/${token}`)
	await expect(page.getByText(words('customer:share.note'))).toBeVisible()
	await expect(page.getByRole('main')).not.toContainText('€')
	// Another shop's page does not open it.
	await page.goto(`/share/${token}`)
	const nothing = page.getByRole('heading', { name: words('customer:share.unknown.title') })
	await expect(nothing).toBeVisible()
})

test('two designs of this device are compared, line by line to the total', async ({ page }) => {
	await page.goto('/home')
	const totals: string[] = []
	for (const configuration of [white, oak]) {
		const code = await save(page, configuration)
		await page.goto(`/configurator?code=${code}&step=doors`)
		await expect(priceIn(page)).toHaveText(/\d/)
		totals.unshift(((await priceIn(page).textContent()) ?? '').trim())
		// Back to the start page, so that the next one is another design of this device.
		await page.goto('/configurator')
	}
	await page.getByRole('button', { name: words('configurator:compare.open') }).click()
	await expectAccessible(page, 'choice of two designs')
	await page.getByRole('button', { name: words('configurator:compare.show') }).click()
	const total = page.getByRole('row', { name: words('customer:compare.rows.total') })
	await expect(total.getByRole('cell')).toHaveCount(3)
	await expect(total.getByRole('cell').first()).toHaveText(totals[0] ?? '')
	await expect(total.getByRole('cell').nth(1)).toHaveText(totals[1] ?? '')
	await expectAccessible(page, 'compare')
	const same = page.getByRole('row', { name: words('customer:compare.rows.inside') })
	await expect(same).toBeVisible()
	await page.getByRole('checkbox', { name: words('customer:compare.all') }).uncheck()
	await expect(same).toHaveCount(0)
	await page.getByRole('link', { name: /B$/ }).click()
	await expect(priceIn(page)).toContainText(totals[1] ?? '')
})
