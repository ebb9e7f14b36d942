import { codeAskedFor, type Login, type SecondFactorSetup } from '@gabarit/contract'
import type { QueryClient } from '@tanstack/react-query'
import { forgetPerson } from '../../lib/server/account.ts'
import { apiClient, failureOf } from '../../lib/server/client.ts'

type LoginFailure = 'incorrect' | 'notAllowed' | 'tooMany' | 'closed'

/** `otp` asks for the second factor, with the data to set it up where there is none yet. */
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
	const asked = codeAskedFor(error)
	if (asked) return { kind: 'otp', ...asked }
	return { kind: 'failed', why: failures[failureOf(error)] ?? 'closed' }
}

export async function logIn(
	queries: QueryClient,
	entry: Omit<Login, 'application'>,
): Promise<LoginAnswer> {
	try {
		const account = await apiClient().account.login({ ...entry, application: 'configurator' })
		queries.setQueryData(['account'], account)
		forgetPerson(queries)
		await queries.invalidateQueries({ queryKey: ['domain'] })
		await queries.invalidateQueries({ queryKey: ['dressing'] })
		return { kind: 'connected' }
	} catch (error) {
		return answerOf(error)
	}
}
