// What the last button sends. Loaded while the page is idle: no step waits for it.

import type { Language } from '@gabarit/i18n'
import type { Quote } from '@gabarit/price'
import { apiClient, type failureOf } from '../../lib/server/client.ts'
import { sendDesign } from '../../session/saved/send-design.ts'
import { isPromoOpen, settledPromo } from './check-promo.ts'
import type { FormValues, SellerMay } from './delivery-form.ts'
import { useDeliveryState } from './delivery-state.ts'
import { offerDataOf } from './offer-data.ts'
import { placeOrder } from './place-order.ts'

type Form = {
	values: FormValues
	/** null where the viewer sees no price. */
	quote: Quote | null
	language: Language
	may: SellerMay
}

/** The reference of the order or offer, or why there is none; `seen`: a field of the form says it. */
export async function sendForm(
	kind: 'order' | 'offer',
	form: Form,
): Promise<{ reference: string } | ReturnType<typeof failureOf> | 'seen'> {
	if (form.quote !== null) {
		const wasOpen = isPromoOpen()
		const promo = await settledPromo()
		if (promo === 'refused') return 'seen'
		// The price that was agreed to is without the code.
		if (wasOpen) return promo === 'granted' ? 'price_changed' : 'seen'
	}
	return kind === 'order' ? await ordered(form) : await offered(form)
}

async function ordered({ quote, ...form }: Form) {
	if (quote === null) return 'unexpected_error'
	const placing = await placeOrder(apiClient(), { ...form, quote, promoCode: grantedCode() })
	return placing.kind === 'placed' ? placing.order : placing.why
}

async function offered({ language, ...form }: Form) {
	const offer = offerDataOf({ ...form, promoCode: grantedCode() })
	const sending = await sendDesign(apiClient(), { kind: 'offer', language, offer })
	return sending.kind === 'saved' ? { reference: sending.reference ?? sending.code } : sending.why
}

function grantedCode(): string | undefined {
	const { promo } = useDeliveryState.getState()
	return promo.kind === 'granted' ? promo.code : undefined
}
