import { type ComparedRow as Row, taxKeyOf } from '@gabarit/price'
import { useCodeTexts } from '@gabarit/ui'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './compared-rows.module.css'
import type { Made } from './use-compared.ts'
import { useRowWords } from './use-row-words.ts'

type Part = 'measures' | 'choice' | 'held' | 'price' | 'day'

function partOf({ kind }: Row): Part {
	if (kind === 'held' || kind === 'day' || kind === 'choice') return kind
	const measures: readonly Row['kind'][] = [
		'size',
		'modules',
		'doors',
		'panels',
		'outside',
		'inside',
		'handle',
	]
	return measures.includes(kind) ? 'measures' : 'price'
}

type Props = { rows: readonly Row[]; designs: readonly [Made, Made] }

export function ComparedRows({ rows, designs }: Props): ReactNode {
	const { t } = useTranslation('customer')
	const textOf = useCodeTexts('price')
	const [{ quote }] = designs
	const tax = quote && textOf(taxKeyOf(quote))
	const titleOf = (part: Part) =>
		part === 'price' ? t('compare.parts.price', { tax: tax ?? '' }) : t(`compare.parts.${part}`)
	const parts = (['measures', 'choice', 'held', 'price', 'day'] as const)
		.map((part) => ({ part, own: rows.filter((row) => partOf(row) === part) }))
		.filter(({ own }) => own.length > 0)
	return (
		<table className={styles.table}>
			<caption className="visually-hidden">{t('compare.title')}</caption>
			<thead className="visually-hidden">
				<tr>
					<th scope="col">{t('compare.row')}</th>
					{(['A', 'B'] as const).map((letter) => (
						<th key={letter} scope="col">
							{letter}
						</th>
					))}
					<th scope="col">{t('compare.difference')}</th>
				</tr>
			</thead>
			{parts.map(({ part, own }) => (
				<tbody key={part}>
					<tr className={styles.part}>
						<th scope="rowgroup" colSpan={4}>
							{titleOf(part)}
						</th>
					</tr>
					{own.map((row) => (
						<OneRow key={keyOf(row)} row={row} />
					))}
				</tbody>
			))}
		</table>
	)
}

function keyOf(row: Row): string {
	if (row.kind === 'choice') return row.key
	if (row.kind === 'held') return row.thing
	return row.kind === 'group' ? row.group : row.kind
}

function OneRow({ row }: { row: Row }): ReactNode {
	const words = useRowWords()(row)
	const { name, values, difference } = words
	return (
		<tr className={clsx(row.same && styles.same, row.kind === 'total' && styles.total)}>
			<th scope="row">{name}</th>
			<td>{values[0]}</td>
			<td>{values[1]}</td>
			<td className={styles.difference}>
				{difference}
				<span aria-hidden="true" className={styles.mark} />
			</td>
		</tr>
	)
}
