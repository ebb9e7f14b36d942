import type { Room } from '@gabarit/engine'
import { expect, test } from 'vitest'
import { goldenCase } from '../testing/golden-furniture.ts'
import { viewOfStage } from '../view/view-of-stage.ts'
import { ceilingAt, ceilingProfile } from './ceiling.ts'
import { nearWalls } from './near-walls.ts'
import { offsetLine } from './offset-line.ts'
import { roomPlanOf, wallThickness } from './room-plan.ts'
import { type RoomSurfaces, roomSurfacesOf } from './room-surfaces.ts'
import type { Surface } from './surface.ts'

const { furniture, room } = goldenCase('g1')
const noWalls = { left: null, right: null }
const sloped: Room = { ...room, slopes: [{ side: 'Left', low: 1100, run: 1668, angle: 40 }] }

/** The walls with their side walls. */
function plasterOf({ plaster, left, right }: RoomSurfaces): Surface[] {
	return [plaster, left.plaster, right.plaster]
}

function heightsOf({ positions }: Surface): number[] {
	return positions.filter((_, i) => i % 3 === 1)
}

test('the model of the room is cut 640 in front of the furniture, its walls are 84 thick', () => {
	const plan = roomPlanOf(room, furniture)
	expect(plan.cut).toBe(1240)
	expect(plan.front).toBe(600)
	expect(offsetLine(plan.line, wallThickness)).toEqual([
		[-84, 1240],
		[-84, -84],
		[3084, -84],
		[3084, 1240],
	])
})

test('an open side of the room has no side wall, and the back wall goes on', () => {
	const plan = roomPlanOf({ ...room, open: { left: true, right: false } }, furniture)
	expect(plan.line[0]?.[0]).toBeLessThan(0)
	expect(plan.line[0]?.[1]).toBe(0)
	expect(plan.line.at(-1)).toEqual([3000, 1240])
})

test('walls reach exactly to the ceiling, also under a slope', () => {
	const flat = roomSurfacesOf(room, roomPlanOf(room, furniture), furniture)
	expect(Math.max(...plasterOf(flat).flatMap(heightsOf))).toBeCloseTo(2.5)
	const under = roomSurfacesOf(sloped, roomPlanOf(sloped, furniture), furniture)
	expect(Math.max(...plasterOf(under).flatMap(heightsOf))).toBeCloseTo(2.5)
	const atLeft = heightsOf(under.left.plaster).filter(
		(_, i) => under.left.plaster.positions[i * 3] === 0,
	)
	expect(Math.max(...atLeft)).toBeCloseTo(1.1)
})

test('a sloping ceiling rises from its low side at its angle, then is flat', () => {
	expect(ceilingAt(sloped, 0, 0)).toBe(1100)
	expect(ceilingAt(sloped, 1000, 0)).toBeCloseTo(1100 + 1000 * Math.tan((40 * Math.PI) / 180))
	expect(ceilingAt(sloped, 2900, 0)).toBe(2500)
	expect(ceilingProfile(room, { x: [0, 3000], y: [0, 1000] })).toBeNull()
	const profile = ceilingProfile(sloped, { x: [0, 3000], y: [0, 1000] })
	expect(profile?.axis).toBe('x')
	expect(profile?.line.map(([x]) => Math.round(x))).toEqual([0, 1668, 3000])
})

test('a side wall is not shown to a viewer outside of it, and it alone', () => {
	const plan = roomPlanOf(room, furniture)
	const size = { width: 992, height: 660 }
	const nearFrom = (yaw: number) => {
		const pose = { yaw, eye: 1500 }
		const sight = { furniture, room, view: pose, size, dimensions: true, showRoom: true }
		return nearWalls(viewOfStage(sight), room, plan)
	}
	expect(nearFrom(6)).toEqual({ left: false, right: false })
	expect(nearFrom(-21)).toEqual({ left: true, right: false })
	expect(nearFrom(60)).toEqual({ left: false, right: true })
	expect(nearWalls({ eye: [-4000, 5000, 1500] }, room, { ...plan, sides: noWalls }).left).toBe(
		false,
	)
})

test('a slope goes with the wall that it stands on, the rest of the ceiling stays', () => {
	const { left, right, cut } = roomSurfacesOf(sloped, roomPlanOf(sloped, furniture), furniture)
	expect(Math.max(...heightsOf(left.plaster))).toBeCloseTo(2.5)
	expect(Math.min(...heightsOf(right.cut))).toBe(0)
	expect(Math.max(...heightsOf(cut))).toBeGreaterThan(2.5)
})

test('the wall at the end of a side run is cut down too, with the side wall up to it', () => {
	const ended: Room = { ...room, farWall: { left: null, right: 900 } }
	const plan = roomPlanOf(ended, furniture)
	expect(plan.line.slice(-2)).toEqual([
		[3000, 900],
		[2940, 900],
	])
	const { plaster, right } = roomSurfacesOf(ended, plan, furniture)
	const wall = right.plaster
	const tops = heightsOf(wall).filter((_, i) => wall.positions[i * 3 + 2] === 0.9)
	expect(Math.max(...tops)).toBeCloseTo(2.5)
	const beforeRun = heightsOf(plaster).filter((_, i) => plaster.positions[i * 3] === 2.94)
	expect(Math.max(...beforeRun)).toBeCloseTo(0.1)
})

test('skirting is drawn only where no furniture stands, unless the buyer keeps it', () => {
	const longest = (given: Room) => {
		const { positions } = roomSurfacesOf(given, roomPlanOf(given, furniture), furniture).painted
		const zs = positions.filter((_, i) => i % 3 === 2)
		return { back: Math.min(...zs), front: Math.max(...zs) }
	}
	expect(longest(room).back).toBeCloseTo(0.6)
	expect(longest({ ...room, skirting: { height: 100, thickness: 15 } }).back).toBeCloseTo(0)
})

test('every face of the room looks the way of its normal', () => {
	const surfaces = roomSurfacesOf(sloped, roomPlanOf(sloped, furniture), furniture)
	const { left, right, ...rest } = surfaces
	const all = [...Object.values(rest), ...[left, right].flatMap((side) => Object.values(side))]
	for (const { positions, normals, indices } of all) {
		for (let i = 0; i < indices.length; i += 3) {
			const [a = 0, b = 0, c = 0] = indices.slice(i, i + 3)
			const p = [0, 1, 2].map((k) => (positions[b * 3 + k] ?? 0) - (positions[a * 3 + k] ?? 0))
			const q = [0, 1, 2].map((k) => (positions[c * 3 + k] ?? 0) - (positions[a * 3 + k] ?? 0))
			const [p0 = 0, p1 = 0, p2 = 0, q0 = 0, q1 = 0, q2 = 0] = [...p, ...q]
			const cross = [p1 * q2 - p2 * q1, p2 * q0 - p0 * q2, p0 * q1 - p1 * q0]
			const agrees = cross.reduce((sum, value, k) => sum + value * (normals[a * 3 + k] ?? 0), 0)
			expect(agrees).toBeGreaterThanOrEqual(0)
		}
	}
})
