// The Belgian office style: a decimal comma, a narrow space between thousands. A Dutch sum has points there and the euro
// sign before it, a French one the sign behind; a measure keeps the space, since its point could be read as a decimal.
import { type Language, localeOf } from './languages.ts'

const gap = '\u202f'
const space = '\u00a0'
const minus = '\u2212'

export interface Digits {
	readonly least?: number
	readonly most?: number
}

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(language: Language, least: number, most: number): Intl.NumberFormat {
	const key = `${language} ${least} ${most}`
	const known = formats.get(key)
	if (known) return known
	const made = new Intl.NumberFormat(localeOf[language], {
		minimumFractionDigits: least,
		maximumFractionDigits: most,
		useGrouping: 'always',
	})
	formats.set(key, made)
	return made
}

function written(language: Language, type: string, value: string): string {
	if (type === 'decimal') return language === 'en' ? '.' : ','
	if (type === 'minusSign') return minus
	return value
}

/** At most one decimal by default. */
export function formatNumber(value: number, language: Language, digits: Digits = {}): string {
	return writtenNumber(value, language, { digits, group: language === 'en' ? ',' : gap })
}

type Style = { digits: Digits; group: string }

function writtenNumber(value: number, language: Language, { digits, group }: Style): string {
	const least = digits.least ?? 0
	const format = formatOf(language, least, Math.max(least, digits.most ?? 1))
	return format
		.formatToParts(Object.is(value, -0) ? 0 : value)
		.map(({ type, value: text }) => (type === 'group' ? group : written(language, type, text)))
		.join('')
}

/** Integer cents: `3 530,07 €`, in Dutch `€ 3.530,07`, in English `€3,530.07`. */
export function formatMoney(cents: number, language: Language): string {
	const amount = formatAmount(Math.abs(cents), language)
	const sign = cents < 0 ? minus : ''
	if (language === 'fr') return `${sign}${amount}${space}€`
	return language === 'nl' ? `${sign}€${space}${amount}` : `${sign}€${amount}`
}

/** Cents without the euro sign, for a column whose head names the unit. */
export function formatAmount(
	cents: number,
	language: Language,
	digits: Digits = { least: 2, most: 2 },
): string {
	const group = { fr: gap, nl: '.', en: ',' }[language]
	return writtenNumber(cents / 100, language, { digits, group })
}

/** Cents, the sign always written: `+121,97 €`, `−55,54 €`. */
export function formatDifference(cents: number, language: Language): string {
	return `${cents > 0 ? '+' : ''}${formatMoney(cents, language)}`
}

export function formatLength(mm: number, language: Language): string {
	return `${formatNumber(mm, language)}${space}mm`
}

/** To 0.1 below 100 and whole above: `17,1 kg`, `411 kg`. */
export function formatWeight(kilograms: number, language: Language): string {
	const most = Math.abs(kilograms) < 100 ? 1 : 0
	return `${formatNumber(kilograms, language, { most })}${space}kg`
}

/** 21 is `21 %`, in English `21%`. */
export function formatPercent(percent: number, language: Language): string {
	const number = formatNumber(percent, language, { most: 2 })
	return language === 'en' ? `${number}%` : `${number}${gap}%`
}
