import { type SQL, sql } from 'drizzle-orm'

/** The instant at which this calendar day begins in Brussels, `later` days on. */
function dayBegins(day: string, later = 0): SQL {
	return sql`((${day}::date + ${later}::int)::timestamp at time zone 'Europe/Brussels')`
}

/** The instants of these calendar days, both included, so that an index on the instant is used. */
export function onDays(
	instant: SQL,
	{ from, until }: { from?: string | undefined; until?: string | undefined },
): SQL[] {
	return [
		...(from === undefined ? [] : [sql`${instant} >= ${dayBegins(from)}`]),
		...(until === undefined ? [] : [sql`${instant} < ${dayBegins(until, 1)}`]),
	]
}
