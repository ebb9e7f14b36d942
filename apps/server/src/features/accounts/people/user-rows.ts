// What the lists and pages of people show of an account.
import type { AccountEntry, UserRow } from '@gabarit/contract'
import { keysetOf, pageOf } from '../../../db/keyset.ts'
import type { CallContext } from '../../../lib/api.ts'
import { type RightScope, rightScopeOf } from '../../../lib/rights/permissions.ts'
import type { Viewer } from '../../../lib/rights/viewer.ts'
import type { Tenant } from '../../tenants/service.ts'
import { accountsNamed, eventsOf } from '../account-audit-table.ts'
import type { User } from '../accounts-table.ts'
import { usersWithSecondFactor } from '../second-factor/second-factor-table.ts'
import {
	countUsers,
	pageOfUsers,
	typeOfSort,
	type UserFilter,
	type UserScope,
	type UserSort,
} from './users-table.ts'

export function scopeOf(viewer: Viewer, rightScope: RightScope): UserScope {
	const isAll = rightScope === 'all'
	return { tenant: isAll ? null : viewer.tenant.code, withOperator: isAll, roles: null }
}

export function narrowed(scope: UserScope, tenant: string | undefined): UserScope {
	return scope.tenant === null && tenant !== undefined ? { ...scope, tenant } : scope
}

export function stateOf(user: User): UserRow['state'] {
	if (user.disabledAt !== null) return 'disabled'
	return user.passwordHash === null ? 'invited' : 'active'
}

/** In the operator's own shop professionals buy, and its people sell, by a rating; a reseller's have the shop's. */
export function takesRating(tenant: Pick<Tenant, 'isDefault'>, role: UserRow['role']): boolean {
	return tenant.isDefault && role !== 'IndividualCustomer' && role !== 'Unknown'
}

type Rated = Pick<UserRow, 'rating' | 'ownRating' | 'takesRating'>

/** His own is shown to administrators of all shops; everyone else reads the shop's. */
function ratedOf(viewer: Viewer, user: User, tenant: Tenant): Rated {
	const sees = rightScopeOf(viewer, 'user', 'read') === 'all'
	if (!sees || !takesRating(tenant, user.role))
		return { rating: tenant.rating, ownRating: null, takesRating: false }
	// Professionals of the operator's shop have the common rating of professionals, never that of its sellers.
	const shared = user.role === 'ProfessionalCustomer' ? null : tenant.rating
	return { rating: shared, ownRating: user.rating, takesRating: true }
}

function rowWith(user: User, rated: Rated, hasSecondFactor: boolean): UserRow {
	return {
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
		...rated,
		state: stateOf(user),
		hasSecondFactor,
		createdAt: user.createdAt.toISOString(),
		lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
		disabledAt: user.disabledAt?.toISOString() ?? null,
		revision: user.revision,
	}
}

async function rowsOf({ services, viewer }: CallContext, found: User[]): Promise<UserRow[]> {
	const ids = found.map(({ id }) => id)
	const withFactor = await usersWithSecondFactor(services.db, ids)
	return Promise.all(
		found.map(async (user) => {
			const tenant = await services.tenants.byCode(user.tenant)
			return rowWith(user, ratedOf(viewer, user, tenant), withFactor.has(user.id))
		}),
	)
}

export async function rowOf(context: CallContext, user: User): Promise<UserRow> {
	const [row] = await rowsOf(context, [user])
	if (!row) throw new Error('a user without a row')
	return row
}

export type Listing = UserFilter & {
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

const mostEvents = 50

export async function historyOf({ services }: CallContext, user: User): Promise<AccountEntry[]> {
	const events = await eventsOf(services.db, user, mostEvents)
	const others = events.flatMap(({ by }) => (by === null || by === user.id ? [] : [by]))
	const names = await accountsNamed(services.db, [...new Set(others)])
	return events.map(({ at, event, by, fields }) => ({
		at: at.toISOString(),
		event,
		by: by === null ? null : (names.get(by)?.name ?? null),
		fields: fields ?? [],
	}))
}

/** The account as it stands, for who came second. */
export async function changedBefore(context: CallContext, user: User) {
	const [last] = (await historyOf(context, user)).filter(({ event }) => event === 'changed')
	return { current: await rowOf(context, user), by: last?.by ?? null }
}
