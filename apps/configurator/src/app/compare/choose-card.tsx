import { insideSentence } from '@gabarit/i18n'
import type { ComparedRow as Row } from '@gabarit/price'
import { useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './choose-card.module.css'

/** What the second costs and holds more or less than the first, in short. */
export function ChooseCard({ rows }: { rows: readonly Row[] }): ReactNode {
	const { t } = useTranslation(['customer', 'configurator'])
	const { money, difference, list, number } = useFormats()
	const total = rows.find((row) => row.kind === 'total')
	const day = rows.find((row) => row.kind === 'day')
	const held = rows.filter((row) => row.kind === 'held')
	const things = (sign: 1 | -1) =>
		held
			.filter((row) => row.difference * sign > 0)
			.map(
				(row) =>
					`${insideSentence(t(`configurator:capacity.${row.thing}`))} (${number(Math.abs(row.difference))})`,
			)
	const [more, less] = [things(1), things(-1)]
	if (rows.every(({ same }) => same)) return null
	return (
		<aside className={styles.card}>
			<h2>{t('compare.choose')}</h2>
			{total && (
				<>
					<p className={styles.sum}>
						{total.difference === 0 ? t('compare.samePrice') : difference(total.difference)}
					</p>
					<p>
						{t('compare.instead', { now: money(total.values[1]), before: money(total.values[0]) })}
					</p>
				</>
			)}
			{day && day.difference !== 0 && (
				<p>
					<strong>
						{t(day.difference > 0 ? 'compare.daysMore' : 'compare.daysLess', {
							count: Math.abs(day.difference),
						})}
					</strong>
				</p>
			)}
			{more.length > 0 && <p>{t('compare.more', { things: list(more) })}</p>}
			{less.length > 0 && <p>{t('compare.less', { things: list(less) })}</p>}
		</aside>
	)
}
