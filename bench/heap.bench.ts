// The heap of a page over 200 edits of a wardrobe: undo keeps 100 of them, all else must go.
import type { Page } from '@playwright/test'
import { report } from './figure.ts'
import { inBrowser } from './in-browser.ts'

const every = 50
const most = 200
/** Once undo is full, what 100 further edits may add, kB. */
const limit = 500

/** kB that are in use after all that can go is gone. */
async function heapOf(page: Page): Promise<number> {
	const session = await page.context().newCDPSession(page)
	await session.send('HeapProfiler.enable')
	await session.send('HeapProfiler.collectGarbage')
	await session.send('HeapProfiler.collectGarbage')
	const { usedSize } = await session.send('Runtime.getHeapUsage')
	await session.detach()
	return usedSize / 1000
}

/** Another width each time, typed as a buyer does. */
async function edit(page: Page, number: number): Promise<void> {
	const width = page.locator('[name="room.width"]')
	await width.fill(String(2400 + (number % 40) * 10))
	await width.blur()
	await page.waitForTimeout(20)
}

await inBrowser(async (browser, address) => {
	const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
	await page.goto(`${address}/configurator?type=wardrobe&step=footprint`)
	await page.getByRole('heading', { level: 1 }).first().waitFor()
	await page.waitForFunction(() => localStorage.getItem('gabarit.last') !== null)
	await page.goto(`${address}/configurator?step=footprint-measurements`)
	await page.locator('[name="room.width"]').waitFor()
	const sizes = new Map<number, number>()
	for (let number = 0; number <= most; number++) {
		if (number % every === 0) {
			await page.waitForTimeout(2000)
			sizes.set(number, await heapOf(page))
			report({ name: `after ${number} edits`, measured: sizes.get(number) ?? 0, unit: 'kB' })
		}
		await edit(page, number)
	}
	const grown = (sizes.get(most) ?? 0) - (sizes.get(most - 2 * every) ?? 0)
	report({ name: 'grown over the last 100', measured: grown, unit: 'kB', limit })
})
