import { sampleCatalogue } from '@gabarit/engine/testing'
import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { everyKind } from '../testing/every-kind.ts'
import type { GoldenCase } from '../testing/golden-furniture.ts'
import { largestWardrobe } from '../testing/largest-wardrobe.ts'
import { outerSizeOf } from '../testing/outer-size.ts'
import { sheetDetail } from './baked-figure.ts'
import { furnitureModelOf } from './furniture-model.ts'
import { boxOf } from './solid.ts'

const millimetre = 0.001

function modelOf({ furniture }: GoldenCase) {
	return furnitureModelOf({ furniture, catalogue: sampleCatalogue })
}

test('there is furniture of every kind', () => {
	const kinds = new Set(everyKind.map(({ name }) => name.split(' ')[0]))
	expect([...kinds]).toEqual(['dressing', 'desk', 'panels', 'separator', 'stairs', 'tv'])
})

test.each(everyKind)('$name is as large as the furniture and stands on the floor', (sample) => {
	const { bodies } = modelOf(sample)
	const { low, high } = boxOf(bodies.map(({ solid }) => solid))
	const size = outerSizeOf(sample.furniture)
	for (const axis of ['x', 'y', 'z'] as const) {
		expect(Math.abs(high[axis] - low[axis] - size[axis]), axis).toBeLessThan(millimetre)
	}
	expect(low.y).toBeCloseTo(0, 6)
	expect(low.x + high.x).toBeCloseTo(0, 6)
	expect(low.z + high.z).toBeCloseTo(0, 6)
})

test.each(everyKind)('$name has one body a finish, and each face looks outwards', (sample) => {
	const { bodies } = modelOf(sample)
	const finishes = bodies.map(({ finish }) => JSON.stringify(finish))
	expect(new Set(finishes).size).toBe(finishes.length)
	for (const { solid } of bodies) expect(facesAgainstTheirNormals(solid)).toBe(0)
})

function facesAgainstTheirNormals(solid: ReturnType<typeof modelOf>['bodies'][number]['solid']) {
	const { positions, normals, indices } = solid
	const corner = (list: number[], i: number) => new Vector3().fromArray(list, 3 * (indices[i] ?? 0))
	let wrong = 0
	for (let i = 0; i < indices.length; i += 3) {
		const [a, b, c] = [corner(positions, i), corner(positions, i + 1), corner(positions, i + 2)]
		const face = b.sub(a).cross(c.sub(a))
		if (face.lengthSq() > 1e-16 && face.dot(corner(normals, i)) < 0) wrong += 1
	}
	return wrong
}

test('what stands in the room or in the furniture is no part of it', () => {
	const sample = everyKind.find(({ room }) => room.screen !== undefined)
	expect(sample).toBeDefined()
	if (!sample) return
	const colors = modelOf(sample).bodies.map(({ finish }) =>
		finish.kind === 'board' ? finish.color.hex : finish.look.color,
	)
	// A television's panel and frame.
	expect(colors).not.toContain('#1B1B1D')
	expect(colors).not.toContain('#111112')
})

test('many colours of wood share the room of one', () => {
	const texels = (count: number) => {
		const { across, along } = sheetDetail(count)
		return count * across * along
	}
	expect(sheetDetail(1)).toEqual({ across: 2048, along: 1400 })
	for (const count of [2, 3, 5, 9, 16]) expect(texels(count)).toBeLessThanOrEqual(texels(1))
})

const mostCorners = 40_000

test('the largest wardrobe keeps to the corners that a file of 5 MB holds', () => {
	const { bodies } = furnitureModelOf({ furniture: largestWardrobe, catalogue: sampleCatalogue })
	expect(largestWardrobe.boards.length).toBeGreaterThan(300)
	const corners = bodies.reduce((sum, { solid }) => sum + solid.positions.length / 3, 0)
	expect(corners).toBeLessThan(mostCorners)
})
