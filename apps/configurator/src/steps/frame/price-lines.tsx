// The price slip: every line adds up to the total, to the cent.
import { groupLines, type Quote } from '@gabarit/price'
import { DimensionLine, useFormats } from '@gabarit/ui'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePricing } from '../../session/pricing-store.ts'
import { usePriceTexts } from './use-price-texts.ts'

export function PriceLines({ quote, detailed = false }: { quote: Quote; detailed?: boolean }) {
	const texts = usePriceTexts()
	const { amount } = useFormats()
	const { say } = texts
	return (
		<div className="cf-slip-lines">
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
				<Row strong text={say('totals.furniture')} amount={amount(quote.goods)} />
				{quote.surcharge > 0 && (
					<Row text={say('totals.surcharge')} amount={amount(quote.surcharge)} />
				)}
				{quote.discounts.map((discount) => (
					<Row
						key={`${discount.kind}-${discount.label}`}
						less
						text={texts.discountText(discount)}
						amount={amount(-discount.amount)}
					/>
				))}
				{quote.services.map(({ code, amount: cents }) => (
					<Row key={code} text={say(`services.${code}`)} amount={amount(cents)} />
				))}
				{quote.ecoParticipation > 0 && (
					<Row text={say('totals.ecoParticipation')} amount={amount(quote.ecoParticipation)} />
				)}
				<DeliveryRow quote={quote} />
			</dl>
			<DimensionLine />
			<Totals quote={quote} />
		</div>
	)
}

/** The viewer's own total is the large one, below the other and the tax, or above them. */
function Totals({ quote }: { quote: Quote }): ReactNode {
	const { say, taxWord, vatText } = usePriceTexts()
	const { amount, money } = useFormats()
	const shown = quote.shows === 'Including' ? 'including' : 'excluding'
	const totals = { excluding: quote.totalExcluding, including: quote.totalIncluding }
	const nameOf = (which: 'including' | 'excluding') =>
		say('totals.total', { tax: taxWord(quote, which) })
	const taxes = quote.vat.map(({ rate, amount: cents }) => (
		<Row key={rate} text={vatText(rate)} amount={amount(cents)} />
	))
	const other = shown === 'including' ? 'excluding' : 'including'
	const otherRow = <Row strong text={nameOf(other)} amount={amount(totals[other])} />
	const large = (
		<p className="cf-slip-total">
			<span>{nameOf(shown)}</span>
			<strong>{money(totals[shown])}</strong>
		</p>
	)
	return (
		<>
			{shown === 'excluding' && large}
			<dl>
				{shown === 'including' && otherRow}
				{taxes}
				{shown === 'excluding' && otherRow}
				{quote.purchase !== undefined && (
					<Row fine text={say('totals.purchase')} amount={amount(quote.purchase)} />
				)}
				{quote.margin !== undefined && (
					<Row fine text={say('totals.margin')} amount={amount(quote.margin)} />
				)}
			</dl>
			{shown === 'including' && (
				<>
					<DimensionLine />
					{large}
				</>
			)}
		</>
	)
}

function DeliveryRow({ quote }: { quote: Quote }): ReactNode {
	const { say } = usePriceTexts()
	const { t } = useTranslation('configurator')
	const { amount } = useFormats()
	const { postalCode, deliveryMode } = usePricing((state) => state.circumstances)
	if (deliveryMode === 'pickUp') return <Row text={say('delivery.pickUp')} amount={amount(0)} />
	if (quote.zone === null && quote.delivery === 0) {
		return <Row text={say('delivery.notCounted')} amount={t('bar.later')} />
	}
	const place = postalCode ?? ''
	const text =
		place === '' ? say('delivery.plain') : say('delivery.to', { place, count: quote.pallets })
	return <Row text={text} amount={amount(quote.delivery)} />
}

function Row(props: {
	text: string
	amount: string
	strong?: boolean
	less?: boolean
	fine?: boolean
}): ReactNode {
	const { text, amount, strong, less, fine } = props
	const look = [strong && 'cf-slip-strong', less && 'cf-slip-less', fine && 'cf-slip-fine']
	return (
		<div className={['cf-slip-row', ...look].filter(Boolean).join(' ')}>
			<dt>{text}</dt>
			<dd>{amount}</dd>
		</div>
	)
}
