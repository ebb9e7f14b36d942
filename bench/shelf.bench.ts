// A shelf pulled up and down in a wardrobe of 12 modules: our own work from each hole that the hand passes to the page
// that shows it, without WebGL.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { startServer } from '../e2e/server/running-server.ts'
import { percentile, report } from './figure.ts'

const modules = 12
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 20)
const limit = 16

/** The widest wall, so that so many modules stand on it. */
async function openWardrobe(page: Page, address: string): Promise<void> {
	await page.goto(`${address}/configurator?type=wardrobe&step=footprint`)
	await page.waitForFunction(() => localStorage.getItem('gabarit.last') !== null)
	const kept = await page.evaluate(() => {
		const slot = `gabarit.design.${localStorage.getItem('gabarit.last')}`
		return [slot, localStorage.getItem(slot) ?? '{}'] as const
	})
	const design = kept[1]
		.replace(/"room":\{/u, '"room":{"width":12000,')
		.replace(/,"width":3000/u, '')
	await page.goto(`${address}/home`)
	await page.evaluate(([slot, text]) => localStorage.setItem(slot, text), [
		kept[0],
		design,
	] as const)
	const code = kept[0].replace('gabarit.design.', '')
	await page.goto(`${address}/configurator?code=${code}&step=module-selection`)
	await page.getByRole('radio', { name: new RegExp(`^${modules}\\b`, 'u') }).click()
}

async function pull(page: Page): Promise<number[]> {
	await page.getByRole('button', { name: 'Travée 3', exact: true }).click()
	const box = await page.getByRole('slider').nth(1).boundingBox()
	if (box === null) throw new Error('no shelf to pull')
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
	await page.mouse.move(x, y)
	await page.mouse.down()
	for (let round = 0; round < rounds; round++)
		for (const to of [y - 60, y + 60]) await page.mouse.move(x, to, { steps: 20 })
	await page.mouse.up()
	return page.evaluate(() =>
		performance.getEntriesByName('gabarit:shelf').map(({ duration }) => duration),
	)
}

const folder = mkdtempSync(join(tmpdir(), 'gabarit-bench-'))
const server = await startServer({ DATA_DIR: folder, DATABASE_URL: '' })
const browser = await chromium.launch({
	executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
	args: ['--no-sandbox', '--disable-3d-apis'],
})
try {
	const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
	await openWardrobe(page, server.address)
	const moves = await pull(page)
	report({ name: 'holes passed', measured: moves.length, unit: '' })
	report({ name: 'a hole, p50', measured: percentile(moves, 0.5), unit: 'ms' })
	report({ name: 'a hole, p95', measured: percentile(moves, 0.95), unit: 'ms', limit })
} finally {
	await browser.close()
	await server.terminate()
	rmSync(folder, { recursive: true })
}
