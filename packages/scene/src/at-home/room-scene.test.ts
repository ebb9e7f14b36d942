import { BoxGeometry, Group, Mesh, PlaneGeometry, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { RoomScene } from './room-scene.ts'

const depth = 0.6

/** Two metres wide, its middle where the axes cross. */
function wardrobe(): Group {
	const box = new Mesh(new BoxGeometry(2, 2.4, depth))
	box.position.y = 1.2
	return new Group().add(box)
}

/** Width and depth of the floor that takes the shadow: they follow the furniture's. */
function floorOf({ scene }: RoomScene): unknown {
	let floor: unknown
	scene.traverse((object) => {
		if (object instanceof Mesh && object.geometry instanceof PlaneGeometry)
			floor = object.geometry.parameters
	})
	return floor
}

test('furniture that was put and turned before is measured as at the first start', () => {
	const model = wardrobe()
	const first = new RoomScene(model)
	const floor = floorOf(first)
	const { z } = model.position
	expect(z).toBeCloseTo(depth / 2)
	first.aim([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, 0, -3, 1])
	first.put(new Vector3(5, 1.6, 1))
	first.scene.updateMatrixWorld(true)
	const second = new RoomScene(model)
	expect(model.position.z).toBe(z)
	expect(floorOf(second)).toEqual(floor)
})
