// How many days an order is late: working days, as its delays were counted, by the holidays of its quote's country.
import type { Queryable } from '../../../db/open-database.ts'
import { workingDaysBetween } from '../../../lib/calendar.ts'
import { quoteCountries } from '../order-snapshots-table.ts'
import type { Order } from '../orders-table.ts'

/** Working days since a day of the order that is past: the customer's or the supplier's. 0 where only days off passed. */
export type LateDays = (order: Pick<Order, 'tenant' | 'id' | 'reference'>, day: string) => number

/** `orders`: those that are late. */
export async function lateDaysOf(
	db: Queryable,
	orders: readonly Order[],
	today: string,
): Promise<LateDays> {
	const countryOf = await quoteCountries(db, orders)
	return (order, day) => workingDaysBetween(day, today, countryOf(order))
}
