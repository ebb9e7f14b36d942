import { type Configuration, roomOf } from '@gabarit/engine'
import { expect, test } from 'vitest'
import { ceilingAt, ceilingProfile, highestCeiling } from './ceiling.ts'

const two: Configuration = {
	version: 1,
	room: { width: 4000 },
	hu: 2900,
	slope: { left: { low: 1000, angle: 45 }, right: { low: 1000, angle: 45 } },
}

test('two slopes that meet under the ceiling have a ridge, the highest point', () => {
	const room = roomOf({ ...two, hu: 3000 })
	const ridge = { ...room, height: 3400 }
	expect(highestCeiling(ridge, 0)).toBeCloseTo(3000, 6)
	const profile = ceilingProfile(ridge, { x: [0, 4000], y: [0, 1000] })
	const peak = profile?.line.find(([x]) => Math.abs(x - 2000) < 1e-6)
	expect(peak?.[1]).toBeCloseTo(3000, 6)
	for (const [x, z] of profile?.line ?? []) expect(z).toBeCloseTo(ceilingAt(ridge, x, 0), 6)
})

test('two slopes that end before they meet leave the ceiling at its full height', () => {
	expect(highestCeiling(roomOf(two), 0)).toBe(2900)
})

test("under a back slope the ceiling's height depends on the distance from the wall", () => {
	const back = roomOf({
		version: 1,
		room: { width: 2000 },
		hu: 2400,
		slope: { back: { low: 1000, angle: 45 } },
	})
	expect(highestCeiling(back, 1000)).toBeCloseTo(2000, 6)
	expect(highestCeiling(back, 1800)).toBe(2400)
})
