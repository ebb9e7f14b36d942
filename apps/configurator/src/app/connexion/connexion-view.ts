// What the page shows, from what stands behind the `#` of its address: a secret there reaches no server.

export type ConnexionView =
	| { kind: 'login' }
	| { kind: 'forgotten' }
	| { kind: 'password'; way: 'reset' | 'activate'; token: string }

const link = /^(reset|activate)=([\w.-]{1,200})$/u

/** The hash without its sign, as the router has it; what is not ours is the login. */
export function viewOf(hash: string): ConnexionView {
	if (hash === 'forgotten') return { kind: 'forgotten' }
	const [, way, token] = link.exec(hash) ?? []
	if (token === undefined) return { kind: 'login' }
	return { kind: 'password', way: way === 'reset' ? 'reset' : 'activate', token }
}
