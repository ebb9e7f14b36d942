import { ApiError, type ErrorCode, errorCodes } from '@gabarit/contract'
import { expect, test } from 'vitest'
import { loginProblem, wrongFields } from './login-form.ts'

test.each([
	['', '', { email: 'emailMissing', password: 'passwordMissing' }],
	['  ', 'x', { email: 'emailMissing' }],
	['an.peeters', 'x', { email: 'emailFormat' }],
	['an@b', 'x', { email: 'emailFormat' }],
	[' an.peeters@example.be ', 'x', {}],
])('with e-mail "%s" and password "%s"', (email, password, expected) => {
	expect(wrongFields({ email, password })).toEqual(expected)
})

function answered(code: ErrorCode) {
	const { status, message } = errorCodes[code]
	return new ApiError({ message, status, result: { code, status, message } })
}

test.each([
	['user_not_found', 'notFound'],
	['no_back_office_permission', 'forbidden'],
	['invalid_model', 'invalid'],
	['too_many_requests', 'throttled'],
	['unexpected_error', 'server'],
] as const)('the answer %s reads login.%s', (code, text) => {
	expect(loginProblem(answered(code))).toBe(text)
})

test('no answer at all is a server that was not reached', () => {
	expect(loginProblem(new TypeError('Failed to fetch'))).toBe('offline')
})
