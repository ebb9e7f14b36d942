// What a login form says, before it asks and after the server answered.
import { ApiError } from '@gabarit/contract'
import type { SecondFactorSetup } from '@gabarit/ui'
import { problemOf } from '../../lib/problem-kind.ts'

export type LoginFields = { email: string; password: string }

type FieldProblem = 'emailMissing' | 'emailFormat' | 'passwordMissing'

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Only what is missing or no address: whether a password is well made is not told to who has none. */
export function wrongFields({ email, password }: LoginFields): {
	email?: FieldProblem
	password?: FieldProblem
} {
	const address = email.trim()
	return {
		...(address === '' && { email: 'emailMissing' as const }),
		...(address !== '' && !emailPattern.test(address) && { email: 'emailFormat' as const }),
		...(password === '' && { password: 'passwordMissing' as const }),
	}
}

const texts = {
	offline: 'offline',
	server: 'server',
	invalid: 'invalid',
	signedOut: 'notFound',
	forbidden: 'forbidden',
	notFound: 'notFound',
	throttled: 'throttled',
	conflict: 'server',
} as const

/** The second factor, once the password was right. */
export type Otp = {
	setup: SecondFactorSetup | null
	code: string
	error: 'required' | 'wrong' | null
}

/** What to ask next: a code after a right password, the same again after a wrong one. */
export function otpAfter(error: unknown, now: Otp | null): Otp | null {
	if (!(error instanceof ApiError)) return now
	const asked = { setup: now?.setup ?? null, code: '', error: null }
	switch (error.code) {
		case 'otp_required':
			return asked
		case 'otp_wrong':
			return { ...asked, error: 'wrong' }
		case 'otp_setup_required':
			return { ...asked, setup: error.data as SecondFactorSetup }
		default:
			return now
	}
}

/** None where the answer only asks for the code. */
export function loginProblem(error: unknown) {
	const isAsked = error instanceof ApiError && error.code.startsWith('otp_')
	return isAsked ? null : texts[problemOf(error)]
}
