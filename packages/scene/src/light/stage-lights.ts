import { Color, DirectionalLight, Group, HemisphereLight, type Vector3 } from 'three'
import type { Beam, Fill } from './light-plan.ts'

export class StageLights {
	readonly group = new Group()
	readonly #beam = new DirectionalLight()
	readonly #fill = new HemisphereLight()
	#reach = 1

	constructor(shadowSize: number) {
		const { shadow } = this.#beam
		this.#beam.castShadow = true
		shadow.mapSize.set(shadowSize, shadowSize)
		shadow.bias = -0.0004
		shadow.normalBias = 0.004
		this.group.add(this.#beam, this.#beam.target, this.#fill)
	}

	cover(middle: Vector3, radius: number): void {
		const { camera } = this.#beam.shadow
		this.#beam.target.position.copy(middle)
		this.#reach = radius * 2
		camera.left = camera.bottom = -radius
		camera.right = camera.top = radius
		camera.near = 0.01
		camera.far = this.#reach + radius
		camera.updateProjectionMatrix()
	}

	shine(beam: Beam, fill: Fill, softness: number): void {
		const [x, y, z] = beam.towards
		const { position } = this.#beam.target
		this.#beam.position.set(x, y, z).multiplyScalar(this.#reach).add(position)
		setStrength(this.#beam.color, beam.color)
		this.#beam.shadow.radius = softness
		setStrength(this.#fill.color, fill.sky)
		setStrength(this.#fill.groundColor, fill.ground)
		this.group.updateMatrixWorld(true)
	}

	dispose(): void {
		this.#beam.dispose()
		this.#fill.dispose()
	}
}

function setStrength(color: Color, [r, g, b]: readonly [number, number, number]) {
	color.setRGB(r, g, b)
}
