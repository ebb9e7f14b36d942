// What hindered a call to a shop's own system, for the test call and for the delivery log.
import type { TestCall } from '@gabarit/contract'
import { AuthenticationFailure } from './authorization.ts'
import { SlowAnswer } from './outgoing.ts'
import { PrivateAddress } from './public-address.ts'

type CallProblem = NonNullable<TestCall['problem']>

const codes: [RegExp, CallProblem][] = [
	[/^(?:ECONNREFUSED|ECONNRESET|EPIPE|UND_ERR_SOCKET|EHOSTUNREACH|ENETUNREACH)$/, 'refused'],
	[/^(?:ENOTFOUND|EAI_AGAIN)$/, 'unknownHost'],
	[/CERT|SIGNATURE|^ERR_TLS|^ERR_SSL|^EPROTO$/, 'certificate'],
	[/TIMEOUT|^ETIMEDOUT$/, 'timeout'],
]

export function callProblemOf(error: unknown): CallProblem {
	if (error instanceof SlowAnswer) return 'timeout'
	if (error instanceof PrivateAddress) return 'privateAddress'
	if (error instanceof AuthenticationFailure) return 'authentication'
	const code = error instanceof Error && 'code' in error ? String(error.code) : ''
	return codes.find(([pattern]) => pattern.test(code))?.[1] ?? 'other'
}

/** Before the call itself: whatever the network did not fail at is the token, or what it is asked with. */
export function tokenProblemOf(error: unknown): CallProblem {
	const problem = callProblemOf(error)
	return problem === 'other' ? 'authentication' : problem
}
