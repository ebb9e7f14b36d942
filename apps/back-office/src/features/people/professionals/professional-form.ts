import { isVatNumber, type UserRow } from '@gabarit/contract'
import {
	coefficientOf,
	emailProblem,
	type FormProblem,
	phoneProblem,
	ratingProblem,
	requiredProblem,
	wrongOnly,
} from '../../../lib/form/form-rules.ts'
import type { Texts } from '../../../lib/form/form-state.ts'

export type ProfessionalField =
	| 'companyName'
	| 'vatNumber'
	| 'firstName'
	| 'lastName'
	| 'phoneNumber'
	| 'language'
	| 'rating'
export type NewProfessionalField = ProfessionalField | 'email' | 'shop'

export function textsOf(
	row: UserRow,
	write: (decimal: string) => string,
): Texts<ProfessionalField> {
	return {
		companyName: row.companyName ?? '',
		vatNumber: row.vatNumber ?? '',
		firstName: row.firstName,
		lastName: row.lastName,
		phoneNumber: row.phoneNumber ?? '',
		language: row.language,
		rating: row.ownRating === null ? '' : write(row.ownRating),
	}
}

/** Of Belgium or of France. */
function vatProblem(text: string): FormProblem | null {
	const isOne = text.trim() === '' || isVatNumber(text, 'BE') || isVatNumber(text, 'FR')
	return isOne ? null : 'vatNumber'
}

export function professionalProblems(values: Texts<ProfessionalField>) {
	return wrongOnly<ProfessionalField>({
		companyName: requiredProblem(values.companyName),
		vatNumber: vatProblem(values.vatNumber),
		firstName: requiredProblem(values.firstName),
		lastName: requiredProblem(values.lastName),
		phoneNumber: phoneProblem(values.phoneNumber),
		rating: ratingProblem(values.rating),
	})
}

export function newProfessionalProblems(values: Texts<NewProfessionalField>) {
	return wrongOnly<NewProfessionalField>({
		...professionalProblems(values),
		email: emailProblem(values.email),
		shop: requiredProblem(values.shop),
	})
}

/** Of the call, by field. */
export function givenOf(values: Texts<ProfessionalField>) {
	return {
		companyName: values.companyName.trim(),
		vatNumber: values.vatNumber.trim(),
		firstName: values.firstName.trim(),
		lastName: values.lastName.trim(),
		phoneNumber: values.phoneNumber.trim(),
		language: values.language as UserRow['language'],
		rating: coefficientOf(values.rating),
	}
}
