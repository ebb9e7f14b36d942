import { keysetOf, pageOf } from '../../db/keyset.ts'
import type { CallContext } from '../../lib/api.ts'
import { failure } from '../../lib/failure.ts'
import { requireAccess, rightScopeOf } from '../../lib/rights/permissions.ts'
import { rolesOf } from '../../lib/rights/viewer.ts'
import {
	countUnread,
	listNews,
	markRead,
	type NewsScope,
	type Reader,
} from './notifications-table.ts'

const day = 24 * 3600_000
export const newsKept = 90 * day

function readerOf({ viewer }: CallContext): Reader {
	if (viewer.user === null) throw failure('not_logged_in')
	const { tenant, id } = viewer.user
	return { tenant, id }
}

function scopeOf({ viewer, services }: CallContext): NewsScope {
	const rightScope = requireAccess(viewer, 'notification', 'read')
	return {
		shop: rightScope === 'all' ? null : viewer.tenant.code,
		sells: rightScope === 'tenant' || rightScope === 'all',
		ofOrders: rightScopeOf(viewer, 'accountMail', 'read') === null,
		supplies: rightScope !== 'all' && rolesOf(viewer).includes('supplier'),
		since: new Date(services.now().getTime() - newsKept),
	}
}

type Query = {
	after?: string | undefined
	before?: string | undefined
	limit: number
	unreadOnly: boolean
}

export async function notificationList(context: CallContext, query: Query) {
	const scope = scopeOf(context)
	const reader = readerOf(context)
	const { db } = context.services
	const page = keysetOf({ ...query, direction: 'desc' }, 'timestamptz')
	const found = await listNews(db, scope, reader, { page, unreadOnly: query.unreadOnly })
	const { rows, next, previous } = pageOf(found, page)
	return {
		rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
		next,
		previous,
		unread: await countUnread(db, scope, reader),
	}
}

/** What the answer showed of an instant has no microseconds; what is to come cannot be read. */
function untilOf(shown: string, now: Date): Date {
	return new Date(Math.min(new Date(shown).getTime() + 1, now.getTime()))
}

export async function readNotifications(
	context: CallContext,
	selection: { ids: string[] } | { until: string },
) {
	requireAccess(context.viewer, 'notification', 'write')
	const { db, now } = context.services
	const reader = readerOf(context)
	if ('ids' in selection) await markRead(db, reader, selection.ids, now())
	else await markRead(db, reader, 'all', untilOf(selection.until, now()))
	return { unread: await countUnread(db, scopeOf(context), reader) }
}
