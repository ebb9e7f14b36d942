import { orderWord, readableCode, type TimelineEvent } from '@gabarit/contract'
import { formatDate, formatMoney } from '@gabarit/i18n'
import type { MailContent } from './layout.ts'
import type { OrderFacts, OrderNews } from './service.ts'
import { greetingOf, inItsLanguage, questions, type Writing } from './writing.ts'

const mailed = [
	'offerRevised',
	'vatReduced',
	'corrected',
	'offerAccepted',
	'offerRefused',
	'offerExpired',
	'orderAccepted',
	'orderConfirmed',
	'orderRefused',
	'sentToProduction',
	'ready',
	'scheduled',
	'undelivered',
	'done',
	'paymentReceived',
	'paymentCancelled',
	'refunded',
	'linkSent',
] as const satisfies readonly TimelineEvent[]
type MailedEvent = (typeof mailed)[number]

function isMailed(event: TimelineEvent): event is MailedEvent {
	return (mailed as readonly TimelineEvent[]).includes(event)
}

/** Of which shop and supplier are notified. */
const noticed = [
	'offerRevised',
	'vatReduced',
	'corrected',
	'offerAccepted',
	'offerRefused',
	'offerExpired',
	'orderAccepted',
	'orderConfirmed',
	'orderRefused',
	'sentToSupplier',
	'sentToProduction',
	'ready',
	'scheduled',
	'undelivered',
	'done',
	'paymentReceived',
	'paymentCancelled',
	'supplierDateSet',
] as const satisfies readonly TimelineEvent[]

function isNoticed(event: TimelineEvent): event is (typeof noticed)[number] {
	return (noticed as readonly TimelineEvent[]).includes(event)
}

function orderValues({ row, tenant }: Writing, order: OrderFacts) {
	const { language } = row
	const date = (iso: string | null) => (iso === null ? '' : formatDate(iso, language, 'long'))
	const money = (cents: number | null) => (cents === null ? '' : formatMoney(cents, language))
	return {
		reference: order.reference,
		code: readableCode(order.code),
		shop: tenant.name,
		name: `${order.customer.firstName} ${order.customer.lastName}`,
		total: money(order.total),
		toPay: order.toPay > 0 ? money(order.toPay) : '',
		plannedDate: date(order.plannedDate),
		supplierDate: date(order.supplierDate ?? null),
		validUntil: date(order.validUntil),
	}
}

type More = [label: string, value: string][]

function factsOf(writing: Writing, order: OrderFacts, more: More = []): MailContent['facts'] {
	const { t } = writing
	const values = orderValues(writing, order)
	const facts: More = [
		[t('mail:fact.reference'), values.reference],
		[t('mail:fact.code'), values.code],
		[t('mail:fact.total'), values.total],
		[t('mail:fact.delivery'), t(`mail:${order.deliveryMode}`)],
		[t('mail:fact.plannedDate'), values.plannedDate],
		[t('mail:fact.validUntil'), values.validUntil],
		...more,
	]
	return facts.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }]))
}

type Corrected = NonNullable<OrderNews['corrected']>

function correctedWord({ t }: Writing, { deliveryMode }: OrderFacts, { field }: Corrected[number]) {
	return t(`mail:${orderWord('corrected', field, deliveryMode)}`)
}

function correctedFacts(writing: Writing, order: OrderFacts, corrected: Corrected): More {
	return corrected.map((it) => [correctedWord(writing, order, it), it.value ?? ''])
}

function correctedWords(writing: Writing, order: OrderFacts, corrected: Corrected): string {
	return corrected.map((it) => correctedWord(writing, order, it)).join(', ')
}

function toPayFact(writing: Writing, order: OrderFacts): More[number] {
	const label = writing.t(order.isBalance ? 'mail:fact.leftToPay' : 'mail:fact.toPay')
	return [label, orderValues(writing, order).toPay]
}

/** The secret of the link exists in the mail only; null where the order is another customer's by now. */
async function pageAction(
	writing: Writing,
	{ code }: OrderFacts,
	label: string,
): Promise<MailContent['action'] | null> {
	const { services, tenant, row } = writing
	const page = await services.orders.linkUrl(tenant, { code, email: row.to })
	if (page === null) return null
	const url = page.url ?? `${services.addressOf(tenant)}/configurator?code=${code}`
	return { label, url: inItsLanguage(writing, url) }
}

type OwnMail = Promise<MailContent | null>

export async function offerSent(writing: Writing, order: OrderFacts): OwnMail {
	const { t } = writing
	const values = orderValues(writing, order)
	const action = await pageAction(writing, order, t('mail:offerSent.action'))
	if (!action) return null
	return {
		subject: t('mail:offerSent.subject', values),
		greeting: greetingOf(t, values.name),
		paragraphs: [t('mail:offerSent.text', values)],
		facts: factsOf(writing, order),
		action,
		notes: [t('mail:ownPage'), questions(writing)],
	}
}

