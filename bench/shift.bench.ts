// Layout shift: how far what stands on a page jumps by itself, from /home to the delivery, wide and on a phone.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { translatorOf } from '@gabarit/i18n'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startServer } from '../e2e/server/running-server.ts'
import { report } from './figure.ts'

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

const folder = mkdtempSync(join(tmpdir(), 'gabarit-bench-'))
const server = await startServer({ DATA_DIR: folder, DATABASE_URL: '' })
const browser = await chromium.launch({
	executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
	args: ['--no-sandbox', '--disable-3d-apis'],
})
try {
	for (const size of sizes) await walk(browser, server.address, size)
} finally {
	await browser.close()
	await server.terminate()
	rmSync(folder, { recursive: true })
}
