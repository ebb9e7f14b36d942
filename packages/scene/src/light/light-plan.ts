// At rest every frame has one beam from one place of window or sky; the mean of the frames is soft light.
import { halton } from './sequence.ts'

type Triple = readonly [number, number, number]

/**
 * `towards`: the way from the furniture's middle to its source, in three's axes; `distance`: to a source in the room, in
 * metres for a piece of furniture of ordinary size, null from the sky. `color`: its strength at the middle.
 */
export type Beam = { towards: Triple; distance: number | null; color: Triple }

/**
 * Light without shadow, from above and from below. `aside`: what the lit side of a room throws back; all of it on what
 * faces there, half of it on what faces the viewer.
 */
export type Fill = { sky: Triple; ground: Triple; aside: Triple }

/** The mean of `beam(n)` over n is the light at rest, less `restFill`. */
export type LightPlan = {
	moving: Beam
	/** Half the width of the moving beam's source, metres. */
	movingSize: number
	movingFill: Fill
	beam: (index: number) => Beam
	restFill: Fill
	/** The way to the side that the window shines to, in three's axes. */
	aside: Triple
	insideShade: number
}

/** Metres from the furniture's middle, on the left, at 2.7 m height. */
const window = { x: -2.3, y: 1.45, z: 3.7, width: 1.7, height: 1.5 }
const windowColor: Triple = [1.035, 1, 0.945]
const skyColor: Triple = [0.97, 0.99, 1.04]
const windowStrength = 2.74
const skyStrength = 1.6
/** So much of the sky comes from its brightest part. */
const brightSky = { share: 0.42, towards: [-0.3, 0.8, 0.5] as Triple, spread: 0.5 }
/** What floor, walls and furniture throw back: most of it comes from the side that the window shines to. */
const bounce: Fill = {
	sky: [0.12, 0.13, 0.15],
	ground: [0.3, 0.27, 0.24],
	aside: [0.93, 0.88, 0.8],
}

function scaled(color: Triple, strength: number): Triple {
	return [color[0] * strength, color[1] * strength, color[2] * strength]
}

function unit([x, y, z]: Triple): Triple {
	const length = Math.hypot(x, y, z)
	return [x / length, y / length, z / length]
}

function windowPlace(across: number, up: number, mirrored: boolean): Triple {
	const x = window.x + (across - 0.5) * window.width
	return [mirrored ? -x : x, window.y + (up - 0.5) * window.height, window.z]
}

/** `across` and `up` in [0, 1). */
export function towardsWindow(across: number, up: number, mirrored: boolean): Triple {
	return unit(windowPlace(across, up, mirrored))
}

/** `round` and `up` in [0, 1): each direction of the dome equally likely, but for its brighter part. */
export function towardsSky(round: number, up: number): Triple {
	const { share, towards, spread } = brightSky
	const bright = up < share
	const height = 0.02 + 0.98 * (bright ? up / share : (up - share) / (1 - share))
	const flat = Math.sqrt(1 - height * height)
	const even: Triple = [
		flat * Math.cos(2 * Math.PI * round),
		height,
		flat * Math.sin(2 * Math.PI * round),
	]
	if (!bright) return even
	const [x, y, z] = unit(towards)
	return unit([x + spread * even[0], y + spread * (even[1] - 0.5), z + spread * even[2]])
}

/** `mirrored` puts the window on the right, where a slope stands left; `behind`: the viewer and his window do. */
export function modelLight(mirrored: boolean, behind = false): LightPlan {
	const turned = ([x, y, z]: Triple): Triple => (behind ? [-x, y, -z] : [x, y, z])
	const fromWindow = (across: number, up: number, strength: number): Beam => ({
		towards: turned(towardsWindow(across, up, mirrored)),
		distance: Math.hypot(...windowPlace(across, up, mirrored)),
		color: scaled(windowColor, strength),
	})
	const fromSky = (round: number, up: number, strength: number): Beam => {
		const [x, y, z] = towardsSky(round, up)
		return {
			towards: turned([mirrored ? -x : x, y, z]),
			distance: null,
			color: scaled(skyColor, strength),
		}
	}
	// Seen from the furniture half of the dome stands behind the wall.
	const seenSky = scaled(skyColor, skyStrength * 0.5)
	return {
		moving: fromWindow(0.5, 0.5, windowStrength),
		movingSize: window.width / 2,
		movingFill: {
			...bounce,
			sky: [bounce.sky[0] + seenSky[0], bounce.sky[1] + seenSky[1], bounce.sky[2] + seenSky[2]],
		},
		// window and sky take turns, so each beam is twice as strong
		beam: (index) => {
			const turn = Math.floor(index / 2)
			const [p, q] = [halton(turn, 2), halton(turn, 3)]
			return index % 2 === 0 ? fromWindow(p, q, 2 * windowStrength) : fromSky(p, q, 2 * skyStrength)
		},
		restFill: bounce,
		aside: turned([mirrored ? -1 : 1, 0, 0]),
		insideShade: 0.16,
	}
}
