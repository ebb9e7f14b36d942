import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment, never local time. */
export function time(name: string) {
	return timestamp(name, { withTimezone: true })
}

/** Stored as written: PostgreSQL parses `json` and takes `jsonb` apart, which is expensive for 30 kB an order. */
export const writtenJson = customType<{ data: unknown; driverData: string }>({
	dataType: () => 'text',
	toDriver: (value) => JSON.stringify(value),
	fromDriver: (text): unknown => JSON.parse(text),
})

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
