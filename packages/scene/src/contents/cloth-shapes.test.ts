import type { BufferGeometry } from 'three'
import { expect, test } from 'vitest'
import { clothVariants, foldedCloth, type GarmentCut, garment } from './cloth-shapes.ts'

type Point = readonly [x: number, y: number, z: number]

function pointsOf(geometry: BufferGeometry): Point[] {
	const { array } = geometry.getAttribute('position')
	return Array.from(
		{ length: array.length / 3 },
		(_, i): Point => [array[3 * i] ?? 0, array[3 * i + 1] ?? 0, array[3 * i + 2] ?? 0],
	)
}

function spanOf(points: readonly Point[], axis: 0 | 1 | 2): number {
	const values = points.map((point) => point[axis])
	return Math.max(...values) - Math.min(...values)
}

const shirt: GarmentCut = { shoulder: 0.15, flare: 0.02, folds: 4, sleeve: 0.72 }
const variants = Array.from({ length: clothVariants }, (_, variant) => variant)

test.each(variants)('shape %i of a garment is cut off straight at its hem', (variant) => {
	const points = pointsOf(garment(shirt, variant))
	const lowest = Math.min(...points.map(([, y]) => y))
	const hem = points.filter(([, y]) => y < lowest + 0.03)
	expect(spanOf(hem, 2)).toBeGreaterThan(0.75)
	expect(spanOf(hem, 0)).toBeGreaterThan(0.3)
})

test.each(variants)(
	'shape %i has two sleeves outside of its body, which end above the hem',
	(variant) => {
		const points = pointsOf(garment(shirt, variant))
		const outside = points.filter(([, y, z]) => Math.abs(z) > 0.47 && y < -0.2)
		expect(outside.some(([, , z]) => z > 0) && outside.some(([, , z]) => z < 0)).toBe(true)
		expect(Math.min(...outside.map(([, y]) => y))).toBeGreaterThan(-0.8)
	},
)

test('a garment is as long, as deep and as thick as the thing that it is a shape of', () => {
	for (const variant of variants) {
		const points = pointsOf(garment(shirt, variant))
		expect(Math.max(...points.map(([, y]) => y))).toBeLessThan(0)
		expect(Math.min(...points.map(([, y]) => y))).toBeGreaterThan(-1.01)
		expect(spanOf(points, 2)).toBeLessThan(1.06)
		expect(spanOf(points, 0)).toBeLessThan(1.2)
	}
})

test('no two shapes of cloth are alike', () => {
	for (const shape of [(variant: number) => garment(shirt, variant), foldedCloth]) {
		const shapes = variants.map((variant) => JSON.stringify(pointsOf(shape(variant))))
		expect(new Set(shapes).size).toBe(clothVariants)
	}
})
