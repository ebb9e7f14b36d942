// At rest every frame has one parallel beam from one place of window or sky; the mean of the frames is soft light.
import { halton } from './sequence.ts'

type Triple = readonly [number, number, number]

/** The way to its source in three's axes, and its strength per colour. */
export type Beam = { towards: Triple; color: Triple }

/** Light without shadow, from above and from below. */
export type Fill = { sky: Triple; ground: Triple }

/** The mean of `beam(n)` over n is the light at rest, less `restFill`. */
export type LightPlan = {
	moving: Beam
	movingFill: Fill
	beam: (index: number) => Beam
	restFill: Fill
	insideShade: number
}

/** Metres from the furniture's middle, on the left, at 2.5 m height. */
const window = { x: -2.7, y: 1.3, z: 4, width: 1.6, height: 1.4 }
const windowColor: Triple = [1.05, 1, 0.92]
const skyColor: Triple = [0.97, 0.99, 1.03]
const windowStrength = 2.3
const skyStrength = 3.2

function scaled(color: Triple, strength: number): Triple {
	return [color[0] * strength, color[1] * strength, color[2] * strength]
}

function unit([x, y, z]: Triple): Triple {
	const length = Math.hypot(x, y, z)
	return [x / length, y / length, z / length]
}

/** `across` and `up` in [0, 1). */
export function towardsWindow(across: number, up: number, mirrored: boolean): Triple {
	const x = window.x + (across - 0.5) * window.width
	return unit([mirrored ? -x : x, window.y + (up - 0.5) * window.height, window.z])
}

/** Each direction equally likely; `round` and `up` in [0, 1). */
export function towardsSky(round: number, up: number): Triple {
	const height = 0.02 + 0.98 * up
	const flat = Math.sqrt(1 - height * height)
	return [flat * Math.cos(2 * Math.PI * round), height, flat * Math.sin(2 * Math.PI * round)]
}

/** `mirrored` puts the window on the right, where a slope stands left; `behind`: the viewer and his window do. */
export function modelLight(mirrored: boolean, behind = false): LightPlan {
	const fromWindow = (across: number, up: number): Triple => {
		const [x, y, z] = towardsWindow(across, up, mirrored)
		return behind ? [-x, y, -z] : [x, y, z]
	}
	const bounce: Fill = { sky: [0.9, 0.88, 0.845], ground: [1.3, 1.2, 1.05] }
	const halfSky = skyStrength * 0.5 * 0.86
	return {
		moving: {
			towards: fromWindow(0.5, 0.5),
			color: scaled(windowColor, windowStrength),
		},
		movingFill: {
			sky: [bounce.sky[0] + halfSky, bounce.sky[1] + halfSky, bounce.sky[2] + halfSky],
			ground: bounce.ground,
		},
		// window and sky take turns, so each beam is twice as strong
		beam: (index) => {
			const turn = Math.floor(index / 2)
			return index % 2 === 0
				? {
						towards: fromWindow(halton(turn, 2), halton(turn, 3)),
						color: scaled(windowColor, 2 * windowStrength),
					}
				: {
						towards: towardsSky(halton(turn, 2), halton(turn, 3)),
						color: scaled(skyColor, 2 * skyStrength),
					}
		},
		restFill: bounce,
		insideShade: 0.3,
	}
}
