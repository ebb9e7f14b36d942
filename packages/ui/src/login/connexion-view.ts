// A secret behind the `#` of an address is never sent to a server.

export type ConnexionView =
	| { kind: 'login' }
	| { kind: 'forgotten' }
	| { kind: 'password'; way: 'reset' | 'activate'; token: string }

const link = /^(reset|activate)=([\w.-]{1,200})$/u

export function connexionViewOf(hash: string): ConnexionView {
	if (hash === 'forgotten') return { kind: 'forgotten' }
	const [, way, token] = link.exec(hash) ?? []
	if (token === undefined) return { kind: 'login' }
	return { kind: 'password', way: way === 'reset' ? 'reset' : 'activate', token }
}
