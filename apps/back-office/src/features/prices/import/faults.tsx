import type { ImportReport, PriceImport } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import clsx from 'clsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionHead } from '../../../lib/frame/section-head.tsx'
import { columnNames } from './column-names.ts'
import styles from './faults.module.css'

type Props = { run: PriceImport; report: ImportReport }
type Problem = ImportReport['problems'][number]

/** Each with its row as the spreadsheet shows it, the wrong cell marked, and what is wrong in words. */
export function Faults({ run, report }: Props) {
	const { t } = useTranslation('shop')
	const format = useFormats()
	const id = useId()
	const { problems, problemCount } = report
	const hasCells = problems.some(({ cells }) => cells !== undefined)
	const columns = hasCells ? run.columns : []
	return (
		<section aria-labelledby={id} className={styles.faults}>
			<SectionHead
				isPanel
				id={id}
				title={t('import.faults', { count: problemCount })}
				note={t('import.counted')}
			/>
			{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls by keyboard */}
			<section className={styles.scroll} aria-label={t('import.wrong')} tabIndex={0}>
				<table>
					<thead>
						<tr>
							<th scope="col">{t('import.row')}</th>
							{columns.map((column) => (
								<th key={column} scope="col">
									<ColumnName name={column} />
								</th>
							))}
							{hasCells ? null : <th scope="col">{t('import.found')}</th>}
							<th scope="col">{t('import.cell')}</th>
							<th scope="col">{t('import.wrong')}</th>
						</tr>
					</thead>
					<tbody>
						{problems.map((problem, at) => (
							<tr key={at}>
								<th scope="row">{problem.row === 0 ? '' : problem.row}</th>
								<Cells problem={problem} columns={columns} />
								{hasCells ? null : <td>{problem.found}</td>}
								<td className={styles.place}>
									{problem.cell ?? (problem.row === 0 ? t('import.whole') : problem.column)}
								</td>
								<td className={styles.words}>{run.texts.problems[at]}</td>
							</tr>
						))}
					</tbody>
				</table>
			</section>
			{problemCount > problems.length ? (
				<p className={styles.more}>
					{t('import.more', {
						shown: format.number(problems.length),
						all: format.number(problemCount),
					})}
				</p>
			) : null}
		</section>
	)
}

/** In the reader's words where there are some; the file has its own. */
function ColumnName({ name }: { name: string }) {
	const { t } = useTranslation('shop')
	const known = columnNames.find((it) => it === name)
	return known === undefined ? name : t(`lists.column.${known}`)
}

function Cells({ problem, columns }: { problem: Problem; columns: readonly string[] }) {
	if (columns.length === 0) return null
	if (problem.cells === undefined) return <td colSpan={columns.length}>{problem.found}</td>
	return problem.cells.map((cell, at) => (
		<td
			key={columns[at]}
			className={clsx(styles.cell, columns[at] === problem.column && styles.wrong)}
		>
			<span>{cell}</span>
		</td>
	))
}
