// What every list takes and answers: a page by key.
import { z } from 'zod'

const whole = z.union([
	z.int(),
	z
		.string()
		.regex(/^\d{1,6}$/)
		.transform(Number),
])

/** Where the page starts, and how many rows it has. */
export const pageQuery = {
	after: z.string().max(600).optional(),
	before: z.string().max(600).optional(),
	limit: whole.pipe(z.int().min(1).max(100)).default(25),
}

export function pageOf<R extends z.ZodType>(row: R) {
	return z.strictObject({
		rows: z.array(row),
		next: z.string().nullable(),
		previous: z.string().nullable(),
	})
}
