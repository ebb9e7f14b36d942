import type { Again, DeliveryTry, OutboxEntry, OutboxMessage } from '@gabarit/contract'
import { isWhole, keysetOf, pageOf } from '../../db/keyset.ts'
import type { Queryable } from '../../db/open-database.ts'
import type { CallContext } from '../../lib/api.ts'
import { failure } from '../../lib/failure.ts'
import { isCustomerMail } from '../../lib/order-mails.ts'
import { shopOfList } from '../../lib/rights/chosen-shop.ts'
import { type Right, requireAccess, rightScopeOf } from '../../lib/rights/permissions.ts'
import { noteReseller } from '../../lib/rights/reseller-audit.ts'
import { rolesOf } from '../../lib/rights/viewer.ts'
import type { Mail } from '../mails/service.ts'
import {
	countListed,
	listMessages,
	messageById,
	nextTriesOf,
	type OutboxFilter,
	type OutboxScope,
	replayMessages,
} from './message-list-table.ts'
import { insertMessage, type OutboxRow } from './outbox-table.ts'
import { type TryRow, triesOf } from './tries-table.ts'

type Query = OutboxFilter & {
	tenant?: string | undefined
	after?: string | undefined
	before?: string | undefined
	limit: number
}

/** The address and the body of a webhook hold what the shop typed: tokens, parameters. */
function readsTechnical({ viewer }: CallContext): boolean {
	return rightScopeOf(viewer, 'technicalSettings', 'read') !== null
}

/**
 * Mails of accounts are no seller's business: he reads those about orders. The supplier reads what is written to him,
 * in whichever shop's name: his account is the operator's, wherever he works.
 */
async function scopeOf(context: CallContext, right: Right, shop?: string): Promise<OutboxScope> {
	const { viewer } = context
	const rightScope = requireAccess(viewer, 'outbox', right)
	const tenant = await shopOfList(context, rightScope, shop)
	const isSupplier = right === 'read' && rolesOf(viewer).includes('supplier')
	const ofOrders = rightScopeOf(viewer, 'accountMail', 'read') === null
	return {
		shop: rightScope === 'own' ? null : { tenant, ofOrders },
		supplier: isSupplier && viewer.user ? { tenant: shop ?? null, email: viewer.user.email } : null,
		hidesAddresses: !readsTechnical(context),
	}
}

function originOf(address: string): string {
	return URL.parse(address)?.origin ?? ''
}

function entryOf(context: CallContext, row: OutboxRow, nextTries: Map<string, Date>): OutboxEntry {
	const { id, tenant, channel, kind, language, state, attempts, problem } = row
	const { reference, subject, status, milliseconds } = row
	if (kind === null) throw new Error('a message without content')
	return {
		id,
		tenant,
		channel,
		kind,
		to: channel === 'mail' || readsTechnical(context) ? row.to : originOf(row.to),
		language,
		state,
		attempts,
		problem,
		reference,
		subject,
		status,
		milliseconds,
		createdAt: row.createdAt.toISOString(),
		lastAt: row.lastAt.toISOString(),
		doneAt: row.doneAt?.toISOString() ?? null,
		nextTryAt: nextTries.get(id)?.toISOString() ?? null,
	}
}

const waitingOf = (rows: OutboxRow[]) =>
	rows.filter(({ state }) => state === 'waiting').map(({ id }) => id)

/** Not counted: a file of all rows needs no total. */
export async function outboxPage(context: CallContext, query: Query) {
	const { db } = context.services
	const scope = await scopeOf(context, 'read', query.tenant)
	const page = keysetOf({ ...query, direction: 'desc' }, 'timestamptz')
	const found = await listMessages(db, scope, query, page)
	const { rows, next, previous } = pageOf(found, page)
	const nextTries = await nextTriesOf(db, waitingOf(rows))
	const listed = rows.map((row) => entryOf(context, row, nextTries))
	return { scope, isWhole: isWhole(found, page), page: { rows: listed, next, previous } }
}

export async function outboxList(context: CallContext, query: Query) {
	const { db } = context.services
	const { scope, isWhole: isAll, page } = await outboxPage(context, query)
	return {
		...page,
		total: isAll ? page.rows.length : await countListed(db, scope, query),
		views: { dead: await countListed(db, scope, { view: 'dead' }) },
	}
}

type Body = Pick<OutboxMessage, 'content' | 'text' | 'html'>

/** A call whose address is known was made. */
function missingContent({ channel, state, attempts, to }: OutboxRow): Body['content'] {
	if (state === 'dropped') return 'dropped'
	if (channel === 'webhook' && to !== '') return 'none'
	return attempts === 0 ? 'waiting' : 'notMade'
}

