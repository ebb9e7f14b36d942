import { codeAskedFor } from '@gabarit/contract'
import { problemOf } from '../../lib/frame/problem-kind.ts'

const texts = {
	offline: 'offline',
	server: 'server',
	invalid: 'invalid',
	signedOut: 'notFound',
	forbidden: 'forbidden',
	notFound: 'notFound',
	throttled: 'throttled',
	conflict: 'server',
} as const

/** undefined where the answer only asks for the code. */
export function loginProblem(error: unknown) {
	return codeAskedFor(error) ? null : texts[problemOf(error)]
}
