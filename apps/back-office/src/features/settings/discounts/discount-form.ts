// Reductions and codes as the texts of their forms, and back.
import {
	centsOf,
	type DiscountDayProblem,
	type DiscountPeriod,
	discountDayProblems,
	type PromoCode,
} from '@gabarit/contract'
import {
	amountProblem,
	type FormProblem,
	isWholeBetween,
	percentageOf,
	percentProblem,
	requiredProblem,
	wrongOnly,
} from '../../../lib/form/form-rules.ts'
import type { Texts } from '../../../lib/form/form-state.ts'

export type PeriodField = 'fr' | 'nl' | 'en' | 'percentage' | 'from' | 'until'
export type PromoField =
	| 'code'
	| 'kind'
	| 'percentage'
	| 'amount'
	| 'from'
	| 'until'
	| 'maximumUses'

type Writing = { amount: (cents: number) => string; decimal: (text: string) => string }
type Problems<Field extends string> = Partial<Record<Field, FormProblem>>

const dayWords: Record<DiscountDayProblem, FormProblem> = {
	past: 'dayPast',
	far: 'dayBeyondFiveYears',
}

type Days = { from: string; until: string }

function dayProblems(
	values: Days,
	base: Days,
	today: string,
): Record<keyof Days, FormProblem | null> {
	const daysOf = ({ from, until }: Days) => ({ from: from || null, until: until || null })
	const { from, until } = discountDayProblems(daysOf(values), daysOf(base), today)
	const isReversed = values.from !== '' && values.until !== '' && values.until < values.from
	return {
		from: from && dayWords[from],
		until: (until && dayWords[until]) ?? (isReversed ? 'dayOrder' : null),
	}
}

export function periodTexts(
	period: DiscountPeriod | null,
	{ decimal }: Writing,
	today: string,
): Texts<PeriodField> {
	const label = period?.label ?? { fr: '', nl: '', en: '' }
	return {
		...label,
		percentage: period ? decimal(String(period.percentage)) : '',
		from: period?.from ?? today,
		until: period?.until ?? '',
	}
}

export function periodProblems(
	values: Texts<PeriodField>,
	base: Texts<PeriodField>,
	today: string,
): Problems<PeriodField> {
	const { fr, nl, en, percentage, from, until } = values
	const isMoved = from !== base.from
	const days = dayProblems(values, base, today)
	return wrongOnly<PeriodField>({
		fr: requiredProblem(fr),
		nl: requiredProblem(nl),
		en: requiredProblem(en),
		percentage: percentProblem(percentage),
		from: requiredProblem(from) ?? days.from ?? (isMoved && from < today ? 'dayPast' : null),
		until: requiredProblem(until) ?? days.until,
	})
}

export function periodOf({ fr, nl, en, percentage, from, until }: Texts<PeriodField>) {
	const label = { fr: fr.trim(), nl: nl.trim(), en: en.trim() }
	return { label, percentage: percentageOf(percentage) ?? 0, from, until }
}

export function promoTexts(promo: PromoCode | null, writing: Writing): Texts<PromoField> {
	const { code = '', percentage, amount, from, until, maximumUses } = promo ?? {}
	return {
		code,
		kind: amount === null || amount === undefined ? 'percentage' : 'amount',
		percentage: percentage ? writing.decimal(String(percentage)) : '',
		amount: amount ? writing.amount(amount) : '',
		from: from ?? '',
		until: until ?? '',
		maximumUses: maximumUses ? String(maximumUses) : '',
	}
}

function amountOrPercent({ kind, percentage, amount }: Texts<PromoField>) {
	if (kind === 'percentage') return { percentage: percentProblem(percentage), amount: null }
	const missing = requiredProblem(amount) ?? amountProblem(amount)
	return { percentage: null, amount: missing ?? (centsOf(amount) === 0 ? 'amount' : null) }
}

export function promoProblems(
	values: Texts<PromoField>,
	base: Texts<PromoField>,
	today: string,
): Problems<PromoField> {
	const { code, maximumUses } = values
	const isCode = /^[a-z\d]{1,10}$/iu.test(code.trim())
	const isFree = maximumUses.trim() === ''
	return wrongOnly<PromoField>({
		...(amountOrPercent(values) as Record<'percentage' | 'amount', FormProblem | null>),
		code: requiredProblem(code) ?? (isCode ? null : 'code'),
		kind: null,
		...dayProblems(values, base, today),
		maximumUses: isFree || isWholeBetween(maximumUses, 1, 1_000_000) ? null : 'uses',
	})
}

export function promoOf(values: Texts<PromoField>) {
	const { code, kind, percentage, amount, from, until, maximumUses } = values
	return {
		code: code.trim().toUpperCase(),
		percentage: kind === 'percentage' ? percentageOf(percentage) : null,
		amount: kind === 'amount' ? centsOf(amount) : null,
		from: from || null,
		until: until || null,
		maximumUses: maximumUses.trim() === '' ? null : Number(maximumUses),
	}
}
