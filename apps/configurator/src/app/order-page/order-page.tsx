import type { CustomerPage, OrderKey } from '@gabarit/contract'
import { Button, DimensionLine, ErrorText, Spinner, StateChip, useFormats } from '@gabarit/ui'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetOwnPage } from '../../lib/own-page.ts'
import { phoneHref } from '../../lib/phone-href.ts'
import { useDomain } from '../../lib/server/domain.ts'
import { usePageReturned } from '../../lib/use-page-returned.ts'
import { TakeHome } from '../../steps/picture/take-home.tsx'
import { WithAccount } from '../account/with-account.tsx'
import { FurniturePicture } from '../frame/furniture-picture.tsx'
import { Message } from '../frame/message.tsx'
import { useDocumentTitle } from '../frame/use-document-title.ts'
import { FileDownload } from './file-download.tsx'
import { Invitation } from './invitation.tsx'
import { OfferActions } from './offer-actions.tsx'
import { OrderFacts } from './order-facts.tsx'
import layout from './order-layout.module.css'
import styles from './order-page.module.css'
import { OrderStages } from './order-stages.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { PriceSlip } from './price-slip.tsx'
import { PromiseCard } from './promise-card.tsx'
import { Terms } from './terms.tsx'
import { type OpenOrder, useOrder } from './use-order.ts'

const linkRoute = getRouteApi('/order/$token')
const ownRoute = getRouteApi('/account/orders/$reference')

/** Behind the link of a mail. */
export function LinkedOrderPage(): ReactNode {
	const { token } = linkRoute.useParams()
	return <OrderPage of={{ token }} />
}

/** Of the customer who is logged in. */
export function OwnOrderPage(): ReactNode {
	const { reference } = ownRoute.useParams()
	return (
		<WithAccount>
			<OrderPage of={{ reference }} />
		</WithAccount>
	)
}

function OrderPage({ of }: { of: OrderKey }): ReactNode {
	const open = useOrder(of)
	const { t } = useTranslation('customer')
	const { order } = open
	// Back from the payment without paying: a later order of this tab ends on a page of its own.
	useEffect(forgetOwnPage, [])
	usePageReturned(forgetOwnPage)
	useDocumentTitle(
		order ? t(`title.${order.kind}`, { reference: order.reference }) : t('unknown.title'),
	)
	if (order) return <Opened order={order} open={open} />
	if (open.isPending) return <Spinner page />
	return <Closed open={open} />
}

function Closed({ open }: { open: OpenOrder }): ReactNode {
	const { t } = useTranslation(['customer', 'common'])
	const unknown = 'token' in open.key ? 'unknown' : 'notYours'
	return (
		<Message>
			<h1>{open.isUnknown ? t(`${unknown}.title`) : t('common:closed.title')}</h1>
			<DimensionLine />
			<p>{open.isUnknown ? t(`${unknown}.text`) : t('common:closed.text')}</p>
			{!open.isUnknown && (
				<Button kind="primary" onClick={open.retry}>
					{t('common:closed.retry')}
				</Button>
			)}
			<Contact />
		</Message>
	)
}

function Opened({ order, open }: { order: CustomerPage; open: OpenOrder }): ReactNode {
	const { t } = useTranslation('customer')
	const { problem } = open
	useEffect(() => {
		if (problem === 'changed') window.scrollTo({ top: 0 })
	}, [problem])
	return (
		<main id="content" className={layout.page}>
			<header className={layout.head}>
				<StateChip state={order.state} label={t(`state.${order.state}`)} />
				<h1>{t(`title.${order.kind}`, { reference: order.reference })}</h1>
				<p className={layout.lead}>
					<Explanation order={order} />
				</p>
				{order.motive !== null && <p>{t('motive', { motive: order.motive })}</p>}
				<output>{problem === 'changed' && <ErrorText>{t('changed')}</ErrorText>}</output>
			</header>
			<div className={styles.columns}>
				<div className={styles.doing}>
					<FurniturePicture made={order}>
						{(subject) => (
							<TakeHome
								subject={subject}
								name={order.reference}
								link={{
									kind: 'address',
									url: globalThis.location.origin + globalThis.location.pathname,
								}}
							/>
						)}
					</FurniturePicture>
					<Revised order={order} />
					<Invitation order={order} of={open.key} />
					<OfferActions order={order} open={open} />
					<PaymentPanel order={order} open={open} />
					<PriceSlip order={order} />
				</div>
				<aside className={styles.knowing}>
					<PromiseCard order={order} />
					<OrderStages order={order} />
					<OrderFacts order={order} />
					<Plan of={open.key} />
					<Terms order={order} of={open.key} />
					<Contact />
				</aside>
			</div>
		</main>
	)
}

function Plan({ of }: { of: OrderKey }): ReactNode {
	const { t } = useTranslation('customer')
	return (
		<section aria-labelledby="order-plan">
			<h2 id="order-plan">{t('plan.title')}</h2>
			<p className={layout.small}>{t('plan.text')}</p>
			<FileDownload file="plan" of={of} />
		</section>
	)
}

function Explanation({ order }: { order: CustomerPage }): ReactNode {
	const { t } = useTranslation('customer')
	const format = useFormats()
	const { state, payment, delivery, validUntil, actions } = order
	const day = (iso: string | null) => (iso === null ? '' : format.date(iso, 'long'))
	if (order.kind === 'offer' && order.total === null) return t('explain.noPrice')
	const isOpen = state === 'offerInProgress' || state === 'offerAccepted'
	if (isOpen && !order.isExpired && actions.length === 0) return t('explain.closed')
	if (state === 'offerExpired' || (isOpen && order.isExpired))
		return t('explain.expired', { date: day(validUntil) })
	if (isOpen) return t(`explain.${state}`, { date: day(validUntil) })
	if (state === 'waiting' && payment.due > 0) return t('explain.toPay')
	if (state === 'scheduled') return t('explain.scheduled', { date: day(delivery.date) })
	const isPaid = payment.paid > 0 || payment.status === 'refunded'
	if (state === 'refused' && isPaid) return t('explain.refusedPaid')
	return t(`explain.${state}`)
}

function Revised({ order: { revised, total } }: { order: CustomerPage }): ReactNode {
	const { t } = useTranslation('customer')
	const { money } = useFormats()
	if (revised === null || total === null) return null
	const { totalBefore, isDesignChanged, reason } = revised
	return (
		<section className={styles.revised} aria-labelledby="order-revised">
			<h2 id="order-revised">{t('revised.title')}</h2>
			<p>
				{totalBefore === total
					? t('revised.same')
					: t('revised.price', { before: money(totalBefore), now: money(total) })}
			</p>
			{isDesignChanged && <p>{t('revised.design')}</p>}
			{reason !== null && <p>{t('revised.reason', { reason })}</p>}
		</section>
	)
}

function Contact(): ReactNode {
	const { t } = useTranslation('customer')
	const { domain } = useDomain()
	if (!domain) return null
	const { resellerName, resellerPhoneNumber: phone, resellerEmail: email } = domain
	return (
		<p className={styles.contact}>
			{t('help', { shop: resellerName })}
			{phone !== '' && (
				<>
					{', '}
					<a href={phoneHref(phone)}>{phone}</a>
				</>
			)}
			{email !== '' && (
				<>
					{', '}
					<a href={`mailto:${email}`}>{email}</a>
				</>
			)}
		</p>
	)
}
