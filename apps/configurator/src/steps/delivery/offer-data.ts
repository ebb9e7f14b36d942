import { addressOf } from '@gabarit/contract'
import type { Quote } from '@gabarit/price'
import type { OfferData } from '../../session/saved/send-design.ts'
import {
	broughtTo,
	customerOf,
	destinationOf,
	type FormValues,
	type SellerMay,
	sellerTermsOf,
	servicesOf,
	writtenTexts,
} from './delivery-form.ts'

/** A viewer without prices sends no total. */
export function offerDataOf(form: {
	values: FormValues
	quote: Quote | null
	promoCode: string | undefined
	may: SellerMay
}): OfferData {
	const { values, quote, promoCode } = form
	const { country, postalCode } = destinationOf(values)
	const { deliveryPrice, reference } = sellerTermsOf(values, form.may)
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
			...(deliveryPrice === undefined ? {} : { deliveryPrice }),
		},
		promoCode,
		reference,
		total: quote?.totalIncluding,
	}
}
