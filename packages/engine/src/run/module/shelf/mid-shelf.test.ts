// Shelves: a tall bay of nothing but loose shelves has one of them fixed at mid height (domain 8, Shelves).
import { describe, expect, test } from 'vitest'
import type { Furniture } from '../../../furniture/furniture.ts'
import type { Bay } from '../../../furniture/run.ts'
import { sampleCatalogue } from '../../../testing/sample-catalogue.ts'
import { made, room, simples } from '../../../testing/worked-case.ts'
import type { DressingConfiguration } from '../../../type/dressing/schema.ts'
import { buildFurniture } from '../../../type/kinds.ts'
import type { BayChoice } from '../../choices.ts'
import { shelvesOf, withShelfMoved } from './shelf-edits.ts'

/** One bay of 564 in a bookcase free under the ceiling: Hi = height - 116, its floor at 98. */
const bookcase = (height: number, bay?: BayChoice): DressingConfiguration =>
	room({
		type: 'shelves',
		room: { width: 700 },
		hu: 2800,
		height,
		filler: { top: 0 },
		runs: simples(1, bay),
	})
function bayOf({ runs }: Furniture): Bay {
	const bay = runs[0]?.modules[0]?.bays[0]
	if (!bay) throw new Error('no bay')
	return bay
}
/** Kind, height above the bay's floor and the loose shelves of each zone. */
const zonesIn = (configuration: DressingConfiguration) => {
	const { zones, floor } = bayOf(made(configuration))
	return zones.map(({ kind, bottom, shelves }) => [
		kind,
		bottom - floor,
		...shelves.map((shelf) => shelf - floor),
	])
}
const loose = (count?: number): BayChoice => ({
	zones: [{ kind: 'VariableShelve', ...(count && { count }) }],
})

describe('the mid shelf of a module above 1800', () => {
	test('the mid shelf is the third of six loose shelves, with the others spread below and above it', () => {
		// Hi 2334: fixed at 96 + 32 round(1071 / 32) = 1152; below at thirds of 1152, above at quarters
		// of 1164 from 1170.
		expect(zonesIn(bookcase(2450, { template: '06' }))).toEqual([
			['VariableShelve', 0, 384, 768],
			['FixedShelve', 1152],
			['VariableShelve', 1170, 1472, 1760, 2048],
		])
	})

	test('a mid shelf leaves the template its name and makes every shelf a board', () => {
		const furniture = made(bookcase(2450, { template: '06' }))
		expect(bayOf(furniture).template).toBe('06')
		const parts = furniture.boards.map(({ part }) => part)
		expect(parts.filter((part) => part === 'FixedShelf')).toHaveLength(1)
		expect(parts.filter((part) => part === 'AdjustableShelf')).toHaveLength(5)
	})

	test('the mid shelf of two shelves is the lower one, and of one shelf that one', () => {
		expect(zonesIn(bookcase(2450, { template: '02' }))).toEqual([
			['Empty', 0],
			['FixedShelve', 1152],
			['VariableShelve', 1170, 1760],
		])
		expect(zonesIn(bookcase(2450, { template: '01' }))).toEqual([
			['Empty', 0],
			['FixedShelve', 1152],
			['Empty', 1170],
		])
	})

	test('the mid shelf also stands in a stack made by hand without heights', () => {
		expect(zonesIn(bookcase(2450, loose(5))).map(([kind, , ...at]) => [kind, at.length])).toEqual([
			['VariableShelve', 2],
			['FixedShelve', 0],
			['VariableShelve', 2],
		])
		const unsaid = zonesIn(bookcase(2450, loose()))
		expect(unsaid.map(([kind]) => kind)).toEqual([
			'VariableShelve',
			'FixedShelve',
			'VariableShelve',
		])
	})
})

describe('a stack has no mid shelf', () => {
	const expectAsWritten = (configuration: DressingConfiguration, count: number) => {
		const zones = zonesIn(configuration)
		expect(zones.map(([kind]) => kind)).toEqual(['VariableShelve'])
		expect(zones[0]).toHaveLength(2 + count)
	}
	test('a module of 1800 or less has no mid shelf', () => {
		expectAsWritten(bookcase(1800, { template: '04' }), 4)
		expect(zonesIn(bookcase(1801, { template: '04' }))).toHaveLength(3)
	})
	test('a stack with shelves moved by hand has no mid shelf', () => {
		expectAsWritten(bookcase(2450, { zones: [{ kind: 'VariableShelve', shelves: [480, 960] }] }), 2)
	})
	test('a stack with anything but loose shelves has no mid shelf', () => {
		const zones = zonesIn(bookcase(2450, { template: '07' }))
		expect(zones.map(([kind]) => kind)).toEqual(['VariableShelve', 'FixedShelve', 'VariableShelve'])
		expect(zones[1]?.[1]).not.toBe(1152)
	})
	test('a bay of any other start type has no mid shelf', () => {
		expectAsWritten({ ...bookcase(2450, { template: '06' }), type: 'wardrobe', doors: null }, 6)
	})
})

test('a shelf beside the mid shelf can be moved while all others stay', () => {
	const choice: BayChoice = { template: '06' }
	const shelves = shelvesOf(choice, bayOf(made(bookcase(2450, choice))))
	expect(shelves.map(({ height }) => height)).toEqual([384, 768, 1472, 1760, 2048])
	const [first] = shelves
	if (!first) throw new Error('no shelf')
	const moved = withShelfMoved(choice, bayOf(made(bookcase(2450, choice))), {
		...first,
		height: 416,
	})
	expect(zonesIn(bookcase(2450, moved))).toEqual([
		['VariableShelve', 0, 416, 768],
		['FixedShelve', 1152],
		['VariableShelve', 1170, 1472, 1760, 2048],
	])
})

test('every bay of the default bookcase has a mid shelf', () => {
	const result = buildFurniture(
		{ version: 1, type: 'shelves', room: { width: 2000 }, hu: 2500 },
		sampleCatalogue,
	)
	if (!result.ok) throw new Error('refused')
	const bays = result.value.runs.flatMap(({ modules }) => modules.flatMap(({ bays: own }) => own))
	for (const { zones } of bays)
		expect(zones.filter(({ kind }) => kind === 'FixedShelve')).toHaveLength(1)
})
