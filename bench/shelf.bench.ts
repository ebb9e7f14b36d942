// A shelf pulled up and down in a wardrobe of 12 modules: our own work from each hole that the hand passes to the page
// that shows it, without WebGL.
import type { Page } from '@playwright/test'
import { percentile, report } from './figure.ts'
import { inBrowser } from './in-browser.ts'
import { processorTimes } from './main-thread.ts'

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

type Moves = { clock: number[]; processor: number[] }

async function pull(page: Page): Promise<Moves> {
	await page.getByRole('button', { name: 'Compartiment 3', exact: true }).click()
	const box = await page.getByRole('slider').nth(1).boundingBox()
	if (box === null) throw new Error('no shelf to pull')
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
	await page.mouse.move(x, y)
	await page.mouse.down()
	const processor = await processorTimes(page, 'gabarit:shelf', async () => {
		for (let round = 0; round < rounds; round++)
			for (const to of [y - 60, y + 60]) await page.mouse.move(x, to, { steps: 20 })
	})
	await page.mouse.up()
	const clock = await page.evaluate(() =>
		performance.getEntriesByName('gabarit:shelf').map(({ duration }) => duration),
	)
	return { clock, processor }
}

await inBrowser(async (browser, address) => {
	const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
	await openWardrobe(page, address)
	const { clock, processor } = await pull(page)
	report({ name: 'holes passed', measured: clock.length, unit: '' })
	const reportShare = (share: number, bar?: { limit: number }) => {
		const name = `a hole, p${share * 100}`
		report({ name: `${name}, by the clock`, measured: percentile(clock, share), unit: 'ms' })
		const own = { name: `${name}, of the processor`, measured: percentile(processor, share) }
		report({ ...own, unit: 'ms', ...bar })
	}
	reportShare(0.5)
	reportShare(0.95, { limit })
})
