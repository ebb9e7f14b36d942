// The fields of each group of corrections as texts, and the correction that changed texts make.
import {
	type Address,
	type AddressText,
	addressLines,
	addressOf,
	addressProblem,
	addressTextOf,
	type Correction,
	type CorrectionField,
	centsOf,
	type OrderPage,
	type PaymentType,
} from '@gabarit/contract'
import {
	amountProblem,
	dayProblem,
	emailProblem,
	type FormProblem,
	floorsProblem,
	percentageOf,
	percentProblem,
	requiredProblem,
	vatProblem,
} from '../../../lib/form/form-rules.ts'

export type AddressName = 'deliveryAddress' | 'billingAddress'
export const addressParts = [...addressLines, 'country'] as const
export type AddressPart = (typeof addressParts)[number]
type AddressField = `${AddressName}.${AddressPart}`

/** An attestation is a file, with a sheet of its own. */
type FormField = Exclude<CorrectionField, 'attestation'>

export type CorrectionText =
	| Exclude<FormField, AddressName | 'services' | 'discount'>
	| AddressField
	| 'fitting'
	| 'floors'
	| 'discountKind'
	| 'discountValue'
	| 'discountReason'

export type FormGroup = 'customer' | 'delivery' | 'price' | 'references' | 'payment'
export type Group = FormGroup | 'attestation'

export const fieldsOfGroup: Record<Group, readonly CorrectionField[]> = {
	customer: ['firstName', 'lastName', 'companyName', 'vatNumber', 'email', 'phoneNumber', 'gsm'],
	delivery: ['deliveryMode', 'deliveryAddress', 'billingAddress', 'services', 'deliveryDate'],
	price: ['discount', 'deliveryPrice'],
	references: ['remark', 'externalReference', 'resellerReference'],
	payment: ['paymentType'],
	attestation: ['attestation'],
}

export type Values = Readonly<Record<CorrectionText, string>>

type Writing = {
	/** Cents as a person types them: `119,50`. */
	amount: (cents: number) => string
	/** The shop's, where there is no address yet. */
	country: Address['country']
}

function addressTexts(
	name: AddressName,
	address: Address | null,
	country: Address['country'],
): Record<AddressField, string> {
	const text = addressTextOf(address, country)
	return Object.fromEntries(
		Object.entries(text).map(([line, value]) => [`${name}.${line}`, value]),
	) as Record<AddressField, string>
}

function discountTexts({ quote }: OrderPage, amount: Writing['amount']) {
	const given = quote?.discounts.find((it) => it.kind === 'manual')
	if (!given) return { discountKind: 'none', discountValue: '', discountReason: '' }
	const { percentage, label: discountReason } = given
	return percentage === undefined
		? { discountKind: 'amount', discountValue: amount(given.amount), discountReason }
		: { discountKind: 'percentage', discountValue: String(percentage), discountReason }
}

export function textsOf(order: OrderPage, { amount, country }: Writing): Values {
	const { customer, delivery, services, quote } = order
	const carried = services.find((it) => it.code === 'carryIn')
	return {
		firstName: customer.firstName,
		lastName: customer.lastName,
		companyName: customer.companyName ?? '',
		vatNumber: customer.vatNumber ?? '',
		email: customer.email ?? '',
		phoneNumber: customer.phoneNumber ?? '',
		gsm: customer.gsm ?? '',
		remark: order.remark ?? '',
		externalReference: order.externalReference ?? '',
		resellerReference: order.resellerReference ?? '',
		deliveryMode: delivery.mode,
		...addressTexts('deliveryAddress', delivery.address, country),
		...addressTexts('billingAddress', order.billingAddress, country),
		fitting: services.some((it) => it.code === 'fitting') ? 'yes' : 'none',
		floors: carried ? String(carried.floors) : '',
		deliveryDate: delivery.plannedAt ?? '',
		...discountTexts(order, amount),
		deliveryPrice: quote?.isDeliveryAgreed ? amount(quote.delivery) : '',
		paymentType: order.payment.type,
	}
}

