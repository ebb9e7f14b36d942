// A request for colour samples: what the buyer sends, and what the shop reads of it.
import { z } from 'zod'
import { colourPlaces, sampleStates } from './enumerations.ts'
import { lineOf } from './form/line.ts'
import { addressSchema, emailSchema, languageSchema, timeSchema } from './person.ts'

/** Samples of one request. */
export const mostSamples = 5

const colourSchema = z.strictObject({
	place: z.enum(colourPlaces),
	reference: z.string().min(1).max(60),
})

const isOnce = (colours: readonly z.infer<typeof colourSchema>[]) =>
	new Set(colours.map(({ place, reference }) => `${place} ${reference}`)).size === colours.length

const name = lineOf(120).min(1)

export const askSamplesSchema = z.strictObject({
	colours: z
		.array(colourSchema)
		.min(1)
		.max(mostSamples)
		.refine(isOnce, { error: 'each colour once' }),
	firstName: name,
	lastName: name,
	email: emailSchema,
	address: addressSchema,
	language: languageSchema,
	/** Of the design they are for; case, spaces and hyphens are ignored. */
	code: z.string().min(1).max(40).optional(),
})

export const sampleRequestSchema = z.strictObject({
	id: z.uuid(),
	tenant: z.string(),
	revision: z.int(),
	state: z.enum(sampleStates),
	createdAt: timeSchema,
	/** Since then it is done, null before. */
	doneAt: timeSchema.nullable(),
	firstName: z.string(),
	lastName: z.string(),
	email: z.string(),
	address: addressSchema,
	language: languageSchema,
	code: z.string().nullable(),
	/** The shop keeps a design under the code. */
	hasDesign: z.boolean(),
	/** Label and tint as they were when it was asked. */
	colours: z.array(colourSchema.extend({ label: z.string(), hex: z.string() })),
})

export type AskSamples = z.input<typeof askSamplesSchema>
export type SampleColour = z.infer<typeof colourSchema>
export type SampleRequest = z.infer<typeof sampleRequestSchema>
