import { api, call } from '../../lib/api.ts'
import { dashboard } from './dashboard.ts'
import { exportDashboard } from './export-dashboard.ts'
import { flowEnded, stepOpened } from './statistics.ts'

const { statistics } = api.configurator

export const dashboardRoutes = {
	get: call(api.backOffice.dashboard.get, 'dashboard.read', 'Figures of a period').handler(
		({ input, context }) => dashboard(context, input),
	),
	export: call(
		api.backOffice.dashboard.export,
		'dashboard.read',
		'The figures of a period as XLSX, a sheet each',
	).handler(({ input, context }) => exportDashboard(context, input)),
}

export const statisticsRoutes = {
	step: call(statistics.step, 'catalogue.read', 'Counts that a step was opened').handler(
		({ input, context }) => stepOpened(context, input),
	),
	ended: call(
		statistics.ended,
		'design.read',
		'Reports that the end of flow was reached with a saved design',
	).handler(({ input, context }) => flowEnded(context, input.code)),
}