/** The invoice goes where the furniture goes. */
export function isBilledThere(values: Values): boolean {
	return addressParts.every(
		(part) => values[`deliveryAddress.${part}`] === values[`billingAddress.${part}`],
	)
}

type Typed = readonly (readonly [CorrectionText, string])[]

function copied(values: Values, from: AddressName, to: AddressName): Typed {
	return addressParts.map((part) => [`${to}.${part}`, values[`${from}.${part}`]])
}

/** The delivery's address for both, or the invoice's where the delivery has none yet. */
export function oneAddress(values: Values): Typed {
	const isEmpty = addressLines.every((line) => values[`deliveryAddress.${line}`].trim() === '')
	return isEmpty
		? copied(values, 'billingAddress', 'deliveryAddress')
		: copied(values, 'deliveryAddress', 'billingAddress')
}

/** The invoice goes where it went before the correction. */
export function ownBilling(base: Values): Typed {
	return copied(base, 'billingAddress', 'billingAddress')
}

function addressIn(values: Values, name: AddressName): AddressText {
	const line = (key: AddressPart) => values[`${name}.${key}`]
	return {
		street: line('street'),
		streetNumber: line('streetNumber'),
		box: line('box'),
		postalCode: line('postalCode'),
		city: line('city'),
		country: line('country') === 'FR' ? 'FR' : 'BE',
	}
}

type Problems = Partial<Record<CorrectionText, FormProblem>>

function addressProblems(values: Values, name: AddressName): Problems {
	const address = addressIn(values, name)
	const problems = addressLines.map((line) => [`${name}.${line}`, addressProblem(address, line)])
	return Object.fromEntries(problems.filter(([, problem]) => problem !== null)) as Problems
}

function discountProblems({ discountKind, discountValue, discountReason }: Values): Problems {
	if (discountKind === 'none') return {}
	const isAmount = discountKind === 'amount'
	const wrong = isAmount
		? (requiredProblem(discountValue) ?? amountProblem(discountValue))
		: percentProblem(discountValue)
	return only({ discountValue: wrong, discountReason: requiredProblem(discountReason) })
}

function only(problems: Partial<Record<CorrectionText, FormProblem | null>>): Problems {
	return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null))
}

/** Whatever stands in the way of saving, of the fields that count as they stand. */
export function correctionProblems(values: Values, base: Values, today: string): Problems {
	const country = addressIn(values, 'billingAddress').country
	const isTyped = (name: AddressName) =>
		Object.keys(values).some((key) => key.startsWith(`${name}.`) && isChanged(values, base, key))
	const isBrought = values.deliveryMode === 'delivery' && values.deliveryMode !== base.deliveryMode
	return {
		...only({
			firstName: requiredProblem(values.firstName),
			lastName: requiredProblem(values.lastName),
			email: emailProblem(values.email),
			vatNumber: vatProblem(values.vatNumber, country),
			resellerReference: base.resellerReference ? requiredProblem(values.resellerReference) : null,
			floors: values.floors === '' ? null : floorsProblem(values.floors),
			deliveryDate: base.deliveryDate
				? (requiredProblem(values.deliveryDate) ?? dayProblem(values.deliveryDate, today))
				: dayProblem(values.deliveryDate, today),
			deliveryPrice: amountProblem(values.deliveryPrice),
		}),
		...discountProblems(values),
		...(isTyped('billingAddress') && addressProblems(values, 'billingAddress')),
		...((isTyped('deliveryAddress') || isBrought) && addressProblems(values, 'deliveryAddress')),
	}
}

function isChanged(values: Values, base: Values, key: string): boolean {
	return values[key as CorrectionText] !== base[key as CorrectionText]
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())

function servicesIn({ fitting, floors, deliveryMode }: Values): Correction['services'] {
	return [
		...(fitting === 'yes' ? [{ code: 'fitting' as const }] : []),
		...(floors === '' || deliveryMode === 'pickUp'
			? []
			: [{ code: 'carryIn' as const, floors: Number(floors) }]),
	]
}

