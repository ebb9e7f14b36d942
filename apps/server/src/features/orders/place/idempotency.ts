// A browser whose answer was lost sends its request again: the configuration code is the idempotency key. The same body
// under a code gives the order that it made, whatever has changed since; another body is refused.
import { failure } from '../../../lib/failure.ts'
import { canonical, hashOf } from '../../../lib/hash.ts'
import type { Services } from '../../../lib/services.ts'
import { type Order, orderByCode } from '../orders-table.ts'

export type RequestKey = { tenant: string; code: string; kind: Order['kind']; bodyHash: string }

/** `code` as designs have it, however the body writes it. */
export function requestKeyOf(key: Omit<RequestKey, 'bodyHash'>, body: object): RequestKey {
	return { ...key, bodyHash: hashOf(canonical({ ...body, code: key.code })) }
}

/** The order, where this body made it; any other body is refused. */
export function sameRequest(order: Order, { bodyHash }: Pick<RequestKey, 'bodyHash'>): Order {
	if (order.bodyHash !== bodyHash) throw failure('configuration_code_taken')
	return order
}

/** What an earlier try of the request made; null where there is nothing, or an offer that may still become the order. */
export function madeBefore(found: Order | null, key: RequestKey): Order | null {
	if (found === null || (found.kind === 'offer' && key.kind === 'order')) return null
	return sameRequest(found, key)
}

/**
 * Makes it; where that fails, another try of the same request may have come first, and have taken what this one lacks:
 * the last use of a promo code.
 */
export async function orMadeMeanwhile<T>(
	{ db }: Services,
	key: RequestKey,
	make: () => Promise<T>,
): Promise<T | Order> {
	try {
		return await make()
	} catch (error) {
		const found = await orderByCode(db, key.tenant, key.code).catch(() => null)
		if (found?.kind === key.kind && found.bodyHash === key.bodyHash) return found
		throw error
	}
}
