// Uses the current settings: a corrected address or key also counts for waiting webhooks.
import { type DeliveryProblem, type NoteTry, PermanentFailure } from '../../lib/outbox.ts'
import type { Services } from '../../lib/services.ts'
import type { OutboxMessage, SendOutcome } from '../outbox/service.ts'
import { authorizationOf } from './authorization.ts'
import { callProblemOf, tokenProblemOf } from './call-problem.ts'
import { purposeOf } from './integration-settings.ts'
import { type TechnicalRow, technicalOf } from './integration-settings-table.ts'
import { maskingOf } from './masking.ts'
import type { Outgoing } from './outgoing.ts'
import { beginningOf } from './read-answer.ts'
import type { Webhook } from './service.ts'
import { requestOf, signatureHeaders, type WebhookMessage } from './webhook-request.ts'

export function addressOf(settings: TechnicalRow, kind: Webhook['kind']): string | null {
	return kind === 'orderPlaced' ? settings.orderUrl : settings.configurationEndUrl
}

export type WebhookCall = {
	url: string
	method: TechnicalRow['method']
	headers: Record<string, string>
	body: string | null
}

/** With signature and authorization; for Azure a token is asked for first. */
export async function webhookCall(
	services: Pick<Services, 'secretBox' | 'now'>,
	outgoing: Outgoing,
	settings: TechnicalRow,
	message: WebhookMessage & { address: string },
): Promise<WebhookCall> {
	const opened = (encrypted: string | null) =>
		encrypted === null ? null : services.secretBox.decrypt(encrypted, purposeOf(settings.tenant))
	const { url, body } = requestOf(message.address, settings, message)
	const authorization = await authorizationOf(outgoing, {
		...settings,
		mode: settings.authenticationMode,
		value: opened(settings.authenticationValue),
	})
	const { method } = settings
	const headers = {
		...signatureHeaders(message.id, services.now(), body, opened(settings.signingKey)),
		...(authorization !== null && { authorization }),
		...(body !== null && { 'content-type': 'application/json' }),
		'user-agent': 'Gabarit-Webhooks/1',
	}
	return { url, method, headers, body }
}

export async function sendWebhook(
	services: Services,
	outgoing: Outgoing,
	message: Extract<OutboxMessage, { channel: 'webhook' }>,
	note: NoteTry,
): Promise<SendOutcome> {
	const { id, tenant, webhook, createdAt: at } = message
	const settings = await technicalOf(services.db, tenant)
	const address = settings && addressOf(settings, webhook.kind)
	if (!settings?.useExternalApi || address === null) return 'dropped'
	const call = await webhookCall(services, outgoing, settings, { id, at, webhook, address }).catch(
		noting(note, tokenProblemOf),
	)
	const { url, body } = call
	note({ to: url, text: body })
	const start = performance.now()
	const took = () => note({ milliseconds: Math.round(performance.now() - start) })
	const answer = await outgoing.fetch(url, call).finally(took).catch(noting(note, callProblemOf))
	note({ status: answer.status })
	const said = await beginningOf(answer)
	if (said !== '') note({ answer: maskingOf(services, settings, call.headers)(said) })
	if (answer.ok) return 'sent'
	note({ problem: answer.status === 410 ? 'gone' : 'answered' })
	if (answer.status === 410) throw new PermanentFailure('the receiver is gone (410)')
	throw new Error(`the receiver answered ${answer.status}`)
}

/** The failure goes on, with its code. */
function noting(note: NoteTry, problemOf: (error: unknown) => DeliveryProblem) {
	return (error: unknown): never => {
		note({ problem: problemOf(error) })
		throw error
	}
}
