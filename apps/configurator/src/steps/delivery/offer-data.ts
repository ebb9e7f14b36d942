// What an offer is asked with: who, where, how, and the price that was on the screen.
import type { Quote } from '@gabarit/price'
import { addressOf } from '../../lib/address.ts'
import type { OfferData } from '../../session/send-design.ts'
import {
	broughtTo,
	customerOf,
	destinationOf,
	type FormValues,
	servicesOf,
} from './delivery-form.ts'

/** The delivery form as the call of an offer spells it; a viewer without prices sends no total. */
export function offerDataOf(
	values: FormValues,
	quote: Quote | null,
	promoCode: string | undefined,
): OfferData {
	const { country, postalCode } = destinationOf(values)
	const remark = values.remark.trim()
	return {
		customer: customerOf(values),
		delivery: {
			deliveryMode: values.deliveryMode,
			country,
			postalCode: postalCode.trim(),
			billingAddress: addressOf(values.billing),
			...broughtTo(values),
			services: servicesOf(values),
			...(remark === '' ? {} : { remark }),
		},
		promoCode,
		total: quote?.totalIncluding,
	}
}
