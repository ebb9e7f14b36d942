// The form of a user's account, as texts.
import type { UserChange, UserRow } from '@gabarit/contract'
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
import { roleOfText, roleTextOf } from './role-names.ts'

export type UserField = 'firstName' | 'lastName' | 'phoneNumber' | 'language' | 'role' | 'rating'

export type NewUserField = UserField | 'email' | 'shop'

/** As it is typed in the reader's language. */
export type WriteNumber = (decimal: string) => string

export function textsOf(row: UserRow, write: WriteNumber): Texts<UserField> {
	return {
		firstName: row.firstName,
		lastName: row.lastName,
		phoneNumber: row.phoneNumber ?? '',
		language: row.language,
		role: roleTextOf(row),
		rating: row.ownRating === null ? '' : write(row.ownRating),
	}
}

type Problems<Field extends string> = Partial<Record<Field, FormProblem>>

export function userProblems(values: Texts<UserField>): Problems<UserField> {
	return wrongOnly<UserField>({
		firstName: requiredProblem(values.firstName),
		lastName: requiredProblem(values.lastName),
		phoneNumber: phoneProblem(values.phoneNumber),
		role: requiredProblem(values.role),
		rating: ratingProblem(values.rating),
	})
}

export function newUserProblems(values: Texts<NewUserField>): Problems<NewUserField> {
	return wrongOnly<NewUserField>({
		...userProblems(values),
		email: emailProblem(values.email),
		shop: requiredProblem(values.shop),
	})
}

/** Of the call, what changed. */
export function changeOf(
	values: Texts<UserField>,
	changed: readonly UserField[],
): Omit<UserChange, 'id' | 'revision'> {
	const all = {
		firstName: { firstName: values.firstName.trim() },
		lastName: { lastName: values.lastName.trim() },
		phoneNumber: { phoneNumber: values.phoneNumber.trim() },
		language: { language: values.language as UserRow['language'] },
		role: roleOfText(values.role) as Pick<UserChange, 'role' | 'isAdmin'>,
		rating: { rating: coefficientOf(values.rating) },
	}
	return Object.assign({}, ...changed.map((field) => all[field]))
}
