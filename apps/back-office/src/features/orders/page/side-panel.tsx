import { isFinalState, type OrderPage, orderTexts } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDomain } from '../../../lib/domain.ts'
import { SectionHead } from '../../../lib/frame/section-head.tsx'
import { MailLink } from '../../../lib/mail-link.tsx'
import { useIsCustomer, useSession } from '../../../lib/session.ts'
import { CorrectLink } from '../correct/correct-link.tsx'
import type { Group } from '../correct/correction-form.ts'
import { addressLines, isSameAddress, personNameOf } from '../names.ts'
import { Prolong } from './dialogs/prolong.tsx'
import { SupplierDate } from './dialogs/supplier-date.tsx'
import { FollowUp } from './follow-up.tsx'
import { History } from './history.tsx'
import styles from './side-panel.module.css'
import { useSells } from './use-sells.ts'

type Props = { order: OrderPage; onCorrect: (group: Group) => void }

/** On a phone the facts stand further up. */
export function SidePanel({ order, onCorrect, isNarrow }: Props & { isNarrow: boolean }) {
	return (
		<aside className={styles.side}>
			{isNarrow ? null : <Facts order={order} onCorrect={onCorrect} />}
			<FollowUp order={order} />
			<History order={order} />
		</aside>
	)
}

/** `isPaper`: as the printer gets them, on the screen too. */
export function SideFacts({ isPaper = false, ...props }: Props & { isPaper?: boolean }) {
	return (
		<div className={clsx(styles.side, styles.facts, isPaper && styles.paper)}>
			<Facts {...props} />
		</div>
	)
}

function Facts(props: Props) {
	return (
		<>
			<CustomerFacts {...props} />
			<DeliveryFacts {...props} />
			<ContactFacts seller={props.order.seller} />
		</>
	)
}

type FactProps = {
	name: string
	/** Where it stands; everywhere if absent. */
	only?: 'onPaper' | 'onScreen'
	children: ReactNode
}

function Fact({ name, only, children }: FactProps) {
	return (
		<div className={only && styles[only]}>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	)
}

function Lines({ lines }: { lines: string[] }) {
	return lines.map((line) => (
		<span key={line} className={styles.line}>
			{line}
		</span>
	))
}

function CustomerFacts({ order, onCorrect }: Props) {
	const { t } = useTranslation('back-office')
	const id = useId()
	const { customer, resellerReference } = order
	const isAdmin = useSession()?.account.isAdmin === true
	const { email } = customer
	const isNamed = email !== null && !email.endsWith('.invalid')
	return (
		<section aria-labelledby={id}>
			<SectionHead isPanel id={id} title={t('order.customer')}>
				<CorrectLink order={order} group="customer" onOpen={onCorrect} />
			</SectionHead>
			<dl>
				<Fact name={t('order.name')}>
					<strong>{personNameOf(customer)}</strong>
					{`, ${t(`customerType.${customer.type}`)}`}
				</Fact>
				{customer.companyName ? (
					<Fact name={t('order.company')}>{customer.companyName}</Fact>
				) : null}
				{customer.vatNumber ? <Fact name={t('order.vatNumber')}>{customer.vatNumber}</Fact> : null}
				{email === null ? null : (
					<Fact name={t('order.email')}>
						<MailLink email={email} />
					</Fact>
				)}
				{isAdmin && isNamed ? (
					<Fact name={t('order.personData')} only="onScreen">
						<Link to="/person" search={{ email, shop: order.tenant }}>
							{t('order.personDataLink')}
						</Link>
					</Fact>
				) : null}
				{customer.phoneNumber ? (
					<Fact name={t('order.phone')}>
						<a href={`tel:${customer.phoneNumber}`}>{customer.phoneNumber}</a>
					</Fact>
				) : null}
				{customer.gsm ? (
					<Fact name={t('order.gsm')}>
						<a href={`tel:${customer.gsm}`}>{customer.gsm}</a>
					</Fact>
				) : null}
				{resellerReference ? (
					<Fact name={t('order.resellerReference')}>{resellerReference}</Fact>
				) : null}
				{order.externalReference ? (
					<Fact name={t('order.externalReference')}>{order.externalReference}</Fact>
				) : null}
				{orderTexts.map((name) =>
					order[name] ? (
						<Fact key={name} name={t(`order.${name}`)}>
							{order[name]}
						</Fact>
					) : null,
				)}
			</dl>
			<CorrectLink order={order} group="references" onOpen={onCorrect} className={styles.more} />
		</section>
	)
}

