import { type ErrorCode, errorCodes } from '@gabarit/contract'
import { ORPCError } from '@orpc/server'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../../db/is-database-away.ts'
import { errorBodyOf, failure } from '../../lib/failure.ts'
import { noteRefusal } from '../api/note-refusal.ts'

const codeOfStatus: Record<number, ErrorCode> = {
	400: 'invalid_model',
	413: 'body_too_large',
	414: 'invalid_model',
	415: 'invalid_model',
	429: 'too_many_requests',
	503: 'not_ready',
}

function failureOf(error: FastifyError | ORPCError<string, unknown>) {
	if (error instanceof ORPCError && Object.hasOwn(errorCodes, error.code)) return error
	if (isDatabaseAway(error)) return failure('not_ready')
	const status = error instanceof ORPCError ? error.status : (error.statusCode ?? 500)
	return failure(codeOfStatus[status] ?? 'unexpected_error')
}

/** A client that disconnects while it sends is no error of ours. */
function hasHungUp({ raw }: FastifyRequest): boolean {
	return raw.destroyed && !raw.complete
}

export function answerErrors(app: FastifyInstance): void {
	app.setErrorHandler((error: FastifyError | ORPCError<string, unknown>, request, reply) => {
		const refusal = hasHungUp(request) ? failure('invalid_model') : failureOf(error)
		if (refusal.status >= 500) request.log.error({ err: error }, 'a request failed')
		else noteRefusal(request, refusal)
		return reply.status(refusal.status).send(errorBodyOf(refusal))
	})
}
