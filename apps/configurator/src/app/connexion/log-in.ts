// Asks for a session; what the page then shows belongs to whom logged in, so it is asked again.
import { ApiError, type SecondFactorSetup } from '@gabarit/contract'
import type { QueryClient } from '@tanstack/react-query'
import { apiClient, failureOf } from '../../lib/client.ts'

/** The key of the sentence to show. */
type LoginFailure = 'incorrect' | 'notAllowed' | 'tooMany' | 'closed'

/** How it went; `otp` asks for the second factor, with what sets it up where there is none yet. */
export type LoginAnswer =
	| { kind: 'connected' }
	| { kind: 'otp'; setup: SecondFactorSetup | null; isWrong: boolean }
	| { kind: 'failed'; why: LoginFailure }

const failures: Record<string, LoginFailure> = {
	user_not_found: 'incorrect',
	invalid_model: 'incorrect',
	no_back_office_permission: 'notAllowed',
	forbidden_operation: 'notAllowed',
	not_allowed: 'notAllowed',
	too_many_requests: 'tooMany',
}

function answerOf(error: unknown): LoginAnswer {
	const code = failureOf(error)
	if (code === 'otp_required') return { kind: 'otp', setup: null, isWrong: false }
	if (code === 'otp_wrong') return { kind: 'otp', setup: null, isWrong: true }
	if (code === 'otp_setup_required' && error instanceof ApiError)
		return { kind: 'otp', setup: error.data as SecondFactorSetup, isWrong: false }
	return { kind: 'failed', why: failures[code] ?? 'closed' }
}

export async function logIn(
	queries: QueryClient,
	values: { email: string; password: string; otp: string | null },
): Promise<LoginAnswer> {
	const { password, otp } = values
	try {
		const account = await apiClient().account.login({
			email: values.email.trim(),
			password,
			application: 'configurator',
			...(otp !== null && { otp }),
		})
		queries.setQueryData(['account'], account)
		await queries.invalidateQueries({ queryKey: ['domain'] })
		await queries.invalidateQueries({ queryKey: ['dressing'] })
		return { kind: 'connected' }
	} catch (error) {
		return answerOf(error)
	}
}
