import { expect, test } from 'vitest'
import { ApiError, codeAskedFor, type ErrorCode, errorCodes } from './index.ts'

function answered(code: ErrorCode, data?: unknown) {
	const { status, message } = errorCodes[code]
	return new ApiError({ message, status, result: { code, status, message, data } })
}

test('a right password asks for the second factor, and a wrong code is reported', () => {
	expect(codeAskedFor(answered('otp_required'))).toEqual({ setup: null, isWrong: false })
	expect(codeAskedFor(answered('otp_wrong'))).toEqual({ setup: null, isWrong: true })
})

test('a login without an authenticator gets the setup of one', () => {
	const setup = { secret: 'ABC', picture: '<svg/>', recoveryCodes: ['X'] }
	expect(codeAskedFor(answered('otp_setup_required', setup))).toEqual({ setup, isWrong: false })
})

test('a refused or unanswered login asks for no second factor', () => {
	expect(codeAskedFor(answered('user_not_found'))).toBeNull()
	expect(codeAskedFor(answered('too_many_requests'))).toBeNull()
	expect(codeAskedFor(new TypeError('Failed to fetch'))).toBeNull()
})
