import { contract, webhookBodySchema } from '@gabarit/contract'
import { ContractProcedure, type ContractRouter, isContractProcedure } from '@orpc/contract'
import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { z } from 'zod'
import { rightScopeOfRole } from '../../lib/rights/permissions.ts'
import { roles } from '../../lib/rights/viewer.ts'
import { type Call, callByName } from './calls.ts'
import { namedSchemas } from './named-schemas.ts'
import { codesIn, errorBody, errorsWith } from './open-api-errors.ts'

type Operation = OpenAPI.OperationObject
type Router = ContractRouter<object>

const introduction = [
	'Cookies carry the session; a machine keeps those that it is given.',
	'Writes are JSON and come from the same origin: a caller with a cookie sends `Origin`, this very host.',
	'The shop is found by the host of `Referer` or `Origin`, else of the address itself.',
	'Lengths are millimetres, money is integer cents, dates are ISO 8601.',
	'Every error has code, status and message, and data where the code has some.',
	'Each answer has `x-request-id`, which the log has too.',
].join(' ')

const scopeWords = {
	own: 'one’s own',
	sent: 'what was sent to the supplier',
	tenant: 'of one’s shop',
	all: 'of every shop',
} as const

function whoMay({ resource, right }: Call): string {
	const who = roles.flatMap((role) => {
		const rightScope = rightScopeOfRole(role, resource, right)
		return rightScope === null ? [] : [`${role} (${scopeWords[rightScope]})`]
	})
	return `Who may: ${who.join(', ')}.`
}

function securityOf({ name, resource, right }: Call): OpenAPI.SecurityRequirementObject[] {
	if (name === 'dressing.configuration.external') return [{ session: [] }, { shopKey: [] }]
	const isOpen = rightScopeOfRole('visitor', resource, right) !== null
	return isOpen ? [{}, { session: [] }] : [{ session: [] }]
}

const acceptLanguage: OpenAPI.ParameterObject = {
	name: 'Accept-Language',
	in: 'header',
	description: 'fr (also where absent), nl or en: labels, reasons, what is wrong with a body.',
	example: 'nl',
	schema: { type: 'string' },
}
const referer: OpenAPI.ParameterObject = {
	name: 'Referer',
	in: 'header',
	description: 'An address of the shop; `Origin` does as well.',
	schema: { type: 'string', format: 'uri' },
}

function headersOf(name: string, declared: object): OpenAPI.ParameterObject[] {
	const spoken = name === 'dressing.module.number' ? [] : [acceptLanguage]
	const isNeeded = Object.hasOwn(declared, 'referer_missing')
	return [...spoken, { ...referer, ...(isNeeded && { required: true }) }]
}

const isFile = (type: string) => !type.includes('json')

type Answer = OpenAPI.ResponseObject

const retryAfter: OpenAPI.HeaderObject = {
	description: 'Seconds until the next try.',
	schema: { type: 'integer' },
}
const fileName: OpenAPI.HeaderObject = {
	description: 'attachment, with the name of the file.',
	schema: { type: 'string' },
}

function answerOf(status: string, answer: Answer): Answer {
	const { content = {}, ...rest } = answer
	if (status === '204') return { ...rest, description: 'Done' }
	if (status === '303') return { ...rest, description: 'Go there' }
	if (status === '200')
		return Object.keys(content).some(isFile)
			? { ...answer, headers: { 'content-disposition': fileName } }
			: answer
	const documented = { ...answer, description: codesIn(answer) }
	return status === '429' ? { ...documented, headers: { 'retry-after': retryAfter } } : documented
}

function bodyOf(name: string, body: OpenAPI.RequestBodyObject): OpenAPI.RequestBodyObject {
	const { 'multipart/form-data': form, 'application/json': json } = body.content
	if (form) return { ...body, content: { 'multipart/form-data': form } }
	if (name !== 'payments.notice' || !json) return body
	return {
		...body,
		content: { 'application/x-www-form-urlencoded': json, 'application/json': json },
	}
}

function withTag(responses: Record<string, Answer>): Record<string, Answer> {
	const { 200: answer, ...others } = responses
	if (!answer) return responses
	const etag = { schema: { type: 'string' } } as const
	return {
		200: { ...answer, headers: { etag } },
		304: { description: 'As `If-None-Match` has it' },
		...others,
	}
}

type DescribedCall = { call: Call; declared: object; isTagged: boolean }

function completed(operation: Operation, { call, declared, isTagged }: DescribedCall): Operation {
	const { name } = call
	const { parameters = [], requestBody, responses = {} } = operation
	const answers = Object.fromEntries(
		Object.entries(responses).map(([status, answer]) => [
			status,
			answerOf(status, answer as Answer),
		]),
	)
	return {
		...operation,
		security: securityOf(call),
		parameters: [...parameters, ...headersOf(name, declared)],
		...(requestBody && { requestBody: bodyOf(name, requestBody as OpenAPI.RequestBodyObject) }),
		responses: isTagged ? withTag(answers) : answers,
	}
}

/** Name, as `GET /api/discount/promo/{code}`. */
type RouteFacts = {
	isLimited: (call: string) => boolean
	isTagged: (call: string) => boolean
}

function completedContract(node: object, facts: RouteFacts, at = ''): Router {
	if (isContractProcedure(node)) {
		const { route, errorMap, ...rest } = node['~orpc']
		const call = callByName.get(at)
		if (!call) throw new Error(`${at} has no handler`)
		const { method, summary } = call
		const address = `${method} ${call.path}`
		const described = { call, declared: errorMap, isTagged: facts.isTagged(address) }
		return new ContractProcedure({
			...rest,
			errorMap: errorsWith(errorMap, { method, isLimited: facts.isLimited(address) }),
			route: {
				...route,
				summary,
				description: whoMay(call),
				spec: (operation: Operation) => completed(operation, described),
			},
		})
	}
	return Object.fromEntries(
		Object.entries(node).map(([key, value]: [string, object]) => [
			key,
			completedContract(value, facts, at === '' ? key : `${at}.${key}`),
		]),
	)
}

function webhooks() {
	const documented = webhookBodySchema.options.map((body) => {
		const [name = ''] = body.shape.type.values
		const { $schema: _dialect, ...schema } = z.toJSONSchema(body)
		const post: Operation = {
			operationId: name,
			summary: 'Sent to the address that the shop set: docs/webhooks.md',
			security: [{}],
			requestBody: { content: { 'application/json': { schema: schema as OpenAPI.SchemaObject } } },
			responses: { '2XX': { description: 'Received' } },
		}
		return [name, { post }] as const
	})
	// The types of OpenAPI 3.1 lack some fields that 3.1 allows.
	return Object.fromEntries(documented) as unknown as NonNullable<OpenAPI.Document['webhooks']>
}

export type DocumentOptions = RouteFacts & {
	cookie: string
}

/** Deeper than any schema: below it the generator would write `any`. */
const deepest = 40

export function makeOpenApi({ cookie, ...facts }: DocumentOptions): Promise<OpenAPI.Document> {
	const generator = new OpenAPIGenerator({
		schemaConverters: [new ZodToJsonSchemaConverter({ maxStructureDepth: deepest })],
	})
	return generator.generate(completedContract(contract, facts), {
		info: { title: 'Gabarit', version: '1', description: introduction },
		servers: [{ url: '/api' }],
		webhooks: webhooks(),
		components: {
			securitySchemes: {
				session: { type: 'apiKey', in: 'cookie', name: cookie },
				shopKey: { type: 'http', scheme: 'bearer' },
			},
		},
		commonSchemas: namedSchemas,
		customErrorResponseBodySchema: errorBody,
	})
}
