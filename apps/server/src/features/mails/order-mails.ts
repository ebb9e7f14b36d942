import { readableCode, type TimelineEvent } from '@gabarit/contract'
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
	byCustomer: boolean,
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
			...(byCustomer ? [t('mail:orderPlaced.law')] : []),
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
		corrected: corrected.map(({ field }) => t(`mail:corrected.${field}`)).join(', '),
	}
	const more: More = [
		[t('mail:fact.motive'), motive ?? ''],
		...corrected.map(({ field, value }): More[number] => [
			t(`mail:corrected.${field}`),
			value ?? '',
		]),
		toPayFact(writing, order),
	]
	const goesBack = event === 'orderRefused' && order.isRefunded
	const action = await pageAction(writing, order, t(`mail:see.${order.kind}`))
	if (!action) return null
	return {
		subject: t(`mail:changed.${event}.subject`, values),
		greeting: greetingOf(t, values.name),
		paragraphs: [
			t(`mail:changed.${event}.text`, values),
			...(goesBack ? [t('mail:moneyBack')] : []),
		],
		facts: factsOf(writing, order, more),
		action,
		notes: [t('mail:ownPage'), questions(writing)],
	}
}

function backOfficeUrl({ services, tenant }: Writing, order: OrderFacts): string {
	const path = order.kind === 'offer' ? 'offers' : 'orders'
	return `${services.addressOf(tenant)}/back-office/${path}/${order.reference}`
}

function contactFacts(writing: Writing, order: OrderFacts): MailContent['facts'] {
	const { t } = writing
	const { customer } = order
	const contact = [customer.email, customer.phoneNumber ?? ''].filter((it) => it !== '')
	const { name } = orderValues(writing, order)
	return [
		{ label: t('mail:fact.customer'), value: name },
		{ label: t('mail:fact.contact'), value: contact.join(', ') },
	]
}

export function sellerNotice(writing: Writing, order: OrderFacts): MailContent {
	const { t } = writing
	const values = orderValues(writing, order)
	return {
		subject: t(`mail:sellerNotice.${order.kind}`, values),
		greeting: greetingOf(t, null),
		paragraphs: [t(`mail:sellerNotice.${order.kind}Text`, values)],
		facts: [...contactFacts(writing, order), ...factsOf(writing, order)],
		action: { label: t('mail:sellerNotice.action'), url: backOfficeUrl(writing, order) },
		notes: [],
	}
}

export function orderNotice(writing: Writing, news: OrderNews): MailContent {
	const { t, row } = writing
	const { order, event, motive, amount } = news
	const values = { ...orderValues(writing, order), event: t(`back-office:event.${event}`) }
	const more: More = [
		[t('mail:fact.motive'), motive ?? ''],
		[t('mail:fact.amount'), amount === undefined ? '' : formatMoney(amount, row.language)],
	]
	return {
		subject: t('mail:notice.subject', values),
		greeting: greetingOf(t, null),
		paragraphs: [t('mail:notice.text', values)],
		facts: [...contactFacts(writing, order), ...factsOf(writing, order, more)],
		action: { label: t('mail:sellerNotice.action'), url: backOfficeUrl(writing, order) },
		notes: [],
	}
}
