import type { OutboxEntry } from '@gabarit/contract'
import { keysetOf, pageOf } from '../../db/keyset.ts'
import type { CallContext } from '../../lib/api.ts'
import { requireAccess } from '../../lib/permissions.ts'
import { listMessages, type OutboxFilter, type OutboxRow, replayMessages } from './outbox-table.ts'

type Query = Omit<OutboxFilter, 'tenant'> & {
	after?: string | undefined
	before?: string | undefined
	limit: number
}

function entryOf(row: OutboxRow): OutboxEntry {
	const { id, tenant, channel, to, language, state, attempts, lastError } = row
	const kind = row.mail?.kind ?? row.webhook?.kind
	if (kind === undefined) throw new Error('a message without content')
	const createdAt = row.createdAt.toISOString()
	const doneAt = row.doneAt?.toISOString() ?? null
	return { id, tenant, channel, kind, to, language, state, attempts, lastError, createdAt, doneAt }
}

export async function outboxList(context: CallContext, query: Query) {
	const { viewer, services } = context
	const rightScope = requireAccess(viewer, 'outbox', 'read')
	const tenant = rightScope === 'all' ? null : viewer.tenant.code
	const to = rightScope === 'own' ? (viewer.user?.email ?? '') : undefined
	const page = keysetOf({ ...query, direction: 'desc' }, 'timestamptz')
	const found = await listMessages(services.db, { ...query, tenant, to }, page)
	const { rows, next, previous } = pageOf(found, page)
	return { rows: rows.map(entryOf), next, previous }
}

export async function replayOutbox(context: CallContext, ids: string[]) {
	const { viewer, services } = context
	const rightScope = requireAccess(viewer, 'outbox', 'write')
	const tenant = rightScope === 'all' ? null : viewer.tenant.code
	return { replayed: await replayMessages(services.db, tenant, ids) }
}
