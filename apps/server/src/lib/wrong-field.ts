import { type Language, translatorOf } from '@gabarit/i18n'
import type { ORPCError } from '@orpc/server'
import { failure } from './failure.ts'

export type FieldProblem = {
	path: string
	problem:
		| 'notAllowed'
		| 'required'
		| 'phone'
		| 'vatNumber'
		| 'postalCode'
		| 'dateTooEarly'
		| 'dateTooLate'
		| 'dateBeforeFiveYears'
		| 'dateTooFar'
		| 'dateBeyondTwoYears'
		| 'dateBeyondFiveYears'
		| 'colour'
}

export function problemsIn(language: Language, problems: readonly FieldProblem[]) {
	const t = translatorOf(language)
	return {
		problems: problems.map(({ path, problem }) => ({
			path,
			message: t(`errors:problems.${problem}`),
		})),
	}
}

/** To be thrown; the same shape as the contract's validation errors. */
export function wrongFields(
	language: Language,
	problems: readonly FieldProblem[],
): ORPCError<string, unknown> {
	return failure('invalid_model', { data: problemsIn(language, problems) })
}

export function wrongField(
	language: Language,
	path: string,
	problem: FieldProblem['problem'] = 'notAllowed',
): ORPCError<string, unknown> {
	return wrongFields(language, [{ path, problem }])
}
