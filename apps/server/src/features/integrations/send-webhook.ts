// Uses the current settings: a corrected address or key also counts for waiting webhooks.
import { PermanentFailure } from '../../lib/outbox.ts'
import type { Services } from '../../lib/services.ts'
import type { OutboxMessage, SendOutcome } from '../outbox/service.ts'
import { authorizationOf } from './authorization.ts'
import { purposeOf } from './integration-settings.ts'
import { type TechnicalRow, technicalOf } from './integration-settings-table.ts'
import type { Outgoing } from './outgoing.ts'
import type { Webhook } from './service.ts'
import { requestOf, signatureHeaders } from './webhook-request.ts'

function addressOf(settings: TechnicalRow | null, webhook: Webhook): string | null {
	if (!settings?.useExternalApi) return null
	return webhook.kind === 'orderPlaced' ? settings.orderUrl : settings.configurationEndUrl
}

export async function sendWebhook(
	services: Services,
	outgoing: Outgoing,
	message: Extract<OutboxMessage, { channel: 'webhook' }>,
): Promise<SendOutcome> {
	const { id, tenant, webhook, createdAt } = message
	const settings = await technicalOf(services.db, tenant)
	const address = addressOf(settings, webhook)
	if (settings === null || address === null) return 'dropped'
	const opened = (encrypted: string | null) =>
		encrypted === null ? null : services.secretBox.decrypt(encrypted, purposeOf(tenant))
	const { url, body } = requestOf(address, settings, { id, at: createdAt, webhook })
	const authorization = await authorizationOf(outgoing, {
		...settings,
		mode: settings.authenticationMode,
		value: opened(settings.authenticationValue),
	})
	const answer = await outgoing.fetch(url, {
		method: settings.method,
		headers: {
			...signatureHeaders(id, services.now(), body, opened(settings.signingKey)),
			...(authorization !== null && { authorization }),
			...(body !== null && { 'content-type': 'application/json' }),
			'user-agent': 'Gabarit-Webhooks/1',
		},
		body,
	})
	await answer.body?.cancel()
	if (answer.ok) return 'sent'
	if (answer.status === 410) throw new PermanentFailure('the receiver is gone (410)')
	throw new Error(`the receiver answered ${answer.status}`)
}
