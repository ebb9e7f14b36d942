// The technical settings, as the back-office uses them.
import { api } from '../../lib/api.ts'
import { readTechnical, regenerateKey, updateTechnical } from './technical.ts'

const { technical } = api.backOffice

export const technicalRoutes = {
	get: technical.get.handler(({ context }) => readTechnical(context)),
	update: technical.update.handler(({ input, context }) => updateTechnical(context, input)),
	regenerate: technical.regenerate.handler(({ input, context }) =>
		regenerateKey(context, input.key),
	),
}
