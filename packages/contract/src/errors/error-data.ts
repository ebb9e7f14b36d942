import type { Issue } from '@gabarit/engine'
import { z } from 'zod'
import { issueSchema } from '../design/furniture-schemas.ts'
import { refusalReasons, stateLabels } from '../enumerations.ts'
import { timeSchema } from '../person.ts'
import type { ErrorCode } from './error-codes.ts'

const problems = z.strictObject({
	problems: z.array(z.strictObject({ path: z.string(), message: z.string() })),
})

/** Absent where a body could not be read at all. */
const problemsOrNothing = problems.optional()
const hostOrNothing = z.strictObject({ host: z.string() }).optional()

const issues: z.ZodType<Issue[]> = z.array(issueSchema)

const impossibleSchema = z.object({ issues })

/** The order's present state, for the caller whose change came second. */
const changedSchema = z.object({
	revision: z.int(),
	state: z.enum(stateLabels),
	by: z.string().nullable(),
	at: timeSchema,
})

/** null where nobody is known, as after the command line. */
const whoWasFirst = z.string().nullable()
/** As it stands now. */
const changedRow = z.strictObject({
	current: z.record(z.string(), z.unknown()),
	by: whoWasFirst,
})

/** A code that is not here carries nothing, or what its one call declares. */
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
	discount_changed: changedRow,
	settings_changed: changedRow,
	price_version_changed: z.strictObject({ by: whoWasFirst }),
} satisfies Partial<Record<ErrorCode, z.ZodType>>
