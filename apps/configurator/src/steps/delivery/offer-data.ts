import { addressOf } from '@gabarit/contract'
import type { Quote } from '@gabarit/price'
import type { OfferData } from '../../session/saved/send-design.ts'
import {
	broughtTo,
	customerOf,
	destinationOf,
	type FormValues,
	servicesOf,
	writtenTexts,
} from './delivery-form.ts'

/** A viewer without prices sends no total. */
export function offerDataOf(
	values: FormValues,
	quote: Quote | null,
	promoCode: string | undefined,
): OfferData {
	const { country, postalCode } = destinationOf(values)
	return {
		customer: customerOf(values),
		delivery: {
			deliveryMode: values.deliveryMode,
			country,
			postalCode: postalCode.trim(),
			billingAddress: addressOf(values.billing),
			...broughtTo(values),
			services: servicesOf(values),
			...writtenTexts(values),
		},
		promoCode,
		total: quote?.totalIncluding,
	}
}
