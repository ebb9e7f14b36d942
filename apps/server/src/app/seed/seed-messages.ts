// Mails of the last days and webhooks of two months as they went out: in the outbox, and the mails in the mailbox.
import { randomUUID } from 'node:crypto'
import { mostAttempts } from '../../db/job-queue.ts'
import {
	changeTechnical,
	noteEnds,
	type TechnicalRow,
	technicalRow,
} from '../../features/integrations/integration-settings-table.ts'
import { requestOf } from '../../features/integrations/webhook-request.ts'
import { composeMail } from '../../features/mails/compose.ts'
import { type KeptMail, keepMails } from '../../features/mails/mailbox-table.ts'
import type { MailToSend } from '../../features/mails/service.ts'
import { keptMailOf } from '../../features/mails/transport.ts'
import { insertMessages, type NewMessage } from '../../features/outbox/outbox-table.ts'
import { insertTries, type TryRow } from '../../features/outbox/tries-table.ts'
import { withoutLinks } from '../../lib/blank-links.ts'
import type { Services } from '../../lib/services.ts'
import { type Chance, chanceOf } from './demo-chance.ts'
import { type Stage, shopOf } from './demo-stage.ts'
import type { Collected, Played } from './played-services.ts'

const day = 24 * 3600_000
const mailDays = 8
/** Of the newest, plans and papers are printed. */
const mostPrinted = 12
const webhookDays = 60
const caller = 'meubles-dupont'

type Sent = Collected['mails'][number]
const papered: readonly string[] = ['offerSent', 'orderPlaced']

function later(at: Date, seconds: number): Date {
	return new Date(at.getTime() + seconds * 1000)
}

function addressOf(stage: Stage, mail: MailToSend): string {
	return 'to' in mail ? mail.to : shopOf(stage, mail.tenant).email
}

/** Without the papers that a mail of some days ago had, which take the printer long. */
function unprinted(services: Services): Services {
	const bare = { fileName: 'plan.pdf', mediaType: 'application/pdf', content: Buffer.alloc(0) }
	return {
		...services,
		plans: { ...services.plans, kept: () => Promise.resolve(bare) },
		papers: { ofOrder: () => Promise.resolve([]) },
	}
}

type Posting = { stage: Stage; played: Played; chance: Chance; printed: ReadonlySet<Sent> }

async function letterOf({ stage, played, printed }: Posting, sent: Sent, id: string) {
	const { mail, at } = sent
	const to = addressOf(stage, mail)
	const sentAt = later(at, 2)
	played.setNow(sentAt)
	const isPrinted = printed.has(sent)
	const services = isPrinted ? played.services : unprinted(played.services)
	const { tenant, language } = mail
	const row = { tenant, id, to, language, createdAt: at, channel: 'mail' as const, mail: mail.mail }
	const letter = await composeMail(services, row)
	return letter && { letter, row, sentAt, isWhole: isPrinted || letter.attachments.length === 0 }
}

type Written = { message: NewMessage; kept: KeptMail[] }

async function postMail(posting: Posting, sent: Sent): Promise<Written[]> {
	const written = await letterOf(posting, sent, randomUUID())
	if (written === null) return []
	const { letter, row, sentAt, isWhole } = written
	const { subject, text, html } = letter
	const message: NewMessage = {
		...row,
		state: 'sent',
		attempts: 1,
		subject,
		text: withoutLinks(text),
		html: withoutLinks(html),
		milliseconds: posting.chance.between(30, 220),
		queuedAt: later(sent.at, 1),
		doneAt: sentAt,
	}
	// The mailbox shows what was attached.
	return [{ message, kept: isWhole ? [keptMailOf(letter)] : [] }]
}

/** Hours from the first try to each next one. */
const pauses = [0, 0.01, 0.03, 0.06, 0.13, 0.27, 0.5, 1, 2, 4, 8, 14, 18, 23]

