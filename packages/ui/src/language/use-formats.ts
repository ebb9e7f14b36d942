import {
	type DateStyle,
	type Digits,
	formatAmount,
	formatDate,
	formatDifference,
	formatLength,
	formatList,
	formatMoney,
	formatNumber,
	formatPercent,
	formatTime,
	formatWeight,
	type Language,
} from '@gabarit/i18n'
import { useMemo } from 'react'
import { useLanguage } from './use-language.ts'

function formatsOf(language: Language) {
	return {
		number: (value: number, digits?: Digits) => formatNumber(value, language, digits),
		money: (cents: number) => formatMoney(cents, language),
		amount: (cents: number, digits?: Digits) => formatAmount(cents, language, digits),
		difference: (cents: number) => formatDifference(cents, language),
		length: (mm: number) => formatLength(mm, language),
		weight: (kilograms: number) => formatWeight(kilograms, language),
		percent: (percent: number) => formatPercent(percent, language),
		date: (iso: string, style?: DateStyle) => formatDate(iso, language, style),
		list: (items: readonly string[]) => formatList(items, language),
		time: (iso: string) => formatTime(iso, language),
	}
}

export function useFormats() {
	const language = useLanguage()
	return useMemo(() => formatsOf(language), [language])
}
