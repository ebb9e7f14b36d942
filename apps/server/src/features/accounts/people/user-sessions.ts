import type { SessionRow, UserRow } from '@gabarit/contract'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { deleteSessionById, deleteSessionsOf } from '../accounts-table.ts'
import { rowsOfSessions } from '../login/sessions.ts'
import { deleteSecondFactor } from '../second-factor/second-factor-table.ts'
import { noteAccount } from './change-user.ts'
import { rowOf } from './user-rows.ts'
import { findAccount } from './users.ts'

export async function userSessions(context: CallContext, id: string): Promise<SessionRow[]> {
	requireAccess(context.viewer, 'user', 'read')
	return rowsOfSessions(context, await findAccount(context, 'read', id))
}

export async function endUserSessions(
	context: CallContext,
	{ id, session }: { id: string; session?: string | undefined },
): Promise<void> {
	requireAccess(context.viewer, 'user', 'write')
	const user = await findAccount(context, 'write', id)
	await context.services.db.transaction(async (tx) => {
		if (session === undefined) await deleteSessionsOf(tx, user, null)
		else await deleteSessionById(tx, user, session)
		await noteAccount(tx, context, user, { event: 'sessionsEnded' })
	})
}

export async function resetSecondFactor(context: CallContext, id: string): Promise<UserRow> {
	requireAccess(context.viewer, 'user', 'write')
	const user = await findAccount(context, 'write', id)
	// One's own is removed with password and code (own-second-factor.ts).
	if (user.id === context.viewer.user?.id) throw failure('not_allowed')
	await context.services.db.transaction(async (tx) => {
		await deleteSecondFactor(tx, user)
		await deleteSessionsOf(tx, user, null)
		await noteAccount(tx, context, user, { event: 'secondFactorOff' })
	})
	return rowOf(context, user)
}
