import { expect, test } from 'vitest'
import { levels } from '../../../frame/fields/shares.ts'
import { supportShape } from './support-shape.ts'

test('shares are joints from the bottom: two of four end in the middle', () => {
	expect(levels([2, 1, 1])).toEqual([0.5, 0.75])
	expect(levels([1])).toEqual([])
})

test('a pedestal shows its drawers, an open one its shelves', () => {
	const width = 420
	const drawers = (shares: number[]) =>
		supportShape({ kind: 'Pedestal', width, fill: { kind: 'Drawers', shares } }).path
	const open = (shelves: number) =>
		supportShape({ kind: 'Pedestal', width, fill: { kind: 'Open', shelves } }).path
	const strokes = (path: string) => path.split('M').length
	expect(strokes(drawers([1, 1, 1])) - strokes(drawers([1]))).toBe(2)
	expect(strokes(open(2)) - strokes(open(0))).toBe(2)
})
