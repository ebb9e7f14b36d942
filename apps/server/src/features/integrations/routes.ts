import { api, call } from '../../lib/api.ts'
import { readTechnical, regenerateKey, updateTechnical } from './integration-settings.ts'
import { testCall } from './test-call.ts'

const { technical } = api.backOffice

export const technicalRoutes = {
	get: call(
		technical.get,
		'technicalSettings.read',
		'Webhook addresses, authentication, keys',
	).handler(({ input, context }) => readTechnical(context, input)),
	update: call(
		technical.update,
		'technicalSettings.write',
		'Changes webhook addresses and authentication',
	).handler(({ input, context }) => updateTechnical(context, input)),
	regenerate: call(
		technical.regenerate,
		'technicalSettings.write',
		'Makes a new key; the one before ends',
	).handler(({ input, context }) => regenerateKey(context, input)),
	test: call(
		technical.test,
		'technicalSettings.write',
		'Calls the saved address with the documented example',
	).handler(({ input, context }) => testCall(context, input)),
}
