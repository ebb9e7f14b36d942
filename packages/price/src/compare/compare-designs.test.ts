import { type Configuration, furnitureFactsOf, solveConfiguration } from '@gabarit/engine'
import { goldenConfigurations, goldenPanels, sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { asShown } from '../as-shown.ts'
import { priceFurniture } from '../price-furniture.ts'
import { sampleBook } from '../testing/index.ts'
import {
	type Compared,
	type ComparedRow,
	catalogueNames,
	compareDesigns,
	onTop,
} from './compare-designs.ts'
import { shownTotalOf } from './option-differences.ts'

const today = { date: '2026-10-12' }

function compared(configuration: Configuration): Compared {
	const { result } = solveConfiguration(configuration, sampleCatalogue)
	if (!result.ok) throw new Error('cannot be made')
	const furniture = result.value
	return {
		configuration,
		nameOf: catalogueNames(sampleCatalogue, 'fr'),
		facts: furnitureFactsOf({ furniture, catalogue: sampleCatalogue }, 'fr'),
		held: furniture.capacity,
		quote: asShown(priceFurniture(furniture, sampleBook('individual'), today)),
		day: { date: '2026-11-24', workingDays: 30 },
	}
}

const g1 = compared(goldenConfigurations.g1)
const amountRows = (rows: ComparedRow[]) =>
	rows.filter((row) => row.kind === 'group' || onTop.some((kind) => kind === row.kind))

test('a design differs in nothing from itself', () => {
	for (const row of compareDesigns(g1, g1)) {
		expect(row.same).toBe(true)
		if ('difference' in row) expect(row.difference).toBe(0)
	}
})

const possible = Object.entries(goldenConfigurations)
	.filter(([, configuration]) => solveConfiguration(configuration, sampleCatalogue).result.ok)
	.map(([name]) => name)

test.each(possible)('the price rows of G1 and %s add up to both totals', (name) => {
	const other = compared(goldenConfigurations[name as keyof typeof goldenConfigurations])
	const rows = compareDesigns(g1, other)
	const total = rows.find(({ kind }) => kind === 'total')
	for (const side of [0, 1] as const) {
		const sum = amountRows(rows).reduce((all, { values }) => all + (values[side] as number), 0)
		const quote = [g1, other][side]?.quote
		expect(sum).toBe(quote ? shownTotalOf(quote) : null)
		expect(total?.values[side]).toBe(sum)
	}
	const differences = amountRows(rows).reduce(
		(all, row) => all + ('difference' in row ? row.difference : 0),
		0,
	)
	expect(total && 'difference' in total && total.difference).toBe(differences)
})

test('what the second design has more is positive, and turned about it is the same, negative', () => {
	const other: Compared = {
		...g1,
		held: { ...g1.held, long: g1.held.long + 6, folded: 0 },
		day: { date: '2026-12-01', workingDays: 35 },
	}
	const differences = (rows: ComparedRow[]) =>
		rows.flatMap((row) => ('difference' in row && !row.same ? [row.difference] : []))
	const there = compareDesigns(g1, other)
	expect(differences(there)).toEqual([6, -g1.held.folded, 5])
	expect(differences(compareDesigns(other, g1))).toEqual([-6, g1.held.folded, -5])
})

test('without a price, or a day, there are no rows of them', () => {
	const rows = compareDesigns({ ...g1, quote: null }, { ...g1, day: null })
	const kinds = new Set(rows.map(({ kind }) => kind))
	for (const kind of ['group', 'total', 'day'] as const) expect(kinds).not.toContain(kind)
})

test('loose panels beside a wardrobe: each keeps what it has', () => {
	const [panels] = Object.values(goldenPanels)
	if (!panels) throw new Error('no panels')
	const rows = compareDesigns(g1, compared(panels))
	const size = rows.find(({ kind }) => kind === 'size')
	expect(size?.values[0]).not.toBeNull()
	expect(size?.values[1]).toBeNull()
	expect(rows.find(({ kind }) => kind === 'panels')?.values[0]).toBe(0)
})
