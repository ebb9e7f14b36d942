// What was done to a shop, beside what happens to accounts: who, when, and the names of what changed.
import type { Queryable } from '../db/open-database.ts'
import type { ResellerNote } from '../features/accounts/service.ts'
import type { CallContext } from './api.ts'
import { failure } from './failure.ts'

/** In the transaction that does it. */
export async function noteReseller(
	tx: Queryable,
	{ services, viewer }: CallContext,
	note: Omit<ResellerNote, 'by'>,
): Promise<void> {
	if (viewer.user === null) throw failure('not_logged_in')
	await services.accounts.noteReseller(tx, { ...note, by: viewer.user.id })
}

/** Writes settings of the viewer's shop and notes it with them; `write` answers null or false where it wrote nothing. */
export function writeSettings<T>(
	context: CallContext,
	fields: string[],
	write: (tx: Queryable) => Promise<T>,
): Promise<T> {
	const tenant = context.viewer.tenant.code
	return context.services.db.transaction(async (tx) => {
		const written = await write(tx)
		if (written && fields.length > 0)
			await noteReseller(tx, context, { tenant, event: 'resellerChanged', fields })
		return written
	})
}

/** Names of what is other after than it was before. */
export function changedNames<T extends object>(before: T, after: Partial<T>): (keyof T & string)[] {
	const names = Object.keys(after) as (keyof T & string)[]
	return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}
