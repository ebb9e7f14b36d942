// A session's token as its cookie carries it: the account's shop, a dot, the secret.
import { hashOf } from '../../lib/hash.ts'

export type TokenKey = { tenant: string; tokenHash: string }

/** Also that of a mail's link. */
export function readToken(token: string): TokenKey | null {
	const [, tenant, secret] = /^([a-z0-9-]+)\.([\w-]+)$/.exec(token) ?? []
	if (tenant === undefined || secret === undefined) return null
	return { tenant, tokenHash: hashOf(secret) }
}
