import type { OrderRow } from '@gabarit/contract'
import { Icon, LinkButton, linkClass, useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDayText } from '../../../lib/list/filter/use-day-words.ts'
import type { ListSearch } from '../../../lib/list/list-address.ts'
import type { ListGroup } from '../../../lib/list/list-definition.ts'
import { mostInWeek, ordersSearchOf } from './production-address.ts'
import styles from './production-list.module.css'
import type { OpenedWeek } from './use-production.ts'

type Ways = {
	search: ListSearch
	onToggle: (week: OpenedWeek) => void
	onChoose: (week: OpenedWeek, on: boolean) => void
}

/** Weeks as the kit draws groups of rows. */
export function useWeekGroups() {
	const format = useFormats()
	const words = useWeekWords()
	return (weeks: readonly OpenedWeek[], ways: Ways): ListGroup<OrderRow>[] =>
		weeks.map((week) => ({
			key: week.from,
			label: words.label(week),
			name: <WeekName week={week} />,
			sums: {
				boards: format.number(week.boards),
				weight: format.number(Math.round(week.weight)),
				pallets: format.number(week.pallets),
				amount: format.money(week.amount),
			},
			summary: words.summary(week),
			count: week.orders,
			isOpen: week.isOpen,
			onToggle: () => ways.onToggle(week),
			rows: week.rows,
			keys: week.references,
			note:
				week.isBroken || week.orders > mostInWeek ? (
					<WeekNote week={week} search={ways.search} />
				) : null,
			onChoose: (on) => ways.onChoose(week, on),
		}))
}

function useWeekWords() {
	const { t } = useTranslation('supply')
	const format = useFormats()
	return {
		label: ({ number }: OpenedWeek) => t('week', { number }),
		summary: ({ boards, weight, pallets, amount }: OpenedWeek) =>
			[
				t('boards', { count: boards, number: format.number(boards) }),
				format.weight(weight),
				t('pallets', { count: pallets }),
				format.money(amount),
			].join(', '),
	}
}

function WeekName({ week: { number, from, until, orders, late } }: { week: OpenedWeek }) {
	const { t } = useTranslation('supply')
	const format = useFormats()
	const dayText = useDayText()
	return (
		<>
			<strong>{t('week', { number })}</strong>{' '}
			<span className={styles.days}>
				{t('weekOf', {
					from: dayText(from),
					until: dayText(until),
					orders: t('orders', { count: orders, number: format.number(orders) }),
				})}
			</span>
			{late > 0 ? (
				<span className={styles.late}>
					<Icon name="warning" size={16} /> {t('late', { count: late })}
				</span>
			) : null}
		</>
	)
}

/** Where its orders could not be read, or are more than a page holds. */
function WeekNote({ week, search }: { week: OpenedWeek; search: ListSearch }) {
	const { t } = useTranslation('supply')
	const format = useFormats()
	if (week.isBroken)
		return (
			<span role="alert">
				{t('weekBroken')}{' '}
				<LinkButton size="small" touch tone="ink" onClick={week.again}>
					{t('weekAgain')}
				</LinkButton>
			</span>
		)
	return (
		<>
			{t('weekCut', { shown: mostInWeek, all: format.number(week.orders) })}{' '}
			<Link
				to="/orders"
				search={ordersSearchOf(search, week)}
				className={linkClass({ size: 'small', tone: 'ink' })}
			>
				{t('weekAll')}
			</Link>
		</>
	)
}
