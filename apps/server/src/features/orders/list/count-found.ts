import {
	type Count,
	orderReferencesQuerySchema,
	productionFilters,
	productionViews,
} from '@gabarit/contract'
import { ORPCError } from '@orpc/server'
import type { CallContext } from '../../../lib/api.ts'
import { viewQueryOf } from '../../../lib/view-query.ts'
import { sumOrders } from './order-count-table.ts'
import { listingOf } from './order-listing.ts'

/** Of the list's address, as a saved view keeps it: with the columns that it hides, and its shop. */
export async function countFound(
	asker: Pick<CallContext, 'services' | 'viewer'>,
	list: 'orders' | 'offers' | 'production',
	{ query, most }: { query: URLSearchParams; most: number },
): Promise<Count | undefined> {
	const kind = list === 'offers' ? 'offer' : 'order'
	const parsed = orderReferencesQuerySchema.safeParse({
		...viewQueryOf(query, ['states', 'types']),
		...(list === 'production' && madeInView(query.get('view') ?? undefined)),
		kind,
	})
	if (!parsed.success) return undefined
	const listing = await listingOf(asker, parsed.data).catch(unknownShop)
	if (listing === undefined) return undefined
	const { scope, filter, found } = listing
	return (await sumOrders(asker.services.db, scope, { ...filter, most }, found)).count
}

/** A view of the workshop, as the list of orders asks for it. */
function madeInView(view: string | undefined) {
	const known = productionViews.find((name) => name === view) ?? 'byWeek'
	return { ...productionFilters[known], view: 'all' }
}

/** A view of a shop that is closed, or another's by now, is one of other words. */
function unknownShop(error: unknown): undefined {
	if (error instanceof ORPCError && error.code === 'reseller_not_found') return undefined
	throw error
}
