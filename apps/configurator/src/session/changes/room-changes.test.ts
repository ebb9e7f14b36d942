import { buildFurniture, completeDressing, type DressingConfiguration } from '@gabarit/engine'
import { sampleCatalogue } from '@gabarit/engine/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	prioritiesFor,
	prudentSlope,
	slopeFigures,
	slopeKindOf,
	slopeKinds,
	wallsFor,
	withFootprint,
	withSlope,
} from './room-changes.ts'

const plain: DressingConfiguration = { version: 1, room: { width: 3000 }, hu: 2500 }

test('a side run brings the wall it stands along, and keeps one that is there', () => {
	expect(withFootprint({ ...plain, walls: 'None' }, 'LeftSide', 'None').walls).toBe('Both')
	expect(withFootprint({ ...plain, walls: 'Right' }, 'LeftSide', 'Right').walls).toBe('Both')
	expect(withFootprint({ ...plain, walls: 'Left' }, 'LeftSide', 'Left').walls).toBe('Left')
	expect(wallsFor('StraightWithTwoSide')).toEqual(['Both'])
	expect(wallsFor('Straight')).toHaveLength(4)
})

test('the priority of both sides is not offered on an L, and goes when a U becomes an L', () => {
	expect(prioritiesFor('LeftSide')).toEqual(['Main', 'Side', 'None'])
	expect(prioritiesFor('StraightWithTwoSide')).toEqual(['Main', 'Both', 'None'])
	const u: DressingConfiguration = { ...plain, footprint: 'StraightWithTwoSide', priority: 'Both' }
	expect(withFootprint(u, 'LeftSide', 'Both').priority).toBeUndefined()
	expect(withFootprint({ ...u, priority: 'None' }, 'LeftSide', 'Both').priority).toBe('None')
})

test('a chimney breast goes when the room gets a corner', () => {
	const breast: DressingConfiguration = { ...plain, wall: 'Fireplace' }
	expect(withFootprint(breast, 'LeftSide', 'Both').wall).toBeUndefined()
	expect(withFootprint(breast, 'Straight', 'Both').wall).toBe('Fireplace')
})

test('a chosen kind of slope is read back, and a slope that stays keeps its measures', () => {
	for (const kind of slopeKinds) expect(slopeKindOf(withSlope(plain, kind))).toBe(kind)
	const left = { ...plain, slope: { left: { low: 900, angle: 35 } } }
	expect(withSlope(left, 'BothSide').slope).toEqual({ left: { low: 900, angle: 35 }, right: {} })
	expect(withSlope(left, 'None').slope).toBeUndefined()
})

test('a slope of G3 from 1100 at 40 degrees is 1668 long under a ceiling of 2500', () => {
	expect(slopeFigures({ low: 1100, angle: 40 }, 2500)).toEqual({
		low: 1100,
		run: 1668,
		angle: 40,
		missing: 0,
	})
})

test('a slope of 1076, 1668 and 40 degrees misses the ceiling of 2500 by 24', () => {
	const read = { low: 1076, run: 1668, angle: 40 }
	expect(slopeFigures(read, 2500).missing).toBe(24)
	expect(slopeFigures({ ...read, low: 1100 }, 2500).missing).toBe(0)
	// 24 too low: the angle is the flatter of the two, the length would cross it.
	expect(prudentSlope(read, 2500)).toEqual({ low: 1076, angle: 40 })
})

test('the shown figures of a slope are those of the engine', () => {
	const reading = fc.record(
		{
			low: fc.integer({ min: 0, max: 2200 }),
			run: fc.integer({ min: 300, max: 4000 }),
			angle: fc.integer({ min: 16, max: 74 }),
		},
		{ requiredKeys: [] },
	)
	fc.assert(
		fc.property(reading, (left) => {
			const two = Object.keys(left).length < 3
			fc.pre(two)
			const shown = slopeFigures(left, 2500)
			const design = completeDressing({ ...plain, slope: { left } }, sampleCatalogue)
			expect(Math.abs((design.slope.left?.low ?? 0) - shown.low)).toBeLessThanOrEqual(1)
			expect(Math.abs((design.slope.left?.angle ?? 0) - shown.angle)).toBeLessThanOrEqual(0.1)
		}),
		{ numRuns: 200 },
	)
})

test('the prudent slope can be made where the three readings contradict each other', () => {
	const read = { low: 1076, run: 1668, angle: 40 }
	const refused = buildFurniture({ ...plain, slope: { left: read } }, sampleCatalogue)
	expect(refused.ok).toBe(false)
	const kept = buildFurniture(
		{ ...plain, slope: { left: prudentSlope(read, 2500) } },
		sampleCatalogue,
	)
	expect(kept.ok).toBe(true)
})
