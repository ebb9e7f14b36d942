// The outbox, as the back-office uses it.
import { api } from '../../lib/api.ts'
import { outboxList, replayOutbox } from './outbox.ts'

const { outbox } = api.backOffice

export const outboxRoutes = {
	list: outbox.list.handler(({ input, context }) => outboxList(context, input)),
	replay: outbox.replay.handler(({ input, context }) => replayOutbox(context, input.ids)),
}
