import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { isContractProcedure } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { type Contract, contract } from './contract.ts'
import type { PlanRequest } from './design/plan.ts'
import type { languages } from './enumerations.ts'
import { ApiError, apiErrorOf, missingParameter } from './errors/api-error.ts'

type Language = (typeof languages)[number]
export type Client = JsonifiedClient<ContractRouterClient<Contract>>

export type ClientOptions = {
	/** Where `/api` stands: `https://atelier.example`; the page's own origin in a browser. */
	baseUrl: string
	language: Language | (() => Language)
	/** Other than the platform's: tests, or a server with cookies. */
	fetch?: (request: Request) => Promise<Response>
	headers?: () => Record<string, string>
	/** Sends no cookie, and goes on when the page is left: for statistics. */
	anonymous?: boolean
	/** Before the caller has it. */
	onRefused?: (error: ApiError) => void
	/** Whether a call that begins now goes on when the page is left. */
	keepalive?: () => boolean
}

type Node = { [name: string]: Node } | undefined

function pathOf(path: readonly string[]): string {
	let node = contract as unknown as Node
	for (const name of path) node = node?.[name]
	return isContractProcedure(node) ? (node['~orpc'].route.path ?? '') : ''
}

/** Throws before the call when a `{name}` of the path has no value. */
function checkPathParameters(path: readonly string[], input: unknown): void {
	for (const [, name = ''] of pathOf(path).matchAll(/\{(\w+)\}/g)) {
		const value = (input as Record<string, unknown> | undefined)?.[name]
		if (value === undefined || value === null || value === '') throw missingParameter(name)
	}
}

/** A request that outlives its page has at most 64 KiB; one with a file goes the usual way. */
function isSmall({ headers }: Request): boolean {
	return headers.get('content-type')?.startsWith('multipart/form-data') !== true
}

async function ask(options: ClientOptions, request: Request, init: object): Promise<Response> {
	const manner = options.anonymous
		? ({ credentials: 'omit', keepalive: true } as const)
		: ({ credentials: 'include', keepalive: isSmall(request) && !!options.keepalive?.() } as const)
	const call = options.fetch ?? ((it: Request) => fetch(it, { ...init, ...manner }))
	const response = await call(request)
	if (response.ok || response.status === 206) return response
	const error = await apiErrorOf(response)
	options.onRefused?.(error)
	throw error
}

function headersOf(options: ClientOptions, path: readonly string[]): Record<string, string> {
	const language = typeof options.language === 'function' ? options.language() : options.language
	const silent = path.join('.') === 'dressing.module.number'
	return { ...(silent ? {} : { 'accept-language': language }), ...options.headers?.() }
}

/** Errors are `ApiError`. */
export function createClient(options: ClientOptions): Client {
	const link = new OpenAPILink(contract, {
		url: `${options.baseUrl.replace(/\/$/, '')}/api`,
		headers: (_, path) => headersOf(options, path),
		fetch: (request, init) => ask(options, request, init),
		interceptors: [
			async (call) => {
				checkPathParameters(call.path, call.input)
				return call.next()
			},
		],
	})
	return createORPCClient(link)
}

export type PlanDownload = {
	fileName: string
	data: ArrayBuffer
	status: number
	headers: Record<string, string>
}

export async function downloadPlan(client: Client, request: PlanRequest): Promise<PlanDownload> {
	return planDownloadOf(await client.dressing.plan.create(request))
}

type PdfAnswer = Awaited<ReturnType<Client['dressing']['plan']['create']>>

/** As the specification names the result of a download. */
export async function planDownloadOf(answer: PdfAnswer): Promise<PlanDownload> {
	const file = answer.body
	if (!(file instanceof Blob)) throw new ApiError({ status: 200, message: 'No file came.' })
	const headers = Object.fromEntries(
		Object.entries(answer.headers ?? {}).map(([name, value]) => [name, String(value)]),
	)
	const fileName = file instanceof File && file.name !== 'blob' ? file.name : 'plan.pdf'
	return { fileName, data: await file.arrayBuffer(), status: answer.status ?? 200, headers }
}
