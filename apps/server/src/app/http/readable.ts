// The database would fail on text that is not valid UTF-8, and the caller would get an error 500.
import type { FastifyInstance } from 'fastify'
import { failure } from '../../lib/failure.ts'

function decoded(text: string): string | null {
	try {
		return decodeURIComponent(text)
	} catch {
		return null
	}
}

export function isReadablePath(url: string): boolean {
	return decoded(url.split('?')[0] ?? '') !== null
}

/**
 * Addresses as the calls spell them, because limits and scopes go by the address: a later parser would also find a
 * call behind `x/../`, a trailing slash, a backslash or a `#`.
 */
export function isPlainPath(url: string): boolean {
	const [path = ''] = url.split('?')
	if (path.endsWith('/') || path.includes('#')) return false
	return decoded(new URL(path, 'http://localhost').pathname) === decoded(path)
}

const isText = (text: string) => text.isWellFormed() && !text.includes('\0')

/** More than twice as deep as any body of ours; a deeper one would overflow the stack of every recursive walk. */
const deepest = 64

function isAllText(value: unknown, depth = 0): boolean {
	if (typeof value === 'string') return isText(value)
	if (typeof value !== 'object' || value === null) return true
	if (depth === deepest) return false
	return Object.entries(value).every(([name, part]) => isText(name) && isAllText(part, depth + 1))
}

export function guardTexts(app: FastifyInstance): void {
	app.addHook('onRequest', ({ url }, _reply, done) => {
		const text = url.startsWith('/api/') ? decoded(url) : ''
		done(text === null || !isText(text) ? failure('invalid_model') : undefined)
	})
	app.addHook('preHandler', ({ body }, _reply, done) => {
		const isJson = typeof body === 'object' && body !== null
		done(isJson && !isAllText(body) ? failure('invalid_model') : undefined)
	})
}
