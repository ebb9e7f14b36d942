// What stands now, and how long it takes.
import { useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useShopName } from '../../lib/session.ts'
import { Figure } from './figure.tsx'
import { LateFigure } from './late-figure.tsx'
import { Lines } from './plots/lines.tsx'
import { Table } from './plots/table.tsx'
import type { FigureProps } from './sold-figures.tsx'
import styles from './standing-figures.module.css'
import { useWords } from './use-words.ts'

export function DueFigures({ data, links, sells }: FigureProps) {
	const { t } = useTranslation('figures')
	const words = useWords()
	return (
		<div className={styles.due}>
			<LateFigure data={data} links={links} sells={sells} />
			{sells && (
				<Figure
					title={t('unpaid')}
					value={{ text: words.toMost(data.unpaid), link: links.unpaid() }}
				/>
			)}
			{data.deadLetters > 0 && (
				<p className={styles.dead}>
					<Link {...links.dead()}>{t('dead', { count: data.deadLetters })}</Link>
				</p>
			)}
		</div>
	)
}

export function LeadFigure({ data, links }: FigureProps) {
	const { t } = useTranslation('figures')
	const format = useFormats()
	const words = useWords()
	const { orders, whole, wholeBefore, stages } = data.leadTimes
	const number = (days: number) => format.number(days, { most: 1 })
	const days = (value: number) => t('lead.days', { count: value, number: number(value) })
	if (whole === null)
		return (
			<Figure title={t('lead.title')}>
				<p className={styles.none}>{t('lead.none')}</p>
			</Figure>
		)
	const rows = [{ stage: 'whole' as const, delay: whole }, ...stages]
	return (
		<Figure
			title={t('lead.title')}
			value={{ text: days(whole.median) }}
			note={
				wholeBefore
					? words.against({ value: whole.median, before: wholeBefore.median }, number)
					: undefined
			}
			before={{ text: t('lead.note', { count: orders.value }), link: links.done(data) }}
			table={
				<Table
					caption={t('lead.title')}
					heads={[t('head.stage'), t('head.median'), t('head.most')]}
					rows={rows.map(({ stage, delay }) => [
						t(`lead.stage.${stage}`),
						delay ? days(delay.median) : '–',
						delay ? days(delay.most) : '–',
					])}
				/>
			}
		>
			<Lines
				stacked
				label={t('lead.title')}
				lines={rows.map(({ stage, delay }) => ({
					key: stage,
					name: t(`lead.stage.${stage}`),
					share: (delay?.median ?? 0) / whole.most,
					most: Math.min(1, (delay?.most ?? 0) / whole.most),
					value: delay ? number(delay.median) : '–',
					note: delay ? t('lead.most', { number: number(delay.most) }) : undefined,
					says: '',
				}))}
			/>
		</Figure>
	)
}

export function SellersFigure({ data, links }: FigureProps) {
	const { t } = useTranslation('figures')
	const format = useFormats()
	const words = useWords()
	if (data.sellers.length === 0) return null
	return (
		<Figure
			title={t('sellers.title')}
			few
			table={
				<Table
					caption={t('sellers.title')}
					heads={[t('head.seller'), t('head.orders'), t('head.offers'), t('head.sum')]}
					rows={data.sellers.map(({ seller, name, orders, offers, sum }) => [
						name ?? t('sellers.nobody'),
						{
							text: format.number(orders),
							link: links.placed(data, { seller: seller ?? 'none' }),
						},
						{
							text: format.number(offers),
							link: links.made(data, { seller: seller ?? 'none' }),
						},
						words.euros(sum),
					])}
				/>
			}
		/>
	)
}

export function ShopsFigure({ data, links, sells }: FigureProps) {
	const { t } = useTranslation('figures')
	const format = useFormats()
	const words = useWords()
	const shopName = useShopName()
	if (data.shops.length === 0) return null
	return (
		<Figure
			title={t('shops.title')}
			few
			table={
				<Table
					caption={t('shops.title')}
					heads={[
						t('head.shop'),
						t('head.orders'),
						...(sells ? [t('head.offers')] : []),
						t('head.sum'),
					]}
					rows={data.shops.map(({ shop, orders, offers, sum }) => [
						shopName(shop),
						{ text: format.number(orders), link: links.placed(data, { shop }) },
						...(sells ? [{ text: format.number(offers), link: links.made(data, { shop }) }] : []),
						words.euros(sum),
					])}
				/>
			}
		/>
	)
}
