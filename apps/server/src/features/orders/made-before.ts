// What a body has made stands, whatever has changed since: a browser whose answer was lost sends it again.
import { failure } from '../../lib/failure.ts'
import type { Services } from '../../lib/services.ts'
import { type Order, orderByCode } from './orders-table.ts'

type Body = { tenant: string; code: string; bodyHash: string; kind: Order['kind'] }

/** The same body again is the same order; anything else under its code is refused. */
export function sameBody(order: Order, { bodyHash }: Pick<Body, 'bodyHash'>): Order {
	if (order.bodyHash !== bodyHash) throw failure('configuration_code_taken')
	return order
}

/** What is found under the body's code, where the body made it; an offer may still become the order. */
export function madeBy(found: Order | null, body: Body): Order | null {
	if (found === null || (found.kind === 'offer' && body.kind === 'order')) return null
	return sameBody(found, body)
}

/**
 * Makes it; where that fails, another try of the same body may have come first, and have taken what this one lacks:
 * the last use of a promo code.
 */
export async function orMadeMeanwhile<T>(
	{ db }: Services,
	body: Body,
	make: () => Promise<T>,
): Promise<T | Order> {
	try {
		return await make()
	} catch (error) {
		const found = await orderByCode(db, body.tenant, body.code).catch(() => null)
		if (found?.kind === body.kind && found.bodyHash === body.bodyHash) return found
		throw error
	}
}
