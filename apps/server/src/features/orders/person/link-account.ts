// Who opens his account finds what he had ordered before: no seller links it, so its timeline tells that he did.
import type { Services } from '../../../lib/services.ts'
import { writeAudit } from '../audit-table.ts'
import { linkOrders } from '../orders-table.ts'

export function customersService(now: () => Date): Services['customers'] {
	return {
		link: async (tx, tenant, email, userId) => {
			for (const code of await linkOrders(tx, tenant, email, userId))
				await writeAudit(tx, {
					tenant,
					code,
					at: now(),
					who: null,
					userId,
					event: 'customerLinked',
				})
		},
	}
}
