// A stored configuration holds what the buyer decided, never what follows from it.
import { z } from 'zod'
import { roomFields } from '../../room/fields.ts'
import { runFields, templateSchema } from '../../run/choices.ts'
import { startTypes } from './start-types.ts'

/** Strict: an unknown key is an error. Only `version`, `room.width` and `hu` are required. */
export const dressingSchema = z.strictObject({
	version: z.literal(1),
	type: z.enum(startTypes).optional(),
	/** Of a top10: the shop's most ordered templates when the design was begun; absent: domain 5.3. */
	topTen: z.array(templateSchema).min(1).max(10).optional(),
	...roomFields,
	...runFields,
})

export type DressingConfiguration = z.infer<typeof dressingSchema>
