// What the clock does: offers past their last day are closed.
import { isDatabaseAway } from '../../../db/is-database-away.ts'
import { brusselsDay } from '../../../lib/calendar.ts'
import type { Services } from '../../../lib/services.ts'
import { lockOrder, type Order, overdueOffers } from '../orders-table.ts'
import { takeStep } from './change-order.ts'
import { judgeStep } from './order-process.ts'

const byClock = new Set(['clock'] as const)

/** Their keys are read at once, none twice; what were more than any house sends would end in the next night. */
const atMost = 100_000

/**
 * Closes every open offer whose last day has passed; how many. Safe to run twice, or on two servers. One that cannot
 * be closed keeps no other open.
 */
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
		await takeStep(tx, { services, viewer: null }, order, { step: judged.step })
		return 1
	})
}
