import { addressOf, type Client, type PlaceOrder } from '@gabarit/contract'
import type { Quote } from '@gabarit/price'
import { tabStorage } from '../../lib/kept-choice.ts'
import { forgetOwnPage } from '../../lib/own-page.ts'
import { personKeys } from '../../lib/person-state.ts'
import { sendOnce } from '../../lib/send-once.ts'
import { failureOf } from '../../lib/server/client.ts'
import { pauses, sendAgain } from '../../lib/server/send-again.ts'
import { freezeDesign, useSession } from '../../session/session-store.ts'
import {
	broughtTo,
	customerOf,
	type FormValues,
	type SellerMay,
	sellerTermsOf,
	servicesOf,
	writtenTexts,
} from './delivery-form.ts'

const { ordered: key, checkout: checkoutKey } = personKeys

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
		may: SellerMay
	},
	between = pauses,
): Promise<Placing> {
	const { code } = useSession.getState()
	if (code === null) return { kind: 'failed', why: 'unexpected_error' }
	try {
		const send = async (it: PlaceOrder) =>
			(await sendAgain(
				(signal) => client.dressing.configuration.order(it, { signal }),
				between,
			)) as Placed
		const { answer, sent } = await sendOnce(personKeys.ordersInDoubt, bodyOf(code, order), send)
		freezeDesign(sent)
		forgetOwnPage()
		tabStorage.keep(key, JSON.stringify(answer))
		if (answer.paymentUrl !== undefined) tabStorage.keep(checkoutKey, answer.paymentUrl)
		return { kind: 'placed', order: answer }
	} catch (error) {
		return { kind: 'failed', why: failureOf(error) }
	}
}

function bodyOf(code: string, order: Parameters<typeof placeOrder>[1]): PlaceOrder {
	const { values, quote, language, promoCode, may } = order
	const { history, externalReference } = useSession.getState()
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
		...sellerTermsOf(values, may),
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
	const checkout = tabStorage.read(checkoutKey)
	tabStorage.forget(checkoutKey)
	return checkout
}
