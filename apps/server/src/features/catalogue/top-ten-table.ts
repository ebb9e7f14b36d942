import { startTypes } from '@gabarit/engine'
import { eq, sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../../db/columns.ts'
import type { Queryable } from '../../db/open-database.ts'

export const topTens = pgTable('top_tens', {
	tenant: text().primaryKey(),
	templates: jsonb().$type<string[]>().notNull(),
	orders: integer().notNull(),
	countedAt: time('counted_at').notNull(),
})

/** Every shop; refused and deleted orders do not count, nor furniture without bays. */
export async function countTopTens(db: Queryable, now: Date): Promise<void> {
	const at = sql`${now.toISOString()}::timestamptz`
	await db.execute(sql`
		with placed as (
			select o.tenant, s.furniture from orders o
			join order_snapshots s on s.tenant = o.tenant and s.order_id = o.id
			where o.kind = 'order' and o.status <> 'Refused' and o.type = any(${sql.param(startTypes)})
			and o.ordered_at > ${at} - interval '12 months' and o.ordered_at <= ${at}
		), shops as (
			select tenant, count(*)::int as orders from placed group by tenant
		), counted as (
			select p.tenant, bay #>> '{}' as template, count(*) as times from placed p,
				jsonb_path_query(p.furniture::jsonb, '$.runs[*].modules[*].bays[*].template') as bay
			where jsonb_typeof(bay) = 'string' group by 1, 2
		), ranked as (
			select *, row_number() over (partition by tenant order by times desc, template) as place
			from counted
		)
		insert into top_tens (tenant, templates, orders, counted_at)
		select s.tenant, coalesce(jsonb_agg(r.template order by r.place)
			filter (where r.template is not null), '[]'), s.orders, ${at}
		from shops s left join ranked r on r.tenant = s.tenant and r.place <= 10
		group by s.tenant, s.orders
		on conflict (tenant) do update set templates = excluded.templates,
			orders = excluded.orders, counted_at = excluded.counted_at`)
	await db.execute(sql`delete from top_tens where counted_at < ${at}`)
}

export async function countedTopTen(
	db: Queryable,
	tenant: string,
): Promise<{ templates: string[]; orders: number } | null> {
	const [found] = await db.select().from(topTens).where(eq(topTens.tenant, tenant))
	return found ?? null
}
