import { expect, test } from 'vitest'
import { lastResult } from './last-result.ts'

test('the same arguments have the same answer, others another', () => {
	let made = 0
	const pair = lastResult((a: object, b: string) => {
		made += 1
		return { a, b }
	})
	const one = {}
	expect(pair(one, 'x')).toBe(pair(one, 'x'))
	expect(pair(one, 'y').b).toBe('y')
	expect(pair({}, 'y')).not.toBe(pair(one, 'y'))
	expect(made).toBe(4)
})
