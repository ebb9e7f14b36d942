import { type Configuration, type FurnitureType, typeOf } from '@gabarit/engine'
import type { Language } from '@gabarit/i18n'
import { and, desc, eq, sql } from 'drizzle-orm'
import {
	boolean,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uuid,
} from 'drizzle-orm/pg-core'
import { time } from '../../../db/columns.ts'
import type { Queryable } from '../../../db/open-database.ts'
import { preparedInsert } from '../../../db/prepared.ts'

export const designs = pgTable(
	'designs',
	{
		tenant: text().notNull(),
		code: text().notNull(),
		version: integer().notNull().default(1),
		parent: text(),
		configuration: jsonb().$type<Configuration>().notNull(),
		configurationHash: text('configuration_hash').notNull(),
		/** Of the configuration; a column, because row security lets no index read inside it. */
		type: text().$type<FurnitureType>().notNull().default('wardrobe'),
		language: text().$type<Language>().notNull(),
		externalReference: text('external_reference'),
		email: text(),
		/** In small letters. */
		search: text().generatedAlwaysAs(
			sql`lower(code || ' ' || coalesce(email, '') || ' ' || coalesce(external_reference, ''))`,
		),
		editKeyHash: text('edit_key_hash'),
		ownerId: uuid('owner_id'),
		frozen: boolean().notNull().default(false),
		createdAt: time('created_at').notNull().defaultNow(),
		updatedAt: time('updated_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.code] }),
		index('designs_external').on(table.tenant, table.externalReference, table.updatedAt),
		index('designs_updated').on(table.tenant, table.updatedAt, table.code),
		// With what is searched and filtered: a row holds its configuration.
		index('designs_anywhere').on(
			table.updatedAt,
			table.code,
			table.tenant,
			table.search,
			table.externalReference,
			table.type,
			table.frozen,
			table.ownerId,
		),
	],
)

export const designVersions = pgTable(
	'design_versions',
	{
		tenant: text().notNull(),
		code: text().notNull(),
		version: integer().notNull(),
		configuration: jsonb().$type<Configuration>().notNull(),
		createdAt: time('created_at').notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.code, table.version] })],
)

export type Design = typeof designs.$inferSelect

export async function designByCode(
	db: Queryable,
	tenant: string,
	code: string,
): Promise<Design | null> {
	const found = await db
		.select()
		.from(designs)
		.where(and(eq(designs.tenant, tenant), eq(designs.code, code)))
	return found[0] ?? null
}

export async function lockDesign(
	tx: Queryable,
	tenant: string,
	code: string,
): Promise<Design | null> {
	const found = await tx
		.select()
		.from(designs)
		.where(and(eq(designs.tenant, tenant), eq(designs.code, code)))
		.for('update')
	return found[0] ?? null
}

export type NewDesign = Omit<typeof designs.$inferInsert, 'type'>

const writeDesign = preparedInsert(designs, { orNothing: true })
const writeVersion = preparedInsert(designVersions, { returns: false })

export async function insertDesign(tx: Queryable, row: NewDesign): Promise<Design | null> {
	const design = await writeDesign(tx, { ...row, type: typeOf(row.configuration) })
	if (!design) return null
	const { tenant, code, version, configuration, createdAt } = design
	await writeVersion(tx, { tenant, code, version, configuration, createdAt })
	return design
}

export async function replaceDesign(
	tx: Queryable,
	design: Design,
	change: Pick<Design, 'configuration' | 'configurationHash' | 'language'> & Partial<Design>,
	now: Date,
): Promise<number> {
	const version = design.version + 1
	const key = { tenant: design.tenant, code: design.code }
	await tx
		.update(designs)
		.set({ ...change, type: typeOf(change.configuration), version, updatedAt: now })
		.where(and(eq(designs.tenant, key.tenant), eq(designs.code, key.code)))
	await tx
		.insert(designVersions)
		.values({ ...key, version, configuration: change.configuration, createdAt: now })
	return version
}

export async function patchDesign(
	tx: Queryable,
	tenant: string,
	code: string,
	change: Partial<Pick<Design, 'frozen' | 'email' | 'externalReference' | 'language'>>,
): Promise<void> {
	await tx
		.update(designs)
		.set(change)
		.where(and(eq(designs.tenant, tenant), eq(designs.code, code)))
}

/** Nothing where another browser made the design. */
export async function replaceEditKey(
	db: Queryable,
	{ tenant, code }: Pick<Design, 'tenant' | 'code'>,
	{ before, now }: { before: string; now: string },
): Promise<void> {
	await db
		.update(designs)
		.set({ editKeyHash: now })
		.where(and(eq(designs.tenant, tenant), eq(designs.code, code), eq(designs.editKeyHash, before)))
}

/** Designs saved under this e-mail that belong to nobody. */
export async function ownDesignsUnder(
	tx: Queryable,
	tenant: string,
	email: string,
	ownerId: string,
): Promise<void> {
	const isUnder = sql`lower(${designs.email}) = ${email.toLowerCase()}`
	await tx
		.update(designs)
		.set({ ownerId })
		.where(and(eq(designs.tenant, tenant), isUnder, sql`${designs.ownerId} is null`))
}

export async function designByExternalReference(
	db: Queryable,
	tenant: string,
	externalReference: string,
): Promise<Design | null> {
	const found = await db
		.select()
		.from(designs)
		.where(and(eq(designs.tenant, tenant), eq(designs.externalReference, externalReference)))
		.orderBy(desc(designs.updatedAt))
		.limit(1)
	return found[0] ?? null
}

export async function versionsOf(
	db: Queryable,
	tenant: string,
	code: string,
): Promise<{ version: number; createdAt: string }[]> {
	const { version, createdAt } = designVersions
	const found = await db
		.select({ version, createdAt })
		.from(designVersions)
		.where(and(eq(designVersions.tenant, tenant), eq(designVersions.code, code)))
		.orderBy(desc(version))
	return found.map((it) => ({ version: it.version, createdAt: it.createdAt.toISOString() }))
}

export async function configurationOfVersion(
	db: Queryable,
	{ tenant, code, version }: Pick<Design, 'tenant' | 'code' | 'version'>,
): Promise<Configuration | null> {
	const [found] = await db
		.select({ configuration: designVersions.configuration })
		.from(designVersions)
		.where(
			and(
				eq(designVersions.tenant, tenant),
				eq(designVersions.code, code),
				eq(designVersions.version, version),
			),
		)
	return found?.configuration ?? null
}
