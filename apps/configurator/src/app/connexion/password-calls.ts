import { apiClient, failureOf } from '../../lib/client.ts'

export type PasswordAnswer = 'done' | 'email' | 'rule' | 'link' | 'tooMany' | 'closed'

async function answerTo(
	call: Promise<unknown>,
	invalid: 'email' | 'rule',
): Promise<PasswordAnswer> {
	try {
		await call
		return 'done'
	} catch (error) {
		const code = failureOf(error)
		if (code === 'invalid_model') return invalid
		if (code === 'token_user_not_found') return 'link'
		return code === 'too_many_requests' ? 'tooMany' : 'closed'
	}
}

export function askForLink(email: string): Promise<PasswordAnswer> {
	return answerTo(apiClient().account.reset({ email: email.trim() }), 'email')
}

export function setPassword(
	token: string,
	values: { password: string; confirmation: string },
): Promise<PasswordAnswer> {
	return answerTo(apiClient().account.registerPassword({ token, ...values }), 'rule')
}
