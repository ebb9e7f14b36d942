import type { AuditChange, UserRow } from '@gabarit/contract'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { changesOf } from '../../../lib/audit-changes.ts'
import { failure } from '../../../lib/failure.ts'
import { type AccountEvent, auditAccount } from '../account-audit-table.ts'
import { deleteSessionsOf, type User, userById } from '../accounts-table.ts'
import { changedBefore, rowOf } from './user-rows.ts'
import { otherAdmins, patchUser, type UserPatch } from './users-table.ts'

type Happened = { event: AccountEvent; changes?: readonly AuditChange[] }

export async function noteAccount(
	tx: Queryable,
	{ services, viewer }: CallContext,
	user: { tenant: string; id: string },
	happened: Happened,
): Promise<void> {
	await auditAccount(tx, {
		tenant: user.tenant,
		userId: user.id,
		...happened,
		at: services.now(),
		by: viewer.user?.id ?? null,
	})
}

/** To be thrown, with the account as it stands. */
export async function accountChanged(context: CallContext, { tenant, id }: User) {
	const current = await userById(context.services.db, tenant, id)
	if (!current) return failure('account_not_found')
	return failure('account_changed', { data: await changedBefore(context, current) })
}

/** The day it was closed is the event itself. */
export function accountChanges(
	user: User,
	{ disabledAt: _at, ...patch }: UserPatch,
): AuditChange[] {
	return changesOf<Omit<UserPatch, 'disabledAt'>>(user, patch)
}

type Change = { user: User; revision: number; patch: UserPatch; event: AccountEvent }

/** Ends the sessions of accounts that lose a right; the last administrator cannot. */
export async function changeUser(context: CallContext, change: Change): Promise<UserRow> {
	const { user, revision, patch, event } = change
	if (user.revision !== revision) throw await accountChanged(context, user)
	const changed = await context.services.db.transaction(async (tx) => {
		const after = { ...user, ...patch }
		const isLess = user.isAdmin && (!after.isAdmin || after.disabledAt !== null)
		if (isLess && (await otherAdmins(tx, user)) === 0) throw failure('last_admin')
		const written = await patchUser(tx, user, patch)
		if (!written) return null
		const isOther = after.role !== user.role || after.isAdmin !== user.isAdmin
		if (isOther || after.disabledAt !== null) await deleteSessionsOf(tx, user, null)
		await noteAccount(tx, context, user, { event, changes: accountChanges(user, patch) })
		return written
	})
	if (!changed) throw await accountChanged(context, user)
	return rowOf(context, changed)
}

export function given<T extends object>(values: T): Partial<T> {
	const entries = Object.entries(values).filter(([, value]) => value !== undefined)
	return Object.fromEntries(entries) as Partial<T>
}
