// What the clock does: offers past their last day are closed.
import { isDatabaseAway } from '../../db/is-database-away.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import type { Services } from '../../lib/services.ts'
import { takeStep } from './change-order.ts'
import { judgeStep } from './order-process.ts'
import { lockOrder, type Order, overdueOffers } from './orders-table.ts'

const byClock = new Set(['clock'] as const)

/** Held one by one; more of them are read when these are done. */
const atOnce = 1000

/**
 * Closes every open offer whose last day has passed; how many. Safe to run twice, or on two servers. One that cannot
 * be closed keeps no other open.
 */
export async function expireOffers(services: Services, most = atOnce): Promise<number> {
	const today = brusselsDay(services.now())
	const faults = new Map<string, unknown>()
	let closed = 0
	for (let isMore = true; isMore; ) {
		const overdue = await overdueOffers(services.db, today, faults.size + most)
		const before = closed + faults.size
		for (const key of overdue.filter(({ id }) => !faults.has(id)))
			try {
				closed += await expireOffer(services, key, today)
			} catch (error) {
				if (isDatabaseAway(error)) throw error
				faults.set(key.id, error)
			}
		isMore = closed + faults.size > before
	}
	const [fault] = faults.values()
	if (fault !== undefined)
		throw new Error(`${faults.size} offers could not be closed`, { cause: fault })
	return closed
}

/** Whoever accepted or extended it a moment ago came first. */
function expireOffer(
	services: Services,
	{ tenant, id }: Pick<Order, 'tenant' | 'id'>,
	today: string,
): Promise<number> {
	return services.db.transaction(async (tx) => {
		const order = await lockOrder(tx, tenant, id)
		if (!order) return 0
		const judged = judgeStep('expire', order, byClock, today)
		if (!judged.allowed) return 0
		await takeStep(tx, { services, viewer: null }, order, judged.step)
		return 1
	})
}
