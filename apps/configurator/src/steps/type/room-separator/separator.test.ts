import { completeSeparator, type RoomSeparatorConfiguration } from '@gabarit/engine'
import { sampleCatalogue as catalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { cellBeside, fillAt, isSame, withBeside, withFill, withFix, within } from './separator.ts'

const plain: RoomSeparatorConfiguration = {
	version: 1,
	type: 'roomSeparator',
	room: { width: 1800 },
	hu: 2500,
}
const designOf = (configuration: RoomSeparatorConfiguration) =>
	completeSeparator(configuration, catalogue)

test('a filled cell keeps the usual fill of all others', () => {
	const before = designOf(plain)
	const place = { column: 2, row: 6 }
	const after = designOf(withFill(plain, before, (cell) => isSame(cell, place), 'DoorRear'))
	expect(fillAt(before, place)).toBe('Open')
	for (const cell of before.cells) {
		const wanted = isSame(cell, place) ? 'DoorRear' : cell.fill
		expect(fillAt(after, cell)).toBe(wanted)
	}
})

test('a row is filled whole, and open cells are not stored', () => {
	const wanted = withFill(plain, designOf(plain), ({ row }) => row === 0, 'Open')
	expect(wanted.cells?.some(({ row }) => row === 0)).toBe(false)
	expect(wanted.cells?.every(({ fill }) => fill === 'Closed')).toBe(true)
	const all = withFill(wanted, designOf(wanted), () => true, 'Open')
	expect(all.cells).toEqual([])
})

test('a ceiling that was never measured has its usual height, one that was keeps it', () => {
	const { hu: _, ...free } = withFix(plain, 'Free', designOf(plain))
	expect(withFix(free, 'Ceiling', designOf(plain)).hu).toBe(2500)
	const measured = { ...plain, hu: 2388, fix: 'Free' } as const
	expect(withFix(measured, 'Ceiling', designOf(plain)).hu).toBe(2388)
})

test('against a wall it stays as high as it may, free it has the usual height', () => {
	const wall = withFix(plain, 'Wall', designOf(plain))
	expect(designOf(wall).height).toBe(2400)
	const low = { ...plain, hu: 1800 }
	expect(designOf(withFix(low, 'Wall', designOf(low))).height).toBe(1780)
	expect(designOf(withFix(plain, 'Free', designOf(plain))).height).toBe(1000)
	const bench = { ...plain, fix: 'Free', height: 800 } as const
	expect(designOf(withFix(bench, 'Wall', designOf(bench))).height).toBe(800)
})

test('a passage that is no longer asked leaves nothing behind', () => {
	expect(withBeside(plain, 900).room).toEqual({ width: 1800, beside: 900 })
	expect(withBeside(withBeside(plain, 900), undefined)).toEqual(plain)
})

const grid = { columns: 3, rows: 7 }

test.each([
	['ArrowRight', false, { column: 2, row: 3 }],
	['ArrowLeft', false, { column: 0, row: 3 }],
	['ArrowUp', false, { column: 1, row: 4 }],
	['ArrowDown', false, { column: 1, row: 2 }],
	['ArrowRight', true, { column: 0, row: 3 }],
	['ArrowLeft', true, { column: 2, row: 3 }],
])('%s moves as it is seen, mirrored from behind (%s)', (key, mirrored, cell) => {
	expect(cellBeside({ column: 1, row: 3 }, key, { ...grid, mirrored })).toEqual(cell)
})

test('no key leaves the grid, and other keys move nothing', () => {
	const corner = { column: 2, row: 6 }
	const size = { ...grid, mirrored: false }
	expect(cellBeside(corner, 'ArrowRight', size)).toEqual(corner)
	expect(cellBeside(corner, 'ArrowUp', size)).toEqual(corner)
	expect(cellBeside(corner, 'Enter', size)).toBeNull()
	expect(within({ column: 11, row: 9 }, grid)).toEqual(corner)
})
