import { type Account, addressOf, centsOf, type Domain } from '@gabarit/contract'
import type { Quote } from '@gabarit/price'
import { isValidPhoneNumber } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import {
	broughtTo,
	customerOf,
	emptyForm,
	type FormValues,
	formErrors,
	sellerMay,
	sellerTermsOf,
	servicesOf,
} from './delivery-form.ts'
import { offerDataOf } from './offer-data.ts'

const domain = { isFrenchReseller: false, paymentTypes: ['Online'] } as unknown as Domain
const zones = [
	{ country: 'BE', zone: 'BE-3', from: '6600', to: '6999', firstPallet: 11900, nextPallet: 6900 },
] as const
const book = { delivery: { base: 0, zones } } as never
const mayNothing = { deliveryPrice: false, reference: false }
const mayAll = { deliveryPrice: true, reference: true }
const context = { book, may: mayNothing, isPhone: isValidPhoneNumber }

function formOf(change: Partial<FormValues> = {}): FormValues {
	const billing = {
		street: 'Rue des Faubourgs',
		streetNumber: '12',
		box: '',
		postalCode: '6700',
		city: 'Arlon',
		country: 'BE' as const,
	}
	const person = { firstName: 'Marie', lastName: 'Lambert', email: 'marie@example.be' }
	return { ...emptyForm(domain), ...person, billing, terms: true, ...change }
}

function expectErrors(change: Partial<FormValues>, errors: Record<string, string>) {
	expect(formErrors(formOf(change), context)).toEqual(errors)
}

test('a complete delivery form has no error, an empty one an error for each required field', () => {
	expectErrors({}, {})
	expect(Object.keys(formErrors(emptyForm(domain), context)).toSorted()).toEqual([
		'billing.city',
		'billing.postalCode',
		'billing.street',
		'billing.streetNumber',
		'email',
		'firstName',
		'lastName',
		'terms',
	])
})

test('the order goes to the billing address or another one; at pick-up it has no delivery address', () => {
	const form = formOf()
	const elsewhere = { ...form.billing, postalCode: '6800', city: 'Libramont' }
	expect(broughtTo(form)).toEqual({ deliveryAddress: addressOf(form.billing) })
	const other = formOf({ elsewhere: true, delivery: elsewhere })
	expect(broughtTo(other)).toEqual({ deliveryAddress: addressOf(elsewhere) })
	// Ticked before, half filled in.
	const fetched = formOf({ elsewhere: true, deliveryMode: 'pickUp' })
	expect(broughtTo(fetched)).toEqual({})
})

test('the delivery form checks e-mail, phone and terms; the phone may be empty', () => {
	expectErrors({ email: 'marie@' }, { email: 'email' })
	expectErrors({ phoneNumber: '+32 2 555 12 12', gsm: '0475 12 34 56' }, {})
	expectErrors({ phoneNumber: '12' }, { phoneNumber: 'phone' })
	expectErrors({ firstName: '   ' }, { firstName: 'required' })
	expectErrors({ terms: false }, { terms: 'terms' })
})

test('a postal code must fit its country and lie in a delivery zone, except at pick-up', () => {
	const { billing } = formOf()
	expectErrors(
		{ billing: { ...billing, postalCode: '75011' } },
		{ 'billing.postalCode': 'postalCode' },
	)
	const far = { ...billing, postalCode: '1000' }
	expectErrors({ billing: far }, { 'billing.postalCode': 'notDeliverable' })
	expectErrors({ billing: far, deliveryMode: 'pickUp' }, {})
	expectErrors({ billing: far, elsewhere: true, delivery: billing }, {})
	expectErrors(
		{ elsewhere: true, delivery: { ...billing, postalCode: '97400', country: 'FR' } },
		{ 'delivery.postalCode': 'notDeliverable' },
	)
})

test('a company needs a name and a VAT number with valid check digits', () => {
	expectErrors({ professional: true }, { companyName: 'required', vatNumber: 'required' })
	expectErrors(
		{ professional: true, companyName: 'Bois SA', vatNumber: 'BE 0123.456.789' },
		{ vatNumber: 'vat' },
	)
	expectErrors({ professional: true, companyName: 'Bois SA', vatNumber: 'BE 0403.170.701' }, {})
})

test("a reseller's own reference may not stay empty where the shop asks for it", () => {
	expect(formErrors(formOf(), { ...context, may: mayAll })).toEqual({
		reference: 'required',
	})
})

test('amounts are read with comma or point; other text is no amount', () => {
	expect(centsOf('119')).toBe(11900)
	expect(centsOf('1 119,5 €')).toBe(111950)
	expect(centsOf('119.05')).toBe(11905)
	expect(centsOf('€ 3.530,07')).toBe(353007)
	for (const text of ['', 'abc', '-5', '1,234', '1.234', '1.23,45', '1e3'])
		expect(centsOf(text)).toBeNull()
})

test('empty fields of the delivery form are not sent', () => {
	expect(customerOf(formOf({ phoneNumber: ' ' }))).toEqual({
		type: 'Individual',
		firstName: 'Marie',
		lastName: 'Lambert',
		email: 'marie@example.be',
	})
	expect(addressOf(formOf().billing)).not.toHaveProperty('box')
	expect(servicesOf(formOf({ carryIn: true, floors: 3, fitting: true }))).toEqual([
		{ code: 'fitting' },
		{ code: 'carryIn', floors: 3 },
	])
	expect(servicesOf(formOf({ carryIn: true, deliveryMode: 'pickUp' }))).toEqual([])
})

test("a seller's own terms need his role and the shop's flag, a delivery price also a delivery", () => {
	const seller = { customerType: 'ResellerEmployee' } as Account
	const customer = { customerType: 'ProfessionalCustomer' } as Account
	const shop = (isOn: boolean) =>
		({ isDeliveryPriceCustomisable: isOn, isReferenceResellerCustomisable: isOn }) as Domain
	expect(sellerMay(seller, shop(true))).toEqual(mayAll)
	for (const may of [sellerMay(seller, shop(false)), sellerMay(customer, shop(true))])
		expect(may).toEqual(mayNothing)
	const agreed = formOf({ deliveryPrice: '85,50', reference: ' K-7 ' })
	expect(sellerTermsOf(agreed, mayAll)).toEqual({ deliveryPrice: 8550, reference: 'K-7' })
	expect(sellerTermsOf(agreed, mayNothing)).toEqual({})
	expect(sellerTermsOf({ ...agreed, deliveryMode: 'pickUp' }, mayAll)).toEqual({ reference: 'K-7' })
})

test('a field that is not shown is not wrong', () => {
	const wrong = formOf({ deliveryPrice: 'free', reference: 'K-7' })
	const seen = { ...context, may: mayAll }
	expect(formErrors(wrong, seen)).toEqual({ deliveryPrice: 'amount' })
	expect(formErrors(wrong, context)).toEqual({})
	expect(formErrors({ ...wrong, deliveryMode: 'pickUp' }, seen)).toEqual({})
})

test("an offer is sent with the seller's own terms, as an order is", () => {
	const values = formOf({ deliveryPrice: '85,50', reference: 'K-7' })
	const quote = { totalIncluding: 100_00 } as Quote
	const offer = (may: typeof mayAll) => offerDataOf({ values, quote, promoCode: undefined, may })
	expect(offer(mayAll)).toMatchObject({ delivery: { deliveryPrice: 8550 }, reference: 'K-7' })
	expect(offer(mayNothing).delivery).not.toHaveProperty('deliveryPrice')
	expect(offer(mayNothing).reference).toBeUndefined()
})
