// The shop that a professional gets: what is known of him is proposed, what the form says is stored.
import { type Country, type Professional, shopCodePattern } from '@gabarit/contract'
import {
	emailProblem,
	phoneProblem,
	requiredProblem,
	vatProblem,
	wrongOnly,
} from '../../../lib/form/form-rules.ts'
import type { Texts } from '../../../lib/form/form-state.ts'

export type TurnField =
	| 'shopName'
	| 'code'
	| 'country'
	| 'vatNumber'
	| 'email'
	| 'phoneNumber'
	| 'address'

/** Its letters say the country, where it has any. */
function countryOfVat(text: string, otherwise: Country): Country {
	const letters = /^\s*(BE|FR)/iu.exec(text)?.[1]?.toUpperCase()
	return letters === 'BE' || letters === 'FR' ? letters : otherwise
}

function addressLine({ billingAddress }: Professional, box: (number: string) => string): string {
	if (billingAddress === null) return ''
	const { street, streetNumber, postalCode, city } = billingAddress
	const inside = billingAddress.box ? [box(billingAddress.box)] : []
	return [`${street} ${streetNumber}`, ...inside, `${postalCode} ${city}`].join(', ')
}

/** `box` is the language's word with the number in it. */
export function proposedShop(row: Professional, box: (number: string) => string): Texts<TurnField> {
	const vatNumber = row.vatNumber ?? ''
	return {
		shopName: row.companyName ?? `${row.lastName} ${row.firstName}`,
		code: '',
		country: row.billingAddress?.country ?? countryOfVat(vatNumber, 'BE'),
		vatNumber,
		email: row.email,
		phoneNumber: row.phoneNumber ?? '',
		address: addressLine(row, box),
	}
}

export function turnProblems(values: Texts<TurnField>) {
	const country = values.country as Country
	return wrongOnly<TurnField>({
		shopName: requiredProblem(values.shopName),
		code: shopCodePattern.test(values.code.trim()) ? null : 'shopCode',
		vatNumber: vatProblem(values.vatNumber, country),
		email: values.email.trim() === '' ? null : emailProblem(values.email),
		phoneNumber: phoneProblem(values.phoneNumber),
	})
}

/** Of the call. */
export function shopOf(values: Texts<TurnField>) {
	const country = values.country as Country
	const vatNumber = values.vatNumber.trim()
	return {
		code: values.code.trim(),
		name: values.shopName.trim(),
		country,
		vats: vatNumber === '' ? {} : { [countryOfVat(vatNumber, country)]: vatNumber },
		email: values.email.trim(),
		phoneNumber: values.phoneNumber.trim(),
		address: values.address.trim(),
	}
}
