// Message, status, raw response, headers and result: the error object of specification 3.
import { type ErrorCode, errorCodes } from './error-codes.ts'

type Parts = {
	message: string
	status: number
	rawResponse?: string
	headers?: Record<string, string>
	result?: unknown
}

export class ApiError extends Error {
	override readonly name = 'ApiError'
	readonly status: number
	readonly rawResponse: string
	readonly headers: Record<string, string>
	/** The body as JSON, null where it is not JSON. */
	readonly result: unknown

	constructor(parts: Parts) {
		super(parts.message)
		this.status = parts.status
		this.rawResponse = parts.rawResponse ?? ''
		this.headers = parts.headers ?? {}
		this.result = parts.result ?? null
	}

	/** One of `errorCodes`; an undeclared error is `unexpected_error`. */
	get code(): ErrorCode {
		const code = fieldOf(this.result, 'code')
		return typeof code === 'string' && Object.hasOwn(errorCodes, code)
			? (code as ErrorCode)
			: 'unexpected_error'
	}

	/** `{ quote }` of `price_changed`, `{ issues }` of `configuration_impossible`. */
	get data(): unknown {
		return fieldOf(this.result, 'data')
	}
}

function fieldOf(body: unknown, name: string): unknown {
	return typeof body === 'object' && body !== null
		? (body as Record<string, unknown>)[name]
		: undefined
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return null
	}
}

export async function apiErrorOf(response: Response): Promise<ApiError> {
	const rawResponse = await response.text()
	const result = parsed(rawResponse)
	const code = fieldOf(result, 'code')
	const text = fieldOf(result, 'message')
	const known = typeof code === 'string' && Object.hasOwn(errorCodes, code)
	const message = known && typeof text === 'string' ? text : errorCodes.unexpected_error.message
	const headers = Object.fromEntries(response.headers)
	return new ApiError({ message, status: response.status, rawResponse, headers, result })
}

export function missingParameter(name: string): ApiError {
	const message = `The path parameter '${name}' must be set.`
	const result = { code: 'missing_path_parameter', status: 400, message, data: { name } }
	return new ApiError({ message, status: 400, result })
}
