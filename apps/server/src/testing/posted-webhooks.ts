// What a shop posts to a receiver, sent one by one as the queue does.
import { sql } from 'drizzle-orm'
import type { Outgoing } from '../features/integrations/outgoing.ts'
import { sendWebhook } from '../features/integrations/send-webhook.ts'
import type { Receiver } from './receiver.ts'
import { type Browser, orderOf, type Shop } from './test-shop.ts'

type Row = { id: string; tenant: string; webhook: never; created_at: string; to: string }
type Posting = {
	shop: () => Shop
	admin: () => Browser
	receiver: () => Receiver
	outgoing: Outgoing
	/** Takes what is noted of each try. */
	noted: object[]
}

export function postedBy({ shop, admin, receiver, outgoing, noted }: Posting) {
	type Update = Parameters<Browser['client']['backOffice']['technical']['update']>[0]
	const configure = async (change: Partial<Update>) => {
		const { technical } = admin().client.backOffice
		const { revision } = await technical.get()
		return technical.update({
			revision,
			useExternalApi: true,
			orderUrl: `${receiver().address}/orders`,
			configurationEndUrl: null,
			method: 'POST',
			parameters: [],
			authentication: { mode: 'none', key: null, tokenUrl: null, scope: null, value: null },
			...change,
		})
	}
	const newKey = async (by: Browser, key: 'api' | 'signing') => {
		const { technical } = by.client.backOffice
		return technical.regenerate({ key, revision: (await technical.get()).revision })
	}
	const place = async (change: Parameters<typeof orderOf>[1] = {}) => {
		const browser = shop().browse()
		return browser.client.dressing.configuration.order(await orderOf(browser, change))
	}
	const waiting = async () =>
		(
			await shop().services.db.execute<Row>(
				sql`select * from outbox where channel = 'webhook' and state = 'waiting' order by created_at`,
			)
		).rows
	const send = async () => {
		const outcomes = []
		for (const row of await waiting())
			outcomes.push(
				await sendWebhook(
					shop().services,
					outgoing,
					{ ...row, channel: 'webhook', language: 'fr', createdAt: new Date(row.created_at) },
					(facts) => noted.push(facts),
				),
			)
		return outcomes
	}
	const failing = () =>
		send().then(
			() => 'sent',
			(error: unknown) => (error instanceof Error ? error.message : String(error)),
		)
	return { configure, newKey, place, waiting, send, failing }
}
