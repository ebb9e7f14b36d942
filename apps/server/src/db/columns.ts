// Columns that many tables have, and that must be the same in each.
import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment, never a wall clock: PostgreSQL keeps it in UTC. */
export function time(name: string) {
	return timestamp(name, { withTimezone: true })
}

/** A file's content. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
