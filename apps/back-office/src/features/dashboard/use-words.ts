// How the dashboard writes days, shares and comparisons.
import { type Dashboard, mostCounted } from '@gabarit/contract'
import { weekNumberOf } from '@gabarit/i18n'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'

type Days = Pick<Dashboard, 'from' | 'until'>
type Pair = { value: number; before: number }

export function useWords() {
	const { t } = useTranslation('figures')
	const format = useFormats()
	const days = ({ from, until }: Days) =>
		from === until
			? format.date(from, 'day')
			: t('days', { from: format.date(from, 'day'), until: format.date(until, 'day') })
	/** `+17 %`; nothing where there was nothing before. */
	const change = ({ value, before }: Pair) => {
		if (before === 0) return undefined
		const percent = Math.round((100 * (value - before)) / before)
		const signed = percent > 0 ? `+${format.percent(percent)}` : format.percent(percent)
		return signed.replace('-', '−')
	}
	return {
		days,
		/** Cents as whole euros: a figure is read, not paid. */
		euros: (cents: number) => t('euros', { number: format.amount(cents, { most: 0 }) }),
		/** What is counted to its limit only. */
		toMost: (count: Dashboard['late']) =>
			count === null ? t('moreThan', { number: format.number(mostCounted) }) : format.number(count),
		/** Of a span: as the axis and as the tip name it. */
		span: (span: Days, by: Dashboard['by']) => {
			if (by === 'day') return { short: String(Number(span.from.slice(8))), whole: days(span) }
			if (by === 'week') {
				const week = String(weekNumberOf(span.until))
				return { short: week, whole: t('week.long', { week, days: days(span) }) }
			}
			return {
				short: format.date(span.from, 'monthShort'),
				whole: format.date(span.from, 'month'),
			}
		},
		change,
		/** `+17 %, 82 avant`. */
		against: (pair: Pair, write: (value: number) => string) => {
			const was = t('before', { value: write(pair.before) })
			const by = change(pair)
			return by === undefined ? was : t('against', { change: by, before: was })
		},
	}
}
