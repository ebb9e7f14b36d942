import type { UserRole } from '@gabarit/contract'
import { and, count, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { type Keyset, type KeysetRow, keysetPage, type SortType } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/open-database.ts'
import { plainText } from '../../../lib/hash.ts'
import { searchOf, type User, type UserKey, users } from '../accounts-table.ts'
import type { Seller } from '../service.ts'

/** `tenant` null = every shop; only the operator's administrators see its staff. */
export type UserScope = { tenant: string | null; withOperator: boolean; roles: UserRole[] | null }

export type UserFilter = {
	search?: string | undefined
	state?: 'invited' | 'active' | 'disabled' | undefined
}

export type UserSort = 'name' | 'email' | 'role' | 'createdAt'

const sorts: Record<UserSort, { by: SQL; type: SortType }> = {
	name: { by: sql`${users.search}`, type: 'text' },
	email: { by: sql`${users.login}`, type: 'text' },
	role: { by: sql`${users.role}`, type: 'text' },
	createdAt: { by: sql`${users.createdAt}`, type: 'timestamptz' },
}

export const typeOfSort = (sort: UserSort): SortType => sorts[sort].type

function inState(state: UserFilter['state']) {
	switch (state) {
		case 'disabled':
			return isNotNull(users.disabledAt)
		case 'active':
			return and(isNull(users.disabledAt), isNotNull(users.passwordHash))
		case 'invited':
			return and(isNull(users.disabledAt), isNull(users.passwordHash))
		default:
			return undefined
	}
}

function whereOf(scope: UserScope, { search, state }: UserFilter) {
	const words = plainText(search ?? '')
		.split(/\s+/)
		.filter((word) => word !== '')
	return and(
		scope.tenant === null ? undefined : eq(users.tenant, scope.tenant),
		scope.withOperator ? undefined : ne(users.role, 'Gabarit'),
		scope.roles === null ? undefined : inArray(users.role, scope.roles),
		inState(state),
		...words.map((word) => sql`${users.search} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
	)
}

export function pageOfUsers(
	db: Queryable,
	scope: UserScope,
	filter: UserFilter & { sort: UserSort },
	page: Keyset,
): Promise<KeysetRow<User>[]> {
	const { by, type } = sorts[filter.sort]
	const where = whereOf(scope, filter)
	return keysetPage<User>(db, {
		table: users,
		where,
		sort: by,
		type,
		key: sql`${users.id}::text`,
		page,
	})
}

export async function countUsers(
	db: Queryable,
	scope: UserScope,
	filter: UserFilter,
): Promise<number> {
	const [row] = await db.select({ rows: count() }).from(users).where(whereOf(scope, filter))
	return row?.rows ?? 0
}

export async function userInScope(
	db: Queryable,
	scope: UserScope,
	id: string,
): Promise<User | null> {
	const [found] = await db
		.select()
		.from(users)
		.where(and(whereOf(scope, {}), eq(users.id, id)))
	return found ?? null
}

export type UserPatch = Partial<
	Pick<
		User,
		| 'firstName'
		| 'lastName'
		| 'phoneNumber'
		| 'language'
		| 'companyName'
		| 'vatNumber'
		| 'role'
		| 'isAdmin'
		| 'disabledAt'
	>
>

/** Null where somebody else changed it since it was read. */
export async function patchUser(tx: Queryable, user: User, patch: UserPatch): Promise<User | null> {
	const search = searchOf({ ...user, ...patch })
	const [changed] = await tx
		.update(users)
		.set({ ...patch, search, revision: user.revision + 1 })
		.where(
			and(eq(users.tenant, user.tenant), eq(users.id, user.id), eq(users.revision, user.revision)),
		)
		.returning()
	return changed ?? null
}

export async function otherAdmins(tx: Queryable, user: UserKey): Promise<number> {
	const rows = await tx
		.select({ id: users.id })
		.from(users)
		.where(
			and(
				eq(users.tenant, user.tenant),
				eq(users.isAdmin, true),
				isNotNull(users.passwordHash),
				isNull(users.disabledAt),
			),
		)
		// Locks all rows in one order: two administrators who demote each other must not deadlock.
		.orderBy(users.id)
		.for('update')
	return rows.filter((row) => row.id !== user.id).length
}

export async function countsByTenant(db: Queryable): Promise<Map<string, number>> {
	const rows = await db
		.select({ tenant: users.tenant, rows: count() })
		.from(users)
		.where(isNull(users.disabledAt))
		.groupBy(users.tenant)
	return new Map(rows.map((row) => [row.tenant, row.rows]))
}

export function admins(db: Queryable, tenant: string): Promise<User[]> {
	return db
		.select()
		.from(users)
		.where(and(eq(users.tenant, tenant), eq(users.isAdmin, true)))
		.orderBy(users.createdAt)
}

/** The operator's people sell in its own shop, where their accounts are. */
export const sellingRoles = ['ResellerAdmin', 'ResellerEmployee', 'Gabarit'] as const

/** By name, without closed accounts; `tenant` null = of every shop. */
export function sellersOf(db: Queryable, tenant: string | null): Promise<Seller[]> {
	const { id, email, firstName, lastName } = users
	return db
		.select({ id, tenant: users.tenant, email, firstName, lastName })
		.from(users)
		.where(
			and(
				tenant === null ? undefined : eq(users.tenant, tenant),
				inArray(users.role, [...sellingRoles]),
				isNull(users.disabledAt),
			),
		)
		.orderBy(users.lastName, users.firstName)
}
