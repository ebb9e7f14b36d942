import { and, eq, inArray } from 'drizzle-orm'
import type { Services } from '../../lib/services.ts'
import { documents } from './documents-table.ts'

export const removeDocuments: Services['documents']['remove'] = async (
	tx,
	{ tenant, codes, kinds },
) => {
	if (codes.length === 0) return
	await tx
		.delete(documents)
		.where(
			and(
				eq(documents.tenant, tenant),
				inArray(documents.code, [...codes]),
				kinds && inArray(documents.kind, [...kinds]),
			),
		)
}
