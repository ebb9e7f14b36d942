// Shapes are about one by one by one, scaled by a thing's sizes: x along the run, y up, z out.
import {
	BoxGeometry,
	type BufferGeometry,
	ExtrudeGeometry,
	LatheGeometry,
	Shape,
	Vector2,
} from 'three'
import { clothVariants, foldedCloth, garment } from './cloth-shapes.ts'
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

const makers: Record<ThingKind, (variant: number) => BufferGeometry> = {
	coat: (variant) => garment({ shoulder: 0.1, flare: 0.03, folds: 5, sleeve: 0.62 }, variant),
	shirt: (variant) => garment({ shoulder: 0.15, flare: 0.02, folds: 4, sleeve: 0.72 }, variant),
	trousers,
	fold: foldedCloth,
	box,
	shoe,
	suitcase,
	book: box,
	vase: () => turned(vaseSection),
	bowl: () => turned(bowlSection),
}

/** How many shapes a kind of thing comes in. */
export function variantsOf(kind: ThingKind): number {
	return kind === 'coat' || kind === 'shirt' || kind === 'fold' ? clothVariants : 1
}

export function shapeOfThing(kind: ThingKind, variant: number): BufferGeometry {
	return makers[kind](variant)
}
