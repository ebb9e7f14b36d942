// Fields whose type is right and whose value is none of those that there are, or that are missing here.
import { type Language, translatorOf } from '@gabarit/i18n'
import type { ORPCError } from '@orpc/server'
import { failure } from './failure.ts'

export type FieldProblem = {
	path: string
	problem: 'notAllowed' | 'required' | 'phone' | 'vatNumber' | 'postalCode' | 'dateTooEarly'
}

/** What is wrong with which field, in words the caller reads. */
export function problemsIn(language: Language, problems: readonly FieldProblem[]) {
	const t = translatorOf(language)
	return {
		problems: problems.map(({ path, problem }) => ({
			path,
			message: t(`errors:problems.${problem}`),
		})),
	}
}

/** To be thrown; told like what the contract's model refuses. */
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
