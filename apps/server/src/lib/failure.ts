import { type ErrorCode, errorCodes } from '@gabarit/contract'
import { ORPCError } from '@orpc/server'

/** Only these fields, as the OpenAPI document promises. */
export function errorBodyOf({ code, status, message, data }: ORPCError<string, unknown>) {
	return { code, status, message, ...(data !== undefined && { data }) }
}

type More = { data?: unknown; message?: string; cause?: unknown }

/** To be thrown. `message` replaces the catalogue's text. */
export function failure(code: ErrorCode, more: More = {}): ORPCError<ErrorCode, unknown> {
	const { status, message } = errorCodes[code]
	return new ORPCError(code, {
		defined: true,
		status,
		message: more.message ?? message,
		data: more.data,
		cause: more.cause,
	})
}
