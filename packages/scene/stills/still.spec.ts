// The still that a buyer keeps: at its full size, drawn by the processor.
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'

test.use({ viewport: { width: 400, height: 300 } })
test.setTimeout(400_000)

let server: ViteDevServer

test.beforeAll(async () => {
	server = await createServer({ configFile: join(import.meta.dirname, 'vite.config.ts') })
	await server.listen()
})

test.afterAll(async () => {
	await server.close()
})

test('a still is 2,000 pixels wide, shows the furniture on its paper, and tells how far it is', async ({
	page,
}) => {
	await page.goto(`${server.resolvedUrls?.local[0] ?? ''}still.html`)
	const image = page.locator('img')
	await image.waitFor({ state: 'attached', timeout: 360_000 })
	const seen = await image.evaluate(async (element: HTMLImageElement) => {
		await element.decode()
		const { naturalWidth: width, naturalHeight: height } = element
		const context = new OffscreenCanvas(width, height).getContext('2d')
		context?.drawImage(element, 0, 0)
		const at = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])]
		const type = (await (await fetch(element.src)).blob()).type
		return { width, height, type, paper: at(4, 4), leaf: at(1000, 625), floor: at(1000, 1150) }
	})
	expect(seen).toMatchObject({ width: 2000, height: 1250, type: 'image/png' })
	expect(seen.paper).toEqual([0xf6, 0xf2, 0xea, 255])
	const [red = 0, green = 0, blue = 0, alpha] = seen.leaf
	expect(alpha).toBe(255)
	expect(red).toBeGreaterThan(green + 15)
	expect(green).toBeGreaterThan(blue + 15)
	expect(seen.floor).not.toEqual(seen.paper)
	const shares = ((await page.locator('body').getAttribute('data-progress')) ?? '')
		.trim()
		.split(' ')
		.map(Number)
	expect(shares.length).toBeGreaterThan(20)
	expect(shares.at(-1)).toBe(1)
	expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})

test('a still that is stopped leaves no canvas and draws no further', async ({ page }) => {
	await page.goto(`${server.resolvedUrls?.local[0] ?? ''}still.html`)
	const progress = () => page.locator('body').getAttribute('data-progress')
	await expect.poll(progress, { timeout: 120_000 }).not.toBeNull()
	await page.evaluate(() => dispatchEvent(new Event('stop')))
	await expect(page.locator('canvas')).toHaveCount(0)
	const before = await progress()
	await page.waitForTimeout(3000)
	expect(await progress()).toBe(before)
	expect(await page.locator('body').getAttribute('data-lost')).toBeNull()
})