function bodyOf(row: OutboxRow, isOpen: boolean): Body {
	const { text, html } = row
	if (text === null) return { content: missingContent(row), text, html }
	return isOpen ? { content: 'shown', text, html } : { content: 'withheld', text: null, html: null }
}

/** A receiver may send back what it got, so its answer is read by whom the body is. */
function tryOf(
	{ at, status, milliseconds, problem, answer }: TryRow,
	isOpen: boolean,
): DeliveryTry {
	const shown = isOpen ? answer : null
	return { at: at.toISOString(), status, milliseconds, problem, answer: shown }
}

/** One of those that `scopeOf` covers. */
async function findMessage(context: CallContext, right: Right, id: string): Promise<OutboxRow> {
	const scope = await scopeOf(context, right)
	const found = /^[0-9a-f-]{36}$/.test(id)
		? await messageById(context.services.db, scope, id)
		: null
	if (!found) throw failure('mail_not_found')
	return found
}

export async function outboxMessage(context: CallContext, id: string): Promise<OutboxMessage> {
	const { db } = context.services
	const found = await findMessage(context, 'read', id)
	const entry = entryOf(context, found, await nextTriesOf(db, waitingOf([found])))
	const isOpen = found.channel === 'mail' || readsTechnical(context)
	const tries = (await triesOf(db, found)).map((made) => tryOf(made, isOpen))
	const again = await againById(context, found.id)
	return { ...entry, ...bodyOf(found, isOpen), tries, again }
}

export async function replayOutbox(context: CallContext, ids: string[]) {
	const scope = await scopeOf(context, 'write')
	const { db, now } = context.services
	return db.transaction(async (tx) => {
		const replayed = await replayMessages(tx, scope, ids, now())
		for (const row of replayed) await noteAgain(tx, context, row)
		return { replayed: replayed.length }
	})
}

/** In the timeline of the order that it is about, else in the audit of the shop. */
async function noteAgain(
	tx: Queryable,
	context: CallContext,
	{ tenant, reference, kind }: Pick<OutboxRow, 'tenant' | 'reference' | 'kind'>,
): Promise<void> {
	if (kind === null) throw new Error('a message without content')
	if (reference === null) {
		const changes = [{ field: 'mail', before: kind, after: kind }]
		await noteReseller(tx, context, { tenant, event: 'mailSentAgain', changes })
	} else await context.services.orders.noteSentAgain(tx, context, { tenant, reference, mail: kind })
}

/** The customer's page opens by a link that only its mail holds; so does the choice of a password. */
function linkOf({ kind }: Mail): 'orderLink' | 'accountLink' | 'same' {
	if (isCustomerMail(kind)) return 'orderLink'
	return kind === 'activation' || kind === 'reset' ? 'accountLink' : 'same'
}

async function againOf(context: CallContext, row: OutboxRow): Promise<Again> {
	const { state, mail, tenant, reference } = row
	const to = row.channel === 'mail' ? row.to : ''
	if (state === 'dead') return { how: 'replay', to }
	if (state !== 'sent' || mail === null) return null
	const how = linkOf(mail)
	if (how !== 'orderLink') return { how, to }
	// Its address may be another by now.
	const { linkReader } = context.services.orders
	const reader = reference === null ? null : await linkReader(context, { tenant, reference })
	return reader === null ? null : { how, to: reader }
}

/** Null of what only the right to read it covers, and of what was removed since. */
export async function againById(context: CallContext, id: string): Promise<Again> {
	if (rightScopeOf(context.viewer, 'outbox', 'write') === null) return null
	const found = await messageById(context.services.db, await scopeOf(context, 'write'), id)
	return found && againOf(context, found)
}

/** Of what is written when it is sent: the day that its text names stays that of the first one. */
function asItWas({ mail, createdAt }: OutboxRow): Mail {
	if (mail === null) throw new Error('a mail without content')
	return mail.kind === 'passwordChanged' ? { at: createdAt.toISOString(), ...mail } : mail
}

/**
 * A message of its own beside the first: receivers drop what comes twice under one id. Words, and of an account the
 * secret of its link, are made when it is sent.
 */
export async function sendAgain(context: CallContext, id: string): Promise<void> {
	requireAccess(context.viewer, 'outbox', 'write')
	const { services } = context
	const row = await findMessage(context, 'write', id)
	const again = await againOf(context, row)
	if (again?.how !== 'same' && again?.how !== 'accountLink') throw failure('cannot_send_again')
	const { tenant, to, language } = row
	const mail = asItWas(row)
	await services.db.transaction(async (tx) => {
		const createdAt = services.now()
		await insertMessage(tx, { tenant, channel: 'mail', to, language, mail, createdAt })
		await noteAgain(tx, context, row)
	})
}
