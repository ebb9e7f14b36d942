import { buildFurniture, type Point2 } from '@gabarit/engine'
import { sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { boardSilhouette, pathOf, plainBoard, sidesOf, wallSilhouette } from './board-shape.ts'

const plain = plainBoard({ length: 800, width: 250 })

test('the length lies across and the corner (0, 0) at the lower left', () => {
	expect(pathOf(plain)).toBe('M0 250L800 250L800 0L0 0Z')
})

test('the sides are named as the plan names them: length1 below, width1 on the left', () => {
	const pathOfSide = (name: string) => sidesOf(plain).find((side) => side.name === name)?.path
	expect(pathOfSide('length1')).toEqual([
		[0, 250],
		[800, 250],
	])
	expect(pathOfSide('length2')).toEqual([
		[800, 0],
		[0, 0],
	])
	expect(pathOfSide('width1')).toEqual([
		[0, 0],
		[0, 250],
	])
	expect(pathOfSide('width2')).toEqual([
		[800, 250],
		[800, 0],
	])
})

test('two sides meet in the middle of a rounded corner, a cut has the band of the upper edge', () => {
	const outline: Point2[] = [
		[0, 0],
		[800, 0],
		[800, 100],
		[650, 250],
		[0, 250],
	]
	const sides = sidesOf({ ...plain, outline, radii: [50, 0, 0, 0, 0] })
	const names = sides.map(({ name }) => name)
	expect(names).toEqual(['length1', 'width2', 'length2', 'length2', 'width1'])
	const [x, y] = sides[0]?.path[0] ?? [0, 0]
	const inset = 50 * (1 - Math.SQRT1_2)
	expect(x).toBeCloseTo(inset, 6)
	expect(y).toBeCloseTo(250 - inset, 6)
	expect(sides.at(-1)?.path.at(-1)).toEqual([x, y])
	expect(sides[2]?.path).toEqual([
		[800, 150],
		[650, 0],
	])
})

test('a bore is a hole of the picture, at its place', () => {
	const bores = [{ at: [100, 50] as const, diameter: 60, depth: 18, face: 'A' as const }]
	const { path, width, height } = boardSilhouette({ ...plain, bores })
	expect([width, height]).toEqual([800, 250])
	expect(path).toBe(`${pathOf(plain)}M70 200a30 30 0 1 0 60 0a30 30 0 1 0 -60 0Z`)
})

test('a clad wall is as wide and as high as it was ordered, one path for each panel', () => {
	const built = buildFurniture(
		{ version: 1, type: 'panels', cladding: [{ width: 1800, height: 2500, thickness: 18 }] },
		sampleCatalogue,
	)
	if (!built.ok) throw new Error('not made')
	const { path, width, height } = wallSilhouette(built.value.boards)
	expect([width, height]).toEqual([1800, 2500])
	expect(path.match(/M/g)).toHaveLength(2)
})
