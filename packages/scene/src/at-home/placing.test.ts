import { BoxGeometry, Group, Matrix4, Mesh, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { isFloor, turnTowards } from './placing.ts'
import { RoomScene } from './room-scene.ts'

const floor = (x: number, z: number) => new Matrix4().makeTranslation(x, -1.4, z).elements
const wall = new Matrix4().makeRotationX(Math.PI / 2).elements

test('furniture stands on floors, not on walls or ceilings', () => {
	expect(isFloor(floor(0, -2))).toBe(true)
	expect(isFloor(wall)).toBe(false)
	expect(isFloor(new Matrix4().makeRotationX(Math.PI).elements)).toBe(false)
})

test('its front looks at the viewer', () => {
	expect(turnTowards({ x: 0, z: 0 }, { x: 0, z: -2 })).toBeCloseTo(0)
	expect(turnTowards({ x: 0, z: 0 }, { x: -2, z: 0 })).toBeCloseTo(Math.PI / 2)
	expect(Math.abs(turnTowards({ x: 0, z: -4 }, { x: 0, z: -2 }))).toBeCloseTo(Math.PI)
})

/** A metre wide, two high, 0.6 deep, its foot in the middle of the floor. */
function cabinet() {
	const model = new Group()
	const box = new Mesh(new BoxGeometry(1, 2, 0.6))
	box.position.y = 1
	model.add(box)
	const room = new RoomScene(model)
	const corner = (x: number, y: number, z: number) => {
		room.scene.updateMatrixWorld(true)
		return model.localToWorld(new Vector3(x, y, z))
	}
	return { room, corner }
}

test('it stands where the ring was, its back there, at true scale, and a drag turns it about its back', () => {
	const { room, corner } = cabinet()
	expect(room.aim(wall)).toBe(false)
	expect(room.aim(floor(0.5, -2))).toBe(true)
	room.put(new Vector3(0.5, 0, 1))
	const back = corner(0, 0, -0.3)
	expect(back.toArray()).toEqual([0.5, -1.4, -2].map((value) => expect.closeTo(value)))
	expect(corner(0.5, 2, 0.3).distanceTo(corner(-0.5, 2, 0.3))).toBeCloseTo(1)
	expect(corner(0, 2, 0).y - corner(0, 0, 0).y).toBeCloseTo(2)
	expect(corner(0, 0, 0.3).z).toBeGreaterThan(back.z)
	room.turn(195)
	expect(corner(0, 0, -0.3).distanceTo(back)).toBeCloseTo(0)
	expect(corner(0, 0, 0.3).x).toBeCloseTo(0.5 + 0.6)
})

test('after it was placed, the ring is gone, and looking elsewhere leaves it where it is', () => {
	const { room, corner } = cabinet()
	room.aim(floor(0, -2))
	room.put(new Vector3(0, 0, 0))
	const before = corner(0, 0, 0)
	expect(room.aim(floor(3, -3))).toBe(true)
	expect(corner(0, 0, 0)).toEqual(before)
	room.put(new Vector3(0, 0, 0))
	expect(corner(0, 0, -0.3).toArray()).toEqual([3, -1.4, -3].map((value) => expect.closeTo(value)))
})
