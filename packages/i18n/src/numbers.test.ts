import { expect, test } from 'vitest'
import {
	formatAmount,
	formatDifference,
	formatLength,
	formatMoney,
	formatNumber,
	formatPercent,
	formatWeight,
} from './index.ts'

test('money has two digits, its thousands apart and the euro sign where each language puts them', () => {
	expect(formatMoney(353007, 'fr')).toBe('3\u202f530,07\u00a0€')
	expect(formatMoney(353007, 'nl')).toBe('€\u00a03.530,07')
	expect(formatMoney(353007, 'en')).toBe('€3,530.07')
	expect(formatMoney(0, 'fr')).toBe('0,00\u00a0€')
	expect(formatMoney(-5554, 'fr')).toBe('\u221255,54\u00a0€')
	expect(formatMoney(-5554, 'en')).toBe('\u2212€55.54')
	expect(formatAmount(123456789, 'nl')).toBe('1.234.567,89')
	expect(formatAmount(-123456789, 'fr')).toBe('\u22121\u202f234\u202f567,89')
})

test('a price difference has its sign, except zero', () => {
	expect(formatDifference(12197, 'fr')).toBe('+121,97\u00a0€')
	expect(formatDifference(-12197, 'nl')).toBe('\u2212€\u00a0121,97')
	expect(formatDifference(0, 'fr')).toBe('0,00\u00a0€')
})

test('lengths, weights and percentages have their unit', () => {
	expect(formatLength(2390, 'fr')).toBe('2\u202f390\u00a0mm')
	expect(formatLength(2390, 'nl')).toBe('2\u202f390\u00a0mm')
	expect(formatLength(1450, 'en')).toBe('1,450\u00a0mm')
	expect(formatLength(48.5, 'nl')).toBe('48,5\u00a0mm')
	expect(formatWeight(17.1, 'fr')).toBe('17,1\u00a0kg')
	expect(formatWeight(411.4, 'fr')).toBe('411\u00a0kg')
	expect(formatPercent(21, 'fr')).toBe('21\u202f%')
	expect(formatPercent(21, 'en')).toBe('21%')
	expect(formatNumber(-0, 'fr')).toBe('0')
})
