// Asks for a session; what the page then shows belongs to whom logged in, so it is asked again.
import type { QueryClient } from '@tanstack/react-query'
import { apiClient, failureOf } from '../../lib/client.ts'

/** How it went: connected, or the key of the sentence to show. */
export type LoginAnswer = 'connected' | 'incorrect' | 'notAllowed' | 'tooMany' | 'otp' | 'closed'

const answers: Record<string, LoginAnswer> = {
	user_not_found: 'incorrect',
	invalid_model: 'incorrect',
	no_back_office_permission: 'notAllowed',
	forbidden_operation: 'notAllowed',
	not_allowed: 'notAllowed',
	too_many_requests: 'tooMany',
	otp_required: 'otp',
}

export async function logIn(
	queries: QueryClient,
	values: { email: string; password: string },
): Promise<LoginAnswer> {
	try {
		const account = await apiClient().account.login({
			email: values.email.trim(),
			password: values.password,
			application: 'configurator',
		})
		queries.setQueryData(['account'], account)
		await queries.invalidateQueries({ queryKey: ['domain'] })
		await queries.invalidateQueries({ queryKey: ['dressing'] })
		return 'connected'
	} catch (error) {
		return answers[failureOf(error)] ?? 'closed'
	}
}
