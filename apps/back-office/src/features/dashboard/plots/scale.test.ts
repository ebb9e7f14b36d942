import { expect, test } from 'vitest'
import { scaleOf } from './scale.ts'

test.each([
	[0, [0, 1]],
	[3, [0, 1, 2, 3]],
	[14, [0, 5, 10, 15]],
	[20, [0, 10, 20]],
	[240, [0, 100, 200, 300]],
])('the scale of marks up to %i', (highest, lines) => {
	expect(scaleOf(highest)).toEqual(lines)
})
