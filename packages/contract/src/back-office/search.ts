import { furnitureTypes } from '@gabarit/engine'
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { deliveryModes, stateLabels } from '../enumerations.ts'
import { errorsOf } from '../errors/errors.ts'
import { centsSchema } from '../person.ts'
import { searchSchema } from './page-query.ts'

const foundOrderSchema = z.strictObject({
	reference: z.string(),
	tenant: z.string(),
	customer: z.string(),
	city: z.string().nullable(),
	state: z.enum(stateLabels),
	deliveryMode: z.enum(deliveryModes),
	/** Null where the caller sees no sale price. */
	total: centsSchema.nullable(),
})

const foundSchema = z.strictObject({
	/** The word that was searched in place of those given, where these find nothing. */
	nearest: z.string().nullable(),
	orders: z.array(foundOrderSchema),
	offers: z.array(foundOrderSchema),
	/** Who ordered or was offered something, by his newest order or offer. */
	customers: z.array(
		z.strictObject({
			name: z.string(),
			tenant: z.string(),
			/** Null where the caller sees no sale price. */
			email: z.string().nullable(),
			reference: z.string(),
			kind: z.enum(['offer', 'order']),
		}),
	),
	configurations: z.array(
		z.strictObject({
			code: z.string(),
			tenant: z.string(),
			type: z.enum(furnitureTypes),
			width: z.number().nullable(),
			height: z.number().nullable(),
			reference: z.string().nullable(),
			customer: z.string().nullable(),
		}),
	),
	people: z.array(
		z.strictObject({
			id: z.string(),
			kind: z.enum(['user', 'professional']),
			name: z.string(),
			company: z.string().nullable(),
			email: z.string(),
			tenant: z.string(),
		}),
	),
	/** For who administers them. */
	shops: z.array(z.strictObject({ code: z.string(), name: z.string() })),
})

/** At most five of each kind that the caller may read. */
export const search = oc
	.route({ method: 'GET', path: '/back-office/search', tags: ['back-office'] })
	.errors(errorsOf('invalid_model', 'not_logged_in', 'not_allowed'))
	.input(z.strictObject({ words: searchSchema.min(1) }))
	.output(foundSchema)

export type FoundEverywhere = z.infer<typeof foundSchema>
