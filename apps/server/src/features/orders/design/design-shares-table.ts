import type { Configuration } from '@gabarit/engine'
import { and, eq } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../../db/columns.ts'
import type { Queryable } from '../../../db/open-database.ts'
import { designVersions } from './designs-table.ts'

/** Links that show one saved version of a design to anybody. */
export const designShares = pgTable(
	'design_shares',
	{
		tenant: text().notNull(),
		code: text().notNull(),
		version: integer().notNull(),
		/** New with each row: a link that was withdrawn does not come back with the next one. */
		id: uuid().notNull(),
		tokenHash: text('token_hash').notNull(),
		createdAt: time('created_at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.code, table.version] }),
		uniqueIndex('design_shares_token').on(table.tenant, table.tokenHash),
	],
)

export type DesignShare = typeof designShares.$inferSelect

/** The row that stands, where this version is shared already. */
export async function keepShare(tx: Queryable, row: DesignShare): Promise<DesignShare> {
	const [made] = await tx.insert(designShares).values(row).onConflictDoNothing().returning()
	if (made) return made
	const [found] = await tx
		.select()
		.from(designShares)
		.where(
			and(
				eq(designShares.tenant, row.tenant),
				eq(designShares.code, row.code),
				eq(designShares.version, row.version),
			),
		)
	if (!found) throw new Error('a share that was just there is gone')
	return found
}

export async function deleteShares(tx: Queryable, tenant: string, code: string): Promise<void> {
	await tx
		.delete(designShares)
		.where(and(eq(designShares.tenant, tenant), eq(designShares.code, code)))
}

export async function sharedVersion(
	db: Queryable,
	tenant: string,
	tokenHash: string,
): Promise<{ version: number; configuration: Configuration } | null> {
	const [found] = await db
		.select({ version: designVersions.version, configuration: designVersions.configuration })
		.from(designShares)
		.innerJoin(
			designVersions,
			and(
				eq(designVersions.tenant, designShares.tenant),
				eq(designVersions.code, designShares.code),
				eq(designVersions.version, designShares.version),
			),
		)
		.where(and(eq(designShares.tenant, tenant), eq(designShares.tokenHash, tokenHash)))
	return found ?? null
}
