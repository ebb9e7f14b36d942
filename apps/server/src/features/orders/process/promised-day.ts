// The promised day moves with the day of ordering while an offer is open.
import { lastPlannedDay, type OrderStatus } from '@gabarit/contract'
import type { Queryable } from '../../../db/open-database.ts'
import { brusselsDay, workingDaysAfter } from '../../../lib/calendar.ts'
import type { Services } from '../../../lib/services.ts'
import { type Snapshot, snapshotOf } from '../order-snapshots-table.ts'
import { isClosed, isOpenOffer } from '../order-status.ts'
import type { Order } from '../orders-table.ts'

const withoutDay: readonly OrderStatus[] = ['OfferRefused', 'Refused', 'Undelivered', 'Done']

type Days = Pick<Order, 'deliveryDate' | 'plannedDate'>

/** The agreed day, else the planned one, in any status. Lists sort by it in SQL. */
export function deliveryDayOf({ deliveryDate, plannedDate }: Days): string | null {
	return deliveryDate ?? plannedDate
}

/** What is wrong with a day that is planned for a delivery or for the workshop. */
export function plannedDayProblem(
	day: string,
	today: string,
): 'dateTooEarly' | 'dateBeyondTwoYears' | null {
	if (day < today) return 'dateTooEarly'
	return day > lastPlannedDay(today) ? 'dateBeyondTwoYears' : null
}

/** The day is past and the order not final, as the filter `late` says in SQL. */
export function isLate(order: Days & Pick<Order, 'kind' | 'status'>, today: string): boolean {
	const day = deliveryDayOf(order)
	return order.kind === 'order' && !isClosed(order) && day !== null && day < today
}

export function promisedDayOf(order: Days & Pick<Order, 'status'>): string | null {
	return withoutDay.includes(order.status) ? null : deliveryDayOf(order)
}

type Delays = Pick<Order, 'supplierDays' | 'resellerDays' | 'plannedDate' | 'supplierDate'>

/** The frozen availability, moved to today: by the season and the shop's current delivery time. */
function orderedToday(
	services: Services,
	{ furniture, configuration, catalogue, quote }: Snapshot,
	resellerDays: number,
): Delays {
	const today = brusselsDay(services.now())
	const { country } = quote
	const { supplierDays, date } = services.availabilityOf({
		furniture,
		configuration,
		catalogue,
		country,
		today,
		resellerDays,
	})
	const supplierDate = workingDaysAfter(today, supplierDays, country)
	return { supplierDays, resellerDays, plannedDate: date, supplierDate }
}

/** An open offer shows what ordering it today would promise. */
export async function delaysOf(
	services: Services,
	order: Order,
	snapshot: Snapshot,
): Promise<Delays> {
	if (!isOpenOffer(order)) return order
	const { deliveryTime } = await services.tenants.byCode(order.tenant)
	return orderedToday(services, snapshot, deliveryTime)
}

export async function orderedTodayInside(
	tx: Queryable,
	services: Services,
	order: Order,
): Promise<Delays> {
	const { deliveryTime } = await services.tenants.inside(tx, order.tenant)
	return orderedToday(services, await snapshotOf(tx, order), deliveryTime)
}

/** For mails: an open offer as ordered today, else as it is. */
export async function promisedNow(
	tx: Queryable,
	services: Services,
	order: Order,
): Promise<Partial<Delays>> {
	return isOpenOffer(order) ? orderedTodayInside(tx, services, order) : {}
}
