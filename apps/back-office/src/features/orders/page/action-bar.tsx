import {
	isEndedOrder,
	isOpenOfferState,
	type OrderAction,
	type OrderPage,
	orderWord,
} from '@gabarit/contract'
import { Button, ErrorText, useFormats } from '@gabarit/ui'
import clsx from 'clsx'
import { Trans, useTranslation } from 'react-i18next'
import { useTaxWords } from '../../../lib/domain.ts'
import { useIsCustomer } from '../../../lib/session.ts'
import { useReason } from '../use-reason.ts'
import styles from './action-bar.module.css'
import type { Acting } from './use-acting.ts'
import { NotNow } from './ways/not-now.tsx'

/** Actions that end an order or take it back stand last, in red, and ask first. */
const endings = ['refuseOffer', 'refuseOrder', 'setUndelivered', 'delete'] as const
type Ending = (typeof endings)[number]
type Forward = Exclude<OrderAction, Ending>

function isEnding(action: OrderAction): action is Ending {
	return endings.some((ending) => ending === action)
}

type Props = { order: OrderPage; acting: Acting }

export function ActionBar({ order, acting }: Props) {
	const { t } = useTranslation('back-office')
	const { mode } = order.delivery
	const isCustomer = useIsCustomer()
	const allowed = order.actions.filter((one) => one.allowed).map((one) => one.action)
	const forward = allowed.filter((action): action is Forward => !isEnding(action))
	const [main, ...others] = order.state === 'scheduled' ? rescheduleLast(forward) : forward
	return (
		<section className={styles.bar} aria-label={t('order.actions')}>
			<div className={styles.row}>
				{main ? (
					<Button
						kind="primary"
						size="bar"
						iconAfter="arrowRight"
						idle={acting.busy !== null}
						onClick={() => acting.start(main)}
					>
						{acting.busy === main
							? t(acting.isHeld ? 'held.waits' : 'dialog.working')
							: t(orderWord('action', main, mode))}
					</Button>
				) : null}
				{others.map((action) => (
					<Button
						key={action}
						kind="outline"
						size="bar"
						idle={acting.isHeld}
						onClick={() => acting.start(action)}
					>
						{t(orderWord('action', action, mode))}
					</Button>
				))}
				{allowed.filter(isEnding).map((action) => (
					<Button
						key={action}
						kind="danger"
						size="bar"
						idle={acting.isHeld}
						onClick={() => acting.start(action)}
					>
						{t(orderWord('action', action, mode))}
					</Button>
				))}
				<Hint order={order} main={main} nothing={allowed.length === 0} />
			</div>
			{acting.problem && !acting.dialog ? <ErrorText>{acting.problem}</ErrorText> : null}
			{/* Most of them are the shop's and the workshop's: to a customer they are no news. */}
			{isCustomer ? null : <ActionsNotNow order={order} />}
		</section>
	)
}

/** A scheduled order is usually delivered next; another day is the exception. */
function rescheduleLast(actions: Forward[]): Forward[] {
	const others = actions.filter((action) => action !== 'schedule')
	return others.length < actions.length ? [...others, 'schedule'] : actions
}

type HintProps = { order: OrderPage; main: Forward | undefined; nothing: boolean }

function Hint({ order, main, nothing }: HintProps) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const tax = useTaxWords()
	const isCustomer = useIsCustomer()
	const toPay = main === 'sendToSupplier' ? order.amountToSupplier : null
	if (nothing)
		return <p className={clsx(styles.hint, styles.alone)}>{t(closedText(order, isCustomer))}</p>
	return (
		<p className={styles.hint}>
			{main ? t(orderWord('actionHint', hintOf(main, order), order.delivery.mode)) : null}
			{toPay === null ? null : (
				<>
					<br />
					<Trans
						t={t}
						i18nKey="order.toSupplier"
						values={{ amount: format.money(toPay), tax: tax.excluding }}
						components={{ b: <strong /> }}
					/>
				</>
			)}
		</p>
	)
}

/** An order to be paid online is confirmed by its payment, not by being accepted. */
function hintOf(main: Forward, { payment }: OrderPage) {
	return main === 'acceptOrder' && payment.type === 'Online' ? 'acceptOrderOnline' : main
}

function closedText({ kind, state }: OrderPage, isCustomer: boolean) {
	if (isEndedOrder(state)) return 'order.final'
	if (kind === 'offer' && !isOpenOfferState(state)) return 'order.finalOffer'
	if (isCustomer) return 'order.noActionOwn'
	return kind === 'order' ? 'order.noAction' : 'order.noActionOffer'
}

function ActionsNotNow({ order }: { order: OrderPage }) {
	const { t } = useTranslation('back-office')
	const reasonOf = useReason(order.delivery.mode)
	const waiting = order.actions.filter((one) => !one.allowed && one.reason)
	return (
		<NotNow
			summary={t('order.notNow', { count: waiting.length })}
			ways={waiting.map((one) => ({
				key: one.action,
				name: t(orderWord('action', one.action, order.delivery.mode)),
				why: reasonOf(one),
			}))}
		/>
	)
}
