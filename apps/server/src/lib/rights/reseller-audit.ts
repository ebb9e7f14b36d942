import type { AuditChange } from '@gabarit/contract'
import type { Queryable } from '../../db/open-database.ts'
import type { ResellerNote } from '../../features/accounts/service.ts'
import type { CallContext } from '../api.ts'
import { failure } from '../failure.ts'

export async function noteReseller(
	tx: Queryable,
	{ services, viewer }: CallContext,
	note: Omit<ResellerNote, 'by'>,
): Promise<void> {
	if (viewer.user === null) throw failure('not_logged_in')
	await services.accounts.noteReseller(tx, { ...note, by: viewer.user.id })
}

/** In one transaction; `write` returns null or false where it changed nothing. */
export function writeSettings<T>(
	context: CallContext,
	changes: readonly AuditChange[],
	write: (tx: Queryable) => Promise<T>,
): Promise<T> {
	const tenant = context.viewer.tenant.code
	return context.services.db.transaction(async (tx) => {
		const written = await write(tx)
		if (written && changes.length > 0)
			await noteReseller(tx, context, { tenant, event: 'resellerChanged', changes })
		return written
	})
}

export function changedNames<T extends object>(before: T, after: Partial<T>): (keyof T & string)[] {
	const names = Object.keys(after) as (keyof T & string)[]
	return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}