export async function orderPlaced(
	writing: Writing,
	order: OrderFacts,
	hasAccepted: boolean,
): OwnMail {
	const { t } = writing
	const values = orderValues(writing, order)
	const pays = order.toPay > 0
	const label = t(pays ? 'mail:orderPlaced.payAction' : 'mail:orderPlaced.action')
	const action = await pageAction(writing, order, label)
	if (!action) return null
	return {
		subject: t('mail:orderPlaced.subject', values),
		greeting: greetingOf(t, values.name),
		paragraphs: [
			t('mail:orderPlaced.text', values),
			...(pays ? [t('mail:orderPlaced.pay', values)] : []),
			t('mail:orderPlaced.plan'),
		],
		facts: factsOf(writing, order, [toPayFact(writing, order)]),
		action,
		notes: [
			...(hasAccepted ? [t('mail:orderPlaced.law')] : []),
			t('mail:ownPage'),
			questions(writing),
		],
	}
}

export async function orderChanged(writing: Writing, news: OrderNews): OwnMail {
	const { t, row } = writing
	const { order, event, motive, amount, corrected = [] } = news
	if (!isMailed(event)) throw new Error(`customers are not written to about ${event}`)
	const values = {
		...orderValues(writing, order),
		amount: amount === undefined ? '' : formatMoney(amount, row.language),
		corrected: correctedWords(writing, order, corrected),
	}
	const more: More = [
		[t('mail:fact.motive'), motive ?? ''],
		...correctedFacts(writing, order, corrected),
		toPayFact(writing, order),
	]
	const goesBack = event === 'orderRefused' && order.isRefunded
	const action = await pageAction(writing, order, t(`mail:see.${order.kind}`))
	if (!action) return null
	const mailKey = `mail:${orderWord('changed', event, order.deliveryMode)}` as const
	return {
		subject: t(`${mailKey}.subject`, values),
		greeting: greetingOf(t, values.name),
		paragraphs: [t(`${mailKey}.text`, values), ...(goesBack ? [t('mail:moneyBack')] : [])],
		facts: factsOf(writing, order, more),
		action,
		notes: [t('mail:ownPage'), questions(writing)],
	}
}

function backOfficeUrl(
	{ services }: Writing,
	shop: Parameters<typeof services.addressOf>[0],
	{ kind, reference }: OrderFacts,
): string {
	const path = kind === 'offer' ? 'offers' : 'orders'
	return `${services.addressOf(shop)}/back-office/${path}/${reference}`
}

function contactFacts(
	writing: Writing,
	order: OrderFacts,
	contact: readonly (string | null)[],
): MailContent['facts'] {
	const { t } = writing
	const { name } = orderValues(writing, order)
	const given = contact.filter(Boolean).join(', ')
	return [
		{ label: t('mail:fact.customer'), value: name },
		...(given === '' ? [] : [{ label: t('mail:fact.contact'), value: given }]),
	]
}

export function sellerNotice(
	writing: Writing,
	{ order, bySeller = false }: { order: OrderFacts; bySeller?: boolean },
): MailContent {
	const { t } = writing
	const text = `${order.kind}${bySeller ? 'BySeller' : ''}Text` as const
	const values = orderValues(writing, order)
	return {
		subject: t(`mail:sellerNotice.${order.kind}`, values),
		greeting: greetingOf(t, null),
		paragraphs: [t(`mail:sellerNotice.${text}`, values)],
		facts: [
			...contactFacts(writing, order, [order.customer.email, order.customer.phoneNumber]),
			...factsOf(writing, order),
		],
		action: {
			label: t('mail:sellerNotice.action'),
			url: backOfficeUrl(writing, writing.tenant, order),
		},
		notes: [],
	}
}

/** In the shop's name also to the supplier, who reads it where he works. */
export async function orderNotice(
	writing: Writing,
	{ kind, ...news }: OrderNews & { kind: 'orderNotice' | 'supplierNotice' },
): Promise<MailContent> {
	const { t, row, services, tenant } = writing
	const { order, event, motive, amount, corrected = [] } = news
	if (!isNoticed(event)) throw new Error(`nobody is notified of ${event}`)
	const values = {
		...orderValues(writing, order),
		corrected: correctedWords(writing, order, corrected),
	}
	const mailKey = `mail:${orderWord('notice', event, order.deliveryMode)}` as const
	const more: More = [
		[t('mail:fact.supplierDate'), values.supplierDate],
		[t('mail:fact.motive'), motive ?? ''],
		[t('mail:fact.amount'), amount === undefined ? '' : formatMoney(amount, row.language)],
		...correctedFacts(writing, order, corrected),
	]
	const { email, phoneNumber } = order.customer
	// The supplier calls; he does not write to the shop's customer.
	const contact = kind === 'supplierNotice' ? [phoneNumber] : [email, phoneNumber]
	const shop = kind === 'supplierNotice' ? await services.tenants.byHost('') : tenant
	return {
		subject: t(`${mailKey}.subject`, values),
		greeting: greetingOf(t, null),
		paragraphs: [t(`${mailKey}.text`, values)],
		facts: [...contactFacts(writing, order, contact), ...factsOf(writing, order, more)],
		action: { label: t('mail:sellerNotice.action'), url: backOfficeUrl(writing, shop, order) },
		notes: [],
	}
}
