import { addressOf, type Client, centsOf, type PlaceOrder } from '@gabarit/contract'
import type { Quote } from '@gabarit/price'
import { tabStorage } from '../../lib/kept-choice.ts'
import { failureOf } from '../../lib/server/client.ts'
import { isInDoubt, pauses, sendAgain } from '../../lib/server/send-again.ts'
import { freezeDesign, useSession } from '../../session/session-store.ts'
import {
	broughtTo,
	customerOf,
	type FormValues,
	servicesOf,
	writtenTexts,
} from './delivery-form.ts'

const key = 'gabarit.ordered'
const wayKey = 'gabarit.way-to-pay'
/** Orders of this tab whose answer never came: the server may have placed them. */
const doubtKey = 'gabarit.orders-in-doubt'

export type Placed = { reference: string; code: string; total: number; paymentUrl?: string }
export type Placing =
	| { kind: 'placed'; order: Placed }
	| { kind: 'failed'; why: ReturnType<typeof failureOf> }

/** Never throws. */
export async function placeOrder(
	client: Client,
	order: {
		values: FormValues
		quote: Quote
		language: PlaceOrder['language']
		promoCode: string | undefined
		isReseller: boolean
	},
	between = pauses,
): Promise<Placing> {
	const { code } = useSession.getState()
	if (code === null) return { kind: 'failed', why: 'unexpected_error' }
	try {
		const placed = await placedOnce(client, bodyOf(code, order), between)
		tabStorage.forget(doubtKey)
		freezeDesign()
		tabStorage.keep(key, JSON.stringify(placed))
		if (placed.paymentUrl !== undefined) tabStorage.keep(wayKey, placed.paymentUrl)
		return { kind: 'placed', order: placed }
	} catch (error) {
		return { kind: 'failed', why: failureOf(error) }
	}
}

/**
 * Retries until there is an answer. An unanswered order of this tab keeps its code: under another,
 * two would be delivered.
 */
async function placedOnce(
	client: Client,
	body: PlaceOrder,
	between: readonly number[],
): Promise<Placed> {
	const send = (it: PlaceOrder) =>
		sendAgain((signal) => client.dressing.configuration.order(it, { signal }), between)
	const doubts = ordersInDoubt().filter((it) => it.code === body.code)
	// Kept before it is sent: the page may be reloaded before the answer comes.
	keepInDoubt([...doubts, body])
	try {
		return (await send(body)) as Placed
	} catch (error) {
		if (isInDoubt(error)) throw error
		keepInDoubt(doubts)
		if (failureOf(error) !== 'configuration_code_taken') throw error
		for (const doubt of doubts) {
			const stands = await send(doubt).catch(() => null)
			if (stands !== null) return stands as Placed
		}
		throw error
	}
}

function keepInDoubt(orders: readonly PlaceOrder[]): void {
	tabStorage.keep(doubtKey, JSON.stringify(orders))
}

function ordersInDoubt(): PlaceOrder[] {
	try {
		return JSON.parse(tabStorage.read(doubtKey) ?? '[]') as PlaceOrder[]
	} catch {
		return []
	}
}

function bodyOf(code: string, order: Parameters<typeof placeOrder>[1]): PlaceOrder {
	const { values, quote, language, promoCode, isReseller } = order
	const { history, externalReference } = useSession.getState()
	const deliveryPrice = isReseller ? centsOf(values.deliveryPrice) : null
	return {
		code,
		configuration: history.present,
		language,
		...(externalReference === null ? {} : { externalReference }),
		customer: customerOf(values),
		billingAddress: addressOf(values.billing),
		deliveryMode: values.deliveryMode,
		...broughtTo(values),
		services: servicesOf(values),
		...(promoCode === undefined ? {} : { promoCode }),
		...writtenTexts(values),
		...(isReseller && values.reference.trim() !== '' ? { reference: values.reference.trim() } : {}),
		...(deliveryPrice === null ? {} : { deliveryPrice }),
		paymentType: values.paymentType,
		total: quote.totalIncluding,
		termsAccepted: values.terms,
	}
}

export function placedOrder(reference: string): Placed | null {
	try {
		const kept = JSON.parse(tabStorage.read(key) ?? 'null') as Placed | null
		return kept?.reference === reference ? kept : null
	} catch {
		return null
	}
}

/** The checkout page of the order just placed. It is read once, so that Back does not lead there again. */
export function takeCheckoutUrl(): string | null {
	const way = tabStorage.read(wayKey)
	tabStorage.forget(wayKey)
	return way
}
