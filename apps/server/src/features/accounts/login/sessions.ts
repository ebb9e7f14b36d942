import type { SessionRow } from '@gabarit/contract'
import type { CallContext } from '../../../lib/api.ts'
import { readSessionCookie } from '../../../lib/cookies.ts'
import { failure } from '../../../lib/failure.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { auditAccount } from '../account-audit-table.ts'
import { deleteSessionById, deleteSessionsOf, sessionsOf, type UserKey } from '../accounts-table.ts'
import { idle } from './session-lasts.ts'
import { readToken } from './session-token.ts'

export function currentTokenHash({ request, secure }: CallContext): string | null {
	const cookie = readSessionCookie(request, secure)
	return cookie === null ? null : (readToken(cookie)?.tokenHash ?? null)
}

function ownKey({ viewer }: CallContext): UserKey {
	if (viewer.user === null) throw failure('not_logged_in')
	return viewer.user
}

/** Idle sessions are over, though their rows may still exist. */
export async function rowsOfSessions(context: CallContext, user: UserKey): Promise<SessionRow[]> {
	const { services } = context
	const now = services.now()
	const mine = currentTokenHash(context)
	const rows = await sessionsOf(services.db, user, now, new Date(now.getTime() - idle))
	return rows.map((row) => ({
		id: row.id,
		current: row.tokenHash === mine,
		createdAt: row.createdAt.toISOString(),
		lastSeenAt: row.lastSeenAt.toISOString(),
		expiresAt: row.expiresAt.toISOString(),
		browser: row.browser,
	}))
}

export function sessionList(context: CallContext): Promise<SessionRow[]> {
	requireAccess(context.viewer, 'account', 'read')
	return rowsOfSessions(context, ownKey(context))
}

export async function endSessions(context: CallContext, id: string | undefined): Promise<void> {
	requireAccess(context.viewer, 'account', 'write')
	const user = ownKey(context)
	const { services } = context
	await services.db.transaction(async (tx) => {
		if (id === undefined) await deleteSessionsOf(tx, user, currentTokenHash(context))
		else await deleteSessionById(tx, user, id)
		const entry = { tenant: user.tenant, userId: user.id, at: services.now() }
		await auditAccount(tx, { ...entry, event: 'sessionsEnded' })
	})
}
