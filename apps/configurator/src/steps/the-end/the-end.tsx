// This page can be reloaded: everything it shows comes from the server.
import type { OrderState } from '@gabarit/contract'
import { Button, buttonClass, ErrorText, Spinner, useFormats } from '@gabarit/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetOwnPage, readOwnPage } from '../../lib/own-page.ts'
import { showCode } from '../../session/saved/design-code.ts'
import { useSession } from '../../session/session-store.ts'
import { placedOrder, takeCheckoutUrl } from '../delivery/place-order.ts'
import layout from '../frame/layout.module.css'
import styles from './the-end.module.css'
import { useOrderState } from './use-order-state.ts'

type Props = {
	reference: string
	/** Why the checkout was closed a moment ago, as the server's redirect says. */
	payment: unknown
	onNew: () => void
}

const troubles = ['unavailable', 'failed'] as const

/** A customer who came from his own page to pay returns to it. */
export function TheEnd(props: Props): ReactNode {
	const [ownPage] = useState(readOwnPage)
	useEffect(() => {
		if (ownPage === null) return
		// In an effect, because React may throw away and repeat a first render.
		forgetOwnPage()
		globalThis.location.replace(ownPage)
	}, [ownPage])
	return ownPage === null ? <Asked {...props} /> : <Spinner page />
}

/** Only what this browser ordered, or the server confirms, is called an order. */
function Asked(props: Props): ReactNode {
	const { reference, onNew } = props
	const asked = useOrderState(reference)
	const kept = placedOrder(reference)
	if (kept !== null || asked.state !== null) return <End {...props} asked={asked} kept={kept} />
	if (asked.isAsking) return <Spinner page />
	return <NoOrder {...asked} reference={reference} onNew={onNew} />
}

function NoOrder(props: {
	isUnknown: boolean
	reference: string
	retry: () => void
	onNew: () => void
}): ReactNode {
	const { isUnknown, reference, retry, onNew } = props
	const { t } = useTranslation(['configurator', 'common'])
	return (
		<div className={styles.end} role="alert">
			<h1>{isUnknown ? t('end.unknown.title', { reference }) : t('common:closed.title')}</h1>
			<p className={layout.intro}>
				{isUnknown ? t('end.unknown.text') : t('end.unreachable', { reference })}
			</p>
			<div className={layout.row}>
				{!isUnknown && (
					<Button kind="primary" onClick={retry}>
						{t('common:closed.retry')}
					</Button>
				)}
				<Button onClick={onNew}>{t('end.another')}</Button>
			</div>
		</div>
	)
}

type Known = {
	asked: ReturnType<typeof useOrderState>
	kept: ReturnType<typeof placedOrder>
}

function End({ reference, payment, onNew, asked, kept }: Props & Known): ReactNode {
	const { t } = useTranslation('configurator')
	const { money } = useFormats()
	const { state, isAsking } = asked
	const trouble = troubles.find((it) => it === payment)
	const sessionCode = useSession((session) => (session.frozen ? session.code : null))
	const order = state ?? kept
	const code = order?.code ?? sessionCode
	const total = order?.total ?? null
	const heading = useRef<HTMLHeadingElement>(null)
	const kind = (state?.kind ?? (kept === null ? 'offer' : 'order')) === 'order' ? 'order' : 'offer'
	useEffect(() => {
		heading.current?.focus()
		const way = takeCheckoutUrl()
		if (way !== null) globalThis.location.assign(way)
	}, [])
	return (
		<div className={styles.end}>
			<h1 ref={heading} tabIndex={-1}>
				{t(`end.${kind}.title`)}
			</h1>
			<p className={layout.intro}>{t(`end.${kind}.text`)}</p>
			<dl className={styles.facts}>
				<div>
					<dt>{t(`end.${kind}.number`)}</dt>
					<dd data-testid="order-reference">{reference}</dd>
				</div>
				{code !== null && (
					<div>
						<dt>{t('end.code')}</dt>
						<dd data-testid="order-code">{showCode(code)}</dd>
					</div>
				)}
				{total !== null && kind === 'order' && (
					<div>
						<dt>{t('end.total')}</dt>
						<dd data-testid="order-total">{money(total)}</dd>
					</div>
				)}
			</dl>
			<output data-testid="payment">
				{isAsking && <p>{t('end.checking')}</p>}
				{!isAsking && trouble && <ErrorText>{t(`end.${trouble}`)}</ErrorText>}
				{!isAsking && state !== null && <PaymentLine state={state} />}
			</output>
			<h2>{t('end.next')}</h2>
			<ol className={styles.next}>
				{([1, 2, 3] as const).map((number) => (
					<li key={number}>{t(`end.${kind}.next.${number}`)}</li>
				))}
			</ol>
			<div className={layout.row}>
				{state?.paymentUrl !== undefined && (
					<a className={buttonClass('primary')} href={state.paymentUrl}>
						{t('end.payAmount', { amount: money(state.payment.due) })}
					</a>
				)}
				<Button onClick={onNew}>{t('end.another')}</Button>
			</div>
		</div>
	)
}

function PaymentLine({ state }: { state: OrderState }): ReactNode {
	const { t } = useTranslation('configurator')
	const { money } = useFormats()
	const { type, status, lastTry, due } = state.payment
	if (type !== 'Online' || status === 'refunded') return null
	if (status === 'paid' || status === 'partlyPaid') return <p>{t(`end.paid.${status}`)}</p>
	const stands = lastTry === null || lastTry === 'paid' ? 'open' : lastTry
	const text = t(`end.try.${stands}`, { amount: money(due) })
	return stands === 'failed' ? <ErrorText>{text}</ErrorText> : <p>{text}</p>
}
