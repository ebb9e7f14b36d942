// The configuration code is the idempotency key of an order: the same body again returns the order that it made,
// whatever has changed since; another body is refused.
import { failure } from '../../../lib/failure.ts'
import { canonical, hashOf } from '../../../lib/hash.ts'
import type { Services } from '../../../lib/services.ts'
import { type Order, orderByCode } from '../orders-table.ts'

export type RequestKey = { tenant: string; code: string; kind: Order['kind']; requestHash: string }

export function requestKeyOf(key: Omit<RequestKey, 'requestHash'>, body: object): RequestKey {
	return { ...key, requestHash: hashOf(canonical({ ...body, code: key.code })) }
}

export function sameRequest(order: Order, { requestHash }: Pick<RequestKey, 'requestHash'>): Order {
	if (order.requestHash !== requestHash) throw failure('configuration_code_taken')
	return order
}

/** The order that an earlier request with this key wrote. Null where there is none, or an offer that can be ordered. */
export function existingOrder(found: Order | null, key: RequestKey): Order | null {
	if (found === null || (found.kind === 'offer' && key.kind === 'order')) return null
	return sameRequest(found, key)
}

/**
 * If `write` fails, a concurrent request with the same key may have succeeded, and for example have taken the last
 * use of the promo code: then its order is the answer.
 */
export async function writeOrFind<T>(
	{ db }: Services,
	key: RequestKey,
	write: () => Promise<T>,
): Promise<T | Order> {
	try {
		return await write()
	} catch (error) {
		const found = await orderByCode(db, key.tenant, key.code).catch(() => null)
		if (found?.kind === key.kind && found.requestHash === key.requestHash) return found
		throw error
	}
}
