import { eq } from 'drizzle-orm'
import type { Queryable } from '../../db/open-database.ts'
import { priceImports } from './import/imports-table.ts'
import { catalogueSwitches, catalogueVersions } from './versions/versions-table.ts'

/** Price lists are the operator's: they have the name only. */
export async function forgetMaker(tx: Queryable, name: string): Promise<void> {
	await tx
		.update(catalogueVersions)
		.set({ createdBy: null })
		.where(eq(catalogueVersions.createdBy, name))
	await tx.update(catalogueSwitches).set({ by: null }).where(eq(catalogueSwitches.by, name))
	await tx.update(priceImports).set({ by: null }).where(eq(priceImports.by, name))
}
