import type { UserRole, UserRow, userSorts } from '@gabarit/contract'
import {
	and,
	count,
	eq,
	inArray,
	isNotNull,
	isNull,
	lt,
	ne,
	notInArray,
	or,
	type SQL,
	sql,
} from 'drizzle-orm'
import { containing } from '../../../db/containing.ts'
import { type Keyset, type KeysetRow, keysetPage, type SortType } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/open-database.ts'
import { wordsOf } from '../../../lib/hash.ts'
import { searchOf, type User, type UserKey, users } from '../accounts-table.ts'
import { secondFactors } from '../second-factor/second-factor-table.ts'
import type { Seller } from '../service.ts'

/** Staff. The operator's people sell in its own shop, where their accounts are. */
export const sellingRoles = ['ResellerAdmin', 'ResellerEmployee', 'Gabarit'] as const

/** Customers. */
export const buyingRoles = ['IndividualCustomer', 'ProfessionalCustomer'] as const

/** `tenant` null = every shop; only the operator's administrators see its staff. */
export type UserScope = { tenant: string | null; withOperator: boolean; roles: UserRole[] | null }

export type UserState = UserRow['state']

export type UserFilter = {
	search?: string | undefined
	states?: UserState[] | undefined
	withoutSecondFactor?: true | undefined
	/** Active accounts that nobody has used since. */
	inactiveSince?: Date | undefined
}

export type UserSort = (typeof userSorts)[number] | 'company'

const { companyName, lastLoginAt } = users

const sorts: Record<UserSort, { by: SQL; type: SortType }> = {
	name: { by: sql`${users.search}`, type: 'text' },
	email: { by: sql`${users.login}`, type: 'text' },
	role: { by: sql`${users.role}`, type: 'text' },
	shop: { by: sql`${users.tenant}`, type: 'text' },
	company: {
		by: sql`(case when ${companyName} is null then '' else lower(${companyName}) end)`,
		type: 'text',
	},
	createdAt: { by: sql`${users.createdAt}`, type: 'timestamptz' },
	lastLoginAt: {
		by: sql`(case when ${lastLoginAt} is null then 'epoch'::timestamptz else ${lastLoginAt} end)`,
		type: 'timestamptz',
	},
}

export const typeOfSort = (sort: UserSort): SortType => sorts[sort].type

const isActive = and(isNull(users.disabledAt), isNotNull(users.passwordHash))

const inState: Record<UserState, SQL | undefined> = {
	disabled: isNotNull(users.disabledAt),
	active: isActive,
	invited: and(isNull(users.disabledAt), isNull(users.passwordHash)),
}

const hasNoSecondFactor = sql`not exists (select 1 from ${secondFactors}
	where ${secondFactors.tenant} = ${users.tenant} and ${secondFactors.userId} = ${users.id}
		and ${secondFactors.confirmedAt} is not null)`

/** A number is found however it is written: `BE 0999.010.126`, `0470/12 34 56`. */
function named(search: string): SQL[] {
	return wordsOf(search).map((word) => {
		const digits =
			/\d/.test(word) && !word.includes('@') ? word.replace(/[^\p{L}\p{N}+]/gu, '') : ''
		const isOther = digits !== '' && digits !== word
		const asTyped = containing(users.search, word)
		return isOther ? sql`(${asTyped} or ${containing(users.search, digits)})` : asTyped
	})
}

function marked({ withoutSecondFactor, inactiveSince }: UserFilter) {
	return and(
		withoutSecondFactor && and(isActive, hasNoSecondFactor),
		inactiveSince &&
			and(
				isActive,
				lt(users.createdAt, inactiveSince),
				or(isNull(users.lastLoginAt), lt(users.lastLoginAt, inactiveSince)),
			),
	)
}

/** With more of one name a search by it says nothing. */
const mostNamed = 200

/** None of no words. */
export async function staffNamed(db: Queryable, search: string): Promise<string[]> {
	const words = named(search)
	if (words.length === 0) return []
	const found = await db
		.select({ id: users.id })
		.from(users)
		.where(and(notInArray(users.role, [...buyingRoles]), ...words))
		.limit(mostNamed)
	return found.map(({ id }) => id)
}

function whereOf(scope: UserScope, { search, states, ...marks }: UserFilter) {
	return and(
		scope.tenant === null ? undefined : eq(users.tenant, scope.tenant),
		scope.withOperator ? undefined : ne(users.role, 'Gabarit'),
		scope.roles === null ? undefined : inArray(users.role, scope.roles),
		states && or(...states.map((state) => inState[state])),
		marked(marks),
		...named(search ?? ''),
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

/** How many each ready-made view has, whatever is searched. */
export async function countViews(
	db: Queryable,
	scope: UserScope,
): Promise<Record<'all' | 'customers' | 'invited' | 'disabled', number>> {
	const isStaff = inArray(users.role, [...sellingRoles])
	const counted = (where: SQL | undefined) => sql<number>`(count(*) filter (where ${where}))::int`
	const [row] = await db
		.select({
			all: counted(isStaff),
			customers: counted(eq(users.role, 'IndividualCustomer')),
			invited: counted(and(isStaff, inState.invited)),
			disabled: counted(and(isStaff, inState.disabled)),
		})
		.from(users)
		.where(whereOf({ ...scope, roles: null }, {}))
	return row ?? { all: 0, customers: 0, invited: 0, disabled: 0 }
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
		| 'rating'
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

/** Staff, without closed accounts. */
export async function countsByTenant(db: Queryable): Promise<Map<string, number>> {
	const rows = await db
		.select({ tenant: users.tenant, rows: count() })
		.from(users)
		.where(and(isNull(users.disabledAt), inArray(users.role, [...sellingRoles])))
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

/** By name; `tenant` null = of every shop. Without closed accounts, unless those who left are asked for. */
export async function sellersOf(
	db: Queryable,
	tenant: string | null,
	more?: 'and those who left',
): Promise<Seller[]> {
	const { id, email, firstName, lastName, role, disabledAt } = users
	const rows = await db
		.select({ id, tenant: users.tenant, email, firstName, lastName, role, disabledAt })
		.from(users)
		.where(
			and(
				tenant === null ? undefined : eq(users.tenant, tenant),
				inArray(role, more ? [...sellingRoles, 'Unknown'] : [...sellingRoles]),
				more ? undefined : isNull(disabledAt),
			),
		)
		.orderBy(users.lastName, users.firstName)
	return rows.map(({ role: its, disabledAt: closedAt, ...seller }) => ({
		...seller,
		left: closedAt !== null || its === 'Unknown',
	}))
}
