// A line of the log for every call that is refused: which code, in which shop, whose account. Who tries doors, one
// after the other, stands there with the request's id; his e-mail, his body and his address do not.
import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../lib/viewer.ts'

/** Every page of a visitor asks who is connected: that nobody is says nothing. */
const everyday = 'current_user_not_found'

export function noteRefusal(request: FastifyRequest, code: string, viewer?: Viewer): void {
	if (code === everyday) return
	const where = viewer && { tenant: viewer.tenant.code, user: viewer.user?.id ?? null }
	request.log.info({ refused: code, ...where }, 'refused')
}
