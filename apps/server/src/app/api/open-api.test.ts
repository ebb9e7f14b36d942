// What a developer reads who has the document and nothing else.
import { beforeAll, describe, expect, test } from 'vitest'
import { calls } from './calls.ts'
import { makeOpenApi } from './open-api.ts'

type Answer = { description: string; headers?: object; content?: Record<string, unknown> }
type Operation = {
	operationId: string
	summary: string
	description: string
	security: Record<string, string[]>[]
	parameters: { name: string; in: string; required?: boolean }[]
	requestBody?: { content: Record<string, unknown> }
	responses: Record<string, Answer>
}
type Document = {
	paths: Record<string, Record<string, Operation>>
	components: { schemas: object; securitySchemes: object }
	webhooks: object
}

const operations = new Map<string, Operation>()
let document: Document

beforeAll(async () => {
	const isLimited = (call: string) => call === 'GET /api/discount/promo/{code}'
	const isTagged = (call: string) => call === 'GET /api/configurator/dressing/init'
	const made = await makeOpenApi({ cookie: '__Host-session', isLimited, isTagged })
	document = made as unknown as Document
	for (const methods of Object.values(document.paths))
		for (const operation of Object.values(methods)) operations.set(operation.operationId, operation)
})

function operationOf(name: string): Operation {
	const found = operations.get(name)
	if (!found) throw new Error(name)
	return found
}

describe('the OpenAPI document', () => {
	test('the OpenAPI document has summary and rights of every call, and no other call', () => {
		expect([...operations.keys()].toSorted()).toEqual(calls.map(({ name }) => name).toSorted())
		for (const { summary, description } of operations.values()) {
			expect(summary).toMatch(/^\S.{5,}/)
			expect(description).toMatch(/^Who may: \w+ \(/)
		}
	})

	test('the OpenAPI document has errors of all calls, and errors of writes only', () => {
		const read = operationOf('dressing.lightPrice')
		expect(Object.keys(read.responses)).toEqual(['200', '400', '500', '503'])
		expect(read.responses['400']?.description).toBe('invalid_model')
		expect(operationOf('configurator.init').responses['400']?.description).toContain(
			'referer_missing',
		)
		const write = operationOf('dressing.configuration.send').responses
		expect(write['403']?.description).toContain('forbidden_operation')
		expect(write['413']?.description).toBe('body_too_large')
		expect(write['429']?.description).toBe('too_many_orders')
	})

	test('a rate limit answers with Retry-After', () => {
		const { responses } = operationOf('discount.promo')
		expect(responses['429']).toMatchObject({
			description: 'too_many_requests',
			headers: { 'retry-after': { schema: { type: 'integer' } } },
		})
	})

	test('an error has code, status and message, and the data of its code only', () => {
		expect(operationOf('discount.promo').responses['403']?.content).toEqual({
			'application/json': {
				schema: {
					type: 'object',
					properties: {
						code: { type: 'string', enum: ['forbidden_operation'] },
						status: { const: 403 },
						message: { type: 'string' },
					},
					required: ['code', 'status', 'message'],
					additionalProperties: false,
				},
			},
		})
		const refused = JSON.stringify(operationOf('dressing.door.filter').responses['400'])
		expect(refused).toContain('"problems"')
		expect(refused).toContain('#/components/schemas/Issue')
	})

	test('an ETag answers 304 for unchanged content', () => {
		const { responses } = operationOf('configurator.dressingInit')
		expect(responses['200']?.headers).toHaveProperty('etag')
		expect(responses['304']).not.toHaveProperty('content')
		expect(operationOf('configurator.init').responses).not.toHaveProperty('304')
	})

	test('204 has no body, and files have a name', () => {
		for (const { responses } of operations.values())
			expect(responses['204'] ?? { description: '' }).not.toHaveProperty('content')
		const upload = operationOf('backOffice.prices.imports.upload')
		expect(Object.keys(upload.requestBody?.content ?? {})).toEqual(['multipart/form-data'])
		const plan = operationOf('dressing.plan.create').responses['200']
		expect(Object.keys(plan?.headers ?? {})).toEqual(['content-disposition'])
		expect(Object.keys(operationOf('payments.notice').requestBody?.content ?? {})).toContain(
			'application/x-www-form-urlencoded',
		)
	})

	test('the OpenAPI document names the headers that calls read', () => {
		const names = ({ parameters }: Operation) =>
			parameters.filter((it) => it.in === 'header').map((it) => it.name)
		expect(names(operationOf('dressing.module.number'))).toEqual(['Referer'])
		expect(names(operationOf('dressing.module.filter'))).toEqual(['Accept-Language', 'Referer'])
		const isNeeded = ({ parameters }: Operation) =>
			parameters.find((it) => it.name === 'Referer')?.required === true
		expect(isNeeded(operationOf('configurator.init'))).toBe(true)
		expect(isNeeded(operationOf('dressing.door.filter'))).toBe(false)
	})

	test('the OpenAPI document names the calls with a session, a token or a key', () => {
		expect(document.components.securitySchemes).toMatchObject({
			session: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
			shopKey: { type: 'http', scheme: 'bearer' },
		})
		expect(operationOf('backOffice.orders.list').security).toEqual([{ session: [] }])
		expect(operationOf('dressing.configuration.order').security).toEqual([{}, { session: [] }])
		expect(operationOf('dressing.configuration.external').security).toEqual([
			{ session: [] },
			{ shopKey: [] },
		])
	})

	test('schemas in several places have one name', () => {
		expect(Object.keys(document.components.schemas)).toEqual(
			expect.arrayContaining(['Configuration', 'Quote', 'OrderPage', 'Address', 'Issue']),
		)
		expect(JSON.stringify(operationOf('backOffice.orders.get').responses['200'])).toContain(
			'"$ref":"#/components/schemas/OrderPage"',
		)
		const used = JSON.stringify([...operations.values(), document.components.schemas])
		for (const name of Object.keys(document.components.schemas))
			expect(used).toContain(`"#/components/schemas/${name}"`)
	})

	test('no two addresses differ by the names of their parts alone, and nothing fits no value', () => {
		const plain = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'))
		expect(plain.length).toBeGreaterThan(100)
		expect(new Set(plain).size).toBe(plain.length)
		expect(JSON.stringify(document).includes('"not":{}')).toBe(false)
	})

	test('the schema of a design is complete to its last shelf', () => {
		const text = JSON.stringify(document.components.schemas)
		expect(text.includes('"anyOf":[{},')).toBe(false)
		expect(text).toContain('"FixedShelve"')
	})

	test('the OpenAPI document has the webhooks', () => {
		expect(Object.keys(document.webhooks)).toEqual(['order.placed', 'configuration.ended'])
	})
})
