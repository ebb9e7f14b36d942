// The price as frozen with the order: what it costs, what it sells for, what is left; it adds up.
import type { OrderPage } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { Fragment, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { balanceOf } from './payment.ts'
import {
	marginOf,
	type PartCosts,
	type PricedGroup,
	partCostsOf,
	pricedGroups,
	type Quote,
} from './price-rows.ts'
import { usePriceWords } from './use-price-words.ts'
import './price-table.css'

export function PriceTable({ order }: { order: OrderPage }) {
	const { t } = useTranslation(['back-office', 'price'])
	const [detailed, setDetailed] = useState(false)
	const { quote, cost } = order
	if (!quote) return <p className="price-none">{t('order.noPrice')}</p>
	const partCosts = partCostsOf(quote, cost)
	const title = t('order.price', { tax: t(`price:tax.excluding.${quote.country}`) })
	return (
		<section aria-label={title}>
			<table className="price-table">
				<thead>
					<tr>
						<th scope="col">
							{title}{' '}
							<button
								type="button"
								className="link-button"
								aria-pressed={detailed}
								onClick={() => setDetailed(!detailed)}
							>
								{t(detailed ? 'order.summary' : 'order.everyLine')}
							</button>
						</th>
						{cost ? <th scope="col">{t('price:totals.purchase')}</th> : null}
						<th scope="col">{t('price:totals.sale')}</th>
						{cost ? <th scope="col">{t('price:totals.margin')}</th> : null}
					</tr>
				</thead>
				<tbody>
					{pricedGroups(quote, cost).map((row) => (
						<GroupRows key={row.group.group} row={row} order={order} detailed={detailed} />
					))}
				</tbody>
				<Goods order={order} quote={quote} cost={partCosts} />
				<Totals order={order} quote={quote} cost={partCosts} />
			</table>
			<PaymentLine order={order} quote={quote} />
		</section>
	)
}

type RowProps = {
	name: ReactNode
	sale: number
	/** undefined: this row says nothing about the cost. */
	cost?: number | null | undefined
	margin?: number | null
	costs: boolean
	className?: string | undefined
}

function Row({ name, sale, cost, margin, costs, className }: RowProps) {
	const format = useFormats()
	const left = margin ?? marginOf(sale, cost ?? null)
	return (
		<tr className={className}>
			<th scope="row">{name}</th>
			{costs ? <td>{cost === undefined || cost === null ? '' : format.amount(cost)}</td> : null}
			<td className="price-sale">{format.amount(sale)}</td>
			{costs ? <td>{left === null ? '' : format.amount(left)}</td> : null}
		</tr>
	)
}

type GroupProps = { row: PricedGroup; order: OrderPage; detailed: boolean }

function GroupRows({ row, order, detailed }: GroupProps) {
	const words = usePriceWords(order)
	const format = useFormats()
	const costs = order.cost !== null
	return (
		<>
			<Row
				name={words.group(row.group)}
				sale={row.group.amount}
				cost={row.cost}
				costs={costs}
				className={detailed ? 'price-group' : undefined}
			/>
			{detailed
				? row.lines.map(({ line, cost }, index) => (
						<Row
							key={`${line.code}-${index}`}
							className="price-fine"
							name={
								<>
									<span className="price-count">{format.number(line.quantity)}</span>{' '}
									{words.line(line)}
								</>
							}
							sale={line.amount}
							cost={cost}
							costs={costs}
						/>
					))
				: null}
		</>
	)
}

type PartProps = { quote: Quote; cost: PartCosts | null }

/** Furniture: the sum of the lines, the colour surcharge, the discounts, and what is left to pay. */
function Goods({ order, quote, cost }: PartProps & { order: OrderPage }) {
	const { t } = useTranslation('price')
	const format = useFormats()
	const words = usePriceWords(order)
	const costs = cost !== null
	return (
		<tbody className="price-part">
			<Row
				className="price-strong"
				name={t('totals.furniturePoints', {
					count: quote.points,
					points: format.number(quote.points),
				})}
				sale={quote.goods}
				cost={cost?.goods}
				costs={costs}
			/>
			{quote.surcharge > 0 ? (
				<Row
					name={t('totals.surcharge')}
					sale={quote.surcharge}
					cost={cost?.surcharge}
					costs={costs}
				/>
			) : null}
			{quote.discounts.map((discount) => (
				<Row
					key={`${discount.kind}-${discount.label}`}
					className="price-less"
					name={words.discount(discount)}
					sale={-discount.amount}
					margin={-discount.amount}
					costs={costs}
				/>
			))}
			{quote.discounts.length > 0 || quote.surcharge > 0 ? (
				<Row
					className="price-strong"
					name={t('totals.netFurniture')}
					sale={quote.netGoods}
					cost={cost?.netGoods}
					costs={costs}
				/>
			) : null}
			{quote.services.map(({ code, amount }) => (
				<Row key={code} name={t(`services.${code}`)} sale={amount} margin={amount} costs={costs} />
			))}
			{quote.ecoParticipation > 0 ? (
				<Row
					name={t('totals.ecoParticipation')}
					sale={quote.ecoParticipation}
					cost={cost?.ecoParticipation}
					costs={costs}
				/>
			) : null}
			<Row
				name={deliveryText(order, quote, t)}
				sale={quote.delivery}
				cost={cost?.delivery}
				costs={costs}
			/>
		</tbody>
	)
}

type Translate = ReturnType<typeof useTranslation<'price'>>['t']

function deliveryText(order: OrderPage, quote: Quote, t: Translate): string {
	if (order.delivery.mode === 'pickUp') return t('delivery.pickUp')
	return quote.zone ? t('delivery.zone', { zone: quote.zone }) : t('delivery.plain')
}

function Totals({ order, quote, cost }: PartProps & { order: OrderPage }) {
	const { t } = useTranslation('price')
	const format = useFormats()
	const words = usePriceWords(order)
	const costs = cost !== null
	return (
		<tbody className="price-part">
			<Row
				name={t('totals.total', { tax: t(`tax.excluding.${quote.country}`) })}
				sale={quote.totalExcluding}
				cost={cost?.total}
				costs={costs}
			/>
			{quote.vat.map(({ rate, amount }) => (
				<Row key={rate} name={words.vat(rate)} sale={amount} costs={costs} />
			))}
			<tr className="price-total">
				<th scope="row">{t('totals.total', { tax: t(`tax.including.${quote.country}`) })}</th>
				<td colSpan={costs ? 3 : 1}>{format.money(quote.totalIncluding)}</td>
			</tr>
		</tbody>
	)
}

function PaymentLine({ order, quote }: { order: OrderPage; quote: Quote }) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const { payment } = order
	if (order.kind === 'offer') return null
	const balance = balanceOf(quote.totalIncluding, payment)
	const parts = [
		{
			key: 'paid',
			name: t('order.paymentOf'),
			value: `${t(`order.paymentType.${payment.type}`)}, ${t(`paymentStatus.${payment.status}`).toLocaleLowerCase()}`,
		},
		...(payment.paid > 0
			? [{ key: 'received', name: t('order.paid'), value: format.money(payment.paid) }]
			: []),
		{ key: 'balance', name: t('order.balance'), value: format.money(balance) },
	]
	return (
		<p className="price-payment">
			{parts.map(({ key, name, value }) => (
				<Fragment key={key}>
					<span>
						{name} <strong>{value}</strong>
					</span>{' '}
				</Fragment>
			))}
		</p>
	)
}
