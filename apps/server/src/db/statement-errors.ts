// What PostgreSQL says of one statement, looked for behind whatever wraps it.

const uniqueViolation = '23505'
const queryCanceled = '57014'

function hasCode(error: unknown, code: string): boolean {
	for (let it: unknown = error; it instanceof Error; it = it.cause)
		if ('code' in it && it.code === code) return true
	return false
}

/** A row of this key stands already. */
export function isUniqueViolation(error: unknown): boolean {
	return hasCode(error, uniqueViolation)
}

/** It took too long, or somebody ended it: that says nothing of the statements beside it. */
export function isStatementCancelled(error: unknown): boolean {
	return hasCode(error, queryCanceled)
}
