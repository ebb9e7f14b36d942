// The account's shop, a dot, the secret.
import { hashOf } from '../../../lib/hash.ts'

export type TokenKey = { tenant: string; tokenHash: string }

/** Also for tokens of mails. */
export function readToken(token: string): TokenKey | null {
	const [, tenant, secret] = /^([a-z0-9-]+)\.([\w-]+)$/.exec(token) ?? []
	if (tenant === undefined || secret === undefined) return null
	return { tenant, tokenHash: hashOf(secret) }
}
