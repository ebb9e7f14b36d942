import { expect, test } from 'vitest'
import {
	amountProblem,
	dayProblem,
	emailProblem,
	floorsProblem,
	givenRatingProblem,
	overBy,
	paidProblem,
	paymentDayProblem,
	percentageOf,
	shorteningProblem,
	tooLongIn,
	vatProblem,
} from './form-rules.ts'

test.each([
	['5', 5],
	['7,5 %', 7.5],
	['12.25', 12.25],
	['100', 100],
	['0', null],
	['100,01', null],
	['1,234', null],
	['-5', null],
	['', null],
])('%j as a percentage is %j', (text, value) => expect(percentageOf(text)).toBe(value))

test.each(['1 119,50', '119.5', '', '0'])('%j is an amount, or none', (text) =>
	expect(amountProblem(text)).toBeNull(),
)
test.each(['abc', '1,234', '-5'])('%j is no amount', (text) =>
	expect(amountProblem(text)).toBe('amount'),
)

test('a payment is an amount up to the balance', () => {
	expect(['', 'x', '0', '100,01', '100'].map((text) => paidProblem(text, 10_000))).toEqual([
		'required',
		'amount',
		'amount',
		'tooMuch',
		null,
	])
})

test('a wrong e-mail, VAT number, number of floors or day is named by its own rule', () => {
	expect([emailProblem(' '), emailProblem('t.lambert@example'), emailProblem('a@b.be')]).toEqual([
		'required',
		'email',
		null,
	])
	expect([vatProblem('BE0403170702', 'BE'), vatProblem('', 'BE')]).toEqual(['vatNumber', null])
	expect([floorsProblem('0'), floorsProblem('51'), floorsProblem('2')]).toEqual([
		'floors',
		'floors',
		null,
	])
	expect([dayProblem('2026-11-20', '2026-11-21'), dayProblem('', '2026-11-21')]).toEqual([
		'dayPast',
		null,
	])
	expect(dayProblem('2099-01-01', '2026-11-21', '2027-11-21')).toBe('dayFar')
	const shortened = ['', '2026-11-22', '2026-12-21'].map((it) =>
		shorteningProblem(it, '2026-12-21'),
	)
	expect(shortened).toEqual([null, 'dayShortens', null])
	expect(dayProblem('2027-11-21', '2026-11-21', '2027-11-21')).toBeNull()
	expect(dayProblem('2028-11-21', '2026-11-21')).toBeNull()
	for (const day of ['2028-11-22', '9999-12-31', '29999-01-01'])
		expect(dayProblem(day, '2026-11-21')).toBe('dayBeyondTwoYears')
})

test.each([
	['', 'required'],
	['2026-11-22', 'dayLater'],
	['2026-11-21', null],
	['2021-11-21', null],
	['2021-11-20', 'dayBeforeFiveYears'],
	['0026-11-21', 'dayBeforeFiveYears'],
])('of a payment noted on 21 November 2026 the day “%s” is %s', (day, problem) =>
	expect(paymentDayProblem(day, '2026-11-21')).toBe(problem),
)

test('a rating for several is given, not left out', () =>
	expect(['', ' ', 'abc', '0', '0,58'].map(givenRatingProblem)).toEqual([
		'required',
		'required',
		'rating',
		'rating',
		null,
	]))

test('a text above its limit is named, one of just as many characters is not', () => {
	const longest = { code: 10, note: 2000 }
	expect(tooLongIn({ code: 'SOLDES2026X', note: 'a'.repeat(2000) }, longest)).toEqual({
		code: 'tooLong',
	})
	expect([overBy('a'.repeat(9000), 2000), overBy('SOLDES2026', 10)]).toEqual([7000, 0])
})
