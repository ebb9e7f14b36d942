import { type Dashboard, mostCounted, offerAges } from '@gabarit/contract'
import type { CallContext } from '../../lib/api.ts'
import { addDays } from '../../lib/calendar.ts'
import { rightScopeOf } from '../../lib/rights/permissions.ts'
import {
	type DashboardScope,
	deadLetters,
	type OpenOffers,
	openOffers,
	stateRows,
} from './dashboard-table.ts'
import { within } from './periods.ts'
import { total } from './total.ts'

/** What stands now, whatever the period. */
export async function standingNow(context: CallContext, scope: DashboardScope, today: string) {
	const { db } = context.services
	const ofOrders = rightScopeOf(context.viewer, 'accountMail', 'read') === null
	const [states, offers, late, lateOrders, unpaid, dead] = await Promise.all([
		stateRows(db, scope),
		scope.sentOnly ? [] : openOffers(db, scope),
		countOf(context, scope, scope.sentOnly ? 'supplierLate' : 'late'),
		firstLate(context, scope),
		scope.sentOnly ? 0 : countOf(context, scope, 'unpaid'),
		scope.sentOnly ? 0 : deadLetters(db, scope, ofOrders),
	])
	return {
		states,
		openOffers: { ...agesOf(offers, today), days: daysOf(offers) },
		late,
		lateOrders,
		unpaid,
		deadLetters: dead,
	}
}

/** As the list of orders counts them, and as far. */
async function countOf(context: CallContext, { tenant, seller }: DashboardScope, mark: string) {
	const query = new URLSearchParams({
		[mark]: 'true',
		...(tenant !== null && { shop: tenant }),
		...(seller !== undefined && { seller }),
	})
	const asked = { query, most: mostCounted }
	const found = await context.services.orders.countFound(context, 'orders', asked)
	return found === undefined ? 0 : found
}

const mostLate = 3

function firstLate(context: CallContext, { tenant, seller, sentOnly }: DashboardScope) {
	return context.services.orders.late(context, {
		tenant: tenant ?? undefined,
		seller,
		limit: mostLate,
		ofWorkshop: sentOnly,
	})
}

function daysOf(offers: readonly OpenOffers[]): Dashboard['openOffers']['days'] {
	return offers.map(({ day, count }) => ({ day, count }))
}

type Ages = Omit<Dashboard['openOffers'], 'days'>

function agesOf(offers: readonly OpenOffers[], today: string): Ages {
	const ends = offerAges.map((days) => (days === null ? '1970-01-01' : addDays(today, -days)))
	const ages = ends.map((from, at) => {
		const earlier = ends[at - 1]
		const until = earlier === undefined ? today : addDays(earlier, -1)
		const rows = within(offers, { from, until })
		return {
			from,
			until,
			count: total(rows, (row) => row.count),
			sum: total(rows, (row) => row.sum),
		}
	})
	return {
		count: total(offers, ({ count }) => count),
		sum: total(offers, ({ sum }) => sum),
		ages,
	}
}
