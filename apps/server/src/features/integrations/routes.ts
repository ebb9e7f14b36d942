import { api, call } from '../../lib/api.ts'
import { readTechnical, regenerateKey, updateTechnical } from './integration-settings.ts'

const { technical } = api.backOffice

export const technicalRoutes = {
	get: call(
		technical.get,
		'technicalSettings.read',
		'Webhook addresses, authentication, keys',
	).handler(({ context }) => readTechnical(context)),
	update: call(
		technical.update,
		'technicalSettings.write',
		'Changes webhook addresses and authentication',
	).handler(({ input, context }) => updateTechnical(context, input)),
	regenerate: call(
		technical.regenerate,
		'technicalSettings.write',
		'Makes a new key; the one before ends',
	).handler(({ input, context }) => regenerateKey(context, input.key)),
}
