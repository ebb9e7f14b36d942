// A reseller's administrator manages his shop's accounts, the operator's everyone's.
import type { NewUser, UserChange, UserListQuery, UserRow } from '@gabarit/contract'
import { keysetOf, pageOf } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { type RightScope, requireAccess } from '../../../lib/permissions.ts'
import type { Viewer } from '../../../lib/viewer.ts'
import { wrongField } from '../../../lib/wrong-field.ts'
import { type AccountEvent, auditAccount } from '../account-audit-table.ts'
import { addUser, deleteSessionsOf, type User } from '../accounts-table.ts'
import { usersWithSecondFactor } from '../second-factor/second-factor-table.ts'
import {
	countUsers,
	otherAdmins,
	pageOfUsers,
	patchUser,
	typeOfSort,
	type UserFilter,
	type UserPatch,
	type UserScope,
	type UserSort,
	userInScope,
} from './users-table.ts'

export function scopeOf(viewer: Viewer, rightScope: RightScope): UserScope {
	const isAll = rightScope === 'all'
	return { tenant: isAll ? null : viewer.tenant.code, withOperator: isAll, roles: null }
}

function stateOf(user: User): UserRow['state'] {
	if (user.disabledAt !== null) return 'disabled'
	return user.passwordHash === null ? 'invited' : 'active'
}

async function rowsOf({ services }: CallContext, found: User[]): Promise<UserRow[]> {
	const withFactor = await usersWithSecondFactor(
		services.db,
		found.map((user) => user.id),
	)
	return Promise.all(
		found.map(async (user) => ({
			id: user.id,
			resellerReference: user.tenant,
			email: user.email,
			firstName: user.firstName,
			lastName: user.lastName,
			phoneNumber: user.phoneNumber,
			role: user.role,
			isAdmin: user.isAdmin,
			companyName: user.companyName,
			vatNumber: user.vatNumber,
			language: user.language,
			rating: (await services.tenants.byCode(user.tenant)).rating,
			state: stateOf(user),
			hasSecondFactor: withFactor.has(user.id),
			createdAt: user.createdAt.toISOString(),
			revision: user.revision,
		})),
	)
}

export async function rowOf(context: CallContext, user: User): Promise<UserRow> {
	const [row] = await rowsOf(context, [user])
	if (!row) throw new Error('a user without a row')
	return row
}

type Listing = UserFilter & {
	sort: UserSort
	direction: 'asc' | 'desc'
	after?: string | undefined
	before?: string | undefined
	limit: number
}

export async function listUsers(context: CallContext, scope: UserScope, query: Listing) {
	const { db } = context.services
	const page = keysetOf(query, typeOfSort(query.sort))
	const found = await pageOfUsers(db, scope, query, page)
	const { rows, next, previous } = pageOf(found, page)
	const total = await countUsers(db, scope, query)
	return { rows: await rowsOf(context, rows), total, next, previous }
}

export function narrowed(scope: UserScope, tenant: string | undefined): UserScope {
	return scope.tenant === null && tenant !== undefined ? { ...scope, tenant } : scope
}

type ListQuery = Listing & Pick<UserListQuery, 'tenant'> & { roles?: UserRow['role'][] | undefined }

export function userList(context: CallContext, query: ListQuery) {
	const rightScope = requireAccess(context.viewer, 'user', 'read')
	const scope = { ...scopeOf(context.viewer, rightScope), roles: query.roles ?? null }
	return listUsers(context, narrowed(scope, query.tenant), query)
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

/** Only administrators create the operator's people, and only in its own shop. */
async function checkRole(
	{ services, viewer, language }: CallContext,
	rightScope: RightScope,
	tenant: string,
	{ role, isAdmin }: { role: UserRow['role']; isAdmin: boolean },
): Promise<void> {
	const isOperator = role === 'Gabarit'
	if (!isOperator && !isAdmin) return
	if (rightScope !== 'all' || viewer.user === null) throw failure('not_allowed')
	const { isDefault } = await services.tenants.byCode(tenant)
	if (isOperator && isDefault) return
	throw wrongField(language, isOperator ? 'role' : 'isAdmin')
}

type Happened = { event: AccountEvent; fields?: string[] }

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

async function tenantOf(context: CallContext, rightScope: RightScope, code: string | undefined) {
	const { services, viewer } = context
	if (rightScope !== 'all') {
		if (code !== undefined && code !== viewer.tenant.code) throw failure('not_allowed')
		return viewer.tenant
	}
	const found = await services.tenants.find(code ?? viewer.tenant.code)
	if (!found) throw failure('reseller_not_found')
	return found
}

async function invite(
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

type Created = Omit<NewUser, 'isAdmin' | 'phoneNumber' | 'companyName' | 'vatNumber'> & {
	isAdmin: boolean
	phoneNumber?: string | null | undefined
	companyName?: string | null | undefined
	vatNumber?: string | null | undefined
}

export async function createUser(context: CallContext, input: Created): Promise<UserRow> {
	const rightScope = requireAccess(context.viewer, 'user', 'create')
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

type Change = { user: User; revision: number; patch: UserPatch; event: AccountEvent }

/** Ends the sessions of accounts that lose a right; the last administrator cannot. */
export async function changeUser(context: CallContext, change: Change): Promise<UserRow> {
	const { user, revision, patch, event } = change
	if (user.revision !== revision) throw failure('account_changed')
	const changed = await context.services.db.transaction(async (tx) => {
		const after = { ...user, ...patch }
		const isLess = user.isAdmin && (!after.isAdmin || after.disabledAt !== null)
		if (isLess && (await otherAdmins(tx, user)) === 0) throw failure('last_admin')
		const written = await patchUser(tx, user, patch)
		if (!written) throw failure('account_changed')
		const isOther = after.role !== user.role || after.isAdmin !== user.isAdmin
		if (isOther || after.disabledAt !== null) await deleteSessionsOf(tx, user, null)
		await noteAccount(tx, context, user, { event, fields: Object.keys(patch) })
		return written
	})
	return rowOf(context, changed)
}

export function given<T extends object>(values: T): Partial<T> {
	const entries = Object.entries(values).filter(([, value]) => value !== undefined)
	return Object.fromEntries(entries) as Partial<T>
}

export async function updateUser(context: CallContext, input: UserChange): Promise<UserRow> {
	const rightScope = requireAccess(context.viewer, 'user', 'write')
	const { id, revision, ...fields } = input
	const user = await findAccount(context, 'write', id)
	const patch = given(fields) as UserPatch
	const { role, isAdmin } = { ...user, ...patch }
	if (patch.role !== undefined || patch.isAdmin !== undefined)
		await checkRole(context, rightScope, user.tenant, { role, isAdmin })
	return changeUser(context, { user, revision, patch, event: 'changed' })
}

type Lock = { id: string; revision: number }

export async function disableUser(context: CallContext, { id, revision }: Lock): Promise<UserRow> {
	requireAccess(context.viewer, 'user', 'write')
	const user = await findAccount(context, 'write', id)
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
	const { services } = context
	const user = await findAccount(context, 'write', id)
	if (stateOf(user) === 'invited') return postActivation(services.db, context, user)
	const { tenant, email, language } = user
	await services.mails.post(services.db, { tenant, to: email, language, mail: { kind: 'reset' } })
}
