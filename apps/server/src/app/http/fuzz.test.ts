// Every call of the API with values made from its own document, and with values that no document allows: no answer is
// a 5xx, and every answer is what the contract says. FUZZ_CASES each (10 + 10 in `npm test`), from FUZZ_SEED.
import { contract, type ErrorCode, errorCodes, errorsOf } from '@gabarit/contract'
import { type ErrorMap, isContractProcedure } from '@orpc/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { type Schema, valuesOf } from '../../testing/routes/values-of-schema.ts'
import { testDatabases } from '../../testing/test-database.ts'
import { type Browser, openShop, type Shop } from '../../testing/test-shop.ts'

const cases = Number(process.env['FUZZ_CASES'] ?? 10)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121)

type Parameter = {
	name: string
	in: 'path' | 'query' | 'header'
	required?: boolean
	schema: Schema
}
type Operation = {
	operationId: string
	responses: Record<string, { description: string } | undefined>
	parameters?: Parameter[]
	requestBody?: { content: Record<string, { schema: Schema } | undefined> }
}
type Document = { paths: Record<string, Record<string, Operation>>; components?: object }
type Call = { method: string; path: string; operation: Operation }

type Promised = { output: z.ZodType | undefined; errors: ErrorMap }

/** What any call can be refused for stands in none of them. */
const anywhere: ErrorMap = errorsOf(...(Object.keys(errorCodes) as ErrorCode[]))

function promises(node: object, found = new Map<string, Promised>()): Map<string, Promised> {
	for (const value of Object.values(node) as unknown[]) {
		if (isContractProcedure(value)) {
			const { route, outputSchema, errorMap } = value['~orpc']
			const promised = { output: outputSchema as z.ZodType, errors: { ...anywhere, ...errorMap } }
			found.set(`${route.method} ${route.path}`, promised)
		} else if (typeof value === 'object' && value !== null) promises(value, found)
	}
	return found
}
const promisedOf = promises(contract)

type Answer = { code: string; status: number; message: unknown; data?: unknown }

/** Nothing where its code carries nothing. */
function carriesItsData({ code, data }: Answer, errors: ErrorMap): boolean {
	const schema = errors[code]?.data as z.ZodType | undefined
	return schema ? schema.safeParse(data).success : data === undefined
}

const junk = fc.oneof(
	fc.jsonValue({ maxDepth: 3 }),
	fc.constantFrom(
		'',
		'\0',
		'../../..',
		'%00',
		"' or 1=1 --",
		'\ud800',
		'9'.repeat(400),
		-1,
		1e308,
		null,
	),
)

function requests({ path, operation }: Call, document: Document, isJunk: boolean) {
	const value = (schema: Schema) => (isJunk ? junk : valuesOf(schema, document))
	const parameters = operation.parameters ?? []
	const body = operation.requestBody?.content['application/json']?.schema
	return fc.record({
		values: fc.record(Object.fromEntries(parameters.map((it) => [it.name, value(it.schema)]))),
		body: body ? value(body) : fc.constant(undefined),
		path: fc.constant(path),
	})
}

type Request = { values: Record<string, unknown>; body: unknown; path: string }

function encoded(value: unknown): string {
	const text = typeof value === 'string' ? value : JSON.stringify(value)
	// Clients drop a path segment of one or two dots.
	if (/^\.{1,2}$/.test(text ?? '')) return 'x'
	return encodeURIComponent((text ?? '').slice(0, 500).toWellFormed()) || 'x'
}

function addressOf(request: Request, call: Call): string {
	const query = (call.operation.parameters ?? []).filter((it) => it.in === 'query')
	const text = query.map((it) => `${it.name}=${encoded(request.values[it.name])}`).join('&')
	const path = request.path.replace(/\{\+?(\w+)\}/g, (_all, name: string) =>
		encoded(request.values[name]),
	)
	return `/api${path}${text === '' ? '' : `?${text}`}`
}

describe('fuzz', () => {
	let shop: Shop
	let calls: Call[] = []
	let document: Document
	const browsers: Browser[] = []
	beforeAll(async () => {
		const [database] = testDatabases
		if (!database) throw new Error('no database')
		shop = await openShop(database, { loginTries: 1_000_000 })
		document = (await shop.browse().ask('GET', '/api/openapi.json')).json() as Document
		calls = Object.entries(document.paths).flatMap(([path, methods]) =>
			Object.entries(methods).map(([method, operation]) => ({
				method: method.toUpperCase(),
				path,
				operation,
			})),
		)
		browsers.push(shop.browse())
		browsers.push(await shop.enter('sofie.maes@atelier.example'))
		browsers.push(await shop.enter('admin@gabarit.example'))
	}, 300_000)
	afterAll(() => shop.close())

	const judge = async (call: Call, request: Request, browser: Browser): Promise<void> => {
		const address = addressOf(request, call)
		const body = call.method === 'GET' ? undefined : (request.body ?? {})
		const answer = await browser.ask(call.method as 'GET', address, body)
		const shown = JSON.stringify({ method: call.method, address, body, answer: answer.text }).slice(
			0,
			1500,
		)
		if (answer.status >= 500) throw new Error(`5xx: ${shown}`)
		const promised = promisedOf.get(`${call.method} ${call.path}`)
		const isJson = (answer.headers['content-type'] ?? '').includes('json')
		if (answer.status >= 400) {
			const error = answer.json() as Answer
			const isOurs = Object.hasOwn(errorCodes, error.code) && typeof error.message === 'string'
			if (!isOurs || error.status !== answer.status) throw new Error(`not our error: ${shown}`)
			if (!carriesItsData(error, promised?.errors ?? anywhere))
				throw new Error(`not its data: ${shown}`)
			// A missing part of a path makes it another address, which the document does not describe.
			const declared = call.operation.responses[String(answer.status)]?.description.split(', ')
			const isBeside = ['address_unknown', 'missing_path_parameter'].includes(error.code)
			if (!isBeside && !declared?.includes(error.code)) throw new Error(`not declared: ${shown}`)
		} else if (isJson && answer.status !== 204) {
			const fits = promised?.output?.safeParse(answer.json())
			if (fits?.success === false)
				throw new Error(`not in the contract: ${fits.error.message} ${shown}`)
		}
	}

	test.each([
		['requests of the contract’s form', false],
		['junk', true],
	])(
		'no answer to %s is a 5xx, every answer is in the contract',
		{ timeout: 1_800_000 },
		async (_form, isJunk) => {
			expect(calls.length).toBeGreaterThan(40)
			const failed: string[] = []
			for (const call of calls) {
				// Logging out or ending the sessions would end the fuzz of the others.
				if (/logout|sessions\/end/.test(call.path)) continue
				const drawn = fc.sample(requests(call, document, isJunk), { numRuns: cases, seed })
				for (const [index, request] of drawn.entries())
					await judge(call, request, browsers[index % 3] ?? shop.browse()).catch((error: Error) =>
						failed.push(error.message),
					)
			}
			expect(failed.slice(0, 10)).toEqual([])
		},
	)
})
