import { api, call } from '../../lib/api.ts'
import { askSamples } from './ask-samples.ts'
import { exportSamples } from './export-samples.ts'
import { changeSamples, sampleList } from './sample-list.ts'

const { samples } = api.backOffice

export const askRoutes = {
	samples: call(
		api.configurator.samples,
		'sampleRequest.create',
		'Asks the shop for samples of colours',
	).handler(({ input, context }) => askSamples(context, input)),
}

export const sampleRoutes = {
	list: call(samples.list, 'sampleRequest.read', 'A page of requests for colour samples').handler(
		({ input, context }) => sampleList(context, input),
	),
	export: call(
		samples.export,
		'sampleRequest.read',
		'The list of requests for samples as CSV or XLSX',
	).handler(({ input, context }) => exportSamples(context, input)),
	change: call(
		samples.change,
		'sampleRequest.write',
		'Says how far a request for samples is',
	).handler(({ input, context }) => changeSamples(context, input)),
}
