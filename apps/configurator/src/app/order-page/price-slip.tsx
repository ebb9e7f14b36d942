// The price as it was frozen, line by line, adding up to the total.
import type { CustomerPage } from '@gabarit/contract'
import { groupLines, type StepText, textOfDiscount, textOfGroup, textOfVat } from '@gabarit/price'
import { DimensionLine, useFormats, useLanguage, useSay } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Numbers and colours as the reader's language writes them. */
function useWords(colors: CustomerPage['colors']) {
	const { number, percent } = useFormats()
	const language = useLanguage()
	const say = useSay('price')
	const named = (values: Record<string, string | number>) =>
		Object.fromEntries(
			Object.entries(values).map(([name, value]) => {
				const color = colors.find((one) => one.reference === value)
				if (name === 'color' && color) return [name, color.label[language].toLowerCase()]
				return [name, typeof value === 'number' && name !== 'count' ? number(value) : value]
			}),
		)
	return { say, named, percent }
}

function Row(props: { text: string; amount: string; strong?: boolean }): ReactNode {
	return (
		<div className={props.strong ? 'order-row order-row-strong' : 'order-row'}>
			<dt>{props.text}</dt>
			<dd>{props.amount}</dd>
		</div>
	)
}

export function PriceSlip({ order }: { order: CustomerPage }): ReactNode {
	const { t } = useTranslation('customer')
	const { quote } = order
	const { say, named, percent } = useWords(order.colors)
	const { amount, money } = useFormats()
	if (quote === null) return null
	const written = ({ key, values }: StepText) => say(key, values)
	const tax = (which: 'including' | 'excluding') => say(`tax.${which}.${quote.country}`)
	return (
		<section className="order-slip" aria-labelledby="order-price">
			<h2 id="order-price">{t('price.title')}</h2>
			<dl>
				{groupLines(quote.lines).map((row) => {
					const { key, values } = textOfGroup(row)
					return <Row key={row.group} text={say(key, named(values))} amount={amount(row.amount)} />
				})}
			</dl>
			<DimensionLine />
			<dl>
				<Row strong text={say('totals.furniture')} amount={amount(quote.goods)} />
				{quote.surcharge > 0 && (
					<Row text={say('totals.surcharge')} amount={amount(quote.surcharge)} />
				)}
				{quote.discounts.map((discount) => (
					<Row
						key={`${discount.kind}-${discount.label}`}
						text={written(textOfDiscount(discount, percent))}
						amount={amount(-discount.amount)}
					/>
				))}
				{quote.services.map(({ code, amount: cents }) => (
					<Row key={code} text={say(`services.${code}`)} amount={amount(cents)} />
				))}
				{quote.ecoParticipation > 0 && (
					<Row text={say('totals.ecoParticipation')} amount={amount(quote.ecoParticipation)} />
				)}
				<Row
					text={say(order.delivery.mode === 'pickUp' ? 'delivery.pickUp' : 'delivery.plain')}
					amount={amount(quote.delivery)}
				/>
				<Row
					strong
					text={say('totals.total', { tax: tax('excluding') })}
					amount={amount(quote.totalExcluding)}
				/>
				{quote.vat.map(({ rate, amount: cents }) => (
					<Row key={rate} text={written(textOfVat(rate, percent))} amount={amount(cents)} />
				))}
			</dl>
			<DimensionLine />
			<p className="order-total">
				<span>{say('totals.total', { tax: tax('including') })}</span>
				<strong>{money(quote.totalIncluding)}</strong>
			</p>
		</section>
	)
}
