import { useFormats, useLanguage } from '@gabarit/ui'
import clsx from 'clsx'
import { useTranslation } from 'react-i18next'
import styles from './month-strip.module.css'
import { placedOn, placeOf, type Strip } from './strip-days.ts'

export type StripRow = {
	kind: 'period' | 'code'
	key: string
	name: string
	off: string
	from: string | null
	until: string | null
	/** Its days in words. */
	days: string
	used: { text: string; share: number | null } | null
	remarks: string[]
}

type Props = {
	strip: Strip
	today: string
	rows: readonly StripRow[]
	onOpen: ((row: StripRow) => void) | undefined
}

/** A row each: its days as a dimension line over twelve months; on a phone the words alone. */
export function MonthStrip({ strip, today, rows, onOpen }: Props) {
	const { t } = useTranslation('shop')
	const format = useFormats()
	const language = useLanguage()
	const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
	const nameOf = (day: string) => month.format(new Date(`${day}T00:00:00Z`))
	return (
		<div className={styles.strip}>
			<table>
				<caption className="visually-hidden">
					{t('strip.table', { month: format.date(strip.first) })}
				</caption>
				<thead>
					<tr>
						<th scope="col">{t('strip.name')}</th>
						<th scope="col">
							<span className="visually-hidden">{t('strip.off')}</span>
						</th>
						<th scope="col" className={styles.months}>
							<span className="visually-hidden">{t('strip.months')}</span>
							<span aria-hidden="true">
								{strip.months.map(({ day, at }) => (
									<span key={day} style={{ left: `${at}%` }}>
										{nameOf(day)}
										{day.slice(5, 7) === '01' ? ` ${day.slice(0, 4)}` : ''}
									</span>
								))}
							</span>
						</th>
						<th scope="col" className={styles.used}>
							{t('strip.used')}
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<Row key={row.key} row={row} strip={strip} onOpen={onOpen} />
					))}
				</tbody>
			</table>
			<div className={styles.today} aria-hidden="true">
				<span style={{ left: `${placeOf(strip, today)}%` }}>
					<em>{t('strip.today', { day: format.date(today) })}</em>
				</span>
			</div>
		</div>
	)
}

type RowProps = { row: StripRow; strip: Strip; onOpen: Props['onOpen'] }

function Row({ row, strip, onOpen }: RowProps) {
	const { name, off, days, used, remarks } = row
	const isPlaced = placedOn(strip, row) !== null
	return (
		<tr>
			<th scope="row">
				{onOpen ? (
					<button type="button" onClick={() => onOpen(row)}>
						{name}
					</button>
				) : (
					name
				)}
			</th>
			<td className={styles.off}>{off}</td>
			<td className={styles.span}>
				<Span row={row} strip={strip} />
				<span className={clsx(styles.days, !isPlaced && styles.unplaced)}>{days}</span>
				{remarks.map((remark) => (
					<span key={remark} className={styles.remark}>
						{remark}
					</span>
				))}
			</td>
			<td className={styles.used}>
				{used === null || used.share === null ? null : (
					<span className={styles.gauge} aria-hidden="true">
						<span style={{ width: `${used.share * 100}%` }} />
					</span>
				)}
				{used?.text}
			</td>
		</tr>
	)
}

/** A word stands above the middle of the line; beside it where the line is short. */
const shortest = 14

function Span({ row, strip }: Omit<RowProps, 'onOpen'>) {
	const placed = placedOn(strip, row)
	if (placed === null) return null
	const { left, width, opensBefore, goesOn } = placed
	const isShort = width < shortest
	const isLate = isShort && left > 70
	return (
		<span
			className={clsx(styles.line, opensBefore && styles.before, goesOn && styles.after)}
			style={{ left: `${left}%`, width: `${width}%` }}
			aria-hidden="true"
		>
			<span className={clsx(styles.word, isShort && styles.beside, isLate && styles.ahead)}>
				{row.days}
			</span>
		</span>
	)
}
