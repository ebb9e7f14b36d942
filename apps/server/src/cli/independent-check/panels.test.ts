// What `npx gabarit solve` prints for random lists of loose boards and clad walls, looked at with geometry of our own,
// until 200 could be made. CHECK_SEED=… draws others.
import { randomPanels, randomStream } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { loadSeed } from '../../features/prices/index.ts'
import { type PrintedPanel, panelFaults } from './panel-faults.ts'
import { solvePrinted } from './solve-printed.ts'

const seed = Number(process.env['CHECK_SEED'] ?? 20_261_121)
const wanted = 200

test(`${wanted} random lists of panels: cuttable, bored inside their outlines, none in another`, async () => {
	const random = randomStream(seed)
	const { catalogue } = loadSeed()
	const wrong: { panels: string; faults: string[] }[] = []
	const seen = { bores: 0, radii: 0, clad: 0 }
	let drawn = 0
	let made = 0
	while (made < wanted && drawn < 10 * wanted) {
		const panels = randomPanels(random, catalogue)
		drawn += 1
		const { code, printed } = await solvePrinted<PrintedPanel>(panels)
		expect(code, JSON.stringify(panels)).toBe(printed.ok ? 0 : 2)
		if (!printed.ok) {
			expect(printed.issues.some(({ severity }) => severity === 'error')).toBe(true)
			continue
		}
		made += 1
		const { boards, fittings } = printed
		seen.bores += boards.filter(({ bores }) => bores).length
		seen.radii += boards.filter(({ radii }) => radii).length
		seen.clad += fittings.length
		const faults = panelFaults(boards, fittings)
		if (faults.length > 0)
			wrong.push({ panels: JSON.stringify(panels), faults: faults.slice(0, 5) })
	}
	console.log(
		`independent check: CHECK_SEED=${seed}, ${made} lists of panels made of ${drawn} drawn`,
	)
	expect(wrong.slice(0, 3)).toEqual([])
	expect(wrong).toHaveLength(0)
	expect(made).toBe(wanted)
	for (const count of Object.values(seen)) expect(count).toBeGreaterThan(50)
}, 600_000)
