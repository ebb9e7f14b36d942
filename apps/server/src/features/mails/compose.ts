import { readableCode } from '@gabarit/contract'
import { formatDate, translatorOf } from '@gabarit/i18n'
import type { Services } from '../../lib/services.ts'
import type { PasswordLink } from '../accounts/service.ts'
import type { Tenant } from '../tenants/service.ts'
import { htmlOf, type MailContent, plainTextOf } from './layout.ts'
import { offerSent, orderChanged, orderNotice, orderPlaced, sellerNotice } from './order-mails.ts'
import { samplesAsked, samplesNotice } from './sample-mails.ts'
import type { Letter } from './transport.ts'
import { greetingOf, inItsLanguage, type MailMessage, questions, type Writing } from './writing.ts'

type Content = MailContent
type Written = { content: Content; attachments: Letter['attachments'] }

function designUrl(writing: Writing, code: string): string {
	const { services, tenant } = writing
	return inItsLanguage(writing, `${services.addressOf(tenant)}/configurator?code=${code}`)
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

function designNotice(writing: Writing, { code, email }: { code: string; email: string }): Content {
	const { services, tenant, t } = writing
	const values = { code: readableCode(code) }
	return {
		subject: t('mail:designNotice.subject', values),
		greeting: greetingOf(t, null),
		paragraphs: [t('mail:designNotice.text', values)],
		facts: [
			{ label: t('mail:fact.code'), value: values.code },
			{ label: t('mail:fact.contact'), value: email },
		],
		action: {
			label: t('mail:sellerNotice.action'),
			url: `${services.addressOf(tenant)}/back-office/configurations/${code}`,
		},
		notes: [],
	}
}

/** In the pages of the back-office for its staff. The secret is in the fragment, which reaches no server and no Referer. */
function passwordUrl(writing: Writing, way: 'reset' | 'activate', made: PasswordLink) {
	const { services, tenant } = writing
	const page = made.isStaff ? 'back-office/login' : 'connexion'
	return inItsLanguage(writing, `${services.addressOf(tenant)}/${page}#${way}=${made.token}`)
}

function notYouKey(kind: 'reset' | 'activation', { isNew }: PasswordLink) {
	if (kind === 'reset') return 'mail:reset.notYou'
	return isNew ? 'mail:activation.notYou' : 'mail:activation.notYouInvited'
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
	const isInvited = kind === 'activation' && made.isStaff
	return {
		subject: t(isInvited ? 'mail:activation.staffSubject' : `mail:${kind}.subject`, values),
		greeting: greetingOf(t, made.name),
		paragraphs: [t(isInvited ? 'mail:activation.staffText' : `mail:${kind}.text`, values)],
		facts: [],
		action: {
			label: t(`mail:${kind}.action`),
			url: passwordUrl(writing, kind === 'reset' ? 'reset' : 'activate', made),
		},
		notes: [t(`mail:${kind}.lasts`), t(notYouKey(kind, made))],
	}
}

function passwordChanged(writing: Writing, changedAt: string | undefined): Content {
	const { t, services, tenant, row, reader } = writing
	const at = formatDate(changedAt ?? row.createdAt.toISOString(), row.language, 'long')
	const page = reader?.isStaff ? 'back-office/login' : 'connexion'
	return {
		subject: t('mail:passwordChanged.subject', { shop: tenant.name }),
		greeting: greetingOf(t, reader?.name ?? null),
		paragraphs: [t('mail:passwordChanged.text', { email: row.to, date: at })],
		facts: [],
		action: {
			label: t('mail:passwordChanged.action'),
			url: inItsLanguage(writing, `${services.addressOf(tenant)}/${page}#forgotten`),
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

async function planAndPapers(writing: Writing, code: string) {
	const { services, tenant } = writing
	return [await planOf(writing, code), ...(await services.papers.ofOrder(tenant.code, code))]
}

async function write(writing: Writing): Promise<Written | null> {
	const { mail } = writing.row
	const withPapers = (content: Content | null, attachments: Written['attachments']) =>
		content && { content, attachments }
	const bare = (content: Content | null): Written | null => withPapers(content, [])
	switch (mail.kind) {
		case 'designSaved':
			return bare(designSaved(writing, mail.code))
		case 'offerSent': {
			const attachments = await planAndPapers(writing, mail.order.code)
			return withPapers(await offerSent(writing, mail.order), attachments)
		}
		case 'orderPlaced': {
			const { order, byCustomer = false, hasAccepted = byCustomer } = mail
			const attachments = await planAndPapers(writing, order.code)
			return withPapers(await orderPlaced(writing, order, hasAccepted), attachments)
		}
		case 'sellerNotice':
			return bare(sellerNotice(writing, mail))
		case 'orderChanged': {
			const isOffered = mail.event === 'offerRevised'
			const attachments = isOffered ? await planAndPapers(writing, mail.order.code) : []
			return withPapers(await orderChanged(writing, mail), attachments)
		}
		case 'orderNotice':
		case 'supplierNotice':
			return bare(await orderNotice(writing, mail))
		case 'activation':
		case 'reset':
			return bare(await passwordMail(writing, mail.kind))
		case 'passwordChanged':
			return bare(passwordChanged(writing, mail.at))
		case 'samplesAsked':
			return bare(samplesAsked(writing, mail.samples))
		case 'samplesNotice':
			return bare(samplesNotice(writing, mail.samples))
		case 'designNotice':
			return bare(designNotice(writing, mail))
	}
}

/** What a customer asked for is in the language in which he asked. */
const asked: readonly MailMessage['mail']['kind'][] = [
	'designSaved',
	'offerSent',
	'orderPlaced',
	'orderChanged',
	'samplesAsked',
]

/** Other mails are in the language of the account that reads them. */
async function readerOf({ accounts }: Services, { mail, to }: MailMessage, tenant: Tenant) {
	return asked.includes(mail.kind) ? null : accounts.readerOf(tenant, to)
}

export async function composeMail(
	services: Services,
	message: MailMessage,
): Promise<Letter | null> {
	const tenant = await services.tenants.byCode(message.tenant)
	const reader = await readerOf(services, message, tenant)
	const row = { ...message, language: reader?.language ?? message.language }
	const { id, language, to, mail } = row
	const t = translatorOf(language)
	const written = await write({ services, row, tenant, reader, t })
	if (!written) return null
	const { content, attachments } = written
	const { logoUrl } = tenant
	const logo = logoUrl === null ? null : new URL(logoUrl, services.addressOf(tenant)).href
	return {
		id,
		tenant: tenant.code,
		at: services.now(),
		kind: mail.kind,
		language,
		from: { name: tenant.name, replyTo: tenant.email },
		to,
		subject: content.subject,
		reference: 'order' in mail ? mail.order.reference : null,
		text: plainTextOf(content, tenant, t),
		html: htmlOf(content, { tenant, logo }, language),
		attachments,
	}
}
