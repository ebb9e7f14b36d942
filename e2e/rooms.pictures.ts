// Pictures of rooms of every kind, in 3D and as plans, each compared with the engine's numbers.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import {
	buildFurniture,
	type Catalogue,
	type Configuration,
	type Furniture,
	type Run,
} from '@gabarit/engine'
import { goldenConfigurations as golden, pictureRooms } from '@gabarit/engine/testing'
import { expect, type Page, test } from '@playwright/test'

const folder = process.env['ROOM_PICTURES'] ?? 'test-results/pictures'
const rooms: Record<string, Configuration> = { ...pictureRooms, g4: golden.g4, g9: golden.g9 }
const letters = 'ACDEFGHJKMNPQRTWXY'
const newCode = () =>
	Array.from({ length: 12 }, () => letters[Math.floor(Math.random() * letters.length)]).join('')

/** Whatever the language puts between digits. */
const numbersIn = (texts: readonly string[]) =>
	new Set(texts.map((text) => Number(text.replaceAll(/[\s\u00a0\u202f]/gu, '').replace(',', '.'))))

test.use({
	launchOptions: {
		executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
		args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
	},
})

/** Saves a room under a new code and answers what the engine makes of it. */
async function keep(page: Page, configuration: Configuration) {
	const code = newCode()
	const { status, init } = await page.evaluate(
		async (body) => {
			const headers = { 'content-type': 'application/json' }
			const sent = await fetch('/api/dressing/configuration/send', {
				method: 'POST',
				headers,
				body,
			})
			const asked = await fetch('/api/configurator/dressing/init')
			return { status: sent.status, init: await asked.text() }
		},
		JSON.stringify({ kind: 'save', code, language: 'fr', configuration }),
	)
	expect(status).toBe(200)
	const { catalogue } = JSON.parse(init) as { catalogue: Catalogue }
	const built = buildFurniture(configuration, catalogue)
	if (!built.ok) throw new Error(built.issues.map((issue) => issue.code).join())
	return { code, furniture: built.value }
}

const widthsOf = (runs: readonly Run[]) =>
	runs.flatMap(({ modules }) => modules.map(({ width }) => width))

async function photograph(page: Page, name: string, code: string, furniture: Furniture) {
	await page.goto(`/configurator?code=${code}&step=modules&language=fr`)
	const stage = page.locator('[data-ready="true"]').first()
	await stage.waitFor()
	await expect(stage).toHaveAttribute('data-settled', 'true')
	const shown = numbersIn(await stage.locator('svg text').allTextContents())
	const main = furniture.runs.filter(({ side }) => side === 'Main')
	for (const width of widthsOf(main)) expect([...shown], `${name} in 3D`).toContain(width)
	await stage.screenshot({ path: join(folder, `${name}-3d.png`) })
}

async function drawPlan(page: Page, name: string, configuration: Configuration, made: Furniture) {
	const plan = ['scripts/gabarit.mjs', 'plan', '-', '--format', 'svg', '--language', 'fr']
	const svg = execFileSync('node', plan, { input: JSON.stringify(configuration) }).toString()
	await page.setContent(`<body style="margin:0">${svg}</body>`)
	const drawing = page.locator('svg').first()
	const shown = numbersIn(await drawing.locator('text').allTextContents())
	for (const width of widthsOf(made.runs)) expect([...shown], `${name} as plan`).toContain(width)
	await drawing.screenshot({ path: join(folder, `${name}-plan.png`) })
}

for (const [name, configuration] of Object.entries(rooms))
	test(`${name}: the widths of its modules in 3D and on the plan`, async ({ page }) => {
		await page.goto('/home?language=fr')
		const { code, furniture } = await keep(page, configuration)
		await photograph(page, name, code, furniture)
		await drawPlan(page, name, configuration, furniture)
	})
