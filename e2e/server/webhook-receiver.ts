import { openReceiver } from '../../apps/server/src/testing/receiver.ts'
import { ask } from './buyers.ts'
import { demoPassword } from './running-server.ts'

const shopAdmin = 'sofie.maes@atelier.example'

export type WebhookReceiver = {
	/** Calls by name (`webhook-id`), and how often each came. */
	calls: () => Map<string, number>
	close: () => Promise<void>
}

export async function openWebhookReceiver(address: string): Promise<WebhookReceiver> {
	const receiver = await openReceiver()
	const login = { email: shopAdmin, password: demoPassword, application: 'backOffice' }
	const { cookie } = await ask(address, 'account/login', login)
	const { body } = await ask(address, 'back-office/technical', undefined, cookie)
	const settings = {
		revision: body['revision'],
		useExternalApi: true,
		orderUrl: `${receiver.address}/orders`,
		configurationEndUrl: `${receiver.address}/ends`,
		method: 'POST',
		parameters: [],
		authentication: { mode: 'none', key: null, tokenUrl: null, scope: null, value: null },
	}
	const set = await ask(address, 'back-office/technical', settings, cookie)
	if (set.status !== 200) throw new Error(`the system was not named: ${set.status} ${set.text}`)
	return {
		calls: () => {
			const ids = receiver.received.map(({ headers }) => String(headers['webhook-id']))
			return new Map([...Map.groupBy(ids, (id) => id)].map(([id, all]) => [id, all.length]))
		},
		close: receiver.close,
	}
}
