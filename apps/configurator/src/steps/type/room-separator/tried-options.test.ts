import { completeSeparator, type RoomSeparatorConfiguration } from '@gabarit/engine'
import { sampleCatalogue as catalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { withFill } from './separator.ts'
import { triedOptions } from './tried-options.ts'

const plain: RoomSeparatorConfiguration = {
	version: 1,
	type: 'roomSeparator',
	room: { width: 1800 },
	hu: 2500,
}

const columns = (configuration: RoomSeparatorConfiguration) =>
	triedOptions(
		configuration,
		Array.from({ length: 12 }, (_, i) => ({
			reference: String(i + 1),
			wanted: { ...configuration, columns: i + 1 },
		})),
		{ catalogue, field: 'columns' },
	)

test('columns of 250 to 800 can be chosen, the others say why not', () => {
	const options = columns(plain)
	const possible = options.filter(({ available }) => available).map(({ reference }) => reference)
	expect(possible).toEqual(['3', '4', '5', '6'])
	expect(options[1]?.reason).toMatchObject({ code: 'module_too_wide', measured: 873, limit: 800 })
	expect(options[6]?.reason).toMatchObject({ code: 'module_too_narrow', limit: 250 })
})

test('what was at fault before keeps no other choice from being made', () => {
	const deepest = { ...plain, depth: { center: 900 } }
	const options = columns(deepest)
	expect(options.filter(({ available }) => available).map(({ reference }) => reference)).toEqual([
		'3',
		'4',
		'5',
		'6',
	])
})

test('a door in a row too low for it says so, and closing it can be chosen', () => {
	const low: RoomSeparatorConfiguration = { ...plain, rows: 10, cells: [] }
	const design = completeSeparator(low, catalogue)
	const [door, closed] = triedOptions(
		low,
		(['DoorFront', 'Closed'] as const).map((fill) => ({
			reference: fill,
			wanted: withFill(low, design, ({ column, row }) => column === 1 && row === 1, fill),
		})),
		{ catalogue, field: 'cells' },
	)
	expect(door).toMatchObject({ available: false, reason: { code: 'door_too_short', limit: 250 } })
	expect(closed?.available).toBe(true)
})

test('a tall one that is let free is lowered to what stands', () => {
	const tall = { ...plain, fix: 'Wall', height: 2100 } as const
	const wanted = { ...plain, fix: 'Free', height: 2100 } as const
	const [free] = triedOptions(tall, [{ reference: 'Free', wanted }], { catalogue, field: 'fix' })
	expect(free).toMatchObject({ available: true, configuration: { fix: 'Free', height: 1000 } })
})
