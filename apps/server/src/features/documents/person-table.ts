// Documents of designs that are gone.
import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../db/open-database.ts'
import { documents } from './documents-table.ts'

export async function deleteDocumentsOf(
	tx: Queryable,
	tenant: string,
	codes: string[],
): Promise<void> {
	if (codes.length === 0) return
	await tx
		.delete(documents)
		.where(and(eq(documents.tenant, tenant), inArray(documents.code, codes)))
}
