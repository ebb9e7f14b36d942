import {
	mostCounted,
	type Payable,
	type Production,
	type ProductionWeek,
	productionFilters,
	type productionQuerySchema,
	productionViews,
} from '@gabarit/contract'
import { monthAfter, weekNumberOf } from '@gabarit/i18n'
import type { z } from 'zod'
import type { CallContext } from '../../../lib/api.ts'
import { addDays, brusselsDay } from '../../../lib/calendar.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { findOrders } from '../list/order-list-table.ts'
import { shopScopeOf } from '../list/order-listing.ts'
import { type OrderScope, scopeOf } from '../process/order-access.ts'
import { countViews, isPayableUntil, payableOf, type WeekRow, weeksOf } from './production-table.ts'

type Query = z.output<typeof productionQuerySchema>

/** Only what was sent, for an administrator too. */
async function workshopScope(
	{ services, viewer }: CallContext,
	shop: string | undefined,
): Promise<OrderScope> {
	requireAccess(viewer, 'production', 'read')
	const sent = { ...scopeOf(viewer, 'sent'), orSent: false }
	return shopScopeOf(services, sent, shop)
}

export async function productionWeeks(context: CallContext, query: Query): Promise<Production> {
	const { view, search, tenant, after, before, ...filters } = query
	const scope = await workshopScope(context, tenant)
	const { db, now } = context.services
	const today = brusselsDay(now())
	const { states, ...late } = productionFilters[view]
	const made = { kind: 'order' as const, view: 'all' as const, states: [...states], ...late }
	const filter = { ...filters, ...made, today }
	const found = await findOrders(db, scope, search)
	const rows = await weeksOf(db, { scope, filter, found })
	const counts = await countViews(db, scope, today)
	const countOf = (name: string) => {
		const count = counts[name] ?? 0
		return count > mostCounted ? null : count
	}
	// What is to come is read from the next week on, what was made from the last one back.
	const weeks = view === 'all' ? rows.toReversed() : rows
	return {
		...pageOfWeeks(weeks, { after, before }),
		total: rows.reduce((sum, week) => sum + week.orders, 0),
		all: countOf('all'),
		views: Object.fromEntries(
			productionViews.map((name) => [name, countOf(name)]),
		) as Production['views'],
	}
}

const weeksInPage = 12

type Asked = Pick<Query, 'after' | 'before'>

/** A Monday that is no longer among the weeks leads to the first page. */
function pageOfWeeks(weeks: readonly WeekRow[], { after, before }: Asked) {
	const isAt = (monday: string | undefined) => weeks.findIndex((week) => week.monday === monday)
	const start = after === undefined ? Math.max(0, isAt(before) - weeksInPage) : isAt(after) + 1
	const shown = weeks.slice(start, start + weeksInPage)
	const isLast = start + weeksInPage >= weeks.length
	return {
		weeks: shown.map(weekOf),
		next: isLast ? null : (shown.at(-1)?.monday ?? null),
		previous: start === 0 ? null : (shown[0]?.monday ?? null),
	}
}

function weekOf({ monday, amount, ...sums }: WeekRow): ProductionWeek {
	return {
		...sums,
		from: monday,
		until: addDays(monday, 6),
		number: weekNumberOf(monday),
		amount: Number(amount),
	}
}

type PayableQuery = { tenant?: string | undefined; until?: string | undefined }

const monthsShown = 12

export async function payableMonths(
	context: CallContext,
	{ tenant, until: asked }: PayableQuery,
): Promise<Payable> {
	const scope = await workshopScope(context, tenant)
	const { db, now } = context.services
	const until = asked ?? brusselsDay(now()).slice(0, 7)
	const from = monthAfter(until, 1 - monthsShown)
	const before = addDays(`${from}-01`, -1)
	const days = { from: `${from}-01`, until: addDays(`${monthAfter(until, 1)}-01`, -1) }
	const rows = await payableOf(db, scope, days)
	return {
		months: monthsOf(rows),
		from,
		until,
		earlier: await isPayableUntil(db, scope, before),
	}
}

function monthsOf(rows: Awaited<ReturnType<typeof payableOf>>): Payable['months'] {
	const months = new Map<string, Payable['months'][number]>()
	for (const { month, tenant, orders, amount } of rows) {
		const known = months.get(month) ?? { month, orders: 0, amount: 0, shops: [] }
		known.orders += orders
		known.amount += Number(amount)
		known.shops.push({ tenant, orders, amount: Number(amount) })
		months.set(month, known)
	}
	return [...months.values()]
}
