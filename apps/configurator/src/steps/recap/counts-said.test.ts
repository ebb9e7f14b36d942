import { expect, test } from 'vitest'
import { countsSaid } from './counts-said.ts'

test('a count of zero is not said', () => {
	expect(countsSaid({ inOrder: 12, toKnow: 0 })).toEqual([{ key: 'inOrder', count: 12 }])
	expect(countsSaid({ inOrder: 0, toKnow: 3 })).toEqual([{ key: 'toKnow', count: 3 }])
	expect(countsSaid({ inOrder: 12, toKnow: 3 }).map(({ key }) => key)).toEqual([
		'inOrder',
		'toKnow',
	])
	expect(countsSaid({ inOrder: 0, toKnow: 0 })).toEqual([])
})
