// What a call is sent must be text: an address that decodes, no NUL and no half of a character anywhere, and nothing
// nested without end. The database keeps neither, and would fail where the caller is wrong.
import type { FastifyInstance } from 'fastify'
import { failure } from '../../lib/failure.ts'

/** The text behind percent signs; null where there is none. */
function decoded(text: string): string | null {
	try {
		return decodeURIComponent(text)
	} catch {
		return null
	}
}

/** Of an address without its query. */
export function isReadablePath(url: string): boolean {
	return decoded(url.split('?')[0] ?? '') !== null
}

/**
 * Spelled as the calls are, so that a limit or a scope that goes by the address counts it too: what takes an address
 * apart later would also find a call behind `x/../`, a last slash, a backslash or a `#`.
 */
export function isPlainPath(url: string): boolean {
	const [path = ''] = url.split('?')
	if (path.endsWith('/') || path.includes('#')) return false
	return decoded(new URL(path, 'http://localhost').pathname) === decoded(path)
}

const isText = (text: string) => text.isWellFormed() && !text.includes('\0')

/** No body of ours is half as deep; one that is deeper would let every walk through it run out of stack. */
const deepest = 64

function isAllText(value: unknown, depth = 0): boolean {
	if (typeof value === 'string') return isText(value)
	if (typeof value !== 'object' || value === null) return true
	if (depth === deepest) return false
	return Object.entries(value).every(([name, part]) => isText(name) && isAllText(part, depth + 1))
}

/** A page is shown whatever a foreign link hung on its address. */
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
