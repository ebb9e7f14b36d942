// The configuration code is the idempotency key of an order: the same body again returns the order that it made,
// whatever has changed since; another body is refused.
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { canonical, hashOf } from '../../../lib/hash.ts'
import { browserHashOf, giveKey, identifyBrowser } from '../design/designs.ts'
import { replaceEditKey } from '../design/designs-table.ts'
import { type Order, orderByCode, replaceBrowser } from '../orders-table.ts'

export type RequestKey = { tenant: string; code: string; kind: Order['kind']; requestHash: string }

export function requestKeyOf(key: Omit<RequestKey, 'requestHash'>, body: object): RequestKey {
	return { ...key, requestHash: hashOf(canonical({ ...body, code: key.code })) }
}

export function sameRequest(order: Order, { requestHash }: Pick<RequestKey, 'requestHash'>): Order {
	if (order.requestHash !== requestHash) throw failure('configuration_code_taken')
	return order
}

/** What stands under the code: nothing, an offer to order, or what an earlier request with this key wrote. */
export type Existing =
	| { kind: 'new' }
	| { kind: 'offer'; offer: Order }
	| { kind: 'repeated'; order: Order }

export function existingOrder(found: Order | null, key: RequestKey): Existing {
	if (found === null) return { kind: 'new' }
	if (found.kind === 'offer' && key.kind === 'order') return { kind: 'offer', offer: found }
	return { kind: 'repeated', order: sameRequest(found, key) }
}

/**
 * The first answer may have been lost, and with it the edit key of a new browser: the order becomes that of the
 * browser which repeats the request. Answers that browser's new edit key, which it is given once all is written.
 */
export async function recognizeBrowser(
	db: Queryable,
	context: CallContext,
	order: Order,
): Promise<string | null> {
	const { browserHash: before } = order
	// Nobody's where its buyer was erased.
	if (before === null || before === browserHashOf(context)) return null
	const { browserHash: now, newKey } = identifyBrowser(context)
	await replaceBrowser(db, order, { before, now })
	await replaceEditKey(db, order, { before, now })
	return newKey
}

/**
 * If `write` fails, a concurrent request with the same key may have succeeded, and for example have taken the last
 * use of the promo code: then its order is the answer.
 */
export async function writeOrFind<T>(
	context: CallContext,
	key: RequestKey,
	write: () => Promise<T>,
): Promise<T | Order> {
	const { db } = context.services
	try {
		return await write()
	} catch (error) {
		const found = await orderByCode(db, key.tenant, key.code).catch(() => null)
		if (found?.kind !== key.kind || found.requestHash !== key.requestHash) throw error
		giveKey(context, await recognizeBrowser(db, context, found))
		return found
	}
}
