// A field whose type is right and whose value is none of those that there are, or that is missing here.
import { type Language, translatorOf } from '@gabarit/i18n'
import type { ORPCError } from '@orpc/server'
import { failure } from './failure.ts'

/** To be thrown; told like what the contract's model refuses, in words the caller reads. */
export function wrongField(
	language: Language,
	path: string,
	problem: 'notAllowed' | 'required' = 'notAllowed',
): ORPCError<string, unknown> {
	const message = translatorOf(language)(`errors:problems.${problem}`)
	return failure('invalid_model', { data: { problems: [{ path, message }] } })
}
