import { ApiError, type ErrorCode, errorCodes } from '@gabarit/contract'
import { expect, test } from 'vitest'
import { type RefusalWords, refusalText } from './refusal-text.ts'

function answered(code: ErrorCode) {
	const { status, message } = errorCodes[code]
	return new ApiError({ message, status, result: { code, status, message } })
}
const away = new TypeError('Failed to fetch')
const textOf = (code: ErrorCode) => `text of ${code}`

const around: RefusalWords = {
	byCode: { transition_not_allowed: 'no more' },
	refused: (reason) => `refused: ${reason}`,
	failed: 'no answer',
}
const ownOnly: RefusalWords = { byCode: { email_taken: 'taken' }, failed: 'not saved' }

test.each([
	['its own words of a code', around, answered('transition_not_allowed'), 'no more'],
	['a sentence around the others', around, answered('not_allowed'), 'refused: text of not_allowed'],
	['a failure of the server', around, answered('unexpected_error'), 'no answer'],
	['no answer', around, away, 'no answer'],
	['own words alone', ownOnly, answered('email_taken'), 'taken'],
	['another code where there is no sentence', ownOnly, answered('not_allowed'), 'not saved'],
	[
		'a sentence without words of a failure',
		{ refused: around.refused },
		away,
		'refused: text of unexpected_error',
	],
	['no words at all', {}, answered('order_changed'), 'text of order_changed'],
] as [string, RefusalWords, unknown, string][])('%s', (_name, words, error, text) =>
	expect(refusalText(error, words, textOf)).toBe(text),
)
