// One's password, as both applications ask for it; a refusal is an answer.
import type { Client } from '../client.ts'
import { ApiError } from '../errors/api-error.ts'

/** Why no link was mailed or no password chosen: what was typed, the link itself, or nothing that he can mend. */
export type PasswordRefusal = 'invalid' | 'unknown' | 'link' | 'tooMany' | 'failed' | 'closed'
type OwnPasswordRefusal = 'password_mismatch' | 'too_many_requests' | 'failed'

type Chosen = { password: string; confirmation: string }

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null)

const refusals: Record<string, PasswordRefusal> = {
	invalid_model: 'invalid',
	email_unknown: 'unknown',
	token_user_not_found: 'link',
	too_many_requests: 'tooMany',
	unexpected_error: 'failed',
}

export function passwordRefusalOf(error: unknown): PasswordRefusal {
	return refusals[codeOf(error) ?? ''] ?? 'closed'
}

function ownRefusalOf(error: unknown): OwnPasswordRefusal {
	const code = codeOf(error)
	return code === 'password_mismatch' || code === 'too_many_requests' ? code : 'failed'
}

async function answerTo<Refusal>(
	call: Promise<unknown>,
	refusalOf: (error: unknown) => Refusal,
): Promise<Refusal | null> {
	try {
		await call
		return null
	} catch (error) {
		return refusalOf(error)
	}
}

/** Each answers null where it is done. */
export function passwordCalls(client: () => Pick<Client, 'account'>) {
	return {
		askForLink: (email: string) => answerTo(client().account.reset({ email }), passwordRefusalOf),
		/** By the token of a mailed link. */
		setPassword: (token: string, chosen: Chosen) =>
			answerTo(client().account.registerPassword({ token, ...chosen }), passwordRefusalOf),
		changePassword: ({ current, password, confirmation }: Chosen & { current: string }) => {
			const change = { currentPassword: current, newPassword: password, confirmation }
			return answerTo(client().account.changePassword(change), ownRefusalOf)
		},
	}
}
