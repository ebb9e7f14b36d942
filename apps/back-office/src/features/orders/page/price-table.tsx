import { type OrderPage, paymentWordOf } from '@gabarit/contract'
import type { QuoteRow } from '@gabarit/price'
import { LinkButton, useFormats } from '@gabarit/ui'
import { Fragment, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CorrectLink } from '../correct/correct-link.tsx'
import type { Group } from '../correct/correction-form.ts'
import { Payments } from './money/payments.tsx'
import {
	marginOf,
	type PartCosts,
	type PricedGroup,
	partCostsOf,
	pricedGroups,
	type Quote,
} from './price-rows.ts'
import styles from './price-table.module.css'
import { SupplyTable } from './supply-table.tsx'
import { usePriceWords } from './use-price-words.ts'

type TableProps = { order: OrderPage; onCorrect: (group: Group) => void }

export function PriceTable({ order, onCorrect }: TableProps) {
	const { t } = useTranslation(['back-office', 'price'])
	const [detailed, setDetailed] = useState(false)
	const { quote, cost } = order
	if (!quote) return <SupplyTable order={order} />
	const partCosts = partCostsOf(quote, cost)
	const title = t('order.price', { tax: t(`price:tax.excluding.${quote.country}`) })
	return (
		<section aria-label={title}>
			<table className={styles.table}>
				<thead>
					<tr>
						<th scope="col">
							{title}{' '}
							<LinkButton
								size="small"
								touch
								tone="soft"
								className={styles.detail}
								aria-pressed={detailed}
								onClick={() => setDetailed(!detailed)}
							>
								{t(detailed ? 'order.summary' : 'order.everyLine')}
							</LinkButton>
						</th>
						{cost ? (
							<th scope="col" className={styles.own}>
								{t('price:totals.purchase')}
							</th>
						) : null}
						<th scope="col">{t('price:totals.sale')}</th>
						{cost ? (
							<th scope="col" className={styles.own}>
								{t('price:totals.margin')}
							</th>
						) : null}
					</tr>
				</thead>
				<tbody>
					{pricedGroups(quote, cost).map((row) => (
						<GroupRows key={row.group.group} row={row} order={order} detailed={detailed} />
					))}
				</tbody>
				<Steps order={order} quote={quote} cost={partCosts} />
			</table>
			<p className={styles.corrects}>
				<CorrectLink order={order} group="price" onOpen={onCorrect} />
				<CorrectLink order={order} group="attestation" onOpen={onCorrect} />
				{order.kind === 'order' ? (
					<CorrectLink order={order} group="payment" onOpen={onCorrect} />
				) : null}
			</p>
			<PaymentLine order={order} />
			<Payments order={order} />
		</section>
	)
}

type RowProps = {
	name: ReactNode
	sale: number
	/** undefined: this row has no cost. */
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
			{costs ? (
				<td className={styles.own}>
					{cost === undefined || cost === null ? '' : format.amount(cost)}
				</td>
			) : null}
			<td className={styles.sale}>{format.amount(sale)}</td>
			{costs ? <td className={styles.own}>{left === null ? '' : format.amount(left)}</td> : null}
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
			<Row name={words.group(row.group)} sale={row.group.amount} cost={row.cost} costs={costs} />
			{detailed
				? row.lines.map(({ line, cost }, index) => (
						<Row
							key={`${line.code}-${index}`}
							className={styles.fine}
							name={
								<>
									<span className={styles.count}>{format.number(line.quantity)}</span>{' '}
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

const looks: Partial<Record<QuoteRow['step'], string | undefined>> = {
	goods: styles.strong,
	netGoods: styles.strong,
	discount: styles.less,
}

type PartProps = { order: OrderPage; quote: Quote; cost: PartCosts | null }

function Steps({ order, quote, cost }: PartProps) {
	const format = useFormats()
	const rows = usePriceWords(order).steps(quote)
	const costs: Partial<Record<QuoteRow['step'], number>> = cost ?? {}
	const end = rows.findIndex(({ step }) => step === 'totalExcluding')
	const partOf = (part: typeof rows) =>
		part.map(({ step, key, name, amount }) => (
			<Row
				key={key}
				className={looks[step]}
				name={name}
				sale={amount}
				cost={costs[step]}
				// Discounts and own services of a shop count fully towards its margin, as far as we know.
				margin={step === 'discount' || step === 'service' ? amount : null}
				costs={cost !== null}
			/>
		))
	return (
		<>
			<tbody className={styles.part}>{partOf(rows.slice(0, end))}</tbody>
			<tbody className={styles.part}>
				{partOf(rows.slice(end, -1))}
				{rows.slice(-1).map(({ key, name, amount }) => (
					<tr key={key} className={styles.total}>
						<th scope="row">{name}</th>
						<td colSpan={cost ? 3 : 1}>{format.money(amount)}</td>
					</tr>
				))}
			</tbody>
		</>
	)
}

function PaymentLine({ order }: { order: OrderPage }) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const { payment } = order
	const { paid, balance } = payment
	if (order.kind === 'offer' || paid === null || balance === null) return null
	const type = t(`order.paymentType.${payment.type}`)
	// Nothing more is expected of a refused order: what came goes back.
	if (order.state === 'refused' && paid === 0)
		return (
			<p className={styles.payment}>
				{t('order.paymentOf')} <strong>{t('order.nothingPaid', { type })}</strong>
			</p>
		)
	// The kind of payment beside it says that it is a bill.
	const word = paymentWordOf(order)
	const parts = [
		{
			key: 'paid',
			name: t('order.paymentOf'),
			value: `${type}, ${t(`paymentStatus.${word === 'bill' ? 'open' : word}`).toLocaleLowerCase()}`,
		},
		...(paid > 0 ? [{ key: 'received', name: t('order.paid'), value: format.money(paid) }] : []),
		{ key: 'balance', name: t('order.balance'), value: format.money(balance) },
	]
	return (
		<p className={styles.payment}>
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
