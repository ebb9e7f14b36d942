// What light does to matter, read from rendered pixels: small pictures, a few frames of rest.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { type Area, brightness, deltaE, lightOf, lightOfHex } from './pixels.ts'

test.use({ viewport: { width: 300, height: 200 } })
test.setTimeout(600_000)

let server: ViteDevServer

test.beforeAll(async () => {
	server = await createServer({ configFile: join(import.meta.dirname, 'vite.config.ts') })
	await server.listen()
})

test.afterAll(async () => {
	await server.close()
})

async function open(page: Page, address: string) {
	await page.goto(`${server.resolvedUrls?.local[0] ?? ''}${address}`)
}

async function rested(page: Page, frames: number) {
	await page.waitForFunction(
		(least) =>
			Number(document.querySelector('[data-frames]')?.getAttribute('data-frames')) >= least,
		frames,
		{ timeout: 150_000 },
	)
}

const runsOf = (module: object) => [{ side: 'Main', zones: [{ modules: [module] }] }]
const changeOf = (change: object) => encodeURIComponent(JSON.stringify(change))

const rows = readFileSync(
	join(import.meta.dirname, '../../../apps/server/seed/colors.csv'),
	'utf8',
).split('\n')

function colorOf(reference: string) {
	const row = rows.find((line) => line.startsWith(`${reference};`))
	const [, , , , category, , hex = '', hexDark = '', pattern] = row?.split(';') ?? []
	return { category, hex, hexDark, pattern }
}

/** The leaf in the middle of the picture, away from its handle. */
const front: Area = [138, 40, 26, 90]

async function paint(page: Page, reference: string): Promise<number> {
	const color = colorOf(reference)
	await page.evaluate(async (detail) => {
		const figure = document.querySelector('figure')
		window.dispatchEvent(new CustomEvent('paint', { detail }))
		// The picture before still counts its frames until the new one begins.
		while (Number(figure?.getAttribute('data-frames')) > 1)
			await new Promise((next) => requestAnimationFrame(next))
	}, color)
	await rested(page, 17)
	return deltaE(await lightOf(page, front), lightOfHex(color.hex))
}

const lacquers = [
	'RAL-9010',
	'RAL-1013',
	'RAL-1003',
	'RAL-3020',
	'RAL-5014',
	'RAL-6021',
	'RAL-7016',
	'RAL-7035',
	'RAL-8017',
	'RAL-9005',
]
const woods = [
	'P3-oak-natural',
	'P3-oak-smoked',
	'P3-walnut',
	'P3-ash-sand',
	'P3-maple',
	'P4-oak-black',
]

test('a front under the key has the colour of its swatch: ten lacquers, six woods', async ({
	page,
}) => {
	await open(page, '?case=g1&dimensions=no&contents=no&rest=always')
	await rested(page, 2)
	const differences: [string, number][] = []
	for (const reference of [...lacquers, ...woods])
		differences.push([reference, await paint(page, reference)])
	test.info().annotations.push({ type: 'ΔE', description: JSON.stringify(differences) })
	expect(differences.filter(([, difference]) => !(difference <= 4))).toEqual([])
})

test('on a card the window gives about twice what all else gives', async ({ page }) => {
	const shone: number[] = []
	for (const light of ['all', 'fill']) {
		await open(page, `card.html?light=${light}`)
		await rested(page, 100)
		shone.push(brightness(await lightOf(page, [40, 40, 40, 40])))
	}
	const [all = 0, fill = 1] = shone
	const share = (all - fill) / fill
	test.info().annotations.push({ type: 'key to fill', description: String(share) })
	expect(share).toBeGreaterThanOrEqual(1.8)
	expect(share).toBeLessThanOrEqual(2.5)
})

/** Low furniture, so that its floor is wide: at the plinth, and 300 mm in front of it. */
const low = { hu: 1300, room: { width: 1300 }, runs: runsOf({ kind: 'Double' }) }
const floor: Record<'foot' | 'away', Area> = { foot: [180, 251, 60, 1], away: [180, 262, 60, 1] }

test('at its foot the floor is at least 15 % darker than 300 mm away', async ({ page }) => {
	await page.setViewportSize({ width: 400, height: 300 })
	await open(page, `?case=g1&dimensions=no&rest=always&change=${changeOf(low)}`)
	await rested(page, 25)
	const [foot, away] = [await lightOf(page, floor.foot), await lightOf(page, floor.away)]
	test.info().annotations.push({ type: 'foot', description: JSON.stringify([foot, away]) })
	expect(brightness(foot)).toBeLessThan(0.85 * brightness(away))
})

test('a bay with a light bar is lighter than without', async ({ page }) => {
	const shone: number[] = []
	for (const led of [false, true]) {
		const bays = [{ template: '09', led }, { template: '06' }]
		const change = changeOf({ runs: runsOf({ kind: 'Double', bays }), room: { width: 1200 } })
		await open(page, `?case=g1&dimensions=no&contents=no&leaves=no&rest=always&change=${change}`)
		await rested(page, 17)
		shone.push(brightness(await lightOf(page, [130, 34, 16, 14])))
	}
	test.info().annotations.push({ type: 'bay', description: String(shone) })
	expect(shone[1]).toBeGreaterThan(1.1 * (shone[0] ?? 1))
})

test('the back of a white interior is white', async ({ page }) => {
	await open(page, '?case=g1&dimensions=no&contents=no&leaves=no&rest=always')
	await rested(page, 33)
	const light = await lightOf(page, [176, 36, 12, 20])
	test.info().annotations.push({ type: 'white', description: String(light) })
	expect(brightness(light)).toBeGreaterThan(0.52)
	expect(Math.max(...light) - Math.min(...light)).toBeLessThan(0.08)
})

test('the wall that the window does not reach gets light back, warm as what throws it', async ({
	page,
}) => {
	await page.setViewportSize({ width: 400, height: 300 })
	await open(page, '?case=g1&dimensions=no&contents=no')
	await rested(page, 1)
	const wall = await lightOf(page, [48, 100, 12, 60])
	test.info().annotations.push({ type: 'wall', description: String(wall) })
	expect(brightness(wall)).toBeGreaterThan(0.3)
	expect(wall[0]).toBeGreaterThan(wall[2])
})

test('while something moves the far edge of the shadow on the paper is soft', async ({ page }) => {
	await page.setViewportSize({ width: 400, height: 300 })
	await open(page, '?case=g1&dimensions=no&contents=no')
	await rested(page, 1)
	const column: number[] = []
	for (let y = 230; y < 272; y++) column.push(brightness(await lightOf(page, [380, y, 2, 1])))
	const steps = column.slice(1).map((value, i) => Math.abs(value - (column[i] ?? 0)))
	test.info().annotations.push({ type: 'steps', description: String(Math.max(...steps)) })
	expect(Math.max(...column) - Math.min(...column)).toBeGreaterThan(0.15)
	expect(Math.max(...steps)).toBeLessThan(0.09)
})
