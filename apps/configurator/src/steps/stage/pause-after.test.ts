import { expect, test } from 'vitest'
import { pauseAfter } from './pause-after.ts'

test('a picture that is lost again before it stands is tried less and less often', () => {
	expect([1, 2, 3].map(pauseAfter)).toEqual([1000, 2000, 4000])
	expect(pauseAfter(200)).toBe(60_000)
})
