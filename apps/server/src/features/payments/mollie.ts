import { z } from 'zod'
import { isLostAnswer } from '../../lib/lost-answer.ts'
import {
	type NewPayment,
	type Provider,
	ProviderAway,
	type ProviderPayment,
	ProviderRefused,
	type ProviderStatus,
} from './provider.ts'

type Options = { key: string; baseUrl: string }

const longest = 10_000

const amountSchema = z.object({
	currency: z.string(),
	value: z.string().regex(/^\d+\.\d{2}$/),
})

const paymentSchema = z.object({
	id: z.string().regex(/^tr_\w{1,60}$/),
	status: z.enum(['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed']),
	amount: amountSchema,
	description: z.string(),
	/** Mollie omits it for ended payments. */
	isCancelable: z.boolean().nullish(),
	_links: z.object({ checkout: z.object({ href: z.url() }).nullish() }),
})

const refundSchema = z.object({ id: z.string() })
const errorSchema = z.object({ detail: z.string().optional() })

const statuses: Record<z.output<typeof paymentSchema>['status'], ProviderStatus> = {
	open: 'open',
	pending: 'pending',
	// Reserved, not received: it counts once it is paid.
	authorized: 'pending',
	paid: 'paid',
	canceled: 'cancelled',
	expired: 'expired',
	failed: 'failed',
}

const locales: Record<NewPayment['language'], string> = { fr: 'fr_BE', nl: 'nl_BE', en: 'en_GB' }

/** `1234` cents as `12.34`. */
function euros(cents: number) {
	return { currency: 'EUR', value: (cents / 100).toFixed(2) }
}

function centsOf({ currency, value }: z.output<typeof amountSchema>): number {
	return currency === 'EUR' ? Number(value.replace('.', '')) : 0
}

function paymentOf(body: unknown): ProviderPayment {
	const { id, status, amount, description, isCancelable, _links } = paymentSchema.parse(body)
	return {
		id,
		status: statuses[status],
		amount: centsOf(amount),
		description,
		checkoutUrl: _links.checkout?.href ?? null,
		isCancelable: isCancelable ?? false,
	}
}

type Call = {
	method: 'GET' | 'POST' | 'DELETE'
	path: string
	body?: object
	idempotencyKey?: string
}

async function send({ key, baseUrl }: Options, call: Call) {
	const { method, path, body, idempotencyKey } = call
	try {
		const response = await fetch(`${baseUrl.replace(/\/$/, '')}/${path}`, {
			method,
			redirect: 'error',
			signal: AbortSignal.timeout(longest),
			headers: {
				authorization: `Bearer ${key}`,
				accept: 'application/json',
				...(body && { 'content-type': 'application/json' }),
				...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
			},
			...(body && { body: JSON.stringify(body) }),
		})
		return { status: response.status, isFine: response.ok, text: await response.text() }
	} catch (cause) {
		throw isLostAnswer(cause) ? new ProviderAway('Mollie does not answer', { cause }) : cause
	}
}

/** Mollie's reason for a refusal; a proxy before it answers HTML. */
function detailOf(text: string): string | undefined {
	try {
		return errorSchema.parse(JSON.parse(text)).detail
	} catch {
		return undefined
	}
}

async function ask(options: Options, call: Call): Promise<unknown> {
	const { status, isFine, text } = await send(options, call)
	if (isFine) return JSON.parse(text) as unknown
	if (status === 404) return null
	const why = detailOf(text) ?? `status ${status}`
	// 409: the same request is still running; 429: too many. Both may be retried.
	const isFinal = status < 500 && status !== 409 && status !== 429
	throw isFinal ? new ProviderRefused(why) : new ProviderAway(`Mollie: ${why}`)
}

/** Mollie refuses local notice addresses: on a laptop the return and the hourly check are enough. */
function isPublic(address: string): boolean {
	const { hostname } = new URL(address)
	return hostname !== 'localhost' && !hostname.endsWith('.localhost') && hostname !== '127.0.0.1'
}

async function askOf(options: Options, method: 'GET' | 'DELETE', id: string) {
	// Only Mollie's own ids, since the id becomes part of the address.
	if (!/^tr_\w{1,60}$/.test(id)) return null
	const answer = await ask(options, { method, path: `payments/${id}` })
	return answer === null ? null : paymentOf(answer)
}

export function mollieProvider(options: Options): Provider {
	return {
		name: 'mollie',
		create: async ({ key, amount, description, returnUrl, noticeUrl, language }) => {
			const body = {
				amount: euros(amount),
				description,
				redirectUrl: returnUrl,
				locale: locales[language],
				...(isPublic(noticeUrl) && { webhookUrl: noticeUrl }),
			}
			const call = { method: 'POST', path: 'payments', body, idempotencyKey: key } as const
			return paymentOf(await ask(options, call))
		},
		find: (_tenant, id) => askOf(options, 'GET', id),
		cancel: (_tenant, id) => askOf(options, 'DELETE', id),
		refund: async ({ paymentId, key, amount, description }) => {
			const body = { amount: euros(amount), description }
			const path = `payments/${encodeURIComponent(paymentId)}/refunds`
			const answer = await ask(options, { method: 'POST', path, body, idempotencyKey: key })
			if (answer === null) throw new ProviderRefused('the payment is unknown')
			return refundSchema.parse(answer)
		},
	}
}
