import type { SavedView } from '@gabarit/contract'
import { and, asc, eq } from 'drizzle-orm'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../db/open-database.ts'

export const savedViews = pgTable(
	'saved_views',
	{
		tenant: text().notNull(),
		userId: uuid('user_id').notNull(),
		list: text().$type<SavedView['list']>().notNull(),
		name: text().notNull(),
		query: text().notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.userId, table.list, table.name] })],
)

export type Owner = { tenant: string; id: string }

const ofOwner = ({ tenant, id }: Owner) =>
	and(eq(savedViews.tenant, tenant), eq(savedViews.userId, id))

export function viewsOf(db: Queryable, owner: Owner): Promise<SavedView[]> {
	const { list, name, query } = savedViews
	return db
		.select({ list, name, query })
		.from(savedViews)
		.where(ofOwner(owner))
		.orderBy(asc(list), asc(name))
}

export async function saveView(db: Queryable, owner: Owner, view: SavedView): Promise<void> {
	const { tenant, userId, list, name } = savedViews
	await db
		.insert(savedViews)
		.values({ tenant: owner.tenant, userId: owner.id, ...view })
		.onConflictDoUpdate({ target: [tenant, userId, list, name], set: { query: view.query } })
}

export async function removeView(
	db: Queryable,
	owner: Owner,
	{ list, name }: Pick<SavedView, 'list' | 'name'>,
): Promise<void> {
	await db
		.delete(savedViews)
		.where(and(ofOwner(owner), eq(savedViews.list, list), eq(savedViews.name, name)))
}

export async function removeViewsOf(db: Queryable, owner: Owner): Promise<void> {
	await db.delete(savedViews).where(ofOwner(owner))
}
