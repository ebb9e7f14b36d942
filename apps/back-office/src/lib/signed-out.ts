// A session that ended leads to the login, and from there back to the open page, whichever call met it.
import { problemOf } from './frame/problem-kind.ts'

/** Set by the router, which knows the login's address. */
export const whenSignedOut: { go: () => void } = { go: () => undefined }

/** Told of every refusal by the clients, so that a call with an answer to errors of its own leads there too. */
export function leaveSignedOut(error: unknown): void {
	if (problemOf(error) === 'signedOut') whenSignedOut.go()
}
