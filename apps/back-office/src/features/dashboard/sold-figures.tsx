import type { Dashboard } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { formerSpan } from './dashboard-address.ts'
import { Figure } from './figure.tsx'
import { Legend } from './legend.tsx'
import type { ListLinks } from './list-links.ts'
import { Axis } from './plots/axis.tsx'
import { Bars } from './plots/bars.tsx'
import { Table } from './plots/table.tsx'
import { useWords } from './use-words.ts'

/** `sells`: the figures of a shop, not of the workshop. */
export type FigureProps = { data: Dashboard; links: ListLinks; sells: boolean }
type Span = Dashboard['spans'][number]

/** Under so many values the table stands in the place of the plot. */
export const fewest = 5
/** Most bars that each have a name under the axis. */
const mostNamed = 14

function isNamed(at: number, count: number): boolean {
	return count <= mostNamed || at % Math.ceil(count / mostNamed) === 0
}

function isEmpty({ value, before }: Dashboard['orders']): boolean {
	return value === 0 && before === 0
}

/** Under the axis; the first one says that they are weeks. */
function useAxisLabels({ spans, by }: Dashboard) {
	const { t } = useTranslation('figures')
	const words = useWords()
	return (at: number): { label?: string; unit?: string } => {
		const span = spans[at]
		if (!span || !isNamed(at, spans.length)) return {}
		const label = words.span(span, by).short
		return at === 0 && by === 'week' ? { label, unit: t('week.short') } : { label }
	}
}

export function OrdersFigure({ data, links, sells }: FigureProps) {
	const { t } = useTranslation('figures')
	const format = useFormats()
	const words = useWords()
	const { spans, by, orders, sum } = data
	const title = t(sells ? 'orders.title' : 'orders.supplied')
	const link = links.placed(data)
	const labelOf = useAxisLabels(data)
	const tipOf = ({ orders: count, ordersBefore, sum: cents }: Span) =>
		t('orders.tip', { count, before: ordersBefore, sum: words.euros(cents) })
	if (isEmpty(orders))
		return (
			<Figure title={title} value={{ text: format.number(0) }}>
				<Axis>{t(sells ? 'orders.none' : 'orders.noneSupplied')}</Axis>
			</Figure>
		)
	return (
		<Figure
			title={title}
			value={{ text: format.number(orders.value), link }}
			note={words.change(orders)}
			before={{
				text: t('before', { value: format.number(orders.before) }),
				link: links.placed(data.before),
			}}
			more={{
				value: { text: words.euros(sum.value), link },
				note: t('orders.excluding', { against: words.against(sum, words.euros) }),
			}}
			legend={
				orders.before > 0 && <Legend marks={[{ kind: 'before', text: t('orders.legend') }]} />
			}
			few={spans.length < fewest}
			table={
				<Table
					caption={title}
					heads={[t('head.span'), t('head.orders'), t('head.before'), t('head.sum')]}
					rows={spans.map((span) => [
						{ text: words.span(span, by).whole, link: links.placed(span) },
						format.number(span.orders),
						{
							text: format.number(span.ordersBefore),
							link: links.placed(formerSpan(data, span)),
						},
						words.euros(span.sum),
					])}
				/>
			}
		>
			<Bars
				label={title}
				axis={!sells}
				bars={spans.map((span, at) => ({
					key: span.from,
					...labelOf(at),
					parts: [{ kind: 'solid', value: span.orders }],
					before: span.ordersBefore,
					tip: [words.span(span, by).whole, tipOf(span)],
					link: links.placed(span),
				}))}
			/>
		</Figure>
	)
}

const outcomes = { ordered: 'solid', open: 'open', lost: 'lost' } as const

function partsOf(offers: Span['offers']) {
	return (['ordered', 'open', 'lost'] as const).map((outcome) => ({
		outcome,
		kind: outcomes[outcome],
		value: offers[outcome],
	}))
}

export function OffersFigure({ data, links }: FigureProps) {
	const { t } = useTranslation('figures')
	const format = useFormats()
	const words = useWords()
	const { spans, by, offers } = data
	const labelOf = useAxisLabels(data)
	if (isEmpty(offers))
		return (
			<Figure title={t('offers.title')} value={{ text: format.number(0) }}>
				<Axis>{t('offers.none')}</Axis>
			</Figure>
		)
	return (
		<Figure
			title={t('offers.title')}
			value={{ text: format.number(offers.value), link: links.made(data) }}
			note={words.change(offers)}
			before={{
				text: t('before', { value: format.number(offers.before) }),
				link: links.made(data.before),
			}}
			legend={
				<Legend
					marks={partsOf(data.outcomes).map(({ outcome, kind, value }) => ({
						kind,
						text: t(`offers.${outcome}`, { count: value }),
						link: links[outcome](data),
					}))}
				/>
			}
			few={spans.length < fewest}
			table={
				<Table
					caption={t('offers.title')}
					heads={[
						t('head.span'),
						t('head.ordered'),
						t('head.open'),
						t('head.lost'),
						t('head.before'),
					]}
					rows={spans.map((span) => [
						{ text: words.span(span, by).whole, link: links.made(span) },
						{ text: format.number(span.offers.ordered), link: links.ordered(span) },
						{ text: format.number(span.offers.open), link: links.open(span) },
						{ text: format.number(span.offers.lost), link: links.lost(span) },
						{
							text: format.number(span.offersBefore),
							link: links.made(formerSpan(data, span)),
						},
					])}
				/>
			}
		>
			<Bars
				label={t('offers.title')}
				axis
				bars={spans.map((span, at) => ({
					key: span.from,
					...labelOf(at),
					parts: partsOf(span.offers).map(({ outcome, ...part }) => ({
						...part,
						link: links[outcome](span),
						says: `${words.span(span, by).whole}, ${t(`offers.${outcome}`, { count: part.value })}`,
					})),
					before: span.offersBefore,
					tip: [
						words.span(span, by).whole,
						[
							...partsOf(span.offers).map(({ outcome, value }) =>
								t(`offers.${outcome}`, { count: value }),
							),
							t('offers.made', { count: span.offersBefore }),
						].join(', '),
					],
					link: links.made(span),
				}))}
			/>
		</Figure>
	)
}
