import { expect, test } from 'vitest'
import { phoneNumberSchema } from '../person.ts'
import { lineOf } from './line.ts'

test.each(['', '  ', '\u200b', '\u2060\ufeff', '\u00a0\t\n', '\u202e', '\u200d\u200c'])(
	'a required text of invisible characters counts as empty: %j',
	(text) => {
		expect(lineOf(120).min(1).safeParse(text).success).toBe(false)
		expect(lineOf(120).parse(text)).toBe('')
	},
)

test.each([
	['  Odile  ', 'Odile'],
	['Van\nden\tBerg', 'Van den Berg'],
	['Anne\u00a0 Marie', 'Anne Marie'],
	['\u202egnirts', 'gnirts'],
	['👩\u200d👩\u200d👧', '👩\u200d👩\u200d👧'],
	['نام\u200cها', 'نام\u200cها'],
	['D’Hondt-Özil', 'D’Hondt-Özil'],
])('a line of text stays one line with its visible text: %j', (text, line) => {
	expect(lineOf(120).parse(text)).toBe(line)
})

test('the length of a line is counted as stored', () => {
	expect(lineOf(5).safeParse('  abcde  ').success).toBe(true)
	expect(lineOf(5).safeParse('abcdef').success).toBe(false)
})

test.each(['......', '(   )  -', '+', '12345', 'abc', '+32 2 abc'])(
	'%j is not a phone number',
	(text) => expect(phoneNumberSchema.safeParse(text).success).toBe(false),
)
test.each(['+32 470 12 34 56', '0470/12.34.56', '+32 (0)2 123 45 67'])(
	'%j is a phone number',
	(text) => expect(phoneNumberSchema.parse(text)).toBe(text),
)
test('an empty phone number counts as none', () =>
	expect(phoneNumberSchema.parse(' \u200b')).toBe(null))
