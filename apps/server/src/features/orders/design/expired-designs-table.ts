// Designs without an owner, unused for two years, with their versions, links and plans.
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open-database.ts'

export async function deleteOwnerlessDesigns(db: Queryable, before: Date): Promise<number> {
	const { rowCount } = await db.execute(sql`
		with gone as (
			delete from designs d where d.owner_id is null
			and d.updated_at < ${before.toISOString()}::timestamptz
			and not exists (select 1 from orders o where o.tenant = d.tenant and o.code = d.code)
			returning tenant, code
		), versions as (
			delete from design_versions v using gone g where v.tenant = g.tenant and v.code = g.code
		), shares as (
			delete from design_shares s using gone g where s.tenant = g.tenant and s.code = g.code
		), plans as (
			delete from documents f using gone g where f.tenant = g.tenant and f.code = g.code
		)
		select tenant from gone`)
	return rowCount ?? 0
}
