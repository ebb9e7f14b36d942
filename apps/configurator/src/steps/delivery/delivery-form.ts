import {
	type Account,
	type Address,
	type AddressText,
	addressLines,
	addressOf,
	addressProblem,
	addressTextOf,
	type CustomerInput,
	centsOf,
	type Domain,
	isEmail,
	isVatNumber,
	type OrderText,
	orderTexts,
	type PaymentType,
	type Service,
} from '@gabarit/contract'
import { type PriceBook, zoneOf } from '@gabarit/price'
import { isReseller } from '../../lib/server/account.ts'
import { countryOf } from '../../lib/server/domain.ts'

export type FormValues = {
	firstName: string
	lastName: string
	email: string
	phoneNumber: string
	gsm: string
	professional: boolean
	companyName: string
	vatNumber: string
	billing: AddressText
	deliveryMode: 'delivery' | 'pickUp'
	elsewhere: boolean
	delivery: AddressText
	fitting: boolean
	carryIn: boolean
	floors: number
	promoCode: string
	texts: Record<OrderText, string>
	reference: string
	/** Euros as typed; empty means the computed price. */
	deliveryPrice: string
	paymentType: PaymentType
	terms: boolean
}

type ErrorKey =
	| 'required'
	| 'email'
	| 'phone'
	| 'postalCode'
	| 'notDeliverable'
	| 'vat'
	| 'amount'
	| 'terms'
/** A field's path: `email`, `billing.postalCode`. */
export type FormErrors = Readonly<Record<string, ErrorKey>>

export function emptyForm(domain: Domain): FormValues {
	const country = countryOf(domain)
	return {
		firstName: '',
		lastName: '',
		email: '',
		phoneNumber: '',
		gsm: '',
		professional: false,
		companyName: '',
		vatNumber: '',
		billing: addressTextOf(null, country),
		deliveryMode: 'delivery',
		elsewhere: false,
		delivery: addressTextOf(null, country),
		fitting: false,
		carryIn: false,
		floors: 1,
		promoCode: '',
		texts: emptyTexts,
		reference: '',
		deliveryPrice: '',
		paymentType: domain.paymentTypes[0] ?? 'None',
		terms: false,
	}
}

/** The billing address unless the form names another one. */
export function destinationOf(values: FormValues): AddressText {
	return values.elsewhere ? values.delivery : values.billing
}

/** Nothing where the customer picks the furniture up. */
export function broughtTo(values: FormValues): { deliveryAddress?: Address } {
	if (values.deliveryMode === 'pickUp') return {}
	return { deliveryAddress: addressOf(destinationOf(values)) }
}

/** Which fields of their own the seller who is logged in fills here. */
export type SellerMay = { deliveryPrice: boolean; reference: boolean }

export function sellerMay(account: Account | null | undefined, domain: Domain): SellerMay {
	const isSeller = isReseller(account)
	return {
		deliveryPrice: isSeller && domain.isDeliveryPriceCustomisable,
		reference: isSeller && domain.isReferenceResellerCustomisable,
	}
}

/** What a seller agreed with the customer; a field that is not shown counts as empty. */
export function sellerTermsOf(
	values: FormValues,
	may: SellerMay,
): { deliveryPrice?: number; reference?: string } {
	const isPriced = may.deliveryPrice && values.deliveryMode === 'delivery'
	const deliveryPrice = isPriced ? centsOf(values.deliveryPrice) : null
	return {
		...(deliveryPrice === null ? {} : { deliveryPrice }),
		...(may.reference ? textIf('reference', values.reference) : {}),
	}
}

/** What the customer wrote in his own words; an empty field is not sent. */
export function writtenTexts({ texts }: FormValues): Partial<Record<OrderText, string>> {
	const written = orderTexts.map((name) => [name, texts[name].trim()] as const)
	return Object.fromEntries(written.filter(([, text]) => text !== ''))
}

const emptyTexts = Object.fromEntries(orderTexts.map((name) => [name, ''])) as FormValues['texts']

const filled = (text: string) => text.trim() !== ''

export function formErrors(
	values: FormValues,
	context: {
		book: PriceBook | null
		may: SellerMay
		isPhone: (text: string, country: 'BE' | 'FR') => boolean
	},
): FormErrors {
	const errors: Record<string, ErrorKey> = {}
	const need = (path: string, text: string) => {
		if (!filled(text)) errors[path] = 'required'
	}
	need('firstName', values.firstName)
	need('lastName', values.lastName)
	need('email', values.email)
	if (filled(values.email) && !isEmail(values.email.trim())) errors['email'] = 'email'
	for (const path of ['phoneNumber', 'gsm'] as const) {
		const text = values[path]
		if (filled(text) && !context.isPhone(text, values.billing.country)) errors[path] = 'phone'
	}
	if (values.professional) {
		need('companyName', values.companyName)
		need('vatNumber', values.vatNumber)
		const { vatNumber, billing } = values
		if (filled(vatNumber) && !isVatNumber(vatNumber, billing.country)) errors['vatNumber'] = 'vat'
	}
	addressErrors('billing', values.billing, errors)
	if (values.deliveryMode === 'delivery') {
		if (values.elsewhere) addressErrors('delivery', values.delivery, errors)
		deliveryErrors(values, context.book, errors)
	}
	if (context.may.reference) need('reference', values.reference)
	if (context.may.deliveryPrice && values.deliveryMode === 'delivery') {
		const { deliveryPrice } = values
		if (filled(deliveryPrice) && centsOf(deliveryPrice) === null) errors['deliveryPrice'] = 'amount'
	}
	if (!values.terms) errors['terms'] = 'terms'
	return errors
}

function addressErrors(
	path: 'billing' | 'delivery',
	address: AddressText,
	errors: Record<string, ErrorKey>,
): void {
	for (const line of addressLines) {
		const problem = addressProblem(address, line)
		if (problem !== null) errors[`${path}.${line}`] = problem
	}
}

function deliveryErrors(
	values: FormValues,
	book: PriceBook | null,
	errors: Record<string, ErrorKey>,
): void {
	const path = values.elsewhere ? 'delivery.postalCode' : 'billing.postalCode'
	const { country, postalCode } = destinationOf(values)
	if (errors[path] !== undefined || book === null) return
	if (!zoneOf(country, postalCode, book.delivery.zones).ok) errors[path] = 'notDeliverable'
}

export function servicesOf(values: FormValues): Service[] {
	if (values.deliveryMode === 'pickUp') return values.fitting ? [{ code: 'fitting' }] : []
	return [
		...(values.fitting ? [{ code: 'fitting' } as const] : []),
		...(values.carryIn ? [{ code: 'carryIn', floors: values.floors } as const] : []),
	]
}

/** Empty strings count as absent. */
export function customerOf(values: FormValues): CustomerInput {
	const { firstName, lastName, email, professional } = values
	return {
		type: professional ? 'Professional' : 'Individual',
		firstName: firstName.trim(),
		lastName: lastName.trim(),
		email: email.trim(),
		...textIf('phoneNumber', values.phoneNumber),
		...textIf('gsm', values.gsm),
		...(professional ? textIf('companyName', values.companyName) : {}),
		...(professional ? textIf('vatNumber', values.vatNumber) : {}),
	}
}

function textIf<K extends string>(key: K, text: string): { [Key in K]?: string } {
	return (filled(text) ? { [key]: text.trim() } : {}) as { [Key in K]?: string }
}
