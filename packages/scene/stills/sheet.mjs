// Takes the pictures of the sheet: `npm run sheet -w @gabarit/scene [-- NAME…]`, into test-results/sheet or SHEET_FOLDER;
// site.mjs says which browser. SHEET_FRAMES (250) and SHEET_SCALE (1) trade smoothness and size for time.
// `-- --build FOLDER` only builds the pages.
import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { deskSize, shots } from './sheet/shots.ts'
import { buildSite, framed, onSite } from './site.mjs'

const folder = process.env.SHEET_FOLDER ?? join(import.meta.dirname, '../../../test-results/sheet')
const frames = Number(process.env.SHEET_FRAMES ?? 250)
const factor = Number(process.env.SHEET_SCALE ?? 1)

const seed = join(import.meta.dirname, '../../../apps/server/seed/colors.csv')

/** The colours that a shop starts with. */
function shopColors() {
	const [, ...rows] = readFileSync(seed, 'utf8').trim().split('\n')
	return rows.map((row) => {
		const [reference, fr, nl, en, category, tier, hex, hexDark, pattern] = row.split(';')
		const label = { fr, nl, en }
		const used = { favourite: true, interior: true, exterior: true }
		return { reference, label, category, tier, hex, hexDark, pattern, ...used }
	})
}

const colors = JSON.stringify(shopColors())

async function photograph(browser, address, [name, { size = deskSize, moving = false }]) {
	const page = await browser.newPage({
		viewport: { width: Math.round(size.width * factor), height: Math.round(size.height * factor) },
		deviceScaleFactor: size.scale,
	})
	await page.addInitScript((rows) => {
		globalThis.shopColors = rows
	}, colors)
	page.on('pageerror', (error) => console.error(name, error.message))
	await page.goto(`${address}/sheet/shot.html?shot=${name}`)
	const took = await framed(page, moving ? 1 : frames)
	await page.evaluate(() => document.fonts.load('16px "National Park Variable"'))
	await page.screenshot({ path: join(folder, `${name}.png`) })
	await page.close()
	console.log(`${name}, ${took} ms`)
}

const wanted = process.argv.slice(2)
if (wanted[0] === '--build') {
	await buildSite(wanted[1])
} else {
	await mkdir(folder, { recursive: true })
	await onSite(async (browser, address) => {
		const isWanted = ([name]) => wanted.length === 0 || wanted.includes(name)
		for (const shot of Object.entries(shots).filter(isWanted))
			await photograph(browser, address, shot)
	})
}
