import { expect, test } from 'vitest'
import { groovesOf, reliefOf } from './front-relief.ts'

const face = { width: 577, height: 2367, lowEdge: 2367 }

test('crossbars stand at equal distances, as domain 6.4 has them', () => {
	const bars = reliefOf({ style: 'StraightLines', count: 3 }, face)
	expect(bars.map(({ at }) => at[1])).toEqual([1, 2, 3].map((i) => (i * 2367) / 4))
	expect(bars.every(({ size }) => size[0] === 577)).toBe(true)
})

test('under a slope crossbars share the height below the low edge', () => {
	const bars = reliefOf({ style: 'StraightLines', count: 3 }, { ...face, lowEdge: 1096 })
	expect(bars.map(({ at }) => at[1])).toEqual([274, 548, 822])
})

test('stacked frames have full stiles, one rail more than panels, and equal panels', () => {
	const pieces = reliefOf({ style: 'Frames', count: 3 }, face)
	const stiles = pieces.filter(({ size }) => size[1] === 2367)
	const rails = pieces.filter(({ size }) => size[0] === 577 - 160)
	expect(stiles).toHaveLength(2)
	expect(rails).toHaveLength(4)
	const levels = rails.map(({ at }) => at[1])
	expect(levels[0]).toBe(40)
	expect(levels[3]).toBeCloseTo(2367 - 40)
	expect((levels[1] ?? 0) - (levels[0] ?? 0)).toBeCloseTo((levels[2] ?? 0) - (levels[1] ?? 0))
})

test('a plain front has neither relief nor grooves; grooves stay on their face', () => {
	expect(reliefOf({ style: 'Simple', count: 0 }, face)).toEqual([])
	expect(groovesOf({ style: 'Simple', count: 0 }, face)).toEqual([])
	for (const { at, size } of [
		...groovesOf({ style: 'Frames', count: 2 }, face),
		...groovesOf({ style: 'StraightLines', count: 5 }, face),
	]) {
		expect(at[0] - size[0] / 2).toBeGreaterThanOrEqual(0)
		expect(at[0] + size[0] / 2).toBeLessThanOrEqual(577)
		expect(at[1] + size[1] / 2).toBeLessThanOrEqual(2367)
	}
})
