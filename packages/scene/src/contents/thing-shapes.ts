// Shapes are about one by one by one, scaled by a thing's sizes: x along the run, y up, z out.
import {
	BoxGeometry,
	type BufferGeometry,
	ExtrudeGeometry,
	LatheGeometry,
	Shape,
	Vector2,
} from 'three'
import type { ThingKind } from './thing.ts'

type Outline = readonly (readonly [number, number])[]

/** The outline runs in (z, y), the thickness along x. */
function softSheet(outline: Outline, roundness: number): BufferGeometry {
	const shape = new Shape()
	outline.forEach(([z, y], i) => (i === 0 ? shape.moveTo(z, y) : shape.lineTo(z, y)))
	shape.closePath()
	const geometry = new ExtrudeGeometry(shape, {
		depth: 0.44,
		bevelEnabled: true,
		bevelThickness: 0.28,
		bevelSize: roundness,
		bevelOffset: -roundness,
		bevelSegments: 3,
		curveSegments: 4,
	})
	geometry.translate(0, 0, -0.22)
	geometry.rotateY(-Math.PI / 2)
	return geometry
}

/** A garment on a hanger from its side. `shoulder`: how far the shoulders drop. */
function garment(shoulder: number, flare: number): BufferGeometry {
	const hem = 0.42 + flare
	return softSheet(
		[
			[-0.07, -0.035],
			[-0.44, -shoulder],
			[-0.49, -shoulder - 0.06],
			[-hem, -1],
			[hem, -1],
			[0.49, -shoulder - 0.06],
			[0.44, -shoulder],
			[0.07, -0.035],
		],
		0.02,
	)
}

function folded(): BufferGeometry {
	const shape = new Shape()
	const [half, low, high, round] = [0.5, 0.02, 0.98, 0.42]
	shape.moveTo(-half + 0.06, low)
	shape.lineTo(half - 0.06, low)
	shape.quadraticCurveTo(half, low, half, low + round)
	shape.quadraticCurveTo(half, high, half - 0.06, high)
	shape.lineTo(-half + 0.06, high)
	shape.quadraticCurveTo(-half, high, -half, low + round)
	shape.quadraticCurveTo(-half, low, -half + 0.06, low)
	const geometry = new ExtrudeGeometry(shape, {
		depth: 0.9,
		bevelEnabled: true,
		bevelThickness: 0.05,
		bevelSize: 0.05,
		bevelOffset: -0.05,
		bevelSegments: 3,
		curveSegments: 5,
	})
	geometry.translate(0, 0, -0.45)
	return geometry
}

function trousers(): BufferGeometry {
	return softSheet(
		[
			[-0.46, 0.02],
			[-0.48, -1],
			[0.48, -1],
			[0.46, 0.02],
		],
		0.01,
	)
}

function shoe(): BufferGeometry {
	return softSheet(
		[
			[-0.48, 0],
			[0.36, 0],
			[0.48, 0.1],
			[0.48, 0.26],
			[0.3, 0.42],
			[0.04, 0.6],
			[-0.1, 0.9],
			[-0.44, 0.96],
			[-0.49, 0.5],
		],
		0.03,
	)
}

function box(): BufferGeometry {
	const geometry = new BoxGeometry(1, 1, 1)
	geometry.translate(0, 0.5, 0)
	return geometry
}

function suitcase(): BufferGeometry {
	const shape = new Shape()
	const round = 0.08
	shape.moveTo(-0.5 + round, 0)
	shape.lineTo(0.5 - round, 0)
	shape.quadraticCurveTo(0.5, 0, 0.5, round)
	shape.lineTo(0.5, 1 - round)
	shape.quadraticCurveTo(0.5, 1, 0.5 - round, 1)
	shape.lineTo(-0.5 + round, 1)
	shape.quadraticCurveTo(-0.5, 1, -0.5, 1 - round)
	shape.lineTo(-0.5, round)
	shape.quadraticCurveTo(-0.5, 0, -0.5 + round, 0)
	const geometry = new ExtrudeGeometry(shape, {
		depth: 0.88,
		bevelThickness: 0.06,
		bevelSize: 0.03,
		bevelOffset: -0.03,
		bevelSegments: 3,
	})
	geometry.translate(0, 0, -0.44)
	return geometry
}

/** Half of its section, from the middle of its foot up to its rim. */
function turned(section: Outline): BufferGeometry {
	return new LatheGeometry(
		section.map(([x, y]) => new Vector2(x, y)),
		40,
	)
}

const vaseSection: Outline = [
	[0, 0],
	[0.28, 0],
	[0.42, 0.14],
	[0.5, 0.36],
	[0.44, 0.6],
	[0.22, 0.78],
	[0.16, 0.9],
	[0.22, 1],
	[0.17, 0.98],
	[0.12, 0.9],
	[0, 0.86],
]

const bowlSection: Outline = [
	[0, 0],
	[0.2, 0],
	[0.24, 0.08],
	[0.42, 0.5],
	[0.5, 1],
	[0.46, 1],
	[0.36, 0.5],
	[0, 0.16],
]

const makers: Record<ThingKind, () => BufferGeometry> = {
	coat: () => garment(0.1, 0.05),
	shirt: () => garment(0.15, 0.03),
	trousers,
	fold: folded,
	box,
	shoe,
	suitcase,
	book: box,
	vase: () => turned(vaseSection),
	bowl: () => turned(bowlSection),
}

export function shapeOfThing(kind: ThingKind): BufferGeometry {
	return makers[kind]()
}
