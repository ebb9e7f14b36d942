import type { CustomerPage } from '@gabarit/contract'
import { insideSentence } from '@gabarit/i18n'
import { asShown, groupLines, type QuoteRow, quoteRows, textOfGroup } from '@gabarit/price'
import { DimensionLine, useCodeTexts, useFormats, useLanguage } from '@gabarit/ui'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import layout from './order-layout.module.css'
import styles from './price-slip.module.css'

function useWords({ colors }: CustomerPage['catalogue']) {
	const { number, percent } = useFormats()
	const language = useLanguage()
	const textOf = useCodeTexts('price')
	const named = (values: Record<string, string | number>) =>
		Object.fromEntries(
			Object.entries(values).map(([name, value]) => {
				const color = colors.find((one) => one.reference === value)
				if (name === 'color' && color) return [name, insideSentence(color.label[language])]
				return [name, typeof value === 'number' && name !== 'count' ? number(value) : value]
			}),
		)
	return { textOf, named, percent }
}

function Row(props: { text: string; amount: string; strong?: boolean }): ReactNode {
	return (
		<div className={clsx(styles.row, props.strong && styles.strong)}>
			<dt>{props.text}</dt>
			<dd>{props.amount}</dd>
		</div>
	)
}

export function PriceSlip({ order }: { order: CustomerPage }): ReactNode {
	const { t } = useTranslation('customer')
	const { textOf, named, percent } = useWords(order.catalogue)
	const { amount, money } = useFormats()
	if (order.quote === null) return null
	const quote = asShown(order.quote)
	const rows = quoteRows(quote, {
		percent,
		tax: (side) => textOf(`tax.${side}.${quote.country}`),
		deliveryMode: order.delivery.mode,
	}).filter(({ step }) => step !== 'netGoods')
	const isTotal = ({ step }: QuoteRow) => step === 'totalIncluding'
	const end = rows.findIndex(isTotal)
	const total = rows[end]
	const stepRow = ({ step, text: { key, values }, amount: cents, isSum }: QuoteRow) => (
		<Row key={`${step} ${key}`} strong={isSum} text={textOf(key, values)} amount={amount(cents)} />
	)
	return (
		<section className={styles.slip} aria-labelledby="order-price">
			<div className={styles.head}>
				<h2 id="order-price">{t('price.title')}</h2>
				<p className={layout.small}>
					{textOf('tax.inEuros', {
						tax: textOf(`tax.${quote.includesVat ? 'including' : 'excluding'}.${quote.country}`),
					})}
				</p>
			</div>
			<dl>
				{groupLines(quote.lines).map((row) => {
					const { key, values } = textOfGroup(row)
					return (
						<Row key={row.group} text={textOf(key, named(values))} amount={amount(row.amount)} />
					)
				})}
			</dl>
			<DimensionLine />
			<dl>{rows.slice(0, end).map(stepRow)}</dl>
			<DimensionLine />
			{total && (
				<p className={styles.total}>
					<span>{textOf(total.text.key, total.text.values)}</span>
					<strong>{money(total.amount)}</strong>
				</p>
			)}
			<dl>{rows.slice(end + 1).map(stepRow)}</dl>
		</section>
	)
}
