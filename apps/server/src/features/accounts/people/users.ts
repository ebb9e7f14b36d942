// A reseller's administrator manages his shop's accounts, the operator's everyone's.
import type { AccountEntry, NewUser, UserChange, UserListQuery, UserRow } from '@gabarit/contract'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { type RightScope, requireAccess } from '../../../lib/rights/permissions.ts'
import { wrongField } from '../../../lib/wrong-field.ts'
import { addUser, type User } from '../accounts-table.ts'
import { changeUser, given, noteAccount } from './change-user.ts'
import { checkRole, tenantOf } from './given-roles.ts'
import {
	historyOf,
	type Listing,
	listUsers,
	narrowed,
	rowOf,
	scopeOf,
	stateOf,
	takesRating,
} from './user-rows.ts'
import { countViews, sellingRoles, type UserPatch, userInScope } from './users-table.ts'

type View = NonNullable<UserListQuery['view']>

type ListQuery = Omit<Listing, 'inactiveSince'> &
	Pick<UserListQuery, 'tenant'> & {
		view: View
		roles?: UserRow['role'][] | undefined
		inactive?: true | undefined
	}

const day = 24 * 3600_000
const inactiveDays = 90

const viewed: Record<View, { roles: readonly UserRow['role'][]; states?: UserRow['state'][] }> = {
	all: { roles: sellingRoles },
	customers: { roles: ['IndividualCustomer'] },
	invited: { roles: sellingRoles, states: ['invited'] },
	disabled: { roles: sellingRoles, states: ['disabled'] },
}

export async function userList(context: CallContext, query: ListQuery) {
	const rightScope = requireAccess(context.viewer, 'user', 'read')
	const { roles, view, inactive, states = viewed[view].states, ...rest } = query
	const scope = narrowed(scopeOf(context.viewer, rightScope), query.tenant)
	const inactiveSince = new Date(context.services.now().getTime() - inactiveDays * day)
	const asked = { ...rest, states, ...(inactive && { inactiveSince }) }
	const own = { ...scope, roles: roles ?? [...viewed[view].roles] }
	const views = await countViews(context.services.db, scope)
	return { ...(await listUsers(context, own, asked)), views }
}

/** Another shop's account, or one of the operator, is answered as not found. */
export async function findAccount(
	context: CallContext,
	right: 'read' | 'write',
	id: string,
): Promise<User> {
	const rightScope = requireAccess(context.viewer, 'user', right)
	const found = await userInScope(context.services.db, scopeOf(context.viewer, rightScope), id)
	if (!found) throw failure('account_not_found')
	return found
}

export async function readUser(context: CallContext, id: string): Promise<UserRow> {
	return rowOf(context, await findAccount(context, 'read', id))
}

export async function userHistory(context: CallContext, id: string): Promise<AccountEntry[]> {
	return historyOf(context, await findAccount(context, 'read', id))
}

export async function invite(
	tx: Queryable,
	context: CallContext,
	row: Parameters<typeof addUser>[1],
): Promise<User> {
	const user = await addUser(tx, { ...row, createdAt: context.services.now() })
	if (!user) throw failure('email_taken')
	await noteAccount(tx, context, user, { event: 'created' })
	await postActivation(tx, context, user)
	return user
}

async function postActivation(tx: Queryable, { services }: CallContext, user: User): Promise<void> {
	const { tenant, email, language, firstName, lastName, phoneNumber } = user
	const mail = { kind: 'activation' as const, person: { firstName, lastName, phoneNumber } }
	await services.mails.post(tx, { tenant, to: email, language, mail })
}

export type Created = Omit<NewUser, 'isAdmin' | 'phoneNumber' | 'companyName' | 'vatNumber'> & {
	isAdmin: boolean
	phoneNumber?: string | null | undefined
	companyName?: string | null | undefined
	vatNumber?: string | null | undefined
}

export async function createUser(context: CallContext, input: Created): Promise<UserRow> {
	return inviteInto(context, requireAccess(context.viewer, 'user', 'create'), input)
}

/** Into a shop of the scope, with a role that its holder may give. */
export async function inviteInto(
	context: CallContext,
	rightScope: RightScope,
	input: Created,
): Promise<UserRow> {
	const { resellerReference, ...person } = input
	const tenant = await tenantOf(context, rightScope, resellerReference)
	await checkRole(context, rightScope, tenant.code, person)
	const row = {
		tenant: tenant.code,
		email: person.email.toLowerCase(),
		firstName: person.firstName,
		lastName: person.lastName,
		role: person.role,
		isAdmin: person.isAdmin,
		language: person.language ?? context.language,
		phoneNumber: person.phoneNumber ?? null,
		companyName: person.companyName ?? null,
		vatNumber: person.vatNumber ?? null,
	}
	const user = await context.services.db.transaction((tx) => invite(tx, context, row))
	return rowOf(context, user)
}

/** Nobody gives or takes himself a right, nor shuts himself out. */
function requireOther({ viewer }: CallContext, user: User): void {
	if (user.id === viewer.user?.id) throw failure('not_allowed')
}

/** An administrator of all shops sets it, where a price reads it. */
export async function checkRating(
	{ services, language }: CallContext,
	rightScope: RightScope,
	user: Pick<User, 'tenant' | 'role'>,
): Promise<void> {
	if (rightScope !== 'all') throw failure('not_allowed')
	const tenant = await services.tenants.byCode(user.tenant)
	if (!takesRating(tenant, user.role)) throw wrongField(language, 'rating')
}

export async function updateUser(context: CallContext, input: UserChange): Promise<UserRow> {
	const rightScope = requireAccess(context.viewer, 'user', 'write')
	const { id, revision, ...fields } = input
	const user = await findAccount(context, 'write', id)
	const patch = given(fields) as UserPatch
	const after = { ...user, ...patch }
	if (patch.role !== undefined || patch.isAdmin !== undefined) {
		if (after.role !== user.role || after.isAdmin !== user.isAdmin) requireOther(context, user)
		await checkRole(context, rightScope, user.tenant, after)
	}
	if (patch.rating !== undefined) await checkRating(context, rightScope, after)
	return changeUser(context, { user, revision, patch, event: 'changed' })
}

type Lock = { id: string; revision: number }

export async function disableUser(context: CallContext, { id, revision }: Lock): Promise<UserRow> {
	requireAccess(context.viewer, 'user', 'write')
	const user = await findAccount(context, 'write', id)
	requireOther(context, user)
	const patch = { disabledAt: user.disabledAt ?? context.services.now() }
	return changeUser(context, { user, revision, patch, event: 'disabled' })
}

export async function enableUser(context: CallContext, { id, revision }: Lock): Promise<UserRow> {
	requireAccess(context.viewer, 'user', 'write')
	const user = await findAccount(context, 'write', id)
	return changeUser(context, { user, revision, patch: { disabledAt: null }, event: 'enabled' })
}

/** An activation or a reset; nothing for disabled accounts. */
export async function sendLink(context: CallContext, id: string): Promise<void> {
	requireAccess(context.viewer, 'user', 'write')
	return mailLink(context, await findAccount(context, 'write', id))
}

export async function mailLink(context: CallContext, user: User): Promise<void> {
	const { services } = context
	if (user.disabledAt !== null) return
	if (stateOf(user) === 'invited') return postActivation(services.db, context, user)
	const { tenant, email, language } = user
	await services.mails.post(services.db, { tenant, to: email, language, mail: { kind: 'reset' } })
}
