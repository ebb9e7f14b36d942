// What a form of a person must hold beyond its types (specification 5), said in the caller's language.
import { type Address, type Customer, isVatNumber } from '@gabarit/contract'
import { type Language, translatorOf } from '@gabarit/i18n'
import { zoneOf } from '@gabarit/price'
import type { ORPCError } from '@orpc/server'
import { isValidPhoneNumber } from 'libphonenumber-js/min'
import { failure } from '../../lib/failure.ts'

type Problem = {
	path: string
	problem: 'required' | 'phone' | 'vatNumber' | 'postalCode' | 'dateTooEarly'
}

/** What is wrong with which field, in words the caller reads. */
function told(language: Language, problems: readonly Problem[]) {
	const t = translatorOf(language)
	return {
		problems: problems.map(({ path, problem }) => ({
			path,
			message: t(`errors:problems.${problem}`),
		})),
	}
}

/** To be thrown: a field holds what it may not. */
export function refuseForm(
	language: Language,
	problems: readonly Problem[],
): ORPCError<string, unknown> {
	return failure('invalid_model', { data: told(language, problems) })
}

/** To be thrown: an offer or an order lacks these. */
export function incompleteForm(
	language: Language,
	paths: readonly string[],
): ORPCError<string, unknown> {
	const problems = paths.map((path) => ({ path, problem: 'required' as const }))
	return failure('customer_incomplete', { data: told(language, problems) })
}

/** Numbers without a country code are read as those of the address; none at all is accepted. */
function customerProblems(customer: Customer, country: Address['country']): Problem[] {
	const { vatNumber } = customer
	const problems: Problem[] = (['phoneNumber', 'gsm'] as const)
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
	if (problems.length > 0) throw refuseForm(language, problems)
}
