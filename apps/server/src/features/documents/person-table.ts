import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../db/open-database.ts'
import type { Services } from '../../lib/services.ts'
import { documents } from './documents-table.ts'
import { shopFiles } from './shop-files-table.ts'

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

/** Of who has this name; `tenant` null: in every shop. */
export async function forgetUploader(
	tx: Queryable,
	{ tenant, name }: { tenant: string | null; name: string },
): Promise<void> {
	const inShop = tenant === null ? undefined : eq(shopFiles.tenant, tenant)
	await tx
		.update(shopFiles)
		.set({ createdBy: '–' })
		.where(and(inShop, eq(shopFiles.createdBy, name)))
}
