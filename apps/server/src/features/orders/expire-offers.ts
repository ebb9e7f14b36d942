// What the clock does: offers past their last day are closed.
import { brusselsDay } from '../../lib/calendar.ts'
import type { Services } from '../../lib/services.ts'
import { takeStep } from './change-order.ts'
import { judgeStep } from './order-process.ts'
import { lockOrder, overdueOffers } from './orders-table.ts'

const byClock = new Set(['clock'] as const)
/** Closes every open offer whose last day has passed; how many. Safe to run twice, or on two servers. */
export async function expireOffers(services: Services): Promise<number> {
	const { db } = services
	const today = brusselsDay(services.now())
	let closed = 0
	for (const { tenant, id } of await overdueOffers(db, today))
		closed += await db.transaction(async (tx) => {
			const order = await lockOrder(tx, tenant, id)
			if (!order) return 0
			// Whoever accepted or extended it a moment ago came first.
			const judged = judgeStep('expire', order, byClock, today)
			if (!judged.allowed) return 0
			await takeStep(tx, { services, viewer: null }, order, judged.step)
			return 1
		})
	return closed
}
