// A local server that answers as Mollie documents its payments API: create, get, cancel, refund, idempotency keys.
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type StandInPayment = {
	id: string
	status: string
	amount: { currency: string; value: string }
	description: string
	redirectUrl: string
	webhookUrl?: string
	refunded: number
	/** False where its method does not let it be taken back. */
	isCancelable: boolean
}

export type StandIn = {
	url: string
	key: string
	payments: Map<string, StandInPayment>
	/** Method and path of every request. */
	asked: string[]
	/** The next requests are answered so. */
	failNext: (status: number, times?: number) => void
	/** Though it says that it may be cancelled. */
	refuseToCancel: (id: string) => void
	/** The next request is done, and its answer ends half way. */
	tearNext: () => void
	close: () => Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
	let text = ''
	for await (const part of request) text += String(part)
	return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}

function send(response: ServerResponse, status: number, body: object): void {
	response.writeHead(status, { 'content-type': 'application/hal+json' })
	response.end(JSON.stringify(body))
}

const problem = (status: number, detail: string) => ({
	status,
	title: 'Problem',
	detail,
	_links: {},
})

function resourceOf(payment: StandInPayment, url: string) {
	const isOpen = payment.status === 'open' || payment.status === 'pending'
	const { refunded: _, isCancelable, ...shown } = payment
	return {
		resource: 'payment',
		mode: 'test',
		createdAt: '2026-11-21T11:00:00+00:00',
		...shown,
		// Absent from a payment that is over.
		...(isOpen && { isCancelable }),
		profileId: 'pfl_test',
		sequenceType: 'oneoff',
		_links: {
			self: { href: `${url}/payments/${payment.id}`, type: 'application/hal+json' },
			...(isOpen && { checkout: { href: `https://pay.example/${payment.id}`, type: 'text/html' } }),
		},
	}
}

function refund(payment: StandInPayment, body: Record<string, unknown>): [number, object] {
	const { value } = body['amount'] as StandInPayment['amount']
	const cents = Math.round(Number(value) * 100)
	const left = Math.round(Number(payment.amount.value) * 100) - payment.refunded
	if (payment.status !== 'paid') return [422, problem(422, 'The payment is not paid')]
	if (cents > left) return [422, problem(422, 'The amount is higher than the maximum')]
	payment.refunded += cents
	const id = `re_${randomBytes(5).toString('hex')}`
	return [201, { resource: 'refund', id, amount: body['amount'], status: 'pending' }]
}

const notCancelled: [number, object] = [422, problem(422, 'The payment cannot be cancelled')]

function cancel(payment: StandInPayment, url: string): [number, object] {
	if (payment.status !== 'open' || !payment.isCancelable) return notCancelled
	payment.status = 'canceled'
	return [200, resourceOf(payment, url)]
}

type Shelf = { payments: StandIn['payments']; url: string; kept: Set<string> }

function answerOf(
	{ payments, url, kept }: Shelf,
	method: string,
	path: string,
	body: Record<string, unknown>,
): [number, object] {
	const [, id, more] = /^\/v2\/payments(?:\/([^/]+))?(?:\/(refunds))?$/.exec(path) ?? []
	if (method === 'POST' && id === undefined) {
		const made = {
			id: `tr_${randomBytes(6).toString('hex')}`,
			status: 'open',
			refunded: 0,
			isCancelable: true,
			...body,
		} as unknown as StandInPayment
		payments.set(made.id, made)
		return [201, resourceOf(made, url)]
	}
	const payment = payments.get(id ?? '')
	if (!payment) return [404, problem(404, 'No payment exists with token')]
	if (method === 'DELETE' && kept.has(payment.id)) return notCancelled
	if (method === 'DELETE') return cancel(payment, url)
	return more ? refund(payment, body) : [200, resourceOf(payment, url)]
}

export async function startMollie(): Promise<StandIn> {
	const key = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM'
	const payments = new Map<string, StandInPayment>()
	const answers = new Map<string, [number, object]>()
	const asked: string[] = []
	const kept = new Set<string>()
	let failing = { status: 0, times: 0 }
	let isTorn = false
	let url = ''
	const server = createServer((request, response) => {
		void (async () => {
			const { method = '', url: path = '', headers } = request
			const body = await bodyOf(request)
			asked.push(`${method} ${path}`)
			if (failing.times > 0) {
				failing = { ...failing, times: failing.times - 1 }
				return send(response, failing.status, problem(failing.status, 'out of order'))
			}
			if (headers.authorization !== `Bearer ${key}`)
				return send(response, 401, problem(401, 'Missing authentication'))
			const repeat = String(headers['idempotency-key'] ?? '')
			const known = repeat === '' ? undefined : answers.get(repeat)
			const [status, answer] = known ?? answerOf({ payments, url, kept }, method, path, body)
			if (repeat !== '') answers.set(repeat, [status, answer])
			if (!isTorn) return send(response, status, answer)
			isTorn = false
			response.writeHead(status, { 'content-length': 1000 })
			response.write('{', () => response.destroy())
		})()
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`
	return {
		url,
		key,
		payments,
		asked,
		failNext: (status, times = 1) => {
			failing = { status, times }
		},
		refuseToCancel: (id) => {
			kept.add(id)
		},
		tearNext: () => {
			isTorn = true
		},
		close: () =>
			new Promise((resolve) => {
				server.closeAllConnections()
				server.close(() => resolve())
			}),
	}
}
