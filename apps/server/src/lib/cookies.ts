// The import adds the cookies of requests and replies to the types.
import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Jar = { request: FastifyRequest; reply: FastifyReply; secure: boolean }
const year = 365 * 24 * 3600

/** `__Host-` binds a cookie to this very host; browsers allow it on https only. */
function nameOf(name: string, secure: boolean): string {
	return secure ? `__Host-${name}` : name
}

function write(jar: Jar, name: string, value: string, seconds: number): void {
	void jar.reply.setCookie(nameOf(name, jar.secure), value, {
		path: '/',
		httpOnly: true,
		sameSite: 'lax',
		secure: jar.secure,
		maxAge: seconds,
	})
}

export function sessionCookieName(secure: boolean): string {
	return nameOf('session', secure)
}

export function readSessionCookie(request: FastifyRequest, secure: boolean): string | null {
	return request.cookies[sessionCookieName(secure)] ?? null
}

export function writeSessionCookies(jar: Jar, value: string, seconds: number): void {
	write(jar, 'session', value, seconds)
	void jar.reply.setCookie('signed_in', '1', {
		path: '/',
		sameSite: 'lax',
		secure: jar.secure,
		maxAge: seconds,
	})
}

export function clearSessionCookies(jar: Jar): void {
	write(jar, 'session', '', 0)
	void jar.reply.setCookie('signed_in', '', { path: '/', sameSite: 'lax', maxAge: 0 })
}

export function readEditKey(jar: Jar): string | null {
	return jar.request.cookies[nameOf('edit_key', jar.secure)] ?? null
}

export function writeEditKey(jar: Jar, value: string): void {
	write(jar, 'edit_key', value, 2 * year)
}
