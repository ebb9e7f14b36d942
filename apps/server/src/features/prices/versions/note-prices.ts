import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { noteReseller } from '../../../lib/rights/reseller-audit.ts'

type Switched = { field: 'priceLists' | 'ratings' | 'deliveryZones'; before: string; after: string }

/** Prices of all shops are the operator's: the versions stand in the audit of its own shop. */
export async function notePrices(
	tx: Queryable,
	context: CallContext,
	change: Switched,
): Promise<void> {
	const { code: tenant } = await context.services.tenants.operatorInside(tx)
	await noteReseller(tx, context, { tenant, event: 'resellerChanged', changes: [change] })
}
