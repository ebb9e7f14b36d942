// A stored configuration holds what the buyer decided, never what follows from it.
import { z } from 'zod'
import { roomFields } from '../../room/fields.ts'
import { runFields, templateSchema } from '../../run/choices.ts'

/** The types among which a design of a dressing may switch. */
export const startTypes = ['wardrobe', 'shelves', 'drawer', 'top10'] as const

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
export type StartType = (typeof startTypes)[number]

export function startTypeOf({ type }: Pick<DressingConfiguration, 'type'>): StartType {
	return type ?? 'wardrobe'
}
