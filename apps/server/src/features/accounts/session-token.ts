// A session's token as its cookie carries it: the account's shop, a dot, the secret.
import { hashOf } from '../../lib/hash.ts'

export type TokenKey = { tenant: string; tokenHash: string }

/** Also that of a mail's link. */
export function readToken(token: string): TokenKey | null {
	const at = token.lastIndexOf('.')
	if (at < 1) return null
	return { tenant: token.slice(0, at), tokenHash: hashOf(token.slice(at + 1)) }
}
