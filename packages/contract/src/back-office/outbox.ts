import { oc } from '@orpc/contract'
import { z } from 'zod'
import { deliveryKinds, deliveryProblems, deliveryStates } from '../enumerations.ts'
import { errorsOf } from '../errors/errors.ts'
import { languageSchema, timeSchema } from '../person.ts'
import { exportFormats, fileAnswer } from './export-file.ts'
import {
	countSchema,
	oneOrMany,
	pageOf,
	pageQuery,
	searchSchema,
	shopSchema,
} from './page-query.ts'
import { outboxColumns } from './values.ts'

const channels = ['mail', 'webhook'] as const

const outboxRowSchema = z.strictObject({
	id: z.uuid(),
	tenant: z.string(),
	channel: z.enum(channels),
	kind: z.enum(deliveryKinds),
	to: z.string(),
	language: languageSchema,
	state: z.enum(deliveryStates),
	attempts: z.int(),
	/** Of the last try; null where it was delivered, or never tried. */
	problem: z.enum(deliveryProblems).nullable(),
	/** Of the order or offer that it is about. */
	reference: z.string().nullable(),
	/** Of a mail, once it was written. */
	subject: z.string().nullable(),
	/** Of the last try: what the receiver answered, and how long it took. */
	status: z.int().nullable(),
	milliseconds: z.int().nullable(),
	createdAt: timeSchema,
	/** Of the last try; until the first one, of its writing. The list stands in this order, newest first. */
	lastAt: timeSchema,
	doneAt: timeSchema.nullable(),
	/** Null where none comes, and until the first one. */
	nextTryAt: timeSchema.nullable(),
})

/**
 * How the viewer may send a mail again, and to whom; null where he may not, while it waits, and of a call that arrived.
 * `same`: as it was. One with a secret link goes with a new link: `orderLink` by `orders.sendLink`, `accountLink` by
 * `sendAgain`. `replay`: what was given up.
 */
export const againSchema = z
	.strictObject({ how: z.enum(['replay', 'same', 'orderLink', 'accountLink']), to: z.string() })
	.nullable()

/** Why a message is shown, or why it is not: it exists, is not this viewer's, was never made, or has no body. */
const contents = ['shown', 'withheld', 'waiting', 'dropped', 'notMade', 'none'] as const

const trySchema = z.strictObject({
	at: timeSchema,
	/** What the receiver answered. */
	status: z.int().nullable(),
	milliseconds: z.int().nullable(),
	/** Null where it was delivered. */
	problem: z.enum(deliveryProblems).nullable(),
	/** Its beginning, secrets masked; null where none came, and where the viewer may not read it. */
	answer: z.string().nullable(),
})

/** As it was sent, its links without what they open. */
const outboxMessageSchema = outboxRowSchema.extend({
	content: z.enum(contents),
	text: z.string().nullable(),
	html: z.string().nullable(),
	/** The newest first. */
	tries: z.array(trySchema),
	again: againSchema,
})

const refusals = errorsOf('invalid_model', 'not_logged_in', 'not_allowed', 'reseller_not_found')

const outboxFilters = {
	search: searchSchema.optional(),
	tenant: shopSchema.optional(),
	reference: z.string().trim().min(1).max(60).optional(),
	kinds: oneOrMany(z.enum(deliveryKinds)).optional(),
	states: oneOrMany(z.enum(deliveryStates)).optional(),
	channel: z.enum(channels).optional(),
	/** `dead`: what was given up. */
	view: z.enum(['all', 'dead']).default('all'),
}

const outboxExportSchema = z.strictObject({
	...outboxFilters,
	format: z.enum(exportFormats),
	columns: oneOrMany(z.enum(outboxColumns)).optional(),
	/** Of its heads and words; that of the call where it is absent. */
	language: languageSchema.optional(),
})

export const outbox = {
	list: oc
		.route({ method: 'GET', path: '/back-office/outbox', tags: ['back-office'] })
		.errors(refusals)
		.input(
			z.strictObject({
				...pageQuery,
				...outboxFilters,
			}),
		)
		.output(
			pageOf(outboxRowSchema).extend({
				total: countSchema,
				views: z.strictObject({ dead: countSchema }),
			}),
		),
	/** The list itself, every row, with the columns that are shown. */
	export: oc
		.route({
			method: 'GET',
			path: '/back-office/outbox/export/{format}',
			tags: ['back-office'],
			outputStructure: 'detailed',
		})
		.errors({ ...refusals, ...errorsOf('export_too_large') })
		.input(outboxExportSchema)
		.output(fileAnswer),
	get: oc
		.route({ method: 'GET', path: '/back-office/outbox/{id}', tags: ['back-office'] })
		.errors({ ...refusals, ...errorsOf('mail_not_found') })
		.input(z.strictObject({ id: z.string().min(1).max(40) }))
		.output(outboxMessageSchema),
	replay: oc
		.route({ method: 'POST', path: '/back-office/outbox/replay', tags: ['back-office'] })
		.errors(refusals)
		.input(z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }))
		.output(z.strictObject({ replayed: z.int() })),
	/** A mail that was sent, `same` or `accountLink`: queued once more, beside the first. */
	sendAgain: oc
		.route({
			method: 'POST',
			path: '/back-office/outbox/{id}/send-again',
			successStatus: 204,
			tags: ['back-office'],
		})
		.errors({ ...refusals, ...errorsOf('mail_not_found', 'cannot_send_again') })
		.input(z.strictObject({ id: z.string().min(1).max(40) })),
}

export type Again = z.infer<typeof againSchema>
export type OutboxEntry = z.infer<typeof outboxRowSchema>
export type DeliveryTry = z.infer<typeof trySchema>
export type OutboxMessage = z.infer<typeof outboxMessageSchema>
export type OutboxExportQuery = z.output<typeof outboxExportSchema>
