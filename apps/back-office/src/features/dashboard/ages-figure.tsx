import { type Dashboard, offerAges } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { Figure } from './figure.tsx'
import { AgeStrip } from './plots/age-strip.tsx'
import { Axis } from './plots/axis.tsx'
import { Table } from './plots/table.tsx'
import { type FigureProps, fewest } from './sold-figures.tsx'
import { useWords } from './use-words.ts'

type Age = Dashboard['openOffers']['ages'][number]

/** Where the strip ends; what is older stands there. */
const endOfStrip = 40
/** Days for which an offer is valid where nobody prolongs it. */
const validity = 30

function daysBetween(from: string, until: string): number {
	return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000)
}

/** One mark for all that are older than the strip is long. */
function marksOf({ days, ages }: Dashboard['openOffers']) {
	const today = ages[0]?.until
	const counts = new Map<number, number>()
	for (const { day, count } of days) {
		const age = today === undefined ? 0 : Math.min(endOfStrip, daysBetween(day, today))
		counts.set(age, (counts.get(age) ?? 0) + count)
	}
	return [...counts].map(([age, count]) => ({ age, count }))
}

function useAgeNames(): (at: number) => string {
	const { t } = useTranslation('figures')
	return (at) => {
		const days = offerAges[at] ?? null
		return days === null
			? t('ages.older', { days: offerAges[at - 1] ?? 0 })
			: t('ages.to', { days })
	}
}

export function AgesFigure({ data, links }: FigureProps) {
	const { t } = useTranslation('figures')
	const format = useFormats()
	const words = useWords()
	const nameOf = useAgeNames()
	const title = t('ages.title')
	const { count, sum, ages } = data.openOffers
	if (count === 0)
		return (
			<Figure title={title} value={{ text: format.number(0) }}>
				<Axis low>{t('ages.none')}</Axis>
			</Figure>
		)
	const limitOf = (at: number) => {
		const days = offerAges[at] ?? null
		if (days === null) return `${endOfStrip}+`
		return days === validity ? t('ages.valid', { days }) : String(days)
	}
	const sumOf = (age: Age) => t('ages.count', { count: age.count, sum: words.euros(age.sum) })
	return (
		<Figure
			title={title}
			value={{ text: format.number(count), link: links.allOpen() }}
			note={t('orders.sum', { sum: words.euros(sum) })}
			few={count < fewest}
			table={
				<Table
					caption={title}
					heads={[t('head.age'), t('head.offers'), t('head.sum')]}
					rows={ages.map((age, at) => [
						nameOf(at),
						{ text: format.number(age.count), link: links.open(age) },
						words.euros(age.sum),
					])}
				/>
			}
		>
			<AgeStrip
				label={title}
				unit={t('ages.unit')}
				limit={validity}
				marks={marksOf(data.openOffers)}
				spans={ages.map((age, at) => ({
					key: age.from,
					until: offerAges[at] ?? endOfStrip,
					limit: limitOf(at),
					count: format.number(age.count),
					link: links.open(age),
					says: t('ages.says', { age: nameOf(at), count: age.count, sum: words.euros(age.sum) }),
					tip: [nameOf(at), sumOf(age)],
				}))}
			/>
		</Figure>
	)
}
