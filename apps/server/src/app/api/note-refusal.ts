// A line of the log for every call that is refused: which code, in which shop, whose account. Who tries doors, one
// after the other, stands there with the request's id; his e-mail, his body and his address do not.
import { ORPCError, ValidationError } from '@orpc/server'
import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../../lib/viewer.ts'

/** Every page of a visitor asks who is connected: that nobody is says nothing. */
const everyday = 'current_user_not_found'

/** What lies behind a refusal, where that is not the form that was sent: another's answer, a picture's reader. */
function behind({ cause }: Error): object {
	return cause instanceof Error && !(cause instanceof ValidationError) ? { err: cause } : {}
}

export function noteRefusal(
	request: FastifyRequest,
	refused: ORPCError<string, unknown>,
	viewer?: Viewer,
): void {
	const { code, status } = refused
	if (code === everyday) return
	const where = viewer && { tenant: viewer.tenant.code, user: viewer.user?.id ?? null }
	if (status >= 500) request.log.error({ err: refused, refused: code, ...where }, 'a call failed')
	else request.log.info({ ...behind(refused), refused: code, ...where }, 'refused')
}
