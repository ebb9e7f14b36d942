import { ApiError, type ErrorCode, errorCodes } from '@gabarit/contract'
import { expect, test } from 'vitest'
import { loginProblem } from './login-problem.ts'

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
] as const)("the login's answer %s shows the text login.%s", (code, text) => {
	expect(loginProblem(answered(code))).toBe(text)
})

test('a login without an answer says that the server was not reached', () => {
	expect(loginProblem(new TypeError('Failed to fetch'))).toBe('offline')
})

test('a login that asks for the second factor shows no error', () => {
	expect(loginProblem(answered('otp_required'))).toBeNull()
})
