// This page can be reloaded: everything it shows comes from the server.
import type { OrderState } from '@gabarit/contract'
import { Button, DimensionLine, ErrorText, Spinner, useFormats } from '@gabarit/ui'
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetOwnPage, readOwnPage } from '../../lib/own-page.ts'
import { showCode } from '../../session/saved/design-code.ts'
import { useSession } from '../../session/session-store.ts'
import { placedOrder, takeCheckoutUrl } from '../../steps/delivery/place-order.ts'
import { PromiseCard } from '../order-page/promise-card.tsx'
import { useOrder } from '../order-page/use-order.ts'
import { OrderRows } from './order-rows.tsx'
import { OrderedFurniture } from './ordered-furniture.tsx'
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
	const { t } = useTranslation(['configurator', 'common', 'end'])
	return (
		<div className={styles.none} role="alert">
			<h1>
				{isUnknown
					? t('end:unknown.title', { reference: unbroken(reference) })
					: t('common:closed.title')}
			</h1>
			<DimensionLine />
			<p className={styles.soft}>
				{isUnknown ? t('end:unknown.text') : t('end:unreachable', { reference })}
			</p>
			<div className={styles.row}>
				{!isUnknown && (
					<Button kind="primary" onClick={retry}>
						{t('common:closed.retry')}
					</Button>
				)}
				<Button onClick={onNew}>{t('end:another')}</Button>
			</div>
		</div>
	)
}

type Known = {
	asked: ReturnType<typeof useOrderState>
	kept: ReturnType<typeof placedOrder>
}

function End({ reference, payment, onNew, asked, kept }: Props & Known): ReactNode {
	const { t } = useTranslation(['configurator', 'customer', 'end'])
	const { money } = useFormats()
	const { state, isAsking } = asked
	const trouble = troubles.find((it) => it === payment)
	const sessionCode = useSession((session) => (session.frozen ? session.code : null))
	const code = (state ?? kept)?.code ?? sessionCode
	const total = (state ?? kept)?.total ?? null
	const kind = (state?.kind ?? (kept === null ? 'offer' : 'order')) === 'order' ? 'order' : 'offer'
	const token = state?.token
	const page = useOrder(token === undefined ? null : { token })
	const order = page?.order ?? null
	// A seller's page, or one that cannot be read: the total stands without its picture.
	const isWithoutPage = order === null && !isAsking && page?.isPending !== true
	const unread = state === null ? asked : page !== null && !page.isUnknown ? page : null
	const heading = useFocusAndCheckout()
	return (
		<div className={styles.end}>
			<div className={styles.picture}>
				{order !== null && token !== undefined && (
					// Its words come later: the page, and who reads it, never wait for them.
					<Suspense fallback={<Spinner />}>
						<OrderedFurniture order={order} url={`${globalThis.location.origin}/order/${token}`} />
					</Suspense>
				)}
				{page?.isPending && <Spinner />}
			</div>
			<div className={styles.facts}>
				<h1 ref={heading} tabIndex={-1}>
					{t(`end:${kind}.title`)}
				</h1>
				<p className={styles.numbers}>
					<span>
						{t(`end:${kind}.number`)} <strong data-testid="order-reference">{reference}</strong>
					</span>
					{code !== null && (
						<span>
							{t('end:code')} <strong data-testid="order-code">{showCode(code)}</strong>
						</span>
					)}
					{isWithoutPage && total !== null && (
						<span>
							{t('delivery.inShort.total')} <strong>{money(total)}</strong>
						</span>
					)}
				</p>
				{kind === 'offer' && <p className={styles.soft}>{t('end:offer.text')}</p>}
				{order !== null && kind === 'order' && <PromiseCard order={order} />}
				<output data-testid="payment">
					{isAsking && <p>{t('end:checking')}</p>}
					{!isAsking && trouble && <ErrorText>{t(`end:${trouble}`)}</ErrorText>}
					{!isAsking && state !== null && <PaymentProblem state={state} />}
				</output>
				{isWithoutPage && unread !== null && <Unread retry={unread.retry} />}
				<OrderRows state={state} total={total} order={order} />
				{kind === 'offer' && <NextOfOffer />}
				<div className={styles.row}>
					<Button onClick={onNew}>{t('end:another')}</Button>
				</div>
			</div>
		</div>
	)
}

/** The order stands, and no more of it can be read. */
function Unread({ retry }: { retry: () => void }): ReactNode {
	const { t } = useTranslation('common')
	return (
		<div className={styles.row} role="alert">
			<p>{t('closed.title')}</p>
			<Button onClick={retry}>{t('closed.retry')}</Button>
		</div>
	)
}

/** In a narrow title a number breaks at its hyphen, unless a joiner holds it. */
const unbroken = (reference: string) => reference.replaceAll('-', '-\u2060')

/** The heading gets the focus, and the checkout of an order just placed opens, once. */
function useFocusAndCheckout(): RefObject<HTMLHeadingElement | null> {
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => {
		heading.current?.focus()
		const checkout = takeCheckoutUrl()
		if (checkout !== null) globalThis.location.assign(checkout)
	}, [])
	return heading
}

function NextOfOffer(): ReactNode {
	const { t } = useTranslation(['configurator', 'end'])
	return (
		<section aria-labelledby="end-next">
			<h2 id="end-next">{t('end:next')}</h2>
			<ol className={styles.next}>
				{([1, 2, 3] as const).map((number) => (
					<li key={number}>{t(`end:offer.next.${number}`)}</li>
				))}
			</ol>
		</section>
	)
}

/** What became of the last try to pay online, where nothing came of it yet. */
function PaymentProblem({ state }: { state: OrderState }): ReactNode {
	const { t } = useTranslation(['configurator', 'end'])
	const { money } = useFormats()
	const { type, status, lastTry, due } = state.payment
	if (type !== 'Online' || status === 'refunded') return null
	if (status === 'paid' || status === 'partlyPaid') return <p>{t(`end:paid.${status}`)}</p>
	const stands = lastTry === null || lastTry === 'paid' ? 'open' : lastTry
	const text = t(`end:try.${stands}`, { amount: money(due) })
	return stands === 'failed' ? <ErrorText>{text}</ErrorText> : <p>{text}</p>
}
