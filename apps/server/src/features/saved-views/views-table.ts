import type { KeptList, SavedView } from '@gabarit/contract'
import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import {
	boolean,
	pgTable,
	primaryKey,
	smallint,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import type { Queryable } from '../../db/open-database.ts'

export const savedViews = pgTable(
	'saved_views',
	{
		tenant: text().notNull(),
		/** Of a shared view, who wrote it last. */
		userId: uuid('user_id').notNull(),
		list: text().$type<SavedView['list']>().notNull(),
		name: text().notNull(),
		query: text().notNull(),
		shared: boolean().notNull().default(false),
	},
	(table) => [
		primaryKey({
			columns: [table.tenant, table.userId, table.list, table.name, table.shared],
		}),
		// Two administrators may save one name at once.
		uniqueIndex('saved_views_shared').on(table.tenant, table.list, table.name).where(sql`shared`),
	],
)

export const listColumns = pgTable(
	'list_columns',
	{
		tenant: text().notNull(),
		userId: uuid('user_id').notNull(),
		list: text().$type<SavedView['list']>().notNull(),
		hidden: text().array().notNull(),
		/** Of its page. */
		rows: smallint().$type<KeptList['rows']>().notNull().default(25),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.userId, table.list] })],
)

export type Owner = { tenant: string; id: string }
export type ViewName = Pick<SavedView, 'list' | 'name' | 'shared'>

const columns = {
	list: savedViews.list,
	name: savedViews.name,
	query: savedViews.query,
	shared: savedViews.shared,
}

const ofOwner = ({ tenant, id }: Owner) =>
	and(eq(savedViews.tenant, tenant), eq(savedViews.userId, id))

/** One's own, and the shop's. */
const seenBy = ({ tenant, id }: Owner) =>
	and(eq(savedViews.tenant, tenant), or(eq(savedViews.userId, id), eq(savedViews.shared, true)))

const ofName = (owner: Owner, { list, name, shared }: ViewName) =>
	and(
		shared ? eq(savedViews.tenant, owner.tenant) : ofOwner(owner),
		eq(savedViews.list, list),
		eq(savedViews.name, name),
		eq(savedViews.shared, shared),
	)

/** `withShared`: with those of the shop. */
export function viewsSeenBy(
	db: Queryable,
	owner: Owner,
	withShared: boolean,
): Promise<SavedView[]> {
	return db
		.select(columns)
		.from(savedViews)
		.where(withShared ? seenBy(owner) : and(ofOwner(owner), eq(savedViews.shared, false)))
		.orderBy(asc(savedViews.list), desc(savedViews.shared), asc(savedViews.name))
}

/** Those that he wrote, for the copy of his data. */
export function viewsOf(db: Queryable, owner: Owner): Promise<SavedView[]> {
	return db
		.select(columns)
		.from(savedViews)
		.where(ofOwner(owner))
		.orderBy(asc(savedViews.list), asc(savedViews.name))
}

/** In place of the view of that name: a shared one may have been another administrator's. */
export async function saveView(db: Queryable, owner: Owner, view: SavedView): Promise<void> {
	const { tenant, userId, list, name, shared } = savedViews
	const values = { tenant: owner.tenant, userId: owner.id, ...view }
	const set = { query: view.query, userId: owner.id }
	const insert = db.insert(savedViews).values(values)
	if (view.shared)
		await insert.onConflictDoUpdate({
			target: [tenant, list, name],
			targetWhere: sql`shared`,
			set,
		})
	else await insert.onConflictDoUpdate({ target: [tenant, userId, list, name, shared], set })
}

export async function removeView(db: Queryable, owner: Owner, view: ViewName): Promise<void> {
	await db.delete(savedViews).where(ofName(owner, view))
}

export function keptListsOf(db: Queryable, { tenant, id }: Owner): Promise<KeptList[]> {
	const { list, hidden, rows } = listColumns
	return db
		.select({ list, hidden, rows })
		.from(listColumns)
		.where(and(eq(listColumns.tenant, tenant), eq(listColumns.userId, id)))
		.orderBy(asc(list))
}

export async function keepList(
	db: Queryable,
	owner: Owner,
	{ list, hidden, rows }: KeptList,
): Promise<void> {
	await db
		.insert(listColumns)
		.values({ tenant: owner.tenant, userId: owner.id, list, hidden, rows })
		.onConflictDoUpdate({
			target: [listColumns.tenant, listColumns.userId, listColumns.list],
			set: { hidden, rows },
		})
}

/** Shared views stay with the shop. */
export async function removeViewsOf(db: Queryable, owner: Owner): Promise<void> {
	await db.delete(savedViews).where(and(ofOwner(owner), eq(savedViews.shared, false)))
	await db
		.delete(listColumns)
		.where(and(eq(listColumns.tenant, owner.tenant), eq(listColumns.userId, owner.id)))
}
