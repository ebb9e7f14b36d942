import { expect, test } from 'vitest'
import {
	periodOf,
	periodProblems,
	periodTexts,
	promoOf,
	promoProblems,
	promoTexts,
} from './discount-form.ts'

const writing = { amount: (cents: number) => `${cents / 100},00`, decimal: (text: string) => text }
const today = '2026-11-26'
const empty = periodTexts(null, writing, today)

test('a new period needs its three names, a percentage and days in their order, none of them past', () => {
	expect(periodProblems(empty, empty, today)).toEqual({
		fr: 'required',
		nl: 'required',
		en: 'required',
		percentage: 'percent',
		until: 'required',
	})
	const typed = { fr: 'Soldes', nl: 'Solden', en: 'Sales', percentage: '12,5' }
	const days = { from: '2026-11-25', until: '2026-11-24' }
	expect(periodProblems({ ...typed, ...days }, empty, today)).toEqual({
		from: 'dayPast',
		until: 'dayPast',
	})
	const turned = { from: '2026-12-02', until: '2026-12-01' }
	expect(periodProblems({ ...typed, ...turned }, empty, today)).toEqual({ until: 'dayOrder' })
	const far = { from: '2031-11-27', until: '202612-12-31' }
	expect(periodProblems({ ...typed, ...far }, empty, today)).toEqual({
		from: 'dayBeyondFiveYears',
		until: 'dayBeyondFiveYears',
	})
	const whole = { ...typed, from: today, until: '2026-12-31' }
	expect(periodProblems(whole, empty, today)).toEqual({})
	expect(periodOf(whole)).toMatchObject({ percentage: 12.5, from: today, until: '2026-12-31' })
})

test('a period that began keeps its first day without a fault', () => {
	const begun = { ...empty, fr: 'A', nl: 'A', en: 'A', percentage: '5', from: '2026-01-01' }
	expect(periodProblems({ ...begun, until: today }, begun, today)).toEqual({})
})

test('a code gives a percentage or an amount, and the other is left out', () => {
	const none = promoTexts(null, writing)
	expect(promoProblems(none, none, today)).toEqual({ code: 'required', percentage: 'percent' })
	const typed = { ...none, code: 'salon26', kind: 'amount', percentage: 'x', amount: '50' }
	expect(promoProblems(typed, none, today)).toEqual({})
	expect(promoOf(typed)).toMatchObject({ code: 'SALON26', percentage: null, amount: 5000 })
	const wrong = { ...typed, code: 'trop long', amount: '0', maximumUses: '0' }
	expect(promoProblems(wrong, none, today)).toEqual({
		code: 'code',
		amount: 'amount',
		maximumUses: 'uses',
	})
})

test('a code whose last day has a wrong year is refused, unless it stands so already', () => {
	const none = promoTexts(null, writing)
	const typed = { ...none, code: 'SALON', percentage: '5', until: '0026-12-31' }
	expect(promoProblems(typed, none, today)).toEqual({ until: 'dayPast' })
	expect(promoProblems({ ...typed, until: '2036-12-31' }, none, today)).toEqual({
		until: 'dayBeyondFiveYears',
	})
	expect(promoProblems({ ...typed, percentage: '6' }, typed, today)).toEqual({})
})
