// A new account gets the earlier designs and orders of its e-mail; orders with an entry in their timeline.
import type { Services } from '../../../lib/services.ts'
import { writeAudit } from '../audit-table.ts'
import { ownDesignsUnder } from '../design/designs-table.ts'
import { linkOrders } from '../orders-table.ts'

export function customersService(now: () => Date): Services['customers'] {
	return {
		link: async (tx, tenant, email, userId) => {
			await ownDesignsUnder(tx, tenant, email, userId)
			for (const code of await linkOrders(tx, tenant, email, userId))
				await writeAudit(tx, {
					tenant,
					code,
					at: now(),
					who: null,
					actorKind: 'customer',
					userId,
					event: 'customerLinked',
				})
		},
	}
}
