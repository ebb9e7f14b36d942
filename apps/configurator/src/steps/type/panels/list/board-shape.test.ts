import type { Point2 } from '@gabarit/engine'
import { expect, test } from 'vitest'
import { pathOf, plainBoard, sidesOf } from './board-shape.ts'

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
