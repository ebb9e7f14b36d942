import { BoxGeometry, Group, Mesh, MeshBasicMaterial } from 'three'
import type { LightPlan } from '../src/light/light-plan.ts'
import { halton } from '../src/light/sequence.ts'
import type { Daylight } from './pictures.ts'

type Triple = readonly [number, number, number]

/** Late sun: from the left, in front, low. */
const sun: Triple = [-1, 0.3, 0.62]
/** Radians, half of the sun's width as seen through hazy glass: it softens the patch's edges. */
const haze = 0.016
const sunColor: Triple = [3.5, 3.22, 2.76]
const roomColor: Triple = [2.75, 2.66, 2.52]

/** Metres: x of the wall, z along it, y up. */
const window = {
	x: -4.5,
	z: [2.5, 4.7],
	y: [0.9, 3.12],
	bars: [1.62, 2.36],
	posts: [3.62],
	bar: 0.06,
}
const wallSize = 14

function unit([x, y, z]: Triple): Triple {
	const length = Math.hypot(x, y, z)
	return [x / length, y / length, z / length]
}

/** The left wall around its window, and the window's bars: seen by no camera, they only cast shadow. */
export function blinds(): Group {
	const group = new Group()
	const material = new MeshBasicMaterial({ colorWrite: false, depthWrite: false })
	const block = (z: readonly number[], y: readonly number[]) => {
		const [z0 = 0, z1 = 0] = z
		const [y0 = 0, y1 = 0] = y
		const mesh = new Mesh(new BoxGeometry(0.05, y1 - y0, z1 - z0), material)
		mesh.position.set(window.x, (y0 + y1) / 2, (z0 + z1) / 2)
		mesh.castShadow = true
		group.add(mesh)
	}
	const [left = 0, right = 0] = window.z
	const [low = 0, high = 0] = window.y
	block([left - wallSize, left], [-1, wallSize])
	block([right, right + wallSize], [-1, wallSize])
	block([left, right], [high, wallSize])
	block([left, right], [-1, low])
	const half = window.bar / 2
	for (const y of window.bars) block([left, right], [y - half, y + half])
	return group
}

export function sunlight(inTheWay: Group, { sun: strength, room }: Daylight): LightPlan {
	const beam = (index: number) => {
		const turn = Math.floor(index / 2)
		const [p, q] = [halton(turn, 2), halton(turn, 3)]
		inTheWay.visible = index % 2 === 0
		if (inTheWay.visible) {
			const [radius, angle] = [haze * Math.sqrt(p), 2 * Math.PI * q]
			const aside = radius * Math.cos(angle)
			const towards = unit([sun[0], sun[1] + radius * Math.sin(angle), sun[2] + aside])
			return { towards, distance: null, color: scaled(sunColor, 2 * strength) }
		}
		// any direction of the open half of the room
		const flat = Math.sqrt(1 - p * p)
		const towards: Triple = [flat * Math.cos(2 * Math.PI * q), flat * Math.sin(2 * Math.PI * q), p]
		return {
			towards: unit([towards[0], towards[1] * 0.8 + 0.12, towards[2]]),
			distance: null,
			color: scaled(roomColor, 2 * room),
		}
	}
	const fill = {
		sky: scaled([0.9, 0.86, 0.82], room),
		ground: scaled([1.3, 1.17, 0.98], room),
		aside: scaled([0.66, 0.6, 0.52], room),
	}
	return {
		moving: beam(0),
		movingSize: 0,
		movingFill: fill,
		beam,
		restFill: fill,
		aside: [1, 0, 0],
		insideShade: 0,
	}
}

function scaled([r, g, b]: Triple, by: number): Triple {
	return [r * by, g * by, b * by]
}
