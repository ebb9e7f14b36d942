import type { FastifyRequest } from 'fastify'

/** Codes and references are shorter; longer parts may be tokens. */
const longestShown = 16

/** Without the query, which may hold names, and without parts that may be tokens or e-mail addresses. */
export function shownPath(url: string): string {
	const [path = ''] = url.split('?')
	return path
		.replace(/^\/order\/.+/, '/order/…')
		.split('/')
		.map((part) => (part.length > longestShown && !/^[a-z-]+$/.test(part) ? '…' : part))
		.map((part) => (/@|%40|[0-9a-f]{8}-[0-9a-f]{4}-/i.test(part) ? '…' : part))
		.join('/')
}

/** Databases quote the values, drizzle prints the parameters, mail servers repeat the address. */
export function shownMessage(message: string): string {
	return message
		.replace(/\nparams: [\s\S]*$/, '')
		.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
		.replace(/(invalid input [^:]*: )"[\s\S]*"/g, '$1…')
		.replace(/\b[\w-]{32,}\b/g, '…')
		.slice(0, 1000)
}

type Shown = {
	[key: string]: unknown
	type: string
	message: string
	code?: unknown
	constraint?: unknown
	stack: string
	cause?: Shown
}

function field(error: object, name: 'code' | 'constraint'): object {
	const value: unknown = Reflect.get(error, name)
	return typeof value === 'string' ? { [name]: value } : {}
}

function placesOf({ stack, message }: Error): string {
	const places = stack?.slice(stack.indexOf(message) + message.length) ?? ''
	return places
		.split('\n')
		.filter((line) => /^\s+at /.test(line))
		.slice(0, 12)
		.join('\n')
}

export function shownError(error: unknown, depth = 0): Shown {
	if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
	return {
		type: error.name,
		message: shownMessage(error.message),
		...field(error, 'code'),
		...field(error, 'constraint'),
		stack: placesOf(error),
		...(error.cause !== undefined && depth < 3 && { cause: shownError(error.cause, depth + 1) }),
	}
}

export type LogStream = { write: (line: string) => void }

export function logSettings(level: string, stream?: LogStream) {
	return {
		level,
		...(stream && { stream }),
		serializers: {
			req: (request: FastifyRequest) => ({ method: request.method, path: shownPath(request.url) }),
			res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
			err: (error: unknown) => shownError(error),
		},
	}
}
