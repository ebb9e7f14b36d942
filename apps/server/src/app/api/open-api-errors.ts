import { type ErrorCode, errorsOf } from '@gabarit/contract'
import type { ErrorMap, OpenAPI } from '@orpc/contract'
import type { ConditionalSchemaConverter } from '@orpc/openapi'
import { isWrite } from '../http/is-write.ts'

type JSONSchema = Awaited<ReturnType<ConditionalSchemaConverter['convert']>>[1]
type ErrorSchema = { properties?: { code?: { enum?: string[] } }; oneOf?: ErrorSchema[] }

const anywhere = ['invalid_model', 'not_ready', 'unexpected_error'] as const
const ofWrites = ['forbidden_operation', 'body_too_large'] as const

type CallFacts = { method: string; isLimited: boolean }

export function errorsWith(declared: ErrorMap, { method, isLimited }: CallFacts): ErrorMap {
	const common: ErrorCode[] = [
		...anywhere,
		...(isWrite(method) ? ofWrites : []),
		...(isLimited ? (['too_many_requests'] as const) : []),
	]
	return { ...errorsOf(...common), ...declared }
}

type Defined = [code: string, message: string, isRequired: boolean, data: JSONSchema]

function bodyOfCodes(
	codes: string[],
	status: number,
	data?: JSONSchema,
	isRequired = false,
): JSONSchema {
	return {
		type: 'object',
		properties: {
			code: { type: 'string', enum: codes },
			status: { const: status },
			message: { type: 'string' },
			...(data !== undefined && { data }),
		},
		required: ['code', 'status', 'message', ...(isRequired ? ['data'] : [])],
		additionalProperties: false,
	}
}

export function errorBody(errors: Defined[], status: number): JSONSchema {
	const carries = ([, , , data]: Defined) =>
		typeof data === 'object' && Object.keys(data).length > 0
	const plain = errors.filter((error) => !carries(error)).map(([code]) => code)
	const bodies = [
		...(plain.length > 0 ? [bodyOfCodes(plain, status)] : []),
		...errors
			.filter(carries)
			.map(([code, , isRequired, data]) => bodyOfCodes([code], status, data, isRequired)),
	]
	const [first] = bodies
	return bodies.length === 1 && first ? first : { oneOf: bodies }
}

export function codesIn({ content }: OpenAPI.ResponseObject): string {
	const schema = content?.['application/json']?.schema as ErrorSchema | undefined
	const bodies = schema?.oneOf ?? (schema ? [schema] : [])
	return bodies.flatMap((it) => it.properties?.code?.enum ?? []).join(', ')
}
