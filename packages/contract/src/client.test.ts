import { expect, test } from 'vitest'
import { ApiError, createClient, downloadPlan } from './index.ts'

type Answer = { status: number; body: BodyInit | null; headers?: Record<string, string> }

function clientAnswering(answer: Answer) {
	const asked: Request[] = []
	const client = createClient({
		baseUrl: 'http://atelier.localhost:3000',
		language: 'nl',
		fetch: async (request) => {
			asked.push(request)
			return new Response(answer.body, { status: answer.status, headers: answer.headers ?? {} })
		},
	})
	return { client, asked }
}

const json = { 'content-type': 'application/json' }

async function failure(call: Promise<unknown>): Promise<ApiError> {
	const error = await call.catch((it: unknown) => it)
	if (error instanceof ApiError) return error
	throw new Error(`not an ApiError: ${String(error)}`)
}

test.each([
	[
		'code',
		(client: ReturnType<typeof createClient>) => client.dressing.configuration.get({ code: '' }),
	],
	['id', (client: ReturnType<typeof createClient>) => client.dressing.doorHandle.get({ id: '' })],
	[
		'externalReference',
		(client: ReturnType<typeof createClient>) =>
			client.dressing.configuration.external({ externalReference: '' }),
	],
] as const)('a missing %s is named before anything is asked', async (name, call) => {
	const { client, asked } = clientAnswering({ status: 200, body: '{}', headers: json })
	const error = await failure(call(client))
	expect(error.message).toContain(`'${name}'`)
	expect(error.code).toBe('missing_path_parameter')
	expect(asked).toHaveLength(0)
})

test('a refusal is known to who made the client before the caller has it', async () => {
	const order: string[] = []
	const client = createClient({
		baseUrl: 'http://atelier.localhost:3000',
		language: 'fr',
		fetch: async () => Response.json({ code: 'not_logged_in', status: 401 }, { status: 401 }),
		onRefused: ({ code }) => order.push(code),
	})
	await client.account.get({}).catch(() => order.push('caller'))
	expect(order).toEqual(['not_logged_in', 'caller'])
})

test('an ApiError has message, status, raw response, headers and result', async () => {
	const body = JSON.stringify({
		code: 'configuration_code_taken',
		status: 409,
		message: 'The configuration code is already used for another configuration.',
	})
	const { client } = clientAnswering({ status: 409, body, headers: json })
	const error = await failure(client.dressing.configuration.get({ code: 'K7MP4XQD9RTW' }))
	expect(error.status).toBe(409)
	expect(error.message).toBe('The configuration code is already used for another configuration.')
	expect(error.rawResponse).toBe(body)
	expect(error.headers['content-type']).toBe('application/json')
	expect(error.result).toEqual(JSON.parse(body))
	expect(error.code).toBe('configuration_code_taken')
})

test('an unknown status is an unexpected server error', async () => {
	const { client } = clientAnswering({ status: 502, body: '<h1>Bad gateway</h1>' })
	const error = await failure(client.configurator.init())
	expect(error.message).toBe('An unexpected server error occurred.')
	expect([error.status, error.code, error.result]).toEqual([502, 'unexpected_error', null])
})

test('every call but module/number sends the language', async () => {
	const { client, asked } = clientAnswering({ status: 200, body: '[]', headers: json })
	const question = { configuration: { version: 1 as const, room: { width: 3000 }, hu: 2500 } }
	await client.dressing.module.filter(question)
	await client.dressing.module.number(question)
	expect(asked.map((it) => it.headers.get('accept-language'))).toEqual(['nl', null])
	expect(asked.map((it) => new URL(it.url).pathname)).toEqual([
		'/api/dressing/module/filter',
		'/api/dressing/module/number',
	])
})

test('the query of a list is in the address', async () => {
	const { client, asked } = clientAnswering({ status: 200, body: '{}', headers: json })
	await client.backOffice.orders.list({ kind: 'order', states: ['waiting', 'sent'], limit: 25 })
	const query = new URL(asked[0]?.url ?? '').searchParams
	expect(query.get('kind')).toBe('order')
	expect(query.get('limit')).toBe('25')
	expect(query.get('states[0]')).toBe('waiting')
})

test.each([200, 206])(
	'a plan download has file name, data, status %i and headers',
	async (status) => {
		const { client } = clientAnswering({
			status,
			body: new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
			headers: {
				'content-type': 'application/pdf',
				'content-disposition': 'attachment; filename="plan-K7MP4XQD9RTW.pdf"',
			},
		})
		const plan = await downloadPlan(client, { code: 'K7MP4XQD9RTW', paper: 'A3' })
		expect(plan.fileName).toBe('plan-K7MP4XQD9RTW.pdf')
		expect(new TextDecoder().decode(plan.data)).toBe('%PDF-1.7')
		expect(plan.status).toBe(status)
		expect(plan.headers['content-type']).toBe('application/pdf')
	},
)
