import { type Address, type Customer, isVatNumber } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import type { ORPCError } from '@orpc/server'
import { isValidPhoneNumber } from 'libphonenumber-js/min'
import { failure } from '../../../lib/failure.ts'
import { isOddPostalCode } from '../../../lib/postal-code.ts'
import { type FieldProblem, problemsIn, wrongFields } from '../../../lib/wrong-field.ts'

export function incompleteForm(
	language: Language,
	paths: readonly string[],
): ORPCError<string, unknown> {
	const problems = paths.map((path) => ({ path, problem: 'required' as const }))
	return failure('customer_incomplete', { data: problemsIn(language, problems) })
}

/** A phone number is optional; without a country code it belongs to the address's country. */
export function customerProblems(customer: Customer, country: Address['country']): FieldProblem[] {
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

export function addressProblems(
	path: string,
	address: (Pick<Address, 'country'> & Partial<Address>) | null,
): FieldProblem[] {
	const { country, postalCode } = address ?? {}
	if (country === undefined || postalCode === undefined) return []
	if (!isOddPostalCode({ country, postalCode })) return []
	return [{ path: `${path}.postalCode`, problem: 'postalCode' }]
}

export function checkCustomer(
	customer: Customer,
	billing: Pick<Address, 'country'> & Partial<Address>,
	language: Language,
): void {
	const problems = customerProblems(customer, billing.country)
	problems.push(...addressProblems('billingAddress', billing))
	if (problems.length > 0) throw wrongFields(language, problems)
}
