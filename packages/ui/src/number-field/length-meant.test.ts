import { expect, test } from 'vitest'
import { lengthMeant } from './length-meant.ts'

test.each([
	['240', 2400],
	['239,5', 2395],
	['2,40', 2400],
	['2.4', 2400],
	['3', 3000],
])('%s, between 310 and 12,000 mm, means %i mm', (text, mm) => {
	expect(lengthMeant(text, 310, 12_000)).toBe(mm)
})

test.each([
	['a length that fits as it is', '2400'],
	['a unit that was typed', '24 cm'],
	['too little in any unit', '0,1'],
	['no number', 'abc'],
	['below nothing', '-240'],
	['too much', '13000'],
])('nothing else is meant by %s', (_, text) => {
	expect(lengthMeant(text, 310, 12_000)).toBeUndefined()
})
