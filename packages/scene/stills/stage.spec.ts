import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'

test.use({ viewport: { width: 900, height: 600 } })
test.setTimeout(240_000)

let server: ViteDevServer

test.beforeAll(async () => {
	server = await createServer({ configFile: join(import.meta.dirname, 'vite.config.ts') })
	await server.listen()
})

test.afterAll(async () => {
	await server.close()
})

async function show(page: Page, query: string) {
	await page.goto(`${server.resolvedUrls?.local[0] ?? ''}?${query}`)
	await page.waitForSelector('figure[data-ready="true"]', { timeout: 120_000 })
}

async function colorAt(page: Page, x: number, y: number): Promise<number[]> {
	const shot = await page.screenshot({ clip: { x: x - 4, y: y - 4, width: 9, height: 9 } })
	return page.evaluate(async (encoded) => {
		const image = await createImageBitmap(
			await (await fetch(`data:image/png;base64,${encoded}`)).blob(),
		)
		const context = new OffscreenCanvas(9, 9).getContext('2d')
		context?.drawImage(image, 0, 0)
		const { data } = context?.getImageData(0, 0, 9, 9) ?? { data: [] }
		return [0, 1, 2].map((k) => {
			const values = Array.from(data).filter((_, i) => i % 4 === k)
			return values.reduce((sum, value) => sum + value, 0) / values.length
		})
	}, shot.toString('base64'))
}

test('oak leaves on paper of exactly the theme’s colour', async ({ page }) => {
	const complaints: string[] = []
	page.on('console', (message) => {
		if (message.type() === 'error' || message.text().startsWith('THREE.'))
			complaints.push(message.text())
	})
	page.on('pageerror', (error) => complaints.push(String(error)))
	await show(page, 'case=g1&dimensions=no')
	expect(await colorAt(page, 10, 10)).toEqual([0xf6, 0xf2, 0xea])
	const [red = 0, green = 0, blue = 0] = await colorAt(page, 520, 300)
	expect(red).toBeGreaterThan(green + 15)
	expect(green).toBeGreaterThan(blue + 20)
	expect(red).toBeGreaterThan(170)
	expect(complaints).toEqual([])
})

test('an open leaf shows the white inside', async ({ page }) => {
	await show(page, 'case=g1&dimensions=no&leaves=no&contents=no')
	const [red = 0, green = 0, blue = 0] = await colorAt(page, 290, 230)
	expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(30)
	expect(red).toBeGreaterThan(90)
})

test('with movement on, leaves and camera end where they stand without it', async ({ page }) => {
	await show(page, 'case=g1&dimensions=no&open=all&view=left')
	const still = await page.screenshot()
	await show(page, 'case=g1&dimensions=no&swing=yes')
	const before = await page.screenshot()
	await page.evaluate(() => window.dispatchEvent(new Event('swing')))
	await expect
		.poll(async () => (await page.screenshot()).equals(still), { timeout: 120_000 })
		.toBe(true)
	expect(before.equals(still)).toBe(false)
})

test('a drag turns and selects nothing; a tap selects; keys turn, a double tap leads back', async ({
	page,
}) => {
	await page.setViewportSize({ width: 420, height: 300 })
	await show(page, 'case=g1&dimensions=no&hand=yes')
	const stage = page.locator('figure')
	const first = await page.screenshot()
	const isFirst = async () => (await page.screenshot()).equals(first)
	const selected = () => page.evaluate(() => document.body.dataset['selected'])
	await page.mouse.move(200, 150)
	await page.mouse.down()
	await page.mouse.move(120, 130, { steps: 4 })
	await page.mouse.up()
	await expect.poll(isFirst).toBe(false)
	expect(await selected()).toBeUndefined()
	// Two taps are a double tap within 320 ms: a slow machine has another try.
	await expect(async () => {
		await page.mouse.dblclick(200, 150)
		// A pointer that rests on a front leaves it ajar.
		await page.mouse.move(2, 2)
		await expect.poll(isFirst, { timeout: 15_000 }).toBe(true)
	}).toPass({ timeout: 90_000 })
	expect(await selected()).toContain('Main')
	await stage.focus()
	await page.keyboard.press('ArrowLeft')
	await page.keyboard.press('+')
	await expect.poll(isFirst).toBe(false)
	await page.keyboard.press('Home')
	await stage.blur()
	await expect.poll(isFirst, { timeout: 60_000 }).toBe(true)
})

test('a hundred edits leave no more on the graphics card than fifty did', async ({ page }) => {
	// A hundred pictures, each drawn by the processor.
	test.setTimeout(900_000)
	await page.addInitScript(() => {
		const live = { buffers: 0, textures: 0, programs: 0 }
		Object.assign(window, { live })
		const { prototype } = WebGL2RenderingContext
		const count = (
			kind: keyof typeof live,
			make: 'createBuffer' | 'createTexture' | 'createProgram',
			drop: 'deleteBuffer' | 'deleteTexture' | 'deleteProgram',
		) => {
			const [making, dropping] = [prototype[make], prototype[drop]] as [
				() => object,
				(thing: object) => void,
			]
			Object.assign(prototype, {
				[make]() {
					live[kind] += 1
					return making.call(this)
				},
				[drop](thing: object) {
					if (thing) live[kind] -= 1
					return dropping.call(this, thing)
				},
			})
		}
		count('buffers', 'createBuffer', 'deleteBuffer')
		count('textures', 'createTexture', 'deleteTexture')
		count('programs', 'createProgram', 'deleteProgram')
	})
	await page.setViewportSize({ width: 300, height: 220 })
	await show(page, 'case=g1&edits=100&open=all')
	const liveAt = async (edit: number) => {
		await page.waitForFunction((least) => Number(document.body.dataset['edits']) >= least, edit, {
			timeout: 450_000,
		})
		return page.evaluate(() => ({
			...(window as unknown as { live: Record<string, number> }).live,
		}))
	}
	const [half, all] = [await liveAt(50), await liveAt(100)]
	expect(half['buffers']).toBeGreaterThan(100)
	expect(all['buffers'] ?? 0).toBeLessThanOrEqual((half['buffers'] ?? 0) * 1.15)
	expect(all['textures'] ?? 0).toBeLessThanOrEqual((half['textures'] ?? 0) + 1)
	expect(all['programs'] ?? 0).toBeLessThanOrEqual((half['programs'] ?? 0) + 1)
})
