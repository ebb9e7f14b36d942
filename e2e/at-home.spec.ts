// The furniture in the buyer's own room, its model as files, and its picture to keep.
import { readFileSync } from 'node:fs'
import { devices, expect, type Page, test } from '@playwright/test'
import { complaintsOf, expectAccessible, withoutWebGl } from './accessible.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')
const buttonOf = (page: Page, key: Parameters<typeof words>[0]) =>
	page.getByRole('button', { name: words(key) })

const oak = {
	version: 1,
	room: { width: 3000 },
	hu: 2500,
	colors: { interior: 'P1-white', exterior: 'P3-oak-natural' },
}

const letters = 'ABCDEFGHJKMNPQRTWXY'

/** At Recap, with a design of one's own. Gives its code. */
async function openRecap(page: Page): Promise<string> {
	const code = Array.from(
		{ length: 12 },
		() => letters[Math.floor(Math.random() * letters.length)],
	).join('')
	await page.goto('/home')
	const status = await page.evaluate(
		async (body) => {
			const headers = { 'content-type': 'application/json' }
			const address = '/api/dressing/configuration/send'
			return (await fetch(address, { method: 'POST', headers, body })).status
		},
		JSON.stringify({ kind: 'save', code, configuration: oak, language: 'fr' }),
	)
	expect(status).toBe(200)
	await page.goto(`/configurator?code=${code}&step=recap&quality=low`)
	await expect(buttonOf(page, 'at-home:action')).toBeVisible()
	return code
}

test('a desktop shows the code of a link for a phone, and makes the files without sending them', async ({
	page,
}) => {
	await withoutWebGl(page)
	const complaints = complaintsOf(page)
	const code = await openRecap(page)
	const sent: string[] = []
	page.on('request', (request) => {
		if (request.method() !== 'GET') sent.push(`${request.url()} ${request.postData() ?? ''}`)
	})
	await buttonOf(page, 'at-home:action').click()
	await expect(page.getByRole('img', { name: words('at-home:code') })).toBeVisible()
	const link = (await page.getByTestId('home-link').textContent()) ?? ''
	expect(link).toMatch(/\/share\/[\w-]{40,}$/)
	await page.getByText(words('at-home:files')).click()
	await expectAccessible(page, 'at home on a desktop')
	const before = sent.length
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		buttonOf(page, 'at-home:glb').click(),
	])
	expect(download.suggestedFilename()).toMatch(/^Gabarit-.*\.glb$/)
	expect(download.suggestedFilename()).not.toContain(code)
	const file = readFileSync(await download.path())
	expect(file.subarray(0, 4).toString()).toBe('glTF')
	expect(file.length).toBeLessThan(5_000_000)
	expect(file.includes(code)).toBe(false)
	expect(sent.slice(before)).toEqual([])
	await page.keyboard.press('Escape')

	await buttonOf(page, 'at-home:still.action').click()
	await expect(page.getByText(words('at-home:still.unable'))).toBeVisible()
	await expectAccessible(page, 'no picture without 3D')

	await page.goto(link)
	await buttonOf(page, 'at-home:action').click()
	// Its own address: a copy of a link tells no more than the link.
	await expect(page.getByTestId('home-link')).toHaveText(link)
	expect(await page.content()).not.toContain(code)
	expect(complaints).toEqual([])
})

test.describe('on a phone', () => {
	const { userAgent: _, defaultBrowserType: __, ...phone } = devices['Pixel 7']
	test.use(phone)
	test.beforeEach(({ page }) => withoutWebGl(page))

	test('Quick Look opens the file that was made, at a scale that nobody changes', async ({
		page,
	}) => {
		await page.addInitScript(() => {
			DOMTokenList.prototype.supports = (token) => token === 'ar'
			addEventListener('click', (event) => {
				const link = event.target
				if (!(link instanceof HTMLAnchorElement) || link.rel !== 'ar') return
				event.preventDefault()
				const child = link.firstElementChild?.tagName
				Object.assign(window, { opened: { href: link.href, name: link.download, child } })
			})
		})
		await openRecap(page)
		await buttonOf(page, 'at-home:action').click()
		await buttonOf(page, 'at-home:start').click()
		const opened = await page.evaluate(
			() => (window as unknown as { opened: Record<string, string> }).opened,
		)
		expect(opened['href']).toMatch(/^blob:.*#allowsContentScaling=0$/)
		expect(opened['name']).toMatch(/\.usdz$/)
		expect(opened['child']).toBe('IMG')
	})

	test('a camera that is refused, and a browser without one, say what to do', async ({ page }) => {
		await page.addInitScript(() => {
			const xr = {
				isSessionSupported: () => Promise.resolve(true),
				requestSession: () => Promise.reject(new DOMException('refused', 'NotAllowedError')),
			}
			Object.defineProperty(navigator, 'xr', { value: xr, configurable: true })
		})
		await openRecap(page)
		await buttonOf(page, 'at-home:action').click()
		await buttonOf(page, 'at-home:start').click()
		await expect(page.getByText(words('at-home:refused'))).toBeVisible()
		await expectAccessible(page, 'at home, camera refused')
		await page.keyboard.press('Escape')
		await page.evaluate(() => {
			Object.defineProperty(navigator, 'xr', { value: undefined, configurable: true })
		})
		await buttonOf(page, 'at-home:action').click()
		await expect(page.getByText(words('at-home:none'))).toBeVisible()
		await expect(buttonOf(page, 'at-home:glb')).toBeVisible()
		await expectAccessible(page, 'at home, not on this phone')
	})
})

test('the graphics card gives up 20 times, and the picture in space is back each time', async ({
	page,
}) => {
	test.setTimeout(300_000)
	await page.setViewportSize({ width: 900, height: 700 })
	await page.goto('/configurator?type=panels&quality=low')
	const stage = page.locator('figure[data-ready="true"]')
	const canvas = stage.locator('canvas')
	for (let time = 0; time < 20; time += 1) {
		await expect(canvas).toBeVisible({ timeout: 30_000 })
		await canvas.evaluate((it: HTMLCanvasElement) => {
			it.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
		})
		// The elevation stands in.
		await expect(page.locator('figure canvas')).toHaveCount(0)
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	}
	await expect(canvas).toBeVisible({ timeout: 30_000 })
})