function discountIn({
	discountKind,
	discountValue,
	discountReason,
}: Values): Correction['discount'] {
	const reason = discountReason.trim()
	if (discountKind === 'percentage') return { reason, percentage: percentageOf(discountValue) ?? 0 }
	if (discountKind === 'amount') return { reason, amount: centsOf(discountValue) ?? 0 }
	return null
}

const writers: { [Field in FormField]: (values: Values) => Correction[Field] } = {
	firstName: (it) => it.firstName.trim(),
	lastName: (it) => it.lastName.trim(),
	companyName: (it) => orNull(it.companyName),
	vatNumber: (it) => orNull(it.vatNumber),
	email: (it) => it.email.trim(),
	phoneNumber: (it) => orNull(it.phoneNumber),
	gsm: (it) => orNull(it.gsm),
	remark: (it) => orNull(it.remark),
	externalReference: (it) => orNull(it.externalReference),
	resellerReference: (it) => it.resellerReference.trim(),
	deliveryMode: (it) => (it.deliveryMode === 'pickUp' ? 'pickUp' : 'delivery'),
	deliveryAddress: (it) => addressOf(addressIn(it, 'deliveryAddress')),
	billingAddress: (it) => addressOf(addressIn(it, 'billingAddress')),
	services: servicesIn,
	discount: discountIn,
	deliveryPrice: (it) => centsOf(it.deliveryPrice),
	paymentType: (it) => it.paymentType as PaymentType,
	deliveryDate: (it) => it.deliveryDate,
}

/** The field of the table that a text belongs to. */
export function fieldOf(text: CorrectionText): FormField {
	if (text.startsWith('deliveryAddress.')) return 'deliveryAddress'
	if (text.startsWith('billingAddress.')) return 'billingAddress'
	if (text === 'fitting' || text === 'floors') return 'services'
	return text.startsWith('discount') ? 'discount' : (text as FormField)
}

/** Nothing is brought where it is picked up: what was typed for it stays in the draft only. */
function isIdle(text: CorrectionText, { deliveryMode }: Values): boolean {
	if (deliveryMode !== 'pickUp') return false
	return text === 'floors' || text === 'deliveryPrice' || fieldOf(text) === 'deliveryAddress'
}

function sentFields(values: Values, changed: readonly CorrectionText[]): Set<FormField> {
	const fields = new Set(changed.filter((it) => !isIdle(it, values)).map(fieldOf))
	const isBrought = fields.has('deliveryMode') && values.deliveryMode === 'delivery'
	return isBrought ? fields.add('deliveryAddress') : fields
}

/** A field is sent whole: with one of its texts all of them. */
export function sentWith(values: Values, changed: readonly CorrectionText[]) {
	const fields = sentFields(values, changed)
	return (text: CorrectionText): boolean => fields.has(fieldOf(text)) && !isIdle(text, values)
}

/** What changed, as the call takes it. */
export function correctionOf(values: Values, changed: readonly CorrectionText[]): Correction {
	const fields = [...sentFields(values, changed)]
	return Object.fromEntries(fields.map((field) => [field, writers[field](values)]))
}

const firstTexts: Partial<Record<string, CorrectionText>> = {
	deliveryAddress: 'deliveryAddress.street',
	billingAddress: 'billingAddress.street',
	services: 'fitting',
	discount: 'discountValue',
}

/** Where a person types what the server names by this path; null where nobody does. */
export function textAt(path: string, texts: Values): CorrectionText | null {
	if (path in texts) return path as CorrectionText
	if (path.startsWith('services.') && path.endsWith('.floors')) return 'floors'
	if (path === 'discount.reason') return 'discountReason'
	if (path === 'deliveryMode.deliveryAddress') return 'deliveryAddress.street'
	const [field = ''] = path.split('.')
	return firstTexts[field] ?? (field in texts ? (field as CorrectionText) : null)
}
