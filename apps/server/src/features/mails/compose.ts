// Makes the letter of a message: words in its language, the shop's name and look, links and attachments.
import { readableCode } from '@gabarit/contract'
import { formatDate, formatMoney, type Translator, translatorOf } from '@gabarit/i18n'
import type { OrderFacts } from '../../lib/mail.ts'
import type { OutboxMessage } from '../../lib/outbox.ts'
import type { Services } from '../../lib/services.ts'
import type { Tenant } from '../../lib/tenant.ts'
import { htmlOf, type MailContent, plainTextOf } from './layout.ts'
import type { Letter } from './transport.ts'

type MailMessage = Extract<OutboxMessage, { channel: 'mail' }>
type Writing = { services: Services; row: MailMessage; tenant: Tenant; t: Translator }
type Content = MailContent
type Written = { content: Content; attachments: Letter['attachments'] }

function greetingOf(t: Translator, name: string | null): string {
	return name === null ? t('mail:hello') : t('mail:helloName', { name })
}

function orderValues({ row, tenant }: Writing, order: OrderFacts) {
	const { language } = row
	const date = (iso: string | null) => (iso === null ? '' : formatDate(iso, language, 'long'))
	return {
		reference: order.reference,
		code: readableCode(order.code),
		shop: tenant.name,
		name: `${order.customer.firstName} ${order.customer.lastName}`,
		total: order.total === null ? '' : formatMoney(order.total, language),
		plannedDate: date(order.plannedDate),
		validUntil: date(order.validUntil),
	}
}

function factsOf(writing: Writing, order: OrderFacts): Content['facts'] {
	const { t } = writing
	const values = orderValues(writing, order)
	const facts: [string, string][] = [
		[t('mail:fact.reference'), values.reference],
		[t('mail:fact.code'), values.code],
		[t('mail:fact.total'), values.total],
		[t('mail:fact.delivery'), t(`mail:${order.deliveryMode}`)],
		[t('mail:fact.plannedDate'), values.plannedDate],
		[t('mail:fact.validUntil'), values.validUntil],
	]
	return facts.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }]))
}

function designUrl({ services, tenant }: Writing, code: string): string {
	return `${services.addressOf(tenant)}/configurator?code=${code}`
}

function questions({ t, tenant }: Writing): string {
	const { phoneNumber } = tenant
	return phoneNumber === '' ? t('mail:questions') : t('mail:questionsPhone', { phone: phoneNumber })
}

function designSaved(writing: Writing, code: string): Content {
	const { t } = writing
	const values = { code: readableCode(code), shop: writing.tenant.name }
	return {
		subject: t('mail:designSaved.subject', values),
		greeting: greetingOf(t, null),
		paragraphs: [t('mail:designSaved.text', values)],
		facts: [{ label: t('mail:fact.code'), value: values.code }],
		action: { label: t('mail:designSaved.action'), url: designUrl(writing, code) },
		notes: [t('mail:designSaved.note'), questions(writing)],
	}
}

function offerSent(writing: Writing, order: OrderFacts): Content {
	const { t } = writing
	const values = orderValues(writing, order)
	return {
		subject: t('mail:offerSent.subject', values),
		greeting: greetingOf(t, values.name),
		paragraphs: [t('mail:offerSent.text', values)],
		facts: factsOf(writing, order),
		action: { label: t('mail:offerSent.action'), url: designUrl(writing, order.code) },
		notes: [questions(writing)],
	}
}

function orderPlaced(writing: Writing, order: OrderFacts): Content {
	const { t } = writing
	const values = orderValues(writing, order)
	return {
		subject: t('mail:orderPlaced.subject', values),
		greeting: greetingOf(t, values.name),
		paragraphs: [t('mail:orderPlaced.text', values), t('mail:orderPlaced.plan')],
		facts: factsOf(writing, order),
		action: { label: t('mail:orderPlaced.action'), url: designUrl(writing, order.code) },
		notes: [questions(writing)],
	}
}

