import { expect, test } from 'vitest'
import { normalizeCode, readableCode } from '../index.ts'

test.each([
	['k7mp 4xqd 9rtw', 'K7MP4XQD9RTW'],
	[' K7MP-4XQD-9RTW ', 'K7MP4XQD9RTW'],
	['K7MP4XQD9RT', null],
	['K7MP4XQD9RTW2', null],
	['K7MP4XQD9RTO', null],
	['K7MP4XQD9RT1', null],
	['', null],
])('the design code %j is read as %j', (typed, code) => {
	expect(normalizeCode(typed)).toBe(code)
})

test('a design code is shown in three groups', () => {
	expect(readableCode('K7MP4XQD9RTW')).toBe('K7MP 4XQD 9RTW')
})
