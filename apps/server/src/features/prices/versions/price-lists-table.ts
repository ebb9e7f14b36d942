// Imported rows, for differences, reading and downloads; prices use the version's content. Stored and read in
// parts, to save memory.
import { asc, eq, sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../../db/columns.ts'
import type { Queryable } from '../../../db/open-database.ts'
import type { PriceListKind } from '../lists/columns.ts'

export const priceLists = pgTable('price_lists', {
	id: uuid().primaryKey().defaultRandom(),
	kind: text().$type<PriceListKind>().notNull(),
	rowCount: integer('row_count').notNull(),
	createdAt: time('created_at').notNull().defaultNow(),
})

export const priceListParts = pgTable(
	'price_list_parts',
	{
		list: uuid().notNull(),
		place: integer().notNull(),
		rows: jsonb().$type<unknown[]>().notNull(),
	},
	(table) => [primaryKey({ columns: [table.list, table.place] })],
)

const asBuffer = (it: Uint8Array) => Buffer.from(it.buffer, it.byteOffset, it.byteLength)

export async function insertList(
	db: Queryable,
	list: {
		kind: PriceListKind
		rowCount: number
		parts: AsyncIterable<Uint8Array>
		/** Now, where it is not given. */
		createdAt?: Date
	},
): Promise<string> {
	const { parts, ...row } = list
	const [written] = await db.insert(priceLists).values(row).returning({ id: priceLists.id })
	if (!written) throw new Error('the price list was not written')
	let place = 0
	for await (const part of parts) {
		const rows = sql`convert_from(${asBuffer(part)}::bytea, 'UTF8')::jsonb`
		await db.insert(priceListParts).values({ list: written.id, place, rows })
		place += 1
	}
	return written.id
}

/** JSON texts in their order, each read on demand. */
export async function* listParts(db: Queryable, id: string): AsyncGenerator<string, null> {
	const { list, place, rows } = priceListParts
	const places = await db
		.select({ place })
		.from(priceListParts)
		.where(eq(list, id))
		.orderBy(asc(place))
	for (const { place: at } of places) {
		const [found] = await db
			.select({ rows: sql<string>`${rows}::text` })
			.from(priceListParts)
			.where(sql`${list} = ${id} and ${place} = ${at}`)
		if (!found) throw new Error(`part ${at} of the price list is gone`)
		yield found.rows
	}
	return null
}

export type ListFacts = { rows: number; file: { name: string; at: string } | null }

/** How long each list is, and the import that gave it. */
export async function listFacts(db: Queryable, ids: string[]): Promise<Map<string, ListFacts>> {
	type Row = { id: string; rows: number; name: string | null; at: Date | null }
	const { rows } = await db.execute<Row>(sql`
		select l.id, l.row_count as rows, f.file_name as name, f.started_at as at
		from price_lists l left join lateral (
			select i.file_name, i.started_at from price_imports i
			join catalogue_versions v on v.version = i.version
			where v.lists ->> i.kind = l.id::text order by i.started_at limit 1
		) f on true
		where l.id = any(${sql.param(ids)}::uuid[])`)
	return new Map(
		rows.map(({ id, rows: count, name, at }) => {
			const file = name === null || at === null ? null : { name, at: new Date(at).toISOString() }
			return [id, { rows: count, file }]
		}),
	)
}

export async function deleteList(db: Queryable, id: string): Promise<void> {
	await db.delete(priceListParts).where(eq(priceListParts.list, id))
	await db.delete(priceLists).where(eq(priceLists.id, id))
}
