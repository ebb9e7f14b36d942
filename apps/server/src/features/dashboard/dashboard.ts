import {
	allStepNames,
	configuratorKinds,
	type Dashboard,
	type DashboardQuery,
	leadStages,
} from '@gabarit/contract'
import { colorsOf } from '@gabarit/engine'
import type { CallContext } from '../../lib/api.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import { failure } from '../../lib/failure.ts'
import { type RightScope, requireAccess } from '../../lib/rights/permissions.ts'
import { rolesOf, type Viewer } from '../../lib/rights/viewer.ts'
import {
	type Chosen,
	colourRows,
	type DashboardScope,
	delaysOf,
	type OfferDay,
	type OrderDay,
	offerDays,
	orderDays,
	rackRows,
	type StepRow,
	sellerRows,
	shopRows,
	stepRows,
} from './dashboard-table.ts'
import { type Periods, periodsOf, sameSpan, spansOf, within } from './periods.ts'
import { standingNow } from './standing.ts'
import { total } from './total.ts'

const mostChosen = 10

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
	const [sold, leads, chosen, standing, steps] = await Promise.all([
		soldIn(context, scope, periods),
		leadTimes(context, scope, periods),
		chosenIn(context, scope, periods),
		standingNow(context, scope, today),
		stepsIn(context, scope, periods),
	])
	return { ...now, before, by, ...sold, leadTimes: leads, ...chosen, ...standing, steps }
}

type Reader = Pick<CallContext, 'services'>

const ordersOf = ({ orders }: OrderDay) => orders
const sumOf = ({ sum }: OrderDay) => sum
const madeOf = ({ ordered, open, lost }: OfferDay) => ordered + open + lost

function outcomesOf(rows: readonly OfferDay[]): Dashboard['outcomes'] {
	return {
		ordered: total(rows, (row) => row.ordered),
		open: total(rows, (row) => row.open),
		lost: total(rows, (row) => row.lost),
	}
}

/** Orders and offers of both periods, in sum and span by span. */
async function soldIn({ services: { db } }: Reader, scope: DashboardScope, periods: Periods) {
	const { now, before, by } = periods
	const [orders, ordersBefore, offers, offersBefore] = await Promise.all([
		orderDays(db, scope, now),
		orderDays(db, scope, before),
		offerDays(db, scope, now),
		offerDays(db, scope, before),
	])
	const spans = spansOf(now, by).map((span) => {
		const inSpan = within(orders, span)
		const other = sameSpan(span, periods)
		return {
			...span,
			orders: total(inSpan, ordersOf),
			sum: total(inSpan, sumOf),
			ordersBefore: total(within(ordersBefore, other), ordersOf),
			offers: outcomesOf(within(offers, span)),
			offersBefore: total(within(offersBefore, other), madeOf),
		}
	})
	return {
		orders: { value: total(orders, ordersOf), before: total(ordersBefore, ordersOf) },
		sum: { value: total(orders, sumOf), before: total(ordersBefore, sumOf) },
		offers: { value: total(offers, madeOf), before: total(offersBefore, madeOf) },
		outcomes: outcomesOf(offers),
		spans,
		sellers: scope.sentOnly ? [] : await sellerRows(db, scope, now),
		shops: scope.tenant === null ? await shopRows(db, scope, now) : [],
	}
}

async function leadTimes(
	{ services: { db } }: Reader,
	scope: DashboardScope,
	{ now, before }: Periods,
): Promise<Dashboard['leadTimes']> {
	const [these, those] = await Promise.all([delaysOf(db, scope, now), delaysOf(db, scope, before)])
	return {
		orders: { value: these.orders, before: those.orders },
		whole: these.whole,
		wholeBefore: those.whole,
		stages: leadStages.map((stage) => ({ stage, delay: these[stage] })),
	}
}

/** The most ordered of the period, beside how often they were ordered in the other. */
function mostOf(rows: readonly Chosen[], others: readonly Chosen[]) {
	const before = new Map(others.map(({ reference, orders }) => [reference, orders]))
	return rows.slice(0, mostChosen).map(({ reference, orders }) => ({
		reference,
		value: orders,
		before: before.get(reference) ?? 0,
	}))
}

async function chosenIn(
	{ services, language }: CallContext,
	scope: DashboardScope,
	{ now, before }: Periods,
): Promise<Pick<Dashboard, 'racks' | 'colours'>> {
	const { db } = services
	const [racks, racksBefore, colours, coloursBefore, { catalogue }] = await Promise.all([
		rackRows(db, scope, now),
		rackRows(db, scope, before),
		colourRows(db, scope, now),
		colourRows(db, scope, before),
		services.prices.inForce(),
	])
	const known = colorsOf(catalogue)
	return {
		racks: mostOf(racks, racksBefore).map(({ reference, ...rest }) => ({
			rack: reference,
			...rest,
		})),
		colours: mostOf(colours, coloursBefore).map(({ reference, ...rest }) => ({
			colour: reference,
			name: known.get(reference)?.label[language] ?? reference,
			hex: known.get(reference)?.hex ?? null,
			...rest,
		})),
	}
}

async function stepsIn(
	{ services: { db } }: Reader,
	scope: DashboardScope,
	{ now, before }: Periods,
): Promise<Dashboard['steps']> {
	if (scope.sentOnly) return []
	const [rows, others] = await Promise.all([stepRows(db, scope, now), stepRows(db, scope, before)])
	const key = ({ kind, step }: Pick<StepRow, 'kind' | 'step'>) => `${kind} ${step}`
	const known = new Map(others.map((row) => [key(row), row.count]))
	return rows
		.map(({ kind, step, count }) => ({
			kind,
			step,
			value: count,
			before: known.get(key({ kind, step })) ?? 0,
		}))
		.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Kind by kind, in the order of the steps. */
function placeOf({ kind, step }: Pick<StepRow, 'kind' | 'step'>): number {
	return configuratorKinds.indexOf(kind) * allStepNames.length + allStepNames.indexOf(step)
}
