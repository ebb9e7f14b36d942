// What the errors carry that carry something everywhere alike; a call with more of its own declares it in its route.
import { z } from 'zod'
import { impossibleSchema } from './dressing.ts'
import { refusalReasons, stateLabels } from './enumerations.ts'
import type { ErrorCode } from './errors.ts'

/** Where in the body, and what is wrong there, in the caller's language. */
const problems = z.strictObject({
	problems: z.array(z.strictObject({ path: z.string(), message: z.string() })),
})

/** Absent where a body could not be read at all. */
const problemsOrNothing = problems.optional()
const hostOrNothing = z.strictObject({ host: z.string() }).optional()

export const errorData: Partial<Record<ErrorCode, z.ZodType>> = {
	invalid_model: problemsOrNothing,
	request_not_valid: problemsOrNothing,
	customer_incomplete: problems,
	missing_path_parameter: z.strictObject({ name: z.string() }),
	configuration_impossible: impossibleSchema,
	address_not_allowed: z.strictObject({ path: z.string() }),
	transition_not_allowed: z.strictObject({
		state: z.enum(stateLabels),
		reason: z.enum(refusalReasons),
	}),
	host_taken: hostOrNothing,
	reseller_code_taken: hostOrNothing,
	/** As the call that reads them answers them. */
	settings_changed: z.strictObject({ current: z.record(z.string(), z.unknown()) }),
}
