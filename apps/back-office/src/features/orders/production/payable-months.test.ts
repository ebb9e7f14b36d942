import { expect, test } from 'vitest'
import { daysOfMonth } from './payable-months.ts'

test('a month has its own last day', () => {
	expect(daysOfMonth('2028-02')).toEqual(['2028-02-01', '2028-02-29'])
})
