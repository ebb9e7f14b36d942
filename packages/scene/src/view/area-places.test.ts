import { expect, test } from 'vitest'
import { type AreaPlace, areaAt } from './area-places.ts'

const rectangle = (id: string, left: number, right: number): AreaPlace => ({
	id,
	corners: [
		[left, 300],
		[right, 300],
		[right, 100],
		[left, 100],
	],
})
const places = [rectangle('panel', 100, 110), rectangle('pedestal', 400, 550)]

test('a part is chosen by a place on it', () => {
	expect(areaAt(places, [480, 200])).toBe('pedestal')
	expect(areaAt(places, [105, 200])).toBe('panel')
})

test('a part as thin as a board is reached by a finger that misses it a little', () => {
	expect(areaAt(places, [128, 200])).toBe('panel')
	expect(areaAt(places, [140, 200])).toBeNull()
})

test('between two parts the nearer one is meant', () => {
	const close = [rectangle('left', 100, 110), rectangle('right', 140, 150)]
	expect(areaAt(close, [122, 200])).toBe('left')
	expect(areaAt(close, [128, 200])).toBe('right')
})
