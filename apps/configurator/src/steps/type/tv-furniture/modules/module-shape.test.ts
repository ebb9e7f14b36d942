import { expect, test } from 'vitest'
import { lowShape, tallShape } from './module-shape.ts'

const strokes = ({ path }: { path: string }) => path.split('M').length - 1

test('an open module shows a clear room more for each shelf', () => {
	const open = (shelves: number) => lowShape({ front: 'None', shelves, shares: [] })
	expect(strokes(open(0))).toBe(2)
	expect(strokes(open(2)) - strokes(open(0))).toBe(2)
	expect(strokes(tallShape({ front: 'None', shelves: 4 }))).toBe(6)
})

test('drawers meet at their shares', () => {
	const { path } = lowShape({ front: 'Drawers', shelves: 0, shares: [1, 1] })
	expect(path).toContain('M0 200h640')
})
