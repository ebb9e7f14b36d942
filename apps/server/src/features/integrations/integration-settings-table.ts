import type { TechnicalUpdate } from '@gabarit/contract'
import { and, eq, getTableColumns, isNotNull, or, sql } from 'drizzle-orm'
import {
	boolean,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
} from 'drizzle-orm/pg-core'
import { time } from '../../db/columns.ts'
import type { Queryable } from '../../db/open-database.ts'
import { type Put, preparedInsert, preparedSelect } from '../../db/prepared.ts'

export const technicalSettings = pgTable(
	'technical_settings',
	{
		tenant: text().primaryKey(),
		revision: integer().notNull().default(0),
		useExternalApi: boolean('use_external_api').notNull().default(false),
		orderUrl: text('order_url'),
		configurationEndUrl: text('configuration_end_url'),
		method: text().$type<TechnicalUpdate['method']>().notNull().default('POST'),
		authenticationMode: text('authentication_mode')
			.$type<TechnicalUpdate['authentication']['mode']>()
			.notNull()
			.default('none'),
		authenticationKey: text('authentication_key'),
		/** Encrypted, since it is sent as it is. */
		authenticationValue: text('authentication_value'),
		tokenUrl: text('token_url'),
		scope: text(),
		parameters: jsonb().$type<TechnicalUpdate['parameters']>().notNull().default([]),
		publicIdentifier: text('public_identifier').notNull(),
		/** Hashed, since it is only compared. */
		apiKeyHash: text('api_key_hash'),
		apiKeyEnd: text('api_key_end'),
		apiKeyAt: time('api_key_at'),
		/** Encrypted, since it signs. */
		signingKey: text('signing_key'),
		signingKeyEnd: text('signing_key_end'),
		signingKeyAt: time('signing_key_at'),
	},
	(table) => [uniqueIndex('technical_public_identifier').on(table.publicIdentifier)],
)

export const endedConfigurations = pgTable(
	'ended_configurations',
	{
		tenant: text().notNull(),
		code: text().notNull(),
		at: time('at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.code] })],
)

export type TechnicalRow = typeof technicalSettings.$inferSelect

const readSettings = preparedSelect(
	getTableColumns(technicalSettings),
	(db, value: Put<'tenant'>) =>
		db
			.select()
			.from(technicalSettings)
			.where(eq(technicalSettings.tenant, value('tenant'))),
)

export async function technicalOf(db: Queryable, tenant: string): Promise<TechnicalRow | null> {
	const [found] = await readSettings(db, { tenant })
	return found ?? null
}

export async function technicalRow(
	db: Queryable,
	tenant: string,
	publicIdentifier: string,
): Promise<TechnicalRow> {
	await db.insert(technicalSettings).values({ tenant, publicIdentifier }).onConflictDoNothing()
	const row = await technicalOf(db, tenant)
	if (!row) throw new Error('the technical settings were not written')
	return row
}

export async function changeTechnical(
	db: Queryable,
	{ tenant, revision }: Pick<TechnicalRow, 'tenant' | 'revision'>,
	change: Partial<TechnicalRow>,
): Promise<TechnicalRow | null> {
	const [row] = await db
		.update(technicalSettings)
		.set({ ...change, revision: sql`${technicalSettings.revision} + 1` })
		.where(and(eq(technicalSettings.tenant, tenant), eq(technicalSettings.revision, revision)))
		.returning()
	return row ?? null
}

/** The key starts with the shop's public identifier. */
export async function keyByIdentifier(
	db: Queryable,
	publicIdentifier: string,
): Promise<{ tenant: string; apiKeyHash: string } | null> {
	const [found] = await db
		.select({ tenant: technicalSettings.tenant, apiKeyHash: technicalSettings.apiKeyHash })
		.from(technicalSettings)
		.where(
			and(
				eq(technicalSettings.publicIdentifier, publicIdentifier),
				isNotNull(technicalSettings.apiKeyHash),
			),
		)
	return found?.apiKeyHash ? { ...found, apiKeyHash: found.apiKeyHash } : null
}

export async function encryptedSettings(
	db: Queryable,
): Promise<Pick<TechnicalRow, 'tenant' | 'authenticationValue' | 'signingKey'>[]> {
	const { tenant, authenticationValue, signingKey } = technicalSettings
	return db
		.select({ tenant, authenticationValue, signingKey })
		.from(technicalSettings)
		.where(or(isNotNull(authenticationValue), isNotNull(signingKey)))
}

const writeEnd = preparedInsert(endedConfigurations, { orNothing: true })

export async function noteEnd(
	db: Queryable,
	tenant: string,
	code: string,
	at: Date,
): Promise<boolean> {
	return (await writeEnd(db, { tenant, code, at })) !== null
}

type End = typeof endedConfigurations.$inferInsert

export async function noteEnds(db: Queryable, ends: readonly End[]): Promise<void> {
	if (ends.length > 0)
		await db
			.insert(endedConfigurations)
			.values([...ends])
			.onConflictDoNothing()
}
