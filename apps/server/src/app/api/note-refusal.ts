// One log line for each refused call: code, shop, account and request id, but no e-mail, body or IP address.
import { ORPCError, ValidationError } from '@orpc/server'
import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../../lib/rights/viewer.ts'

const everyday = 'current_user_not_found'

/** The cause of a refusal, except for validation errors, which quote the sent form. */
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
