// What is drawn over the camera's picture: the furniture with its shadow, and the ring where it would stand.
import {
	Box3,
	DirectionalLight,
	Group,
	HemisphereLight,
	Mesh,
	MeshBasicMaterial,
	PlaneGeometry,
	RingGeometry,
	Scene,
	ShadowMaterial,
	Vector3,
} from 'three'
import { isFloor, turnPerPixel, turnTowards } from './placing.ts'

const ring = { inner: 0.14, outer: 0.17, sides: 48, color: '#FFFFFF' } as const
const shadowShare = 0.35
/** Metres around the furniture that its shadow may fall on. */
const shadowReach = 2

export class RoomScene {
	readonly scene = new Scene()
	readonly #ring = ringMesh()
	/** Turned about the middle of the furniture's back: there it stands at the wall. */
	readonly #standing = new Group()
	readonly #place = new Vector3()
	#isPlaced = false

	constructor(model: Group) {
		// At a second start it still stands in the former scene, where it was put and turned.
		model.removeFromParent()
		model.position.z = 0
		const size = new Box3().setFromObject(model).getSize(new Vector3())
		model.position.z = size.z / 2
		model.traverse((object) => {
			object.castShadow = true
			object.receiveShadow = true
		})
		this.#standing.add(model, floorOf(size), ...lampsOf(size))
		this.#standing.visible = false
		this.#ring.visible = false
		this.scene.add(this.#standing, this.#ring, new HemisphereLight('#FFFFFF', '#A89F92', 2))
	}

	get isPlaced(): boolean {
		return this.#isPlaced
	}

	/** The surface that the phone looks at, as its matrix; null where it finds none. True where it is a floor. */
	aim(surface: ArrayLike<number> | null): boolean {
		const found = surface !== null && isFloor(surface)
		if (found) this.#place.set(surface[12] ?? 0, surface[13] ?? 0, surface[14] ?? 0)
		this.#ring.position.copy(this.#place)
		this.#ring.visible = found && !this.#isPlaced
		return found
	}

	/** Where the ring is, or was last, with the front to the viewer. */
	put(viewer: Vector3): void {
		this.#standing.position.copy(this.#place)
		this.#standing.rotation.y = turnTowards(viewer, this.#place)
		this.#standing.visible = true
		this.#ring.visible = false
		this.#isPlaced = true
	}

	turn(pixels: number): void {
		this.#standing.rotation.y += pixels * turnPerPixel
	}

	dispose(): void {
		this.scene.traverse((object) => {
			if (object instanceof DirectionalLight) object.dispose()
			if (!(object instanceof Mesh) || !object.userData['own']) return
			const { geometry, material } = object as Mesh<PlaneGeometry, ShadowMaterial>
			geometry.dispose()
			material.dispose()
		})
	}
}

function ringMesh(): Mesh {
	const { inner, outer, sides, color } = ring
	const mesh = new Mesh(
		new RingGeometry(inner, outer, sides).rotateX(-Math.PI / 2),
		new MeshBasicMaterial({ color }),
	)
	mesh.userData['own'] = true
	return mesh
}

function floorOf({ x, z }: Vector3): Mesh {
	const mesh = new Mesh(
		new PlaneGeometry(x + 2 * shadowReach, z + 2 * shadowReach).rotateX(-Math.PI / 2),
		new ShadowMaterial({ opacity: shadowShare }),
	)
	mesh.receiveShadow = true
	mesh.position.z = z / 2
	mesh.userData['own'] = true
	return mesh
}

/** A window high on the left, as in the picture. */
function lampsOf({ x, y, z }: Vector3): [DirectionalLight, Group] {
	const lamp = new DirectionalLight('#FFFFFF', 2)
	const target = new Group()
	target.position.set(0, y / 2, z / 2)
	lamp.target = target
	lamp.position.set(-2, y + 2.5, z + 3)
	lamp.castShadow = true
	const reach = Math.hypot(x, y, z) / 2 + shadowReach
	Object.assign(lamp.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach })
	lamp.shadow.camera.far = 2 * reach + 8
	lamp.shadow.mapSize.set(2048, 2048)
	lamp.shadow.bias = -0.001
	return [lamp, target]
}
