import { ApiError, type ErrorCode, errorCodes } from '@gabarit/contract'
import { expect, test } from 'vitest'
import { loginProblem, otpAfter, wrongFields } from './login-form.ts'

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

test('after a right password the code is asked for, and nothing is told to be wrong', () => {
	const asked = { setup: null, code: '', error: null }
	expect(otpAfter(answered('otp_required'), null)).toEqual(asked)
	expect(otpAfter(answered('otp_wrong'), { ...asked, code: '123' })).toEqual({
		...asked,
		error: 'wrong',
	})
	expect(otpAfter(answered('too_many_requests'), asked)).toBe(asked)
	expect(otpAfter(new TypeError('Failed to fetch'), asked)).toBe(asked)
	expect(loginProblem(answered('otp_required'))).toBeNull()
})

test('what sets it up stays on the page until a code was right', () => {
	const setup = { secret: 'ABC', picture: '<svg/>', recoveryCodes: ['X'] }
	const { status, message } = errorCodes.otp_setup_required
	const result = { code: 'otp_setup_required', status, message, data: setup }
	const first = otpAfter(new ApiError({ message, status, result }), null)
	expect(first).toEqual({ setup, code: '', error: null })
	expect(otpAfter(answered('otp_wrong'), first)).toEqual({ setup, code: '', error: 'wrong' })
})
