// What a form of a person must hold beyond its types (specification 5), said in the caller's language.
import { type Address, type Customer, isVatNumber } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import { zoneOf } from '@gabarit/price'
import type { ORPCError } from '@orpc/server'
import { isValidPhoneNumber } from 'libphonenumber-js/min'
import { failure } from '../../../lib/failure.ts'
import { type FieldProblem, problemsIn, wrongFields } from '../../../lib/wrong-field.ts'

/** To be thrown: an offer or an order lacks these. */
export function incompleteForm(
	language: Language,
	paths: readonly string[],
): ORPCError<string, unknown> {
	const problems = paths.map((path) => ({ path, problem: 'required' as const }))
	return failure('customer_incomplete', { data: problemsIn(language, problems) })
}

/** Numbers without a country code are read as those of the address; none at all is accepted. */
function customerProblems(customer: Customer, country: Address['country']): FieldProblem[] {
	const { vatNumber } = customer
	const problems: FieldProblem[] = (['phoneNumber', 'gsm'] as const)
		.filter((field) => {
			const number = customer[field]
			return number !== undefined && !isValidPhoneNumber(number, country)
		})
		.map((field) => ({ path: `customer.${field}`, problem: 'phone' }))
	if (vatNumber !== undefined && !isVatNumber(vatNumber, country))
		problems.push({ path: 'customer.vatNumber', problem: 'vatNumber' })
	return problems
}

/** A postal code that does not exist in its country. */
function isOddPostalCode({ country, postalCode }: Pick<Address, 'country' | 'postalCode'>) {
	const zone = zoneOf(country, postalCode, [])
	return !zone.ok && zone.code === 'postal_code_mismatch'
}

/** The whole form of an order or an offer; an offer may not know the address to bill yet. */
export function checkCustomer(
	customer: Customer,
	billing: Pick<Address, 'country'> & Partial<Address>,
	language: Language,
): void {
	const problems = customerProblems(customer, billing.country)
	const { country, postalCode } = billing
	if (postalCode !== undefined && isOddPostalCode({ country, postalCode }))
		problems.push({ path: 'billingAddress.postalCode', problem: 'postalCode' })
	if (problems.length > 0) throw wrongFields(language, problems)
}
