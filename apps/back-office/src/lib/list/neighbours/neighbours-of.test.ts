import { expect, test } from 'vitest'
import { neighboursOf } from './neighbours-of.ts'

const here = { keys: ['c', 'd', 'e'], search: {} }
const before = { keys: ['a', 'b'], search: { before: 'c' } }
const after = { keys: ['f', 'g'], search: { after: 'e' } }

test.each([
	['d', 'c', 'e'],
	['c', 'b', 'd'],
	['e', 'd', 'f'],
])('%s stands between %s and %s', (current, previous, next) => {
	const found = neighboursOf(current, { here, before, after })
	expect([found?.previous?.key, found?.next?.key]).toEqual([previous, next])
})

test('one of the page beside comes with that page', () => {
	expect(neighboursOf('c', { here, before, after })?.previous?.search).toBe(before.search)
	expect(neighboursOf('e', { here, before, after })?.next?.search).toBe(after.search)
	expect(neighboursOf('d', { here, before, after })?.next?.search).toBe(here.search)
})

test('at an end of the list there is none', () => {
	expect(neighboursOf('c', { here, before: null, after: null })?.previous).toBeNull()
	expect(neighboursOf('e', { here, before: null, after: null })?.next).toBeNull()
})

test('who is alone in a list, or not in it, has no neighbours', () => {
	const alone = { keys: ['c'], search: {} }
	expect(neighboursOf('c', { here: alone, before: null, after: null })).toBeNull()
	expect(neighboursOf('x', { here, before, after })).toBeNull()
})
