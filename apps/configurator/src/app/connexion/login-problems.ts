// What can be seen to be wrong before the server is asked.

/** The key of a sentence a field, none where it may be sent. */
export interface LoginProblems {
	readonly email?: 'required' | 'email'
	readonly password?: 'required'
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u

/** An empty text counts as none; spaces around an e-mail are no fault. */
export function problemsOf(values: { email: string; password: string }): LoginProblems {
	const email = values.email.trim()
	return {
		...(email === '' ? { email: 'required' as const } : {}),
		...(email !== '' && !emailShape.test(email) ? { email: 'email' as const } : {}),
		...(values.password === '' ? { password: 'required' as const } : {}),
	}
}