/** Those before the last failed as a dead one's last. */
function triesOf(message: NewMessage): TryRow[] {
	const { tenant, id = '', attempts = 0, createdAt, milliseconds, ...last } = message
	const { status, problem, lastError } = last
	return pauses.slice(0, attempts).map((hours, i) => {
		const isLast = i === attempts - 1
		const down = { status: 503, problem: 'answered' as const }
		const made = isLast ? { status: status ?? null, problem: problem ?? null } : down
		const answer = made.status === 503 ? '{"error":"maintenance"}' : (lastError ?? null)
		const at = later(createdAt, 2 + hours * 3600)
		const took = (milliseconds ?? 0) + (isLast ? 0 : 17 * i)
		return { tenant, message: id, number: i + 1, at, ...made, milliseconds: took, answer }
	})
}

/** One address that does not exist. */
function refused(rows: NewMessage[]): NewMessage[] {
	const bad = rows.find((it) => it.tenant === caller && it.mail?.kind === 'orderChanged')
	if (!bad) return rows
	const lastError = '550 5.1.1 The mailbox does not exist'
	const problem = 'recipientRefused'
	const dead = { state: 'dead' as const, lastError, problem, status: 550 } as const
	return rows.map((row) => (row === bad ? { ...row, ...dead } : row))
}

export async function seedMails(stage: Stage, played: Played): Promise<void> {
	const { services, collected } = played
	const ago = (days: number) => new Date(stage.today.getTime() - days * day)
	const recent = collected.mails
		.filter(({ at }) => at > ago(mailDays))
		.toSorted((a, b) => a.at.getTime() - b.at.getTime())
	const withPapers = recent.filter(({ mail: { mail } }) => papered.includes(mail.kind))
	const printed = new Set(withPapers.slice(-mostPrinted))
	const posting = { stage, played, chance: chanceOf(77), printed }
	const written: Written[] = []
	for (const sent of recent) written.push(...(await postMail(posting, sent)))
	const messages = refused(written.map(({ message }) => message))
	await insertMessages(services.db, messages)
	await insertTries(services.db, messages.flatMap(triesOf))
	await keepMails(
		services.db,
		written.flatMap(({ kept }) => kept),
	)
}

async function endpointOf({ services }: Played): Promise<TechnicalRow> {
	const { db } = services
	const row = await technicalRow(db, caller, 'gb_dupont4f7c')
	const change = {
		useExternalApi: true,
		orderUrl: 'https://erp.meubles-dupont.example/gabarit/orders/{reference}',
		parameters: [{ name: 'magasin', value: 'Wavre' }],
	}
	const changed = await changeTechnical(db, { tenant: caller, revision: row.revision }, change)
	if (!changed) throw new Error('the technical settings were not written')
	return changed
}

/** Most arrive at once; some after the shop's system came back, and one never. */
function deliveryOf(number: number, at: Date, chance: Chance) {
	if (number === 4)
		return {
			state: 'dead' as const,
			attempts: mostAttempts,
			status: 503,
			lastError: 'the receiver answered 503',
			problem: 'answered' as const,
			doneAt: new Date(at.getTime() + day),
		}
	const attempts = number % 9 === 2 ? 3 : 1
	const doneAt = later(at, attempts === 1 ? 2 : 340)
	return { state: 'sent' as const, attempts, status: chance.of([200, 200, 202, 204]), doneAt }
}

export async function seedWebhooks(stage: Stage, played: Played): Promise<void> {
	const { services, collected } = played
	const settings = await endpointOf(played)
	const chance = chanceOf(78)
	const since = new Date(stage.today.getTime() - webhookDays * day)
	// The last day's may still be tried; here all are done.
	const until = new Date(stage.today.getTime() - day)
	const placed = collected.placed.filter(
		({ tenant, at }) => tenant === caller && at > since && at < until,
	)
	const rows = placed.map(({ order, at }, i): NewMessage => {
		const id = randomUUID()
		const webhook = { kind: 'orderPlaced' as const, order }
		const { url, body } = requestOf(settings.orderUrl ?? '', settings, { id, at, webhook })
		return {
			tenant: caller,
			id,
			channel: 'webhook',
			to: url,
			language: 'fr',
			webhook,
			text: body,
			...deliveryOf(i, at, chance),
			milliseconds: chance.between(80, 640),
			createdAt: at,
			queuedAt: later(at, 1),
		}
	})
	await insertMessages(services.db, rows)
	await insertTries(services.db, rows.flatMap(triesOf))
	await noteEnds(
		services.db,
		collected.placed.map(({ tenant, order, at }) => ({ tenant, code: order.code, at })),
	)
}
