// What every list takes and answers: a page by key.
import { z } from 'zod'

/** A whole number as JSON, or as a query spells it. */
const whole = z.union([
	z.int(),
	z
		.string()
		.regex(/^\d{1,6}$/)
		.transform(Number),
])

/** Where the page starts, and how many rows it has: `after` is the key of the last row of the page before. */
export const pageQuery = {
	after: z.string().max(600).optional(),
	before: z.string().max(600).optional(),
	limit: whole.pipe(z.int().min(1).max(100)).default(25),
}

/** What is looked for in a list. */
export const searchSchema = z.string().trim().max(100)

/** One value or several: a query spells one without brackets. */
export function listOf<T extends z.ZodType>(item: T) {
	return z.union([z.array(item), item.transform((one) => [one])])
}

/** A list is counted to here. */
export const mostCounted = 10_000

/** Null = more than are counted. */
export const countSchema = z.int().nullable()
export type Count = z.infer<typeof countSchema>

export function pageOf<R extends z.ZodType>(row: R) {
	return z.strictObject({
		rows: z.array(row),
		next: z.string().nullable(),
		previous: z.string().nullable(),
	})
}
