import type { StairsFurnitureConfiguration } from '@gabarit/engine'
import { sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { stairsParts } from './stairs-parts.ts'

const hall: StairsFurnitureConfiguration = {
	version: 1,
	type: 'stairsFurniture',
	room: { width: 3000 },
	hu: 2400,
}
const words = (key: string) => key
const partsOf = (own: StairsFurnitureConfiguration) =>
	stairsParts(own, sampleCatalogue, words as never)

test('each module is an area that slants with the flight, and a link of the chain', () => {
	const { areas, measured } = partsOf(hall)
	expect(areas.length).toBe(measured?.chain.length)
	for (const [i, { tops, to }] of areas.entries()) {
		const [left, right] = tops ?? [0, 0]
		expect(right).toBeGreaterThanOrEqual(left)
		expect(to[2]).toBe(Math.max(left, right))
		if (i > 0) expect(left).toBeCloseTo(areas[i - 1]?.tops?.[1] ?? 0, 0)
	}
})

test('a person stands at the low end, and nobody before furniture that is opened from its end', () => {
	const [left] = partsOf(hall).things
	expect(left?.at[0]).toBeLessThan(0)
	const [right] = partsOf({ ...hall, stair: { rises: 'Left' } }).things
	expect(right?.at[0]).toBeGreaterThan(3000)
	const end = { ...hall, room: { width: 900 }, stair: { access: 'Front', low: 1500 } } as const
	expect(partsOf(end).things).toEqual([])
})
