// What stands now, and how long it takes.
import { type Dashboard, mostCountedInView } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession, useShopName } from '../../lib/session.ts'
import { Figure } from './figure.tsx'
import { Lines } from './plots/lines.tsx'
import { Table } from './plots/table.tsx'
import type { FigureProps } from './sold-figures.tsx'
import styles from './standing-figures.module.css'
import { useWords } from './use-words.ts'

export function DueFigures({ data, links }: FigureProps) {
	const { t } = useTranslation('figures')
	const format = useFormats()
	const sells = useSession()?.seesSalePrices === true
	const write = (count: Dashboard['late']) =>
		count === null
			? t('moreThan', { number: format.number(mostCountedInView) })
			: format.number(count)
	return (
		<div className={styles.due}>
			<Figure title={t('late')} value={{ text: write(data.late), link: links.late() }} />
			{sells && (
				<Figure title={t('unpaid')} value={{ text: write(data.unpaid), link: links.unpaid() }} />
			)}
			{data.deadLetters > 0 && (
				<p className={styles.dead}>
					<Link {...links.dead()}>{t('dead', { count: data.deadLetters })}</Link>
				</p>
			)}
		</div>
	)
}

type Age = Dashboard['openOffers']['ages'][number]

export function AgesFigure({ data, links }: FigureProps) {
	const { t } = useTranslation('figures')
	const format = useFormats()
	const { count, sum, ages } = data.openOffers
	const most = Math.max(1, ...ages.map((age) => age.count))
	const nameOf = ({ from }: Age, at: number) => {
		const youngest = ages[at - 1] ?? ages[at]
		const days = (day: string) =>
			Math.round((Date.parse(ages[0]?.until ?? day) - Date.parse(day)) / 86_400_000)
		return at === ages.length - 1
			? t('ages.older', { days: days(youngest?.from ?? from) })
			: t('ages.to', { days: days(from) })
	}
	return (
		<Figure
			title={t('ages.title')}
			value={{ text: format.number(count), link: links.allOpen() }}
			note={t('orders.sum', { sum: format.money(sum) })}
			table={
				<Table
					caption={t('ages.title')}
					heads={[t('head.age'), t('head.offers'), t('head.sum')]}
					rows={ages.map((age, at) => [
						nameOf(age, at),
						{ text: format.number(age.count), link: links.open(age) },
						format.money(age.sum),
					])}
				/>
			}
		>
			<Lines
				label={t('ages.title')}
				lines={ages.map((age, at) => ({
					key: age.from,
					name: nameOf(age, at),
					share: age.count / most,
					value: format.number(age.count),
					link: links.open(age),
					says: t('ages.says', {
						age: nameOf(age, at),
						count: age.count,
						sum: format.money(age.sum),
					}),
				}))}
			/>
		</Figure>
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
			value={{ text: days(whole.median), link: links.done(data) }}
			note={[
				...(wholeBefore
					? [words.against({ value: whole.median, before: wholeBefore.median }, number)]
					: []),
				t('lead.note', { count: orders.value }),
			].join(' · ')}
			legend={t('lead.legend')}
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
						format.number(offers),
						format.money(sum),
					])}
				/>
			}
		/>
	)
}

export function ShopsFigure({ data, links }: FigureProps) {
	const { t } = useTranslation('figures')
	const format = useFormats()
	const shopName = useShopName()
	if (data.shops.length === 0) return null
	return (
		<Figure
			title={t('shops.title')}
			few
			table={
				<Table
					caption={t('shops.title')}
					heads={[t('head.shop'), t('head.orders'), t('head.offers'), t('head.sum')]}
					rows={data.shops.map(({ shop, orders, offers, sum }) => [
						shopName(shop),
						{ text: format.number(orders), link: links.placed(data, { shop }) },
						format.number(offers),
						format.money(sum),
					])}
				/>
			}
		/>
	)
}
