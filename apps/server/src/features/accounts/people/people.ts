// Exports and erases personal data: accounts here, the rest by each feature.
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { nameOf } from '../../../lib/rights/viewer.ts'
import { type User, userByEmail } from '../accounts-table.ts'
import type { PersonKey } from '../service.ts'
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

const unknown = '00000000-0000-0000-0000-000000000000'

export async function exportPerson(context: CallContext, who: Who) {
	requireAccess(context.viewer, 'customer', 'erase')
	const { services } = context
	const { key, user } = await personOf(context, who)
	const account = user ? await exportAccount(services.db, user) : {}
	const rest = await services.people.export(key)
	const id = user?.id ?? unknown
	await noteAccount(services.db, context, { tenant: key.tenant, id }, { event: 'exported' })
	return JSON.parse(JSON.stringify({ ...account, ...rest })) as Record<
		string,
		Record<string, unknown>[]
	>
}

export async function previewErasure(context: CallContext, who: Who) {
	requireAccess(context.viewer, 'customer', 'erase')
	const { key, user } = await personOf(context, who)
	return { account: user !== null, ...(await context.services.people.count(key)) }
}

export async function erasePerson(context: CallContext, who: Who) {
	requireAccess(context.viewer, 'customer', 'erase')
	const { services } = context
	const { key, user } = await personOf(context, who)
	return services.db.transaction(async (tx) => {
		if (user?.isAdmin && (await otherAdmins(tx, user)) === 0) throw failure('last_admin')
		const { erased, ordersKept } = await services.people.erase(tx, key)
		if (user) await deleteAccount(tx, user)
		await deleteTokensOf(tx, key.tenant, key.email)
		const account = { tenant: key.tenant, id: user?.id ?? unknown }
		await noteAccount(tx, context, account, { event: 'erased' })
		return { erased: erased + (user ? 1 : 0), ordersKept }
	})
}
