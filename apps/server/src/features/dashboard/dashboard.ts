import {
	allStepNames,
	configuratorKinds,
	type Dashboard,
	type DashboardQuery,
	leadStages,
} from '@gabarit/contract'
import type { CallContext } from '../../lib/api.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import { failure } from '../../lib/failure.ts'
import { type RightScope, requireAccess } from '../../lib/rights/permissions.ts'
import { rolesOf, type Viewer } from '../../lib/rights/viewer.ts'
import {
	type DashboardScope,
	delaysOf,
	type StepRow,
	stepRows,
	wholeDelayOf,
} from './dashboard-table.ts'
import { type Periods, periodsOf } from './periods.ts'
import { soldIn } from './sold.ts'
import { standingNow } from './standing.ts'

/** The operator's seller has his shop's figures, and the workshop's where he asks for them. */
export function figuresScopeOf(
	viewer: Viewer,
	{ workshop }: Pick<DashboardQuery, 'workshop'>,
): RightScope {
	const rightScope = requireAccess(viewer, 'dashboard', 'read')
	if (workshop !== true) return rightScope
	if (!rolesOf(viewer).includes('supplier')) throw failure('not_allowed')
	return 'sent'
}

async function scopeOf(
	{ services, viewer }: CallContext,
	query: DashboardQuery,
): Promise<DashboardScope> {
	const { tenant: shop, seller } = query
	const rightScope = figuresScopeOf(viewer, query)
	const own = rightScope === 'tenant' ? viewer.tenant.code : null
	if (shop !== undefined && (own ?? shop) !== shop) throw failure('reseller_not_found')
	if (shop !== undefined && !(await services.tenants.isKnown(shop)))
		throw failure('reseller_not_found')
	return {
		tenant: shop ?? own,
		sentOnly: rightScope === 'sent',
		seller: seller === 'me' ? viewer.user?.id : seller,
	}
}

/** Of one shop, of all that the viewer sees, or of one seller. */
export async function dashboard(context: CallContext, query: DashboardQuery): Promise<Dashboard> {
	const { services, language } = context
	const scope = await scopeOf(context, query)
	const today = brusselsDay(services.now())
	const periods = periodsOf(language, today, query)
	const { now, before, by } = periods
	const [sold, leads, standing, steps] = await Promise.all([
		soldIn(context, scope, periods),
		leadTimes(context, scope, periods),
		standingNow(context, scope, today),
		stepsIn(context, scope, periods),
	])
	return { ...now, before, by, ...sold, leadTimes: leads, ...standing, steps }
}

type Reader = Pick<CallContext, 'services'>

async function leadTimes(
	{ services: { db } }: Reader,
	scope: DashboardScope,
	{ now, before }: Periods,
): Promise<Dashboard['leadTimes']> {
	const [these, those] = await Promise.all([
		delaysOf(db, scope, now),
		wholeDelayOf(db, scope, before),
	])
	return {
		orders: { value: these.orders, before: those.orders },
		whole: these.whole,
		wholeBefore: those.whole,
		stages: leadStages.map((stage) => ({ stage, delay: these[stage] })),
	}
}

async function stepsIn(
	{ services: { db } }: Reader,
	scope: DashboardScope,
	periods: Periods,
): Promise<Dashboard['steps']> {
	if (scope.sentOnly) return []
	const rows = await stepRows(db, scope, periods)
	return rows.filter(({ value }) => value > 0).toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Kind by kind, in the order of the steps. */
function placeOf({ kind, step }: StepRow): number {
	return configuratorKinds.indexOf(kind) * allStepNames.length + allStepNames.indexOf(step)
}
