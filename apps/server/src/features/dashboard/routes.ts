// The dashboard, and the counts behind it.
import { api } from '../../lib/api.ts'
import { dashboard } from './dashboard.ts'
import { flowEnded, stepOpened } from './statistics.ts'

const { statistics } = api.configurator

export const dashboardRoutes = {
	get: api.backOffice.dashboard.get.handler(({ input, context }) => dashboard(context, input)),
}

export const statisticsRoutes = {
	step: statistics.step.handler(({ input, context }) => stepOpened(context, input.step)),
	ended: statistics.ended.handler(({ input, context }) => flowEnded(context, input.code)),
}
