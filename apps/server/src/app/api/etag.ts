import type { onSendHookHandler } from 'fastify'
import { hashOf } from '../../lib/hash.ts'

/** Weak, because compression changes the bytes. */
function tagOf(text: string): string {
	return `W/"${hashOf(text).slice(0, 22)}"`
}

export const tagAnswer: onSendHookHandler = (request, reply, payload, done) => {
	if (typeof payload !== 'string' || reply.statusCode !== 200) return done(null, payload)
	const tag = tagOf(payload)
	void reply.header('etag', tag)
	const known = (request.headers['if-none-match'] ?? '').split(',').map((it) => it.trim())
	if (!known.includes(tag)) return done(null, payload)
	void reply.status(304)
	return done(null, null)
}