function sellerNotice(writing: Writing, order: OrderFacts): Content {
	const { t, services, tenant } = writing
	const values = orderValues(writing, order)
	const { customer } = order
	const contact = [customer.email, customer.phoneNumber ?? ''].filter((it) => it !== '')
	const path = order.kind === 'offer' ? 'offers' : 'orders'
	return {
		subject: t(`mail:sellerNotice.${order.kind}`, values),
		greeting: greetingOf(t, null),
		paragraphs: [t(`mail:sellerNotice.${order.kind}Text`, values)],
		facts: [
			{ label: t('mail:fact.customer'), value: values.name },
			{ label: t('mail:fact.contact'), value: contact.join(', ') },
			...factsOf(writing, order),
		],
		action: {
			label: t('mail:sellerNotice.action'),
			url: `${services.addressOf(tenant)}/back-office/${path}/${order.reference}`,
		},
		notes: [],
	}
}

/** The secret stands behind the `#`: no server and no referer ever reads it. */
function passwordUrl({ services, tenant }: Writing, way: 'reset' | 'activate', token: string) {
	return `${services.addressOf(tenant)}/connexion#${way}=${token}`
}

async function passwordMail(
	writing: Writing,
	kind: 'reset' | 'activation',
): Promise<Content | null> {
	const { services, row, t, tenant } = writing
	const { mail } = row
	const made =
		mail.kind === 'activation'
			? await services.accounts.activationToken(tenant, row.to, mail.person)
			: await services.accounts.resetToken(tenant, row.to)
	if (!made) return null
	const values = { shop: tenant.name, email: row.to }
	return {
		subject: t(`mail:${kind}.subject`, values),
		greeting: greetingOf(t, made.name),
		paragraphs: [t(`mail:${kind}.text`, values)],
		facts: [],
		action: {
			label: t(`mail:${kind}.action`),
			url: passwordUrl(writing, kind === 'reset' ? 'reset' : 'activate', made.token),
		},
		notes: [t(`mail:${kind}.lasts`), t(`mail:${kind}.notYou`)],
	}
}

function passwordChanged(writing: Writing): Content {
	const { t, services, tenant, row } = writing
	const at = formatDate(row.createdAt.toISOString(), row.language, 'long')
	return {
		subject: t('mail:passwordChanged.subject', { shop: tenant.name }),
		greeting: greetingOf(t, null),
		paragraphs: [t('mail:passwordChanged.text', { email: row.to, date: at })],
		facts: [],
		action: {
			label: t('mail:passwordChanged.action'),
			url: `${services.addressOf(tenant)}/connexion#forgotten`,
		},
		notes: [t('mail:passwordChanged.notYou')],
	}
}

async function planOf({ services, tenant, row }: Writing, code: string) {
	const design = await services.designs.byCode(tenant.code, code)
	if (!design) throw new Error('the design of a placed order is gone')
	const { configuration, version } = design
	const { language } = row
	return services.plans.kept({ tenant, configuration, code, language, paper: 'A3' }, version)
}

async function write(writing: Writing): Promise<Written | null> {
	const { mail } = writing.row
	const bare = (content: Content | null): Written | null => content && { content, attachments: [] }
	switch (mail.kind) {
		case 'designSaved':
			return bare(designSaved(writing, mail.code))
		case 'offerSent':
			return bare(offerSent(writing, mail.order))
		case 'orderPlaced': {
			const plan = await planOf(writing, mail.order.code)
			return { content: orderPlaced(writing, mail.order), attachments: [plan] }
		}
		case 'sellerNotice':
			return bare(sellerNotice(writing, mail.order))
		case 'activation':
		case 'reset':
			return bare(await passwordMail(writing, mail.kind))
		case 'passwordChanged':
			return bare(passwordChanged(writing))
	}
}

/** Null where there is nobody to write to. */
export async function composeMail(services: Services, row: MailMessage): Promise<Letter | null> {
	const tenant = await services.tenants.byCode(row.tenant)
	const { id, language, to, mail } = row
	const written = await write({ services, row, tenant, t: translatorOf(language) })
	if (!written) return null
	const { content, attachments } = written
	return {
		id,
		tenant: tenant.code,
		at: services.now(),
		kind: mail.kind,
		language,
		from: { name: tenant.name, replyTo: tenant.email },
		to,
		subject: content.subject,
		text: plainTextOf(content, tenant),
		html: htmlOf(content, tenant, language),
		attachments,
	}
}
