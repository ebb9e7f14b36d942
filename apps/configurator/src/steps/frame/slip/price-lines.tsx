import { asShown, groupLines, type Quote, type QuoteRow, type ShownQuote } from '@gabarit/price'
import { DimensionLine, useFormats } from '@gabarit/ui'
import clsx from 'clsx'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../layout.module.css'
import styles from './price-lines.module.css'
import { usePriceTexts } from './use-price-texts.ts'

const totals: ReadonlySet<QuoteRow['step']> = new Set(['totalExcluding', 'totalIncluding'])

export function PriceLines(props: { quote: Quote; detailed?: boolean }): ReactNode {
	const { detailed = false } = props
	const quote = asShown(props.quote)
	const texts = usePriceTexts()
	const { amount, money } = useFormats()
	const rows = texts.stepRows(quote)
	const end = rows.findIndex(({ step }) => totals.has(step))
	return (
		<div className={styles.lines}>
			<dl>
				{groupLines(quote.lines).map((row) => (
					<Fragment key={row.group}>
						<Row text={texts.groupText(row)} amount={amount(row.amount)} />
						{detailed &&
							row.lines.map((line, i) => (
								<Row
									// oxlint-disable-next-line react/no-array-index-key -- lines are never moved
									key={i}
									fine
									text={`${line.quantity > 1 ? `${line.quantity} × ` : ''}${texts.lineText(line)}`}
									amount={amount(line.amount)}
								/>
							))}
					</Fragment>
				))}
			</dl>
			<DimensionLine />
			<dl>
				{rows.slice(0, end).map((row) => (
					<StepRow key={`${row.step} ${row.text.key}`} row={row} />
				))}
			</dl>
			{quote.lowestRecent !== undefined && (
				<p className={layout.caption}>
					{texts.textOf('lowest30', {
						amount: money(quote.lowestRecent),
						tax: texts.taxWord(quote, quote.shows === 'Including' ? 'including' : 'excluding'),
					})}
				</p>
			)}
			<DimensionLine />
			<Totals quote={quote} rows={rows.slice(end)} />
		</div>
	)
}

/** The viewer's own total is the large one. */
function Totals({ quote, rows }: { quote: ShownQuote; rows: QuoteRow[] }): ReactNode {
	const { textOf } = usePriceTexts()
	const { amount, money } = useFormats()
	const own = quote.shows === 'Including' ? 'totalIncluding' : 'totalExcluding'
	const large = rows
		.filter(({ step }) => step === own)
		.map((row) => (
			<p key={row.step} className={styles.total}>
				<span>{textOf(row.text.key, row.text.values)}</span>
				<strong>{money(row.amount)}</strong>
			</p>
		))
	const stepRows = (isMeant: (row: QuoteRow) => boolean) =>
		rows.filter(isMeant).map((row) => <StepRow key={`${row.step} ${row.text.key}`} row={row} />)
	return (
		<>
			{own === 'totalExcluding' && large}
			<dl>
				{stepRows(({ step }) => step !== own && step !== 'vatIncluded')}
				{quote.purchase !== undefined && (
					<Row fine text={textOf('totals.purchase')} amount={amount(quote.purchase)} />
				)}
				{quote.margin !== undefined && (
					<Row fine text={textOf('totals.margin')} amount={amount(quote.margin)} />
				)}
			</dl>
			{own === 'totalIncluding' && (
				<>
					{!quote.includesVat && <DimensionLine />}
					{large}
					<dl>{stepRows(({ step }) => step === 'vatIncluded')}</dl>
				</>
			)}
		</>
	)
}

function StepRow({ row: { step, text, amount: cents, isSum } }: { row: QuoteRow }): ReactNode {
	const { textOf } = usePriceTexts()
	const { t } = useTranslation('configurator')
	const { amount } = useFormats()
	return (
		<Row
			strong={isSum}
			less={step === 'discount'}
			text={textOf(text.key, text.values)}
			amount={text.key === 'delivery.notCounted' ? t('bar.later') : amount(cents)}
		/>
	)
}

function Row(props: {
	text: string
	amount: string
	strong?: boolean
	less?: boolean
	fine?: boolean
}): ReactNode {
	const { text, amount, strong, less, fine } = props
	const look = [strong && styles.strong, less && styles.less, fine && styles.fine]
	return (
		<div className={clsx(styles.row, ...look)}>
			<dt>{text}</dt>
			<dd>{amount}</dd>
		</div>
	)
}
