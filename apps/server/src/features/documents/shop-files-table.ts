import type { ShopFile } from '@gabarit/contract'
import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { date, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, time } from '../../db/columns.ts'
import { type Keyset, type KeysetRow, keysetPage } from '../../db/keyset.ts'
import type { Queryable } from '../../db/open-database.ts'
import { type Put, preparedSelect } from '../../db/prepared.ts'
import { brusselsDay } from '../../lib/calendar.ts'

export const shopFiles = pgTable(
	'shop_files',
	{
		tenant: text().notNull(),
		id: uuid().notNull().defaultRandom(),
		kind: text().$type<ShopFile['kind']>().notNull(),
		language: text().$type<ShopFile['language']>().notNull(),
		version: integer().notNull(),
		fileName: text('file_name').notNull(),
		mediaType: text('media_type').notNull(),
		size: integer().notNull(),
		createdAt: time('created_at').notNull(),
		createdBy: text('created_by').notNull(),
		/** Its first day in Brussels; null: since it was uploaded. */
		validFrom: date('valid_from'),
		/** Kept, since an order may have accepted it, but no longer listed. */
		removedAt: time('removed_at'),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.id] }),
		uniqueIndex('shop_files_version').on(table.tenant, table.kind, table.language, table.version),
	],
)

export const shopFileContents = pgTable(
	'shop_file_contents',
	{
		tenant: text().notNull(),
		id: uuid().notNull(),
		content: bytes().notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.id] })],
)

export type ShopFileRow = typeof shopFiles.$inferSelect

export async function addShopFile(
	tx: Queryable,
	row: Omit<typeof shopFiles.$inferInsert, 'version'>,
	content: Buffer,
): Promise<ShopFileRow> {
	const next = sql<number>`(select coalesce(max(version), 0) + 1 from shop_files
		where tenant = ${row.tenant} and kind = ${row.kind} and language = ${row.language})`
	const [written] = await tx
		.insert(shopFiles)
		.values({ ...row, version: next })
		.returning()
	if (!written) throw new Error('the file was not written')
	await tx.insert(shopFileContents).values({ tenant: row.tenant, id: written.id, content })
	return written
}

export function listShopFiles(
	db: Queryable,
	tenant: string,
	kind: ShopFile['kind'] | undefined,
	page: Keyset,
): Promise<KeysetRow<ShopFileRow>[]> {
	return keysetPage<ShopFileRow>(db, {
		table: shopFiles,
		where: and(
			eq(shopFiles.tenant, tenant),
			isNull(shopFiles.removedAt),
			kind && eq(shopFiles.kind, kind),
		),
		sort: sql`${shopFiles.createdAt}`,
		type: 'timestamptz',
		key: sql`${shopFiles.id}::text`,
		page,
	})
}

type WholeFile = ShopFileRow & { content: Buffer }

/** `tenant` null = any shop's. */
export async function shopFileById(
	db: Queryable,
	tenant: string | null,
	id: string,
): Promise<WholeFile | null> {
	const [found] = await db
		.select({ ...getTableColumns(shopFiles), content: shopFileContents.content })
		.from(shopFiles)
		.innerJoin(
			shopFileContents,
			and(eq(shopFileContents.tenant, shopFiles.tenant), eq(shopFileContents.id, shopFiles.id)),
		)
		.where(and(tenant === null ? undefined : eq(shopFiles.tenant, tenant), eq(shopFiles.id, id)))
	return found ?? null
}

const readStanding = preparedSelect(getTableColumns(shopFiles), (db, value: Put<'tenant'>) =>
	db
		.select()
		.from(shopFiles)
		.where(and(eq(shopFiles.tenant, value('tenant')), isNull(shopFiles.removedAt)))
		.orderBy(desc(shopFiles.version)),
)

const beginOf = ({ validFrom, createdAt }: ShopFileRow) => validFrom ?? brusselsDay(createdAt)

/** Of each kind and language the one that began last; of two of one day the newer. */
export async function filesInForce(
	db: Queryable,
	tenant: string,
	{ kinds, today }: { kinds: readonly ShopFile['kind'][]; today: string },
): Promise<ShopFileRow[]> {
	const standing = await readStanding(db, { tenant })
	const all = standing
		.filter((row) => kinds.includes(row.kind) && beginOf(row) <= today)
		.toSorted((a, b) => beginOf(b).localeCompare(beginOf(a)) || b.version - a.version)
	const isSame = (a: ShopFileRow, b: ShopFileRow) => a.kind === b.kind && a.language === b.language
	return all.filter((row, i) => all.findIndex((it) => isSame(it, row)) === i)
}

export async function removeShopFile(
	db: Queryable,
	tenant: string,
	id: string,
	at: Date,
): Promise<boolean> {
	const gone = await db
		.update(shopFiles)
		.set({ removedAt: at })
		.where(and(eq(shopFiles.tenant, tenant), eq(shopFiles.id, id), isNull(shopFiles.removedAt)))
		.returning({ id: shopFiles.id })
	return gone.length === 1
}

/** Those that an order accepted since they were there; after the kind as an order stores them: `terms fr 3`. */
export async function acceptedOf(
	db: Queryable,
	tenant: string,
	versions: { version: string; since: Date }[],
): Promise<Set<string>> {
	const { rows } = await db.execute<{ version: string }>(sql`
		select v.version from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as v(version text, since timestamptz)
		where exists (select from orders o
			where o.tenant = ${tenant} and o.kind = 'order' and o.ordered_at >= v.since
				and (v.version = 'terms ' || o.terms_version or v.version = 'privacy ' || o.privacy_version))`)
	return new Set(rows.map(({ version }) => version))
}

/** Also a removed one, since an order accepted it. */
export async function shopFileOfVersion(
	db: Queryable,
	{
		tenant,
		kind,
		language,
		version,
	}: Pick<ShopFileRow, 'tenant' | 'kind' | 'language' | 'version'>,
): Promise<WholeFile | null> {
	const [found] = await db
		.select({ id: shopFiles.id })
		.from(shopFiles)
		.where(
			and(
				eq(shopFiles.tenant, tenant),
				eq(shopFiles.kind, kind),
				eq(shopFiles.language, language),
				eq(shopFiles.version, version),
			),
		)
	return found ? shopFileById(db, tenant, found.id) : null
}
