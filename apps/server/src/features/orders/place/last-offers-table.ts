import type { DeliveryZone } from '@gabarit/price'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open-database.ts'
import type { LastOffer } from '../service.ts'
import { type QuotedTerms, standingTerms } from './standing-terms.ts'

type Found = Pick<LastOffer, 'reference' | 'tenant' | 'furniture' | 'viewer' | 'ratedBy'> &
	Omit<Parameters<typeof standingTerms>[0], 'quote'> & { quote: QuotedTerms }

export async function lastOffers(
	db: Queryable,
	limit: number,
	zones: readonly DeliveryZone[],
): Promise<LastOffer[]> {
	const found = await db.execute(sql`
		select o.reference, o.tenant, s.furniture::text as furniture, s.quote ->> 'viewer' as viewer,
			case s.quote ->> 'viewer' when 'professional' then o.customer_id else o.seller_id end as "ratedBy",
			json_build_object('country', s.quote -> 'country', 'zone', s.quote -> 'zone',
				'discounts', s.quote -> 'discounts', 'delivery', s.quote -> 'delivery',
				'isDeliveryAgreed', s.quote -> 'isDeliveryAgreed') as quote,
			o.delivery_address ->> 'postalCode' as "postalCode",
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
	return (found.rows as Found[]).map(
		({ reference, tenant, furniture, viewer, ratedBy, ...offer }) => ({
			reference,
			tenant,
			furniture,
			viewer,
			ratedBy,
			circumstances: standingTerms(offer, zones),
		}),
	)
}
