// What can be seen to be wrong before the server is asked.

export type LoginField = 'email' | 'password'
export type LoginProblem = 'missing' | 'format'

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u

/** An empty e-mail is missing; spaces around one are no fault. */
export function emailProblemOf(email: string): LoginProblem | undefined {
	const text = email.trim()
	if (text === '') return 'missing'
	return emailShape.test(text) ? undefined : 'format'
}

/** A login asks for both; whether a password is well made is not told to who has none. */
export function loginProblemOf(field: LoginField, value: string): LoginProblem | undefined {
	if (field === 'email') return emailProblemOf(value)
	return value === '' ? 'missing' : undefined
}
