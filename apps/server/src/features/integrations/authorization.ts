import {
	allowInsecureRequests,
	ClientSecretPost,
	clientCredentialsGrantRequest,
	customFetch,
	processClientCredentialsResponse,
} from 'oauth4webapi'
import { PermanentFailure } from '../../lib/outbox.ts'
import type { TechnicalRow } from './integration-settings-table.ts'
import type { Outgoing } from './outgoing.ts'

/** The settings lack what their way to authenticate needs, or no token was given. */
export class AuthenticationFailure extends PermanentFailure {}

export type Authentication = Pick<TechnicalRow, 'authenticationKey' | 'tokenUrl' | 'scope'> & {
	mode: TechnicalRow['authenticationMode']
	value: string | null
}

export async function authorizationOf(
	outgoing: Outgoing,
	authentication: Authentication,
): Promise<string | null> {
	const { mode, authenticationKey: key, value } = authentication
	if (mode === 'none') return null
	if (value === null) throw new AuthenticationFailure('the authentication has no value')
	if (mode === 'bearer') return bearer(value)
	if (key === null) throw new AuthenticationFailure('the authentication has no key')
	if (mode === 'basic') return `Basic ${Buffer.from(`${key}:${value}`).toString('base64')}`
	return bearer(await tokenOf(outgoing, authentication, key, value))
}

/** fetch's error for an invalid header quotes its value, which must not reach a log. */
function bearer(token: string): string {
	if (!/^[\x21-\x7e]+$/.test(token))
		throw new AuthenticationFailure('the token cannot stand in a header')
	return `Bearer ${token}`
}

async function tokenOf(
	outgoing: Outgoing,
	{ tokenUrl, scope }: Authentication,
	clientId: string,
	secret: string,
): Promise<string> {
	if (tokenUrl === null) throw new AuthenticationFailure('the authentication has no token address')
	const server = { issuer: new URL(tokenUrl).origin, token_endpoint: tokenUrl }
	const client = { client_id: clientId }
	const answer = await clientCredentialsGrantRequest(
		server,
		client,
		ClientSecretPost(secret),
		scope === null ? {} : { scope },
		{
			[customFetch]: (url, request) => {
				const { method, headers, body } = request
				return outgoing.fetch(url, { method, headers, body: String(body) })
			},
			[allowInsecureRequests]: outgoing.allowsLoopback,
		},
	)
	const { access_token: token } = await processClientCredentialsResponse(server, client, answer)
	return token
}
