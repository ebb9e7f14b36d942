import { expect, test } from 'vitest'
import { separators } from '../testing/separators.ts'
import { cellThingsOf, thingsIn } from './cell-things.ts'

test.each(separators)('things of $name stand in its open cells', ({ furniture }) => {
	const open = (furniture.grid?.cells ?? []).filter(({ fill }) => fill === 'Open')
	const things = cellThingsOf(furniture)
	expect(things.length).toBeGreaterThan(0)
	for (const { at, size } of things) {
		const [x, , z] = at
		const cell = open.find(
			(one) => x > one.x && x < one.x + one.width && z >= one.z && z < one.z + one.height,
		)
		expect(cell).toBeDefined()
		if (cell === undefined) continue
		expect(x - size[0] / 2).toBeGreaterThanOrEqual(cell.x)
		expect(x + size[0] / 2).toBeLessThanOrEqual(cell.x + cell.width)
		expect(z + size[2]).toBeLessThanOrEqual(cell.z + cell.height)
	}
})

test.each(separators)('no thing of $name stands out of a face', ({ furniture }) => {
	const depth = Math.max(...furniture.boards.map(({ width }) => width))
	for (const { at, size } of cellThingsOf(furniture)) {
		expect(at[1] - size[1] / 2).toBeGreaterThanOrEqual(0)
		expect(at[1] + size[1] / 2).toBeLessThanOrEqual(depth)
	}
})

test('what lies in a low bay stays under the board above it', () => {
	for (let i = 0; i < 200; i++) {
		const up = { from: 100, to: 250 + (i % 90) }
		const cell = { key: `bay ${i}`, across: { from: 0, to: 600 }, up, faces: { from: 0, to: 350 } }
		for (const { at, size } of thingsIn(cell)) expect(at[2] + size[2]).toBeLessThanOrEqual(up.to)
	}
})
