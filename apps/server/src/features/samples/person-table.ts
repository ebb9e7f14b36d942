import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open-database.ts'
import type { PersonKey } from '../accounts/service.ts'
import { sampleRequests } from './samples-table.ts'

function requestsOf({ tenant, email }: PersonKey) {
	return and(eq(sampleRequests.tenant, tenant), sql`lower(${sampleRequests.email}) = ${email}`)
}

export async function exportRequests(db: Queryable, key: PersonKey) {
	const found = await db.select().from(sampleRequests).where(requestsOf(key))
	return {
		samples: found.map(({ requestHash: _hash, search: _search, ...request }) => request),
	}
}

export async function countRequests(db: Queryable, key: PersonKey): Promise<number> {
	const found = await db
		.select({ id: sampleRequests.id })
		.from(sampleRequests)
		.where(requestsOf(key))
	return found.length
}

export async function eraseRequests(tx: Queryable, key: PersonKey): Promise<number> {
	const { rowCount } = await tx.delete(sampleRequests).where(requestsOf(key))
	return rowCount ?? 0
}
