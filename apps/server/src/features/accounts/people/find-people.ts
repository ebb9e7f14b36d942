import type { Queryable } from '../../../db/open-database.ts'
import { rightScopeOf } from '../../../lib/rights/permissions.ts'
import { nameOf, type Viewer } from '../../../lib/rights/viewer.ts'
import type { User } from '../accounts-table.ts'
import type { FoundPerson } from '../service.ts'
import { scopeOf } from './user-rows.ts'
import { pageOfUsers, type UserScope } from './users-table.ts'

/** Who may open users may open professionals, too. */
function findable(viewer: Viewer): UserScope | null {
	const users = rightScopeOf(viewer, 'user', 'read')
	if (users !== null) return scopeOf(viewer, users)
	const professionals = rightScopeOf(viewer, 'professional', 'read')
	if (professionals === null) return null
	return { ...scopeOf(viewer, professionals), roles: ['ProfessionalCustomer'] }
}

function foundOf(user: User): FoundPerson {
	return {
		id: user.id,
		kind: user.role === 'ProfessionalCustomer' ? 'professional' : 'user',
		name: nameOf(user),
		company: user.companyName,
		email: user.email,
		tenant: user.tenant,
	}
}

export async function findPeople(
	db: Queryable,
	viewer: Viewer,
	{ search, limit }: { search: string; limit: number },
): Promise<FoundPerson[]> {
	const scope = findable(viewer)
	if (scope === null) return []
	const page = { limit, direction: 'asc', from: null } as const
	const found = await pageOfUsers(db, scope, { search, sort: 'name' }, page)
	return found.slice(0, limit).map(({ row }) => foundOf(row))
}
