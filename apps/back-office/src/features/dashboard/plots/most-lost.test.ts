import { expect, test } from 'vitest'
import { mostLost } from './most-lost.ts'

const steps = (...pairs: [number, number][]) => pairs.map(([value, before]) => ({ value, before }))

test('the step that fewer pass than in the other period, not the one that most leave', () => {
	const found = mostLost(steps([200, 100], [148, 81], [140, 79], [56, 32]))
	expect(found).toEqual({ at: 1, share: 0.74, before: 0.81 })
})

test('a loss of less than three in a hundred is none, nor is one of a few designs', () => {
	expect(mostLost(steps([200, 200], [164, 168]))).toBeUndefined()
	expect(mostLost(steps([19, 200], [1, 190]))).toBeUndefined()
	expect(mostLost([])).toBeUndefined()
})
