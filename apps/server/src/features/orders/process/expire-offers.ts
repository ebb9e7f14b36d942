import { isDatabaseAway } from '../../../db/is-database-away.ts'
import { brusselsDay } from '../../../lib/calendar.ts'
import type { Services } from '../../../lib/services.ts'
import { lockOrder, type Order, overdueOffers } from '../orders-table.ts'
import { applyTransition } from './change-order.ts'
import { judgeTransition } from './order-process.ts'

const byClock = new Set(['clock'] as const)

/** More than expire in a night; the rest follows in the next. */
const atMost = 100_000

/** Returns how many. Safe to run twice, or on two servers; one that fails does not stop the rest. */
export async function expireOffers(services: Services): Promise<number> {
	const today = brusselsDay(services.now())
	const faults: Error[] = []
	let closed = 0
	for (const key of await overdueOffers(services.db, today, atMost))
		try {
			closed += await expireOffer(services, key, today)
		} catch (error) {
			if (isDatabaseAway(error)) throw error
			faults.push(new Error(`${key.tenant} ${key.id}`, { cause: error }))
		}
	if (faults.length > 0) {
		const names = faults.map((it) => it.message).join(', ')
		throw new AggregateError(faults, `offers that could not be closed: ${names}`)
	}
	return closed
}

/** The offer may have been accepted or extended meanwhile. */
function expireOffer(
	services: Services,
	{ tenant, id }: Pick<Order, 'tenant' | 'id'>,
	today: string,
): Promise<number> {
	return services.db.transaction(async (tx) => {
		const order = await lockOrder(tx, tenant, id)
		if (!order) return 0
		const judged = judgeTransition('expire', order, byClock, today)
		if (!judged.allowed) return 0
		const { transition } = judged
		const change = { expiredAt: services.now() }
		await applyTransition(tx, { services, viewer: null }, order, { transition, change })
		return 1
	})
}
