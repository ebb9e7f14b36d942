import { api, call } from '../../lib/api.ts'
import { exportOutbox } from './export-outbox.ts'
import { outboxList, outboxMessage, replayOutbox } from './outbox.ts'

const { outbox } = api.backOffice

export const outboxRoutes = {
	list: call(
		outbox.list,
		'outbox.read',
		'A page of mails and webhooks: sent, waiting, given up',
	).handler(({ input, context }) => outboxList(context, input)),
	export: call(
		outbox.export,
		'outbox.read',
		'The list of mails and webhooks as CSV or XLSX',
	).handler(({ input, context }) => exportOutbox(context, input)),
	get: call(
		outbox.get,
		'outbox.read',
		'One mail or webhook as it was sent, without the links of mails',
	).handler(({ input, context }) => outboxMessage(context, input.id)),
	replay: call(outbox.replay, 'outbox.write', 'Sends messages again that were given up').handler(
		({ input, context }) => replayOutbox(context, input.ids),
	),
}
