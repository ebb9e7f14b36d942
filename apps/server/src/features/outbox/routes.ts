import { api, call } from '../../lib/api.ts'
import { outboxList, replayOutbox } from './outbox.ts'

const { outbox } = api.backOffice

export const outboxRoutes = {
	list: call(
		outbox.list,
		'outbox.read',
		'A page of mails and webhooks: sent, waiting, given up',
	).handler(({ input, context }) => outboxList(context, input)),
	replay: call(outbox.replay, 'outbox.write', 'Sends messages again that were given up').handler(
		({ input, context }) => replayOutbox(context, input.ids),
	),
}
