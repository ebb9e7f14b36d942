import { buildFurniture, type Configuration, countFittings, cutListOf } from '@gabarit/engine'
import { goldenConfigurations } from '@gabarit/engine/testing'
import { languages } from '@gabarit/i18n'
import { describe, expect, test } from 'vitest'
import { loadSeed } from '../../prices/index.ts'
import { boardTable, hardwareTable } from './csv-tables.ts'

const { catalogue } = loadSeed()

function furnitureOf(configuration: Configuration) {
	const result = buildFurniture(configuration, catalogue)
	if (!result.ok) throw new Error(JSON.stringify(result.issues))
	return result.value
}

function rowsOf(table: string): string[][] {
	return table
		.trimEnd()
		.split('\n')
		.map((line) => line.split(';'))
}

// A left slope of 45 degrees over a run of 1000: sides, leaves and top are no rectangles.
const sloped: Configuration = {
	version: 1,
	room: { width: 1100 },
	hu: 2500,
	slope: { left: { low: 1200, angle: 45 } },
}
const linesOf = (configuration: Configuration) => cutListOf(furnitureOf(configuration), catalogue)
const boardsIn = (configuration: Configuration, language: (typeof languages)[number]) =>
	rowsOf(boardTable(linesOf(configuration), language))

describe('the boards as a table', () => {
	test('a table of boards starts with a byte order mark, so that Excel reads UTF-8', () => {
		for (const language of languages) {
			expect(boardTable([], language).startsWith('\uFEFF')).toBe(true)
		}
	})

	test('header and part names are in the language of the table, the unit of a size in its header', () => {
		const heads = languages.map((language) => boardsIn(goldenConfigurations.g1, language)[0])
		expect(heads.map((head) => head?.slice(0, 3))).toEqual([
			['\uFEFFPièce', 'Quantité', 'Longueur finie (mm)'],
			['\uFEFFOnderdeel', 'Aantal', 'Afgewerkte lengte (mm)'],
			['\uFEFFPart', 'Quantity', 'Finished length (mm)'],
		])
		const sides = languages.map((language) => boardsIn(goldenConfigurations.g1, language)[1]?.[0])
		expect(sides).toEqual(['Côté', 'Zijwand', 'Side panel'])
	})

	test('decimals have a comma in French and Dutch, a point in English, and no sign between thousands', () => {
		const cutting = languages.map((language) => {
			const rows = boardsIn(goldenConfigurations.g1, language)
			return rows.find((row) => row[2] === '2450')?.[5]
		})
		expect(cutting).toEqual(['578,2', '578,2', '578.2'])
	})

	test('a material is in the table of boards by reference and by name', () => {
		const [, side] = boardsIn(goldenConfigurations.g1, 'en')
		expect(side?.slice(7, 9)).toEqual(['P1-white', 'White'])
	})

	test('modules of the table of boards count from 1', () => {
		const [, side] = boardsIn(goldenConfigurations.g1, 'fr')
		expect(side?.[15]).toBe('1 2 3')
	})

	test('a side shows its plinth notch of 40 x 80 in its outline', () => {
		const [, side] = boardsIn(goldenConfigurations.g1, 'fr')
		expect(side?.[16]).toBe('0/0 2450/0 2450/579 80/579 80/539 0/539')
	})

	test('a rectangle has neither outline nor cuts', () => {
		const back = boardsIn(goldenConfigurations.g1, 'en').find(([part]) => part === 'Back')
		expect(back?.slice(16, 18)).toEqual(['', ''])
	})

	// Carcass line at the leaf's edges: 1180.5 and 1677.5; less 1.5 / cos 45 and its lower edge at 81.5.
	test('under a slope a leaf shows its low and its high edge, a bevelled side its angle at its number in `cuts`', () => {
		const rows = boardsIn(sloped, 'en')
		expect(rows.find(([part]) => part === 'Leaf')?.[16]).toBe('0/0 1096/0 1593/497 0/497')
		expect(rows.find(([part]) => part === 'Side panel')?.[17]).toBe('1:45°')
		expect(rows.find(([part]) => part === 'Top')?.[17]).toBe('1:45° 3:-45°')
	})

	test('boards of different shape never stand on one line', () => {
		const furniture = furnitureOf(sloped)
		const shapes = new Map(
			furniture.boards.map(({ id, outline, cuts }) => [id, JSON.stringify({ outline, cuts })]),
		)
		for (const { ids, outline, cuts } of cutListOf(furniture, catalogue)) {
			for (const id of ids) expect(shapes.get(id)).toBe(JSON.stringify({ outline, cuts }))
		}
	})
})

describe('the hardware as a table', () => {
	test('the table of hardware has one row per reference, with a name in its language', () => {
		const items = countFittings(furnitureOf(goldenConfigurations.g1).fittings)
		const rows = rowsOf(hardwareTable(items, 'nl'))
		expect(rows[0]).toEqual(['\uFEFFReferentie', 'Omschrijving', 'Aantal'])
		expect(rows).toHaveLength(1 + items.length)
		expect(rows.find(([reference]) => reference === 'shelf-pin')?.[1]).toBe('Plankdrager')
	})

	// Under a slope one leaf of a double hangs on a side, the other on the partition.
	test('each hinge has a name of its own in the table of hardware', () => {
		const double: Configuration = {
			...sloped,
			runs: [{ side: 'Main', zones: [{ modules: [{ kind: 'Double' }] }] }],
		}
		const handle = { model: 'bar-160', color: 'Black' } as const
		const items = [null, handle]
			.flatMap((chosen) => countFittings(furnitureOf({ ...double, handle: chosen }).fittings))
			.filter(({ item }) => item.family === 'hinge')
		expect(items).toHaveLength(4)
		for (const language of languages) {
			const names = rowsOf(hardwareTable(items, language)).map(([, name]) => name)
			expect(new Set(names).size).toBe(1 + items.length)
		}
	})
})

test('under a slope the outline is printed to 0.1 mm', () => {
	const [, ...boards] = boardsIn(sloped, 'fr')
	const outlines = boards.flatMap((row) => row.filter((cell) => cell.includes('/')))
	expect(outlines.length).toBeGreaterThan(3)
	for (const outline of outlines) expect(outline).toMatch(/^(\d+(,\d)?\/\d+(,\d)? ?)+$/)
})

test('equal boards under one slope are one line, whatever noise their computing leaves', () => {
	const lines = linesOf({
		version: 1,
		room: { width: 1950 },
		hu: 2500,
		slope: { left: { low: 1000, angle: 30 } },
	})
	const tops = lines.filter(({ part }) => part === 'Top').map(({ quantity }) => quantity)
	expect(tops).toContain(2)
})