function DeliveryFacts({ order, onCorrect }: Props) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const id = useId()
	const sells = useSells(order)
	const isChosen = sells && !isFinalState(order.state)
	const isCustomer = useIsCustomer()
	const { mode, plannedAt, supplierDays, resellerDays } = order.delivery
	const left = order.daysLeft
	const place = t(mode === 'pickUp' ? 'order.store' : 'order.home')
	return (
		<section aria-labelledby={id}>
			<SectionHead isPanel id={id} title={t('order.deliverySection')}>
				<CorrectLink order={order} group="delivery" onOpen={onCorrect} />
			</SectionHead>
			<dl>
				<Fact name={t('order.plannedFor')}>
					<strong>{plannedAt ? format.date(plannedAt) : t('order.notPlanned')}</strong>
					{`, ${place}`}
				</Fact>
				<AddressFacts order={order} />
				{order.supplierAt === null ? null : (
					<Fact name={t('order.supplierAt')}>
						<SupplierDate order={order} />
					</Fact>
				)}
				<Fact name={t('order.delay')}>
					{resellerDays > 0
						? t('order.delayDays', { supplier: supplierDays, reseller: resellerDays })
						: t('order.delayDaysOne', { days: supplierDays })}
				</Fact>
				{order.kind === 'offer' && order.validUntil ? (
					<Fact name={t('order.validUntil')}>
						{t('order.until', { date: format.date(order.validUntil) })}
						{left === null
							? null
							: `, ${left < 0 ? t('order.offerOver') : t('order.daysLeft', { count: left })}`}{' '}
						{sells ? <Prolong order={order} /> : null}
					</Fact>
				) : null}
				{order.seller && !isCustomer ? (
					<Fact name={t('order.seller')} {...(isChosen && { only: 'onPaper' })}>
						{order.seller}
					</Fact>
				) : null}
			</dl>
		</section>
	)
}

/** Of a customer: whom he asks. */
function ContactFacts({ seller }: Pick<OrderPage, 'seller'>) {
	const { t } = useTranslation('back-office')
	const id = useId()
	const isCustomer = useIsCustomer()
	const shop = useDomain()
	if (!isCustomer || shop === undefined) return null
	const { resellerName, resellerPhoneNumber, resellerEmail } = shop
	return (
		<section aria-labelledby={id}>
			<SectionHead isPanel id={id} title={t('order.contact')} />
			<dl>
				<Fact name={t('order.shop')}>{resellerName}</Fact>
				{seller === null ? null : <Fact name={t('order.seller')}>{seller}</Fact>}
				{resellerPhoneNumber === '' ? null : (
					<Fact name={t('order.phone')}>
						<a href={`tel:${resellerPhoneNumber}`}>{resellerPhoneNumber}</a>
					</Fact>
				)}
				{resellerEmail === '' ? null : (
					<Fact name={t('order.email')}>
						<MailLink email={resellerEmail} />
					</Fact>
				)}
			</dl>
		</section>
	)
}

/** Here, because here they are corrected. */
function AddressFacts({ order: { delivery, billingAddress } }: Pick<Props, 'order'>) {
	const { t } = useTranslation('back-office')
	const box = (number: string) => t('order.box', { box: number })
	const same = isSameAddress(delivery.address, billingAddress)
	return (
		<>
			{delivery.mode === 'delivery' && delivery.address ? (
				<Fact name={t('order.deliveryTo')}>
					<Lines lines={addressLines(delivery.address, box)} />
				</Fact>
			) : null}
			{billingAddress ? (
				<Fact name={t('order.invoiceTo')}>
					{same && delivery.mode === 'delivery' ? (
						t('order.sameAddress')
					) : (
						<Lines lines={addressLines(billingAddress, box)} />
					)}
				</Fact>
			) : null}
		</>
	)
}
