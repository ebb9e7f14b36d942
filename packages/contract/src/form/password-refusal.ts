import { ApiError } from '../errors/api-error.ts'

/** Why no link was mailed or no password chosen: what was typed, the link itself, or nothing that he can mend. */
export type PasswordRefusal = 'invalid' | 'link' | 'tooMany' | 'closed'

export function passwordRefusalOf(error: unknown): PasswordRefusal {
	const code = error instanceof ApiError ? error.code : null
	if (code === 'invalid_model') return 'invalid'
	if (code === 'token_user_not_found') return 'link'
	return code === 'too_many_requests' ? 'tooMany' : 'closed'
}
