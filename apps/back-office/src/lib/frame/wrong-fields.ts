import { ApiError } from '@gabarit/contract'

/** `message`: the server's reason, in the reader's language. */
export type WrongField = { path: string; message: string }

/** The values that the server refused; null where it refused something else. */
export function wrongFieldsOf(error: unknown): readonly WrongField[] | null {
	if (!(error instanceof ApiError) || error.code !== 'invalid_model') return null
	return ((error.data ?? {}) as { problems?: WrongField[] }).problems ?? []
}

/** Of a form that has one field, what is wrong with it. */
export function fieldProblemOf(error: unknown): string | null {
	return wrongFieldsOf(error)?.[0]?.message ?? null
}
