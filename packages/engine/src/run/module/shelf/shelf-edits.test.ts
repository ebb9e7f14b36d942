// Editing the shelves of a bay: on the grid, everything else stays, and what comes out can be made.
import { expect, test } from 'vitest'
import type { Bay } from '../../../furniture/run.ts'
import { sampleCatalogue } from '../../../testing/index.ts'
import { withBay } from '../../../type/dressing/option/with-choice.ts'
import type { DressingConfiguration } from '../../../type/dressing/schema.ts'
import { buildFurniture } from '../../../type/kinds.ts'
import type { BayChoice } from '../../choices.ts'
import { onGrid, shelvesOf, withoutShelf, withShelfAdded, withShelfMoved } from './shelf-edits.ts'

const at = { run: 'Main', module: 0, bay: 0 } as const
const room: DressingConfiguration = { version: 1, room: { width: 1100 }, hu: 2500, doors: null }

function bayWith(choice: BayChoice): Bay {
	const result = buildFurniture(
		withBay(room, sampleCatalogue, at, () => choice),
		sampleCatalogue,
	)
	if (!result.ok) throw new Error(result.issues.map(({ code }) => code).join())
	const bay = result.value.runs[0]?.modules[0]?.bays[0]
	if (bay === undefined) throw new Error('no bay')
	return bay
}

const heightsOf = ({ floor, zones }: Bay) =>
	zones.flatMap(({ shelves }) => shelves.map((height) => height - floor))

test('a moved shelf stands where it was put, and the others stay', () => {
	const choice = { template: '20' }
	const made = bayWith(choice)
	const [first, ...others] = shelvesOf(choice, made)
	if (first === undefined) throw new Error('template 20 has shelves')
	const moved = bayWith(withShelfMoved(choice, made, { ...first, height: first.height - 32 }))
	expect(heightsOf(moved)).toEqual([first.height - 32, ...others.map(({ height }) => height)])
	expect(moved.zones[0]).toEqual(made.zones[0])
})

test.each(['03', '06', '20', '14', '00', '10'])(
	'template %s: shelves can be added until no gap takes one more, always on the grid',
	(template) => {
		let choice: BayChoice = { template }
		let made = bayWith(choice)
		const fittings = made.zones.filter(({ kind }) => !/Shelve|Empty/u.test(kind))
		for (let i = 0; i < 12; i++) {
			const more = withShelfAdded(choice, made)
			if (more === null) break
			const before = heightsOf(made)
			choice = more
			made = bayWith(choice)
			expect(heightsOf(made)).toHaveLength(before.length + 1)
			expect(heightsOf(made)).toEqual(expect.arrayContaining(before))
			for (const height of heightsOf(made)) expect((height - 96) % 32).toBe(0)
		}
		expect(withShelfAdded(choice, made)).toBeNull()
		expect(made.zones.filter(({ kind }) => !/Shelve|Empty/u.test(kind))).toEqual(fittings)
	},
)

test('shelves can be removed one by one, down to an empty bay', () => {
	let choice: BayChoice = { template: '03' }
	let made = bayWith(choice)
	for (const left of [2, 1, 0]) {
		choice = withoutShelf(choice, made, { zone: 0, shelf: 0 })
		made = bayWith(choice)
		expect(heightsOf(made)).toHaveLength(left)
	}
	expect(made.zones.map(({ kind }) => kind)).toEqual(['Empty'])
})

test('a bay with a moved shelf keeps its thickness and light', () => {
	const choice: BayChoice = { template: '03', thickness: 28, led: true }
	const more = withShelfAdded(choice, bayWith(choice))
	expect(more).toMatchObject({ thickness: 28, led: true })
})

test('a typed shelf height goes to the nearest hole between the neighbours', () => {
	expect(onGrid(500, { min: 300, max: 900 })).toBe(512)
	expect(onGrid(301, { min: 300, max: 900 })).toBe(320)
	expect(onGrid(899, { min: 300, max: 890 })).toBe(864)
})
