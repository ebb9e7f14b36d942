// A call by the saved settings, with the example of docs/webhooks.md: what is sent and what comes back, without secrets.
import { randomUUID } from 'node:crypto'
import type { TestCall } from '@gabarit/contract'
import type { CallContext } from '../../lib/api.ts'
import { contextOfShop } from '../../lib/rights/chosen-shop.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import { callProblemOf, tokenProblemOf } from './call-problem.ts'
import { type TechnicalRow, technicalOf } from './integration-settings-table.ts'
import { type Masking, mask, maskingOf } from './masking.ts'
import { type Outgoing, openOutgoing } from './outgoing.ts'
import { beginningOf } from './read-answer.ts'
import { addressOf, type WebhookCall, webhookCall } from './send-webhook.ts'
import type { Webhook } from './service.ts'

const examples: Record<Webhook['kind'], Webhook> = {
	orderPlaced: {
		kind: 'orderPlaced',
		order: {
			reference: '26-00417',
			code: 'K7MP4XQD9RTX',
			externalReference: 'CRM 77',
			state: 'waiting',
			total: 353007,
			deliveryMode: 'delivery',
			plannedDate: '2027-01-12',
		},
	},
	configurationEnded: {
		kind: 'configurationEnded',
		code: 'K7MP4XQD9RTX',
		externalReference: 'CRM 77',
	},
}

function shownRequest(call: WebhookCall, masked: Masking): TestCall['request'] {
	const { url, method, headers, body } = call
	const { authorization } = headers
	const shown = {
		...headers,
		...(authorization && { authorization: `${authorization.split(' ')[0] ?? ''} ${mask}` }),
	}
	return { method, url: masked(url), headers: shown, body: body && masked(body) }
}

type Answered = Pick<TestCall, 'status' | 'response' | 'problem'>

async function answerOf(outgoing: Outgoing, call: WebhookCall, masked: Masking): Promise<Answered> {
	try {
		const answer = await outgoing.fetch(call.url, call)
		const response = masked(await beginningOf(answer))
		return { status: answer.status, response, problem: null }
	} catch (error) {
		if (!(error instanceof Error)) throw error
		return { status: null, response: null, problem: callProblemOf(error) }
	}
}

type Prepared = { call: WebhookCall } | { problem: NonNullable<TestCall['problem']> }

async function prepared(
	{ services }: CallContext,
	outgoing: Outgoing,
	settings: TechnicalRow,
	message: { address: string; webhook: Webhook },
): Promise<Prepared> {
	const made = { ...message, id: randomUUID(), at: services.now(), isTest: true }
	try {
		return { call: await webhookCall(services, outgoing, settings, made) }
	} catch (error) {
		if (!(error instanceof Error)) throw error
		return { problem: tokenProblemOf(error) }
	}
}

async function called(
	context: CallContext,
	settings: TechnicalRow,
	message: { address: string; webhook: Webhook },
): Promise<TestCall> {
	const { services } = context
	const outgoing = openOutgoing({ allowLoopback: services.allowLoopback })
	const start = performance.now()
	const took = () => Math.round(performance.now() - start)
	try {
		const made = await prepared(context, outgoing, settings, message)
		const { method } = settings
		if ('problem' in made) {
			const { problem } = made
			const request = { method, url: message.address, headers: {}, body: null }
			return { status: null, milliseconds: took(), request, response: null, problem }
		}
		const masked = maskingOf(services, settings, made.call.headers)
		const answered = await answerOf(outgoing, made.call, masked)
		return { ...answered, milliseconds: took(), request: shownRequest(made.call, masked) }
	} finally {
		await outgoing.close()
	}
}

/** The shop has saved no address for such a call. */
const notCalled: TestCall = {
	status: null,
	milliseconds: 0,
	request: { method: 'POST', url: '', headers: {}, body: null },
	response: null,
	problem: 'noAddress',
}

export async function testCall(
	caller: CallContext,
	{ kind, tenant }: { kind: Webhook['kind']; tenant?: string | undefined },
): Promise<TestCall> {
	const rightScope = requireAccess(caller.viewer, 'technicalSettings', 'write')
	const context = await contextOfShop(caller, rightScope, tenant)
	const settings = await technicalOf(context.services.db, context.viewer.tenant.code)
	const address = settings && addressOf(settings, kind)
	if (!settings || address === null) return notCalled
	return called(context, settings, { address, webhook: examples[kind] })
}
