import { ApiError, type ErrorCode } from '@gabarit/contract'

/** What a page says in words of its own; without any, each code reads as `errors.json` has it. */
export type RefusalWords = {
	byCode?: Partial<Record<ErrorCode, string>>
	/** A sentence around the text of a code that has no words here. */
	refused?: (reason: string) => string
	/** The server did not answer or failed; without `refused` also every code that has no words here. */
	failed?: string
}

export function refusalText(
	error: unknown,
	{ byCode = {}, refused, failed }: RefusalWords,
	textOf: (code: ErrorCode) => string,
): string {
	const isAnswered = error instanceof ApiError
	const code = isAnswered ? error.code : 'unexpected_error'
	const own = byCode[code]
	if (own !== undefined) return own
	const isBroken = !isAnswered || error.status >= 500
	if (failed !== undefined && (isBroken || refused === undefined)) return failed
	return refused ? refused(textOf(code)) : textOf(code)
}
