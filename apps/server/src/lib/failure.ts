// The one way to refuse a call: a code of the contract's list, thrown by features, mapped to the wire once.
import { type ErrorCode, errorCodes } from '@gabarit/contract'
import { ORPCError } from '@orpc/server'

/** An error as every answer has it: nothing more, so that what the document says is all there is. */
export function errorBodyOf({ code, status, message, data }: ORPCError<string, unknown>) {
	return { code, status, message, ...(data !== undefined && { data }) }
}

type More = { data?: unknown; message?: string; cause?: unknown }

/** To be thrown. `message` stands for the catalogue's where that says to read the server's. */
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
