// The day on which a customer may count: counted from the day on which he orders, as long as one is promised.
import type { OrderStatus } from '@gabarit/contract'
import type { Queryable } from '../../../db/open-database.ts'
import { brusselsDay } from '../../../lib/calendar.ts'
import type { Services } from '../../../lib/services.ts'
import { type Snapshot, snapshotOf } from '../order-snapshots-table.ts'
import { isOpenOffer } from '../order-status.ts'
import type { Order } from '../orders-table.ts'

/** It comes to nothing, it came, or it came in vain: no day is promised any more. */
const withoutDay: readonly OrderStatus[] = ['OfferRefused', 'Refused', 'Undelivered', 'Done']

type Days = Pick<Order, 'deliveryDate' | 'plannedDate'>

/** The day that it has, whatever became of it: the one agreed, else the one planned. Lists sort by it in SQL. */
export function deliveryDayOf({ deliveryDate, plannedDate }: Days): string | null {
	return deliveryDate ?? plannedDate
}

/** The day on which the customer may count. */
export function promisedDayOf(order: Days & Pick<Order, 'status'>): string | null {
	return withoutDay.includes(order.status) ? null : deliveryDayOf(order)
}

type Delays = Pick<Order, 'supplierDays' | 'resellerDays' | 'plannedDate'>

/** What was frozen, if it is ordered today: by the season of the day, and by what the shop itself takes by now. */
function orderedToday(
	services: Services,
	{ furniture, configuration, catalogue, quote }: Snapshot,
	resellerDays: number,
): Delays {
	const { supplierDays, date } = services.availabilityOf({
		furniture,
		configuration,
		catalogue,
		country: quote.country,
		today: brusselsDay(services.now()),
		resellerDays,
	})
	return { supplierDays, resellerDays, plannedDate: date }
}

/** As pages show it: an offer that is open promises what ordering it today would, whoever reads it. */
export async function delaysOf(
	services: Services,
	order: Order,
	snapshot: Snapshot,
): Promise<Delays> {
	if (!isOpenOffer(order)) return order
	const { deliveryTime } = await services.tenants.byCode(order.tenant)
	return orderedToday(services, snapshot, deliveryTime)
}

/** What ordering it today brings, inside the transaction that orders it. */
export async function orderedTodayInside(
	tx: Queryable,
	services: Services,
	order: Order,
): Promise<Delays> {
	const { deliveryTime } = await services.tenants.inside(tx, order.tenant)
	return orderedToday(services, await snapshotOf(tx, order), deliveryTime)
}

/** What a mail to its customer promises: of an open offer as ordering it today brings, of all else as it stands. */
export async function promisedNow(
	tx: Queryable,
	services: Services,
	order: Order,
): Promise<Partial<Delays>> {
	return isOpenOffer(order) ? orderedTodayInside(tx, services, order) : {}
}
