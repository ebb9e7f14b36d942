// The newest offers of all shops with what was frozen, for looking at what new prices would do to them.
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open-database.ts'
import type { LastOffer } from '../../lib/services.ts'

/** Each shop's newest first, by its own index; of those the newest of all. */
export async function lastOffers(db: Queryable, limit: number): Promise<LastOffer[]> {
	const found = await db.execute(sql`
		select o.reference, o.tenant, s.furniture::text as furniture, s.quote ->> 'viewer' as viewer,
			s.quote ->> 'country' as country,
			coalesce(o.delivery_address, o.billing_address) ->> 'postalCode' as "postalCode",
			o.delivery_mode as "deliveryMode", o.services
		from (
			select newest.* from tenants t cross join lateral (
				select * from orders where tenant = t.code and kind = 'offer'
				order by ordered_at desc, reference desc limit ${limit}
			) newest
			order by newest.ordered_at desc limit ${limit}
		) o
		join order_snapshots s on s.tenant = o.tenant and s.order_id = o.id
		order by o.ordered_at desc`)
	return found.rows as LastOffer[]
}
