// Layout shift: how far what stands on a page jumps by itself, from /home to the delivery, wide and on a phone.
import { translatorOf } from '@gabarit/i18n'
import type { Browser, Page } from '@playwright/test'
import { report } from './figure.ts'
import { inBrowser } from './in-browser.ts'

const limit = 0.05
const sizes = [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
]
/** ms until what a view loads has come. */
const settled = 1500

type Shift = { value: number; moved: string[] }

/** Sums what moves without a hand; shifts within 500 ms of an input are what it asked for. */
function watchShifts(): void {
	const shifts: Shift[] = []
	Object.assign(globalThis, { shifts })
	type Entry = {
		value: number
		hadRecentInput: boolean
		sources: { node: { nodeName: string; className?: string } | null }[]
	}
	const observer = new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as unknown as Entry[]) {
			const { value, hadRecentInput, sources } = entry
			const moved = sources.map(({ node }) => `${node?.nodeName} ${node?.className ?? ''}`)
			if (!hadRecentInput) shifts.push({ value, moved })
		}
	})
	// Node, whose types these are, knows no layout.
	const options = { type: 'layout-shift', buffered: true } as object
	observer.observe(options as Parameters<typeof observer.observe>[0])
}

async function reportShifts(page: Page, view: string): Promise<void> {
	await page.waitForTimeout(settled)
	const shifts = await page.evaluate(() =>
		(globalThis as unknown as { shifts: Shift[] }).shifts.splice(0),
	)
	const measured = shifts.reduce((sum, { value }) => sum + value, 0)
	const width = page.viewportSize()?.width ?? 0
	report({ name: `${view} at ${width}`, measured, unit: '', limit })
	if (measured > limit) for (const { value, moved } of shifts) console.log('  ', value, moved)
}

const say = translatorOf('fr')

async function walk(browser: Browser, address: string, viewport: (typeof sizes)[number]) {
	const page = await browser.newPage({ viewport, baseURL: address })
	await page.addInitScript(watchShifts)
	const heading = page.getByRole('heading', { level: 1 }).first()
	for (const path of ['/home', '/configurator', '/connexion', '/configurator?type=wardrobe']) {
		await page.goto(path)
		await heading.waitFor()
		await reportShifts(page, path)
	}
	const bar = page.getByRole('region', { name: say('common:priceBar.label') })
	for (;;) {
		const step = stepOf(page)
		await reportShifts(page, step)
		if (step === 'recap') await loadAgain(page)
		if (step === 'delivery') break
		await bar.getByRole('button').last().click()
		// Where the measures are confirmed, a doubt is shown before Next leads on.
		await page.waitForTimeout(settled)
	}
	await page.close()
}

const stepOf = (page: Page) => new URL(page.url()).searchParams.get('step') ?? ''

async function loadAgain(page: Page): Promise<void> {
	await page.reload()
	await page.getByRole('heading', { level: 1 }).first().waitFor()
	await reportShifts(page, `${stepOf(page)}, loaded again`)
}

await inBrowser(async (browser, address) => {
	for (const size of sizes) await walk(browser, address, size)
})
