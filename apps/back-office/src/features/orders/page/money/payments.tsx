// What came and went, online and by hand.

import type { OrderPage } from '@gabarit/contract'
import { LinkButton, useFormats } from '@gabarit/ui'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionHead } from '../../../../lib/frame/section-head.tsx'
import { useDayText } from '../../../../lib/list/filter/use-day-words.ts'
import { closedMoney } from '../ways/closed-ways.ts'
import { ClosedWays } from '../ways/closed-ways-list.tsx'
import { MoneyDialogs } from './money-dialogs.tsx'
import styles from './payments.module.css'
import { type Money, type MoneyDialog, useMoney } from './use-money.ts'

/** Only of an order, and for who may note money. */
export function Payments({ order }: { order: OrderPage }) {
	const { t } = useTranslation('back-office')
	const money = useMoney(order)
	const isSeller = order.corrections.some(({ reason }) => reason !== 'not_your_role')
	const { paid, balance } = order.payment
	if (order.kind === 'offer' || !isSeller || paid === null) return null
	return (
		<section className={styles.payments} aria-labelledby="order-payments">
			<SectionHead isPanel id="order-payments" title={t('money.title')}>
				{(balance ?? 0) > 0 ? (
					<Opener money={money} dialog={{ kind: 'pay' }}>
						{t('money.note')}
					</Opener>
				) : null}
				{paid > 0 ? (
					<Opener money={money} dialog={{ kind: 'refund' }}>
						{t('money.refund')}
					</Opener>
				) : null}
			</SectionHead>
			{order.payments.length === 0 ? <p>{t('money.none')}</p> : null}
			<ul>
				{order.payments.map((payment) => (
					<PaymentRow key={payment.id} payment={payment} order={order} money={money} />
				))}
			</ul>
			<ClosedWays ways={closedMoney(order)} mode={order.delivery.mode} />
			<MoneyDialogs order={order} money={money} />
		</section>
	)
}

type OpenerProps = Pick<ComponentProps<typeof LinkButton>, 'aria-label' | 'children'> & {
	money: Money
	dialog: MoneyDialog
}

/** While money that was noted waits, its dialog is not replaced by another. */
function Opener({ money, dialog, ...words }: OpenerProps) {
	return (
		<LinkButton
			size="small"
			touch
			tone="soft"
			disabled={money.busy !== null}
			onClick={() => money.open(dialog)}
			{...words}
		/>
	)
}

type RowProps = { payment: OrderPage['payments'][number]; order: OrderPage; money: Money }

function PaymentRow({ payment, order, money }: RowProps) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const dayText = useDayText()
	const { id, kind, amount, status, refunded, at, day, note, who, cancels } = payment
	const isByHand = kind !== 'online' && kind !== 'refund'
	const isCancelled = order.payments.some((it) => it.cancels === id)
	const words = [
		dayText(day ?? at),
		cancels === null ? null : t('money.against'),
		kind === 'online' ? t(`money.status.${status}`) : who,
		refunded > 0 ? t('money.refunded', { amount: format.money(refunded) }) : null,
		note,
	].filter((it) => it !== null)
	return (
		<li>
			<span>
				<strong>{t(`money.kind.${kind}`)}</strong>
				{`, ${words.join(', ')}`}
			</span>
			<span className={styles.amount}>{format.money(amount)}</span>
			<span className={styles.way}>
				{isByHand && amount > 0 && !isCancelled ? (
					<Opener
						money={money}
						dialog={{ kind: 'cancel', payment }}
						aria-label={t('money.cancelTitle', { amount: format.money(amount) })}
					>
						{t('money.cancel')}
					</Opener>
				) : null}
			</span>
		</li>
	)
}
