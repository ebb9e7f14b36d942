import { z } from 'zod'
import { CURSOR_MAX } from '../form/cursor.ts'

const whole = z.union([
	z.int(),
	z
		.string()
		.regex(/^\d{1,6}$/)
		.transform(Number),
])

/** `after` is the key of the last row of the page before. */
export const pageQuery = {
	after: z.string().max(CURSOR_MAX).optional(),
	before: z.string().max(CURSOR_MAX).optional(),
	limit: whole.pipe(z.int().min(1).max(100)).default(25),
}

export const searchSchema = z.string().trim().max(100)

/** The code of a shop that the viewer chose. */
export const shopSchema = z.string().min(1).max(40)

/** A query writes a single value without brackets. */
export function oneOrMany<T extends z.ZodType>(item: T) {
	return z.union([z.array(item), item.transform((one) => [one])])
}

/** Null = more than `mostCounted`. */
export const countSchema = z.int().nullable()
export type Count = z.infer<typeof countSchema>

export function pageOf<R extends z.ZodType>(row: R) {
	return z.strictObject({
		rows: z.array(row),
		next: z.string().nullable(),
		previous: z.string().nullable(),
	})
}

/** True, or absent. */
export const flagSchema = z.union([
	z.literal(true),
	z.literal('true').transform(() => true as const),
])
