import { expect, test } from 'vitest'
import { readNumber } from './numbers.ts'

const read = (text: string, decimals: number) => {
	const answer = readNumber(text, decimals)
	return answer.ok ? answer.text : answer.code
}

test.each([
	['1.234,56', '1234.56'],
	['1 234,56', '1234.56'],
	['1\u00A0234,56', '1234.56'],
	['1\u202F234,5', '1234.5'],
	['1.234', '1234'],
	['12.345.678', 'wrong'],
	['79,00', '79'],
	['79.5', '79.5'],
	['007', '7'],
	['0,5', '0.5'],
	['1,234', 'wrong'],
	['79.555', '79555'],
	['1234.567', 'wrong'],
	['1,234.56', 'wrong'],
	['1.23,4', 'wrong'],
	['-4', 'wrong'],
	['1e5', 'wrong'],
	['', 'wrong'],
	['49 €', 'wrong'],
	['=1+1', 'wrong'],
] as const)('the text %j, read as an amount in euros, is %s', (text, wanted) => {
	expect(read(text, 2)).toBe(wanted)
})

test.each([
	['1.160', '1160'],
	['1 160', '1160'],
	['1160', '1160'],
	['1160,00', '1160'],
	['1,5', 'wrong'],
] as const)('the text %j, read as a whole number, is %s', (text, wanted) => {
	expect(read(text, 0)).toBe(wanted)
})

test.each([
	['1,35', '1.35'],
	['1.35', '1.35'],
	['1,0500', '1.05'],
	['1.2345', 'wrong'],
	['1.350', 'ambiguous'],
	['1 350', '1350'],
	['1,23456', 'wrong'],
] as const)('the text %j, read as a coefficient of up to three decimals, is %s', (text, wanted) => {
	expect(read(text, 3)).toBe(wanted)
})
