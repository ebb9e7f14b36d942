// Keyset pagination: page 1,000 costs what page 1 costs.
import { SORT_KEY_MAX, SORT_TEXT_MAX } from '@gabarit/contract'
import { and, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable, SelectedFieldsFlat } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Queryable } from './open-database.ts'

export type Keyset = {
	limit: number
	direction: 'asc' | 'desc'
	from: { value: string; key: string; side: 'after' | 'before' } | null
}

export type KeysetRow<T> = { row: T; value: string; key: string }

export type SortType = 'timestamptz' | 'date' | 'text' | 'bigint'

/** `sort`: the page's sort expression for the rows of this part, as its index has it. */
export type PartOfPage = { where: SQL | undefined; sort?: SQL }

type PageQuestion = {
	table: PgTable
	columns?: SelectedFieldsFlat
	where: SQL | undefined
	/** Disjoint parts: each is read by its own index, then merged. */
	oneOf?: PartOfPage[]
	/** Find the page's keys first, in an index that holds all that is asked, and read only its rows from the table. */
	keysFirst?: boolean
	/** What names one row of all shops in an index, several columns too, where the key does not: it is a text of it, or a part. */
	rowKey?: SQL
	/** Never null: wrap nullable columns in coalesce. */
	sort: SQL
	key: SQL
	type: SortType
	page: Keyset
}

export async function keysetPage<T>(
	db: Queryable,
	question: PageQuestion,
): Promise<KeysetRow<T>[]> {
	const { table, columns, where, oneOf = [], keysFirst = false, sort, key, page } = question
	const { rowKey = key } = question
	const back = page.from?.side === 'before'
	const upwards = (page.direction === 'asc') !== back
	const order = upwards ? sql`asc` : sql`desc`
	const type = sql.raw(question.type)
	const behind = (by: SQL) =>
		page.from
			? sql`(${by}, ${key}) ${sql.raw(upwards ? '>' : '<')} (${page.from.value}::${type}, ${page.from.key})`
			: undefined
	const parts: PartOfPage[] = oneOf.length === 0 && keysFirst ? [{ where: undefined }] : oneOf
	const isByKeys = keysFirst || parts.length > 1
	const pages = parts.map(({ where: one, sort: by = sort }) => {
		const found = and(where, behind(by), one)
		return sql`(select ${rowKey} from ${table} where ${found}
			order by ${by} ${order}, ${key} ${order} limit ${page.limit + 1})`
	})
	const merged = sql`select * from (${sql.join(pages, sql` union all `)}) as pages`
	// Asked twice, it is estimated as rarer than it is, and all rows are read again.
	const rest = question.rowKey === undefined ? where : undefined
	const rows = await db
		.select({
			row: columns ?? getTableColumns(table),
			value: sql<string>`(${sort})::text`,
			key: sql<string>`${key}`,
		})
		.from(table)
		.where(
			isByKeys
				? and(rest, sql`(${rowKey}) in (${merged})`)
				: and(where, behind(sort), parts[0]?.where),
		)
		.orderBy(sql`${sort} ${order}`, sql`${key} ${order}`)
		.limit(page.limit + 1)
	return rows
}

const cursorSchema = z.tuple([z.string().max(SORT_TEXT_MAX), z.string().max(SORT_KEY_MAX)])

function cursorOf(row: KeysetRow<unknown>): string {
	return Buffer.from(JSON.stringify([row.value, row.key])).toString('base64url')
}

/** As PostgreSQL prints each type; other cursors were tampered with. */
const spellings: Record<SortType, RegExp> = {
	timestamptz: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?$/,
	date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
	text: /^[^\0]*$/,
	bigint: /^-?\d{1,15}$/,
}

/** Null for an invalid cursor: the caller answers the first page. */
function readCursor(
	cursor: string | undefined,
	type: SortType,
): { value: string; key: string } | null {
	if (cursor === undefined) return null
	try {
		const read = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
		const [value, key] = read
		const isOurs = spellings[type].test(value) && spellings.text.test(key)
		const isDay = type === 'text' || type === 'bigint' || !Number.isNaN(Date.parse(value))
		return isOurs && isDay ? { value, key } : null
	} catch {
		return null
	}
}

type PageQuery = {
	after?: string | undefined
	before?: string | undefined
	limit: number
	direction: 'asc' | 'desc'
}

export function keysetOf(query: PageQuery, type: SortType): Keyset {
	const after = readCursor(query.after, type)
	const before = after === null ? readCursor(query.before, type) : null
	const from = after ? { ...after, side: 'after' as const } : null
	return {
		limit: query.limit,
		direction: query.direction,
		from: from ?? (before ? { ...before, side: 'before' as const } : null),
	}
}

/** A first page that is not full holds all that there is: nothing is left to count. */
export function isWhole(found: readonly unknown[], { limit, from }: Keyset): boolean {
	return from === null && found.length <= limit
}

export function pageOf<T>(
	found: KeysetRow<T>[],
	page: Keyset,
): { rows: T[]; next: string | null; previous: string | null } {
	const more = found.length > page.limit
	const rows = found.slice(0, page.limit)
	const back = page.from?.side === 'before'
	if (back) rows.reverse()
	const first = rows[0]
	const last = rows.at(-1)
	const hasNext = back || more
	const hasPrevious = back ? more : page.from !== null
	return {
		rows: rows.map((it) => it.row),
		next: hasNext && last ? cursorOf(last) : null,
		previous: hasPrevious && first ? cursorOf(first) : null,
	}
}
