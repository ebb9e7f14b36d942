import type { FormProblem } from '../../../lib/form/form-rules.ts'

/** Without the fields in which nothing is wrong. */
export function wrongOnly<Field extends string>(
	found: Partial<Record<Field, FormProblem | null>>,
): Partial<Record<Field, FormProblem>> {
	return Object.fromEntries(
		Object.entries(found).filter(([, problem]) => problem !== null && problem !== undefined),
	) as Partial<Record<Field, FormProblem>>
}
