import { expect, test } from 'vitest'
import { ApiError, codeAskedFor, type ErrorCode, errorCodes } from './index.ts'

function answered(code: ErrorCode, data?: unknown) {
	const { status, message } = errorCodes[code]
	return new ApiError({ message, status, result: { code, status, message, data } })
}

test('after a right password a code is asked for, and a wrong one is told', () => {
	expect(codeAskedFor(answered('otp_required'))).toEqual({ setup: null, isWrong: false })
	expect(codeAskedFor(answered('otp_wrong'))).toEqual({ setup: null, isWrong: true })
})

test('who has no authenticator yet is given what sets one up', () => {
	const setup = { secret: 'ABC', picture: '<svg/>', recoveryCodes: ['X'] }
	expect(codeAskedFor(answered('otp_setup_required', setup))).toEqual({ setup, isWrong: false })
})

test('nothing is asked for by a refusal, or by no answer at all', () => {
	expect(codeAskedFor(answered('user_not_found'))).toBeNull()
	expect(codeAskedFor(answered('too_many_requests'))).toBeNull()
	expect(codeAskedFor(new TypeError('Failed to fetch'))).toBeNull()
})
