// What the errors carry that carry something everywhere alike, whichever call answers them.
import type { Issue } from '@gabarit/engine'
import { z } from 'zod'
import { refusalReasons, stateLabels } from './enumerations.ts'
import type { ErrorCode } from './error-codes.ts'
import { issueSchema } from './furniture-schemas.ts'
import { timeSchema } from './person.ts'

/** Where in the body, and what is wrong there, in the caller's language. */
const problems = z.strictObject({
	problems: z.array(z.strictObject({ path: z.string(), message: z.string() })),
})

/** Absent where a body could not be read at all. */
const problemsOrNothing = problems.optional()
const hostOrNothing = z.strictObject({ host: z.string() }).optional()

const issues: z.ZodType<Issue[]> = z.array(issueSchema)

/** Data of `configuration_impossible`. */
export const impossibleSchema = z.object({ issues })

/** What a 409 tells who came second: how the order stands now. */
const changedSchema = z.object({
	revision: z.int(),
	state: z.enum(stateLabels),
	by: z.string().nullable(),
	at: timeSchema,
})

/** By code; a code that is not there carries nothing, or what its one call declares. */
export const errorData = {
	invalid_model: problemsOrNothing,
	request_not_valid: problemsOrNothing,
	customer_incomplete: problems,
	missing_path_parameter: z.strictObject({ name: z.string() }),
	configuration_impossible: impossibleSchema,
	address_not_allowed: z.strictObject({ path: z.string() }),
	order_changed: changedSchema,
	transition_not_allowed: z.strictObject({
		state: z.enum(stateLabels),
		reason: z.enum(refusalReasons),
	}),
	host_taken: hostOrNothing,
	reseller_code_taken: hostOrNothing,
	/** As the call that reads them answers them. */
	settings_changed: z.strictObject({ current: z.record(z.string(), z.unknown()) }),
} satisfies Partial<Record<ErrorCode, z.ZodType>>
