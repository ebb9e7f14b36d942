import type { ImportReport } from '@gabarit/contract'
import { Icon, useFormats } from '@gabarit/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useTypedDecimal } from '../../../lib/form/use-typed-decimal.ts'
import { SectionHead } from '../../../lib/frame/section-head.tsx'
import { useSignedPercent } from '../use-signed-percent.ts'
import { type Group, groupsOf, reachOf } from './difference-groups.ts'
import styles from './differences.module.css'
import { figureText } from './figure-text.ts'

type Difference = ImportReport['difference']

type Props = {
	difference: Difference
	base: string
	/** Which list, where there are several. */
	of?: string
}

export function Differences({ difference, base, of }: Props) {
	const { t } = useTranslation('shop')
	const format = useFormats()
	const id = useId()
	const { added, removed, changed, unchanged, rows } = difference
	const groups = groupsOf(rows)
	return (
		<section aria-labelledby={id} className={styles.differences}>
			<SectionHead
				isPanel
				id={id}
				title={of ?? t('diff.title', { version: base })}
				note={t('diff.counts', {
					changed: format.number(changed),
					added: format.number(added),
					removed: format.number(removed),
					unchanged: format.number(unchanged),
				})}
			/>
			<table className={styles.groups}>
				<thead>
					<tr>
						<th scope="col">{t('diff.group')}</th>
						<th scope="col" className={styles.right}>
							{t('diff.rows')}
						</th>
						<th scope="col" className={styles.example}>
							{t('diff.example')}
						</th>
						<th scope="col" className={styles.scale}>
							{t('diff.scale')}
						</th>
						<th scope="col" className={styles.right}>
							{t('diff.span')}
						</th>
					</tr>
				</thead>
				<tbody>
					{groups.map((group) => (
						<GroupRow key={group.name} group={group} reach={reachOf(groups)} />
					))}
				</tbody>
			</table>
			<EachRow rows={rows} all={added + removed + changed} />
		</section>
	)
}

/** None where a row is in one version only. */
function useFigures(): (text: string | null) => string {
	const { t } = useTranslation('shop')
	const decimal = useTypedDecimal()
	return (text) => (text === null ? t('diff.none') : figureText(text, decimal))
}

type RowProps = { group: Group; reach: { low: number; high: number } }

function GroupRow({ group, reach }: RowProps) {
	const { t } = useTranslation('shop')
	const format = useFormats()
	const figure = useFigures()
	const percent = useSignedPercent()
	const { name, count, least, most, example } = group
	const place = (value: number) => ((value - reach.low) / (reach.high - reach.low || 1)) * 100
	return (
		<tr>
			<th scope="row">{name}</th>
			<td className={styles.right}>{format.number(count)}</td>
			<td className={styles.example}>
				{example.key} <span>{figure(example.before)}</span> <Icon name="arrowRight" size={16} />{' '}
				<strong>{figure(example.after)}</strong>
			</td>
			<td className={styles.scale}>
				<span className={styles.zero} style={{ left: `${place(0)}%` }} aria-hidden="true" />
				{least === null || most === null ? null : (
					<span
						className={styles.span}
						style={{ left: `${place(least)}%`, width: `${place(most) - place(least)}%` }}
						aria-hidden="true"
					/>
				)}
			</td>
			<td className={styles.right}>
				{least === null || most === null
					? t('diff.none')
					: least === most
						? percent(most)
						: t('diff.from', { from: percent(least), to: percent(most) })}
			</td>
		</tr>
	)
}

function EachRow({ rows, all }: { rows: Difference['rows']; all: number }) {
	const { t } = useTranslation('shop')
	const format = useFormats()
	const figure = useFigures()
	const percent = useSignedPercent()
	return (
		<details className={styles.every}>
			<summary>{t('diff.every')}</summary>
			{rows.length < all ? <p>{t('diff.first', { shown: format.number(rows.length) })}</p> : null}
			<table>
				<thead>
					<tr>
						<th scope="col">{t('diff.key')}</th>
						<th scope="col" className={styles.right}>
							{t('diff.before')}
						</th>
						<th scope="col" className={styles.right}>
							{t('diff.after')}
						</th>
						<th scope="col" className={styles.right}>
							{t('diff.percent')}
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.key}>
							<th scope="row">{row.key}</th>
							<td className={styles.right}>{figure(row.before)}</td>
							<td className={styles.right}>{figure(row.after)}</td>
							<td className={styles.right}>
								{row.percent === null ? t('diff.none') : percent(row.percent)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</details>
	)
}
