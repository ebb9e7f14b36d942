// Whether an error says that a row of this key stands already.

/** PostgreSQL's `unique_violation`. */
const uniqueViolation = '23505'

/** Looks behind what wraps it. */
export function isUniqueViolation(error: unknown): boolean {
	for (let it: unknown = error; it instanceof Error; it = it.cause)
		if ('code' in it && it.code === uniqueViolation) return true
	return false
}
