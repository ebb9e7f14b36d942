// Columns that many tables have, and that must be the same in each.
import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment, never a wall clock: PostgreSQL keeps it in UTC. */
export function time(name: string) {
	return timestamp(name, { withTimezone: true })
}

/**
 * JSON as it was written, which PostgreSQL never looks into: it only packs it (lz4 where it was built with that). `json`
 * is read through first, `jsonb` taken apart: with 30 kB an order that costs as much as all its other rows.
 */
export const writtenJson = customType<{ data: unknown; driverData: string }>({
	dataType: () => 'text',
	toDriver: (value) => JSON.stringify(value),
	fromDriver: (text): unknown => JSON.parse(text),
})

/** A file's content. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
