// What a login form says, before it asks and after the server answered.
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

export function loginProblem(error: unknown) {
	return texts[problemOf(error)]
}
