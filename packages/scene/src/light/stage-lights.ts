import { type Color, Group, HemisphereLight, SpotLight, type Vector3 } from 'three'
import type { StageUniforms } from '../material/stage-uniforms.ts'
import type { Beam, Fill, LightPlan } from './light-plan.ts'

/** The sky is so many radii of the lit sphere away: its beams are as good as parallel. */
const skyAway = 14
/** A window never stands nearer than so many radii: a long piece of furniture gets a larger room. */
const windowAway = 1.75
/** How much a window's light fades on its way: less than by the square, since its walls throw light back too. */
const windowDecay = 1

export class StageLights {
	readonly group = new Group()
	readonly #beam = new SpotLight()
	readonly #fill = new HemisphereLight()
	readonly #aside = new HemisphereLight()
	readonly #uniforms: StageUniforms
	#radius = 1

	constructor(shadowSize: number, uniforms: StageUniforms) {
		this.#uniforms = uniforms
		const { shadow } = this.#beam
		this.#beam.castShadow = true
		this.#beam.penumbra = 0.01
		shadow.mapSize.set(shadowSize, shadowSize)
		shadow.bias = -0.0005
		shadow.normalBias = 0.005
		this.#aside.groundColor.setRGB(0, 0, 0)
		this.group.add(this.#beam, this.#beam.target, this.#fill, this.#aside)
	}

	/** Where a room throws the window's light back from. */
	throwBack([x, y, z]: LightPlan['aside']): void {
		this.#aside.position.set(x, y, z)
	}

	cover(middle: Vector3, radius: number): void {
		this.#beam.target.position.copy(middle)
		this.#radius = radius
	}

	/** `size`: half the width of the beam's source in metres, 0 for a hard shadow. */
	shine({ towards: [x, y, z], distance, color }: Beam, fill: Fill, size: number): void {
		const beam = this.#beam
		const radius = this.#radius
		const away = distance === null ? radius * skyAway : Math.max(distance, radius * windowAway)
		const grown = distance === null ? 1 : away / distance
		const [near, far] = [away - radius, away + radius]
		beam.position.set(x, y, z).multiplyScalar(away).add(beam.target.position)
		beam.angle = Math.asin(radius / away) * 1.02
		beam.decay = distance === null ? 0 : windowDecay
		const reaching = away ** beam.decay
		beam.color.setRGB(color[0] * reaching, color[1] * reaching, color[2] * reaching)
		const { camera } = beam.shadow
		camera.near = near
		camera.far = far
		camera.fov = 0 // three takes the new depths over with the angle
		const seen = 2 * Math.tan(beam.angle)
		this.#uniforms.beamLens.value.set(near, far, (size * grown) / seen, 0)
		setStrength(this.#fill.color, fill.sky)
		setStrength(this.#fill.groundColor, fill.ground)
		setStrength(this.#aside.color, fill.aside)
		this.group.updateMatrixWorld(true)
	}

	dispose(): void {
		this.#beam.dispose()
		this.#fill.dispose()
		this.#aside.dispose()
	}
}

function setStrength(color: Color, [r, g, b]: readonly [number, number, number]) {
	color.setRGB(r, g, b)
}
