export type LoginField = 'email' | 'password'
export type LoginProblem = 'missing' | 'format'

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u

/** Spaces around an e-mail are no fault. */
export function emailProblemOf(email: string): LoginProblem | undefined {
	const text = email.trim()
	if (text === '') return 'missing'
	return emailShape.test(text) ? undefined : 'format'
}

/** A login does not explain how a password must be made. */
export function loginProblemOf(field: LoginField, value: string): LoginProblem | undefined {
	if (field === 'email') return emailProblemOf(value)
	return value === '' ? 'missing' : undefined
}
