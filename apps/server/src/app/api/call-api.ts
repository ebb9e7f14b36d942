import { type ErrorCode, errorCodes } from '@gabarit/contract'
import { isLanguage, languageOf, translatorOf } from '@gabarit/i18n'
import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { ORPCError, ValidationError } from '@orpc/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../../db/is-database-away.ts'
import { everywhere, inScope } from '../../db/tenant-scope.ts'
import { userOfCookie } from '../../features/accounts/login/accounts.ts'
import { type CallContext, noOrderLimits, type OrderLimits } from '../../lib/api.ts'
import { readSessionCookie } from '../../lib/cookies.ts'
import { errorBodyOf, failure } from '../../lib/failure.ts'
import { rolesOf } from '../../lib/rights/viewer.ts'
import type { Services } from '../../lib/services.ts'
import { isPlainPath } from '../http/readable.ts'
import { keepRefusal, keepRefusalsIn } from './keep-refusal.ts'
import { noteRefusal } from './note-refusal.ts'
import { router } from './router.ts'
import { speaking, speakLanguages, spoken } from './spoken-language.ts'
import { requireUploader } from './uploads.ts'

type Issue = { path?: readonly unknown[] | undefined; message: string }

function placeOf(issue: Issue): string {
	return (issue.path ?? [])
		.map((step) =>
			String(typeof step === 'object' && step !== null && 'key' in step ? step.key : step),
		)
		.join('.')
}

function inOurWords(error: unknown, declared: object): unknown {
	if (!(error instanceof ORPCError) || error.code !== 'BAD_REQUEST') return error
	const { cause } = error
	const issues = cause instanceof ValidationError ? cause.issues : []
	const problems = issues
		.slice(0, 20)
		.map((it) => ({ path: placeOf(it), message: spoken(it.message) }))
	const code = Object.hasOwn(declared, 'request_not_valid') ? 'request_not_valid' : 'invalid_model'
	return failure(code, { data: { problems }, cause })
}

/** A call that takes nothing has no schema that would refuse a field of its address. */
function refuseUnasked({ request, language }: CallContext, takesNothing: boolean): void {
	if (!takesNothing) return
	const fields = [...new Set(new URL(request.url, 'http://api').searchParams.keys())]
	const [path] = fields
	if (path === undefined) return
	const message = translatorOf(language)('errors:problems.unknownField', {
		fields: fields.join(', '),
	})
	throw failure('invalid_model', { data: { problems: [{ path, message }] } })
}

function isOurs(error: unknown): error is ORPCError<ErrorCode, unknown> {
	return error instanceof ORPCError && Object.hasOwn(errorCodes, error.code)
}

/** With which an error is answered. */
function codeOf(error: unknown): ErrorCode {
	if (isOurs(error)) return error.code
	return isDatabaseAway(error) ? 'not_ready' : 'unexpected_error'
}

function apiHandler() {
	return new OpenAPIHandler<CallContext>(router, {
		customErrorResponseBodyEncoder: errorBodyOf,
		clientInterceptors: [
			async (options) => {
				const { context, procedure, input, path } = options
				let output: unknown
				try {
					refuseUnasked(context, procedure['~orpc'].inputSchema === undefined)
					output = await options.next()
				} catch (error) {
					const refused = inOurWords(error, procedure['~orpc'].errorMap)
					await keepRefusal(context, input, codeOf(refused))
					throw refused
				}
				await keepRefusalsIn(context, path, output)
				return output
			},
		],
		interceptors: [
			async (options) => {
				try {
					return await options.next()
				} catch (error) {
					const { request, viewer } = options.context
					if (isOurs(error)) {
						noteRefusal(request, error, viewer)
						throw error
					}
					request.log.error({ err: error }, 'a call failed')
					throw failure(codeOf(error))
				}
			},
		],
	})
}

type LimitsOf = (request: FastifyRequest, reply: FastifyReply) => OrderLimits

function hostOf(address: string | undefined): string | null {
	if (!address || !URL.canParse(address)) return null
	return new URL(address).host || null
}

/** A link to a file has no header of its own: its browser's may be another language than its page's. */
function languageInAddress({ query }: FastifyRequest): string | null {
	const { language } = query as { language?: unknown }
	return isLanguage(language) ? language : null
}

async function contextOf(
	services: Services,
	limitsOf: LimitsOf,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<CallContext> {
	const secure = services.publicUrl?.startsWith('https:') ?? false
	const { headers } = request
	const referer = hostOf(headers.referer) ?? hostOf(headers.origin)
	const tenant = await services.tenants.byHost(referer ?? headers.host ?? '')
	const cookie = readSessionCookie(request, secure)
	const user = cookie === null ? null : await userOfCookie(services, cookie)
	const language = languageOf(languageInAddress(request) ?? headers['accept-language'])
	return {
		services,
		viewer: { user, tenant },
		language,
		orderLimits: user === null ? limitsOf(request, reply) : noOrderLimits,
		hasReferer: referer !== null,
		request,
		reply,
		secure,
	}
}

/**
 * The row scope of a call (tenant-scope.ts): its shop's rows. Suppliers and administrators read every shop in the
 * back-office, limited by their rights; calls on an account belong to the account's own shop.
 */
function inScopeOf<T>({ viewer, request }: CallContext, run: () => Promise<T>): Promise<T> {
	const { user, tenant } = viewer
	const seesAllShops = rolesOf(viewer).some((role) => role === 'supplier' || role === 'admin')
	if (seesAllShops && request.url.startsWith('/api/back-office/')) return everywhere(run)
	const isOwnAccount = user !== null && request.url.startsWith('/api/account/')
	return inScope(isOwnAccount ? user.tenant : tenant.code, run)
}

export function callApi(services: Services, limitsOf: LimitsOf) {
	speakLanguages()
	const handler = apiHandler()
	return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
		if (!isPlainPath(request.url)) throw failure('address_unknown')
		const context = await contextOf(services, limitsOf, request, reply)
		requireUploader(request, context.viewer)
		const { matched } = await inScopeOf(context, () =>
			speaking(context.language, () => handler.handle(request, reply, { prefix: '/api', context })),
		)
		if (!matched) throw failure('address_unknown')
	}
}
