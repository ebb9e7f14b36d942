import type { DeliveryTry, OutboxEntry, OutboxMessage } from '@gabarit/contract'
import { isWhole, keysetOf, pageOf } from '../../db/keyset.ts'
import type { CallContext } from '../../lib/api.ts'
import { failure } from '../../lib/failure.ts'
import { shopOfList } from '../../lib/rights/chosen-shop.ts'
import { type Right, requireAccess, rightScopeOf } from '../../lib/rights/permissions.ts'
import { rolesOf } from '../../lib/rights/viewer.ts'
import {
	countListed,
	listMessages,
	messageById,
	nextTriesOf,
	type OutboxFilter,
	type OutboxScope,
	replayMessages,
} from './message-list-table.ts'
import type { OutboxRow } from './outbox-table.ts'
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
		doneAt: row.doneAt?.toISOString() ?? null,
		nextTryAt: nextTries.get(id)?.toISOString() ?? null,
	}
}

const waitingOf = (rows: OutboxRow[]) =>
	rows.filter(({ state }) => state === 'waiting').map(({ id }) => id)

export async function outboxList(context: CallContext, query: Query) {
	const { db } = context.services
	const scope = await scopeOf(context, 'read', query.tenant)
	const page = keysetOf({ ...query, direction: 'desc' }, 'timestamptz')
	const found = await listMessages(db, scope, query, page)
	const { rows, next, previous } = pageOf(found, page)
	const nextTries = await nextTriesOf(db, waitingOf(rows))
	return {
		rows: rows.map((row) => entryOf(context, row, nextTries)),
		next,
		previous,
		total: isWhole(found, page) ? rows.length : await countListed(db, scope, query),
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

export async function outboxMessage(context: CallContext, id: string): Promise<OutboxMessage> {
	const { db } = context.services
	const scope = await scopeOf(context, 'read')
	const found = /^[0-9a-f-]{36}$/.test(id) ? await messageById(db, scope, id) : null
	if (!found) throw failure('mail_not_found')
	const entry = entryOf(context, found, await nextTriesOf(db, waitingOf([found])))
	const isOpen = found.channel === 'mail' || readsTechnical(context)
	const tries = (await triesOf(db, found)).map((made) => tryOf(made, isOpen))
	return { ...entry, ...bodyOf(found, isOpen), tries }
}

export async function replayOutbox(context: CallContext, ids: string[]) {
	const scope = await scopeOf(context, 'write')
	return { replayed: await replayMessages(context.services.db, scope, ids) }
}
