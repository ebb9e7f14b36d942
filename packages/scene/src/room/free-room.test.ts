import { expect, test } from 'vitest'
import { separator } from '../testing/separators.ts'
import { nearWalls } from './near-walls.ts'
import { roomPlanOf } from './room-plan.ts'
import { roomSurfacesOf } from './room-surfaces.ts'

function highest(positions: readonly number[]): number {
	return Math.max(0, ...positions.filter((_, i) => i % 3 === 1))
}

test('clamped, it stands between a floor on all sides and a strip of ceiling', () => {
	const { furniture, room } = separator('r1')
	const plan = roomPlanOf(room, furniture)
	expect(plan.line).toEqual([])
	expect(plan.slab.y[0]).toBeLessThan(-500)
	expect(plan.slab.y[1]).toBeGreaterThan(350 + 500)
	expect(plan.ceiling).not.toBeNull()
	const { plaster, painted } = roomSurfacesOf(room, plan, furniture)
	expect(highest(plaster.positions)).toBeCloseTo(2.499)
	expect(painted.positions).toEqual([])
})

test('free, it has neither wall nor ceiling', () => {
	const { furniture, room } = separator('r2')
	const plan = roomPlanOf(room, furniture)
	expect(plan).toMatchObject({ line: [], ceiling: null })
	expect(roomSurfacesOf(room, plan, furniture).plaster.positions).toEqual([])
})

test('against a wall, the wall is at its left end, and not shown where it would hide it', () => {
	const { furniture, room } = separator('r3')
	const plan = roomPlanOf(room, furniture)
	expect(plan.line.map(([x]) => x)).toEqual([0, 0])
	expect(plan.ceiling).toBeNull()
	const { left } = roomSurfacesOf(room, plan, furniture)
	expect(highest(left.plaster.positions)).toBeGreaterThan(2.1)
	expect(nearWalls({ eye: [-2000, 7000, 1500] }, room, plan).left).toBe(true)
	expect(nearWalls({ eye: [1500, 8000, 1500] }, room, plan).left).toBe(false)
})
