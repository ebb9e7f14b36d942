import { createHmac } from 'node:crypto'
import { PermanentFailure } from '../../lib/outbox.ts'
import type { TechnicalRow } from './integration-settings-table.ts'
import type { Webhook } from './service.ts'

/** `isTest`: the example of the documentation, marked as one. */
export type WebhookMessage = { id: string; at: Date; webhook: Webhook; isTest?: boolean }
type Settings = Pick<TechnicalRow, 'method' | 'parameters'>

const types = { orderPlaced: 'order.placed', configurationEnded: 'configuration.ended' } as const

type Facts = { code: string; reference: string; externalReference: string }

function factsOf(webhook: Webhook): Facts {
	const { code, externalReference, reference } =
		webhook.kind === 'orderPlaced' ? webhook.order : { ...webhook, reference: null }
	return { code, reference: reference ?? '', externalReference: externalReference ?? '' }
}

function filled(text: string, facts: Facts, write: (value: string) => string): string {
	return text.replace(/\{(code|reference|externalReference)\}/g, (_, name: keyof Facts) =>
		write(facts[name]),
	)
}

function dataOf(webhook: Webhook): object {
	if (webhook.kind === 'orderPlaced') return webhook.order
	const { code, externalReference } = webhook
	return { code, externalReference }
}

const dots = /^(?:\.|%2e){1,2}$/i

/** A visitor's reference of dots would change the path. */
function addressFor(template: string, facts: Facts): URL {
	const meant = template.split(/[/?#]/)
	const address = filled(template, facts, encodeURIComponent)
	const leadsAway = (part: string, i: number) => dots.test(part) && part !== meant[i]
	if (address.split(/[/?#]/).some(leadsAway))
		throw new PermanentFailure('a reference leads to another address')
	return new URL(address)
}

export function requestOf(
	address: string,
	settings: Settings,
	message: WebhookMessage,
): { url: string; body: string | null } {
	const facts = factsOf(message.webhook)
	const url = addressFor(address, facts)
	const parameters = settings.parameters.map(
		({ name, value }) => [name, filled(value, facts, (it) => it)] as const,
	)
	if (settings.method === 'GET') {
		for (const [name, value] of parameters) url.searchParams.set(name, value)
		if (message.isTest) url.searchParams.set('test', 'true')
		return { url: url.href, body: null }
	}
	const body = {
		type: types[message.webhook.kind],
		timestamp: message.at.toISOString(),
		...(message.isTest && { test: true }),
		data: dataOf(message.webhook),
		...(parameters.length > 0 && { parameters: Object.fromEntries(parameters) }),
	}
	return { url: url.href, body: JSON.stringify(body) }
}

export const signingPrefix = 'whsec_'

/** `webhook-id`, `webhook-timestamp`, `webhook-signature`; the signed body of a GET is empty. */
export function signatureHeaders(
	id: string,
	sentAt: Date,
	body: string | null,
	signingKey: string | null,
): Record<string, string> {
	const seconds = Math.floor(sentAt.getTime() / 1000)
	const named = { 'webhook-id': id, 'webhook-timestamp': String(seconds) }
	if (signingKey === null) return named
	const key = Buffer.from(signingKey.slice(signingPrefix.length), 'base64')
	const signed = createHmac('sha256', key).update(`${id}.${seconds}.${body ?? ''}`)
	return { ...named, 'webhook-signature': `v1,${signed.digest('base64')}` }
}
