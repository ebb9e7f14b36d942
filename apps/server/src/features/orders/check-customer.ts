// What a form of a person must hold beyond its types (specification 5).
import type { Country, Customer } from '@gabarit/contract'
import { isValidPhoneNumber } from 'libphonenumber-js/min'
import { failure } from '../../lib/failure.ts'

/** Numbers without a country code are read as those of the address; none at all is accepted. */
export function checkCustomer(customer: Customer, country: Country): void {
	const problems = (['phoneNumber', 'gsm'] as const)
		.filter((field) => {
			const number = customer[field]
			return number !== undefined && !isValidPhoneNumber(number, country)
		})
		.map((field) => ({ path: `customer.${field}`, message: 'not a phone number' }))
	if (problems.length > 0) throw failure('invalid_model', { data: { problems } })
}
