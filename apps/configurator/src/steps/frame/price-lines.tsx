// The price slip: every line adds up to the total, to the cent.
import { groupLines, type Quote } from '@gabarit/price'
import { DimensionLine, useFormats } from '@gabarit/ui'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePricing } from '../../session/pricing-store.ts'
import { usePriceTexts } from './use-price-texts.ts'

export function PriceLines({ quote, detailed = false }: { quote: Quote; detailed?: boolean }) {
	const texts = usePriceTexts()
	const { amount, money } = useFormats()
	const { say, taxWord } = texts
	const including = quote.shows === 'Including'
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
			<dl>
				<Row
					strong
					text={say('totals.total', { tax: taxWord(quote, 'excluding') })}
					amount={amount(quote.totalExcluding)}
				/>
				{quote.vat.map(({ rate, amount: cents }) => (
					<Row key={rate} text={texts.vatText(rate)} amount={amount(cents)} />
				))}
			</dl>
			<DimensionLine />
			<p className="cf-slip-total">
				<span>{say('totals.total', { tax: taxWord(quote, 'including') })}</span>
				<strong>{money(quote.totalIncluding)}</strong>
			</p>
			{!including && <p className="cf-caption">{money(quote.totalExcluding)}</p>}
		</div>
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
