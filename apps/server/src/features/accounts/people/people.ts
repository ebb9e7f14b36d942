// Exports and erases personal data: accounts here, the rest by each feature.
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { nameOf } from '../../../lib/rights/viewer.ts'
import { type AccountEvent, noAccount, ordersField } from '../account-audit-table.ts'
import { type User, userByEmail } from '../accounts-table.ts'
import type { PersonKey, PersonTraces } from '../service.ts'
import { noteAccount } from './change-user.ts'
import { deleteAccount, deleteTokensOf, exportAccount } from './person-table.ts'
import { otherAdmins } from './users-table.ts'

type Who = { email: string; resellerReference: string }
type Found = { key: PersonKey; user: User | null }

async function personOf({ services }: CallContext, who: Who): Promise<Found> {
	const tenant = await services.tenants.find(who.resellerReference)
	if (!tenant) throw failure('reseller_not_found')
	const email = who.email.toLowerCase()
	const user = await userByEmail(services.db, tenant.code, email)
	const actor = user && {
		tenant: tenant.code,
		userId: user.id,
		name: nameOf(user),
		isOperator: user.role === 'Gabarit',
	}
	return { key: { tenant: tenant.code, email, userId: user?.id ?? null, actor }, user }
}

/** Of who has no account the numbers of his orders are noted: they name him to the shop, and nobody once he is erased. */
async function notePerson(
	tx: Queryable,
	context: CallContext,
	{ tenant, userId, references }: PersonTraces,
	event: AccountEvent,
): Promise<void> {
	const account = { tenant, id: userId ?? noAccount }
	const numbers = references.length === 0 ? null : references.join(', ')
	const changes = [{ field: ordersField, before: numbers, after: numbers }]
	await noteAccount(tx, context, account, {
		event,
		...(userId === null && { changes }),
	})
}

export async function exportPerson(context: CallContext, who: Who) {
	requireAccess(context.viewer, 'customer', 'erase')
	const { services } = context
	const { key, user } = await personOf(context, who)
	const account = user ? await exportAccount(services.db, user) : {}
	const traces = await services.people.trace(services.db, key)
	const rest = await services.people.export(traces)
	await notePerson(services.db, context, traces, 'exported')
	return JSON.parse(JSON.stringify({ ...account, ...rest })) as Record<
		string,
		Record<string, unknown>[]
	>
}

export async function previewErasure(context: CallContext, who: Who) {
	requireAccess(context.viewer, 'customer', 'erase')
	const { db, people } = context.services
	const { key, user } = await personOf(context, who)
	return { account: user !== null, ...(await people.count(await people.trace(db, key))) }
}

export async function erasePerson(context: CallContext, who: Who) {
	requireAccess(context.viewer, 'customer', 'erase')
	const { services } = context
	const { key, user } = await personOf(context, who)
	return services.db.transaction(async (tx) => {
		if (user?.isAdmin && (await otherAdmins(tx, user)) === 0) throw failure('last_admin')
		const traces = await services.people.trace(tx, key)
		const { erased, ordersKept } = await services.people.erase(tx, traces)
		if (user) await deleteAccount(tx, user)
		await deleteTokensOf(tx, traces)
		await notePerson(tx, context, traces, 'erased')
		return { erased: erased + (user ? 1 : 0), ordersKept }
	})
}
