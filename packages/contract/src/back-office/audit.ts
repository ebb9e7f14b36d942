// Who changed what: of orders and offers their timelines, of accounts and shops what was done to them.
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { actorKinds, deliveryModes, timelineEvents } from '../enumerations.ts'
import { errorsOf } from '../errors/errors.ts'
import { centsSchema, dateSchema, languageSchema, timeSchema } from '../person.ts'
import { accountEvents } from './accounts/users.ts'
import { exportFormats, fileAnswer } from './export-file.ts'
import {
	countSchema,
	oneOrMany,
	pageOf,
	pageQuery,
	searchSchema,
	shopSchema,
} from './page-query.ts'
import { auditColumns, auditParts } from './values.ts'

const value = z.union([z.string(), z.number(), z.boolean()]).nullable()

/** Of a secret, of a technical setting and of a change before the values were kept: both null. */
const changeSchema = z.strictObject({ field: z.string(), before: value, after: value })

const auditRowSchema = z.strictObject({
	id: z.string(),
	at: timeSchema,
	tenant: z.string(),
	/** Without a name: the customer by his link, the clock, the provider, or an account that was erased. */
	actor: z.strictObject({ kind: z.enum(actorKinds), name: z.string().nullable() }),
	/**
	 * `key`: its reference, id or code; null where there is no such record any more. A customer without an account has
	 * no record: `name` has the numbers of his orders and offers, never his own name.
	 */
	subject: z.strictObject({
		kind: z.enum(['order', 'offer', 'user', 'professional', 'customer', 'shop']),
		key: z.string().nullable(),
		name: z.string().nullable(),
	}),
	/** Of an order or offer that is still there: how its events and states are said. */
	deliveryMode: z.enum(deliveryModes).nullable(),
	event: z.enum([...timelineEvents, ...accountEvents]),
	changes: z.array(changeSchema),
	motive: z.string().nullable(),
	/** Money that was received or given back. */
	amount: centsSchema.nullable(),
})

const auditFilters = {
	/** Of what was changed: an order as in its list, a person by name or e-mail, a shop by name. */
	search: searchSchema.optional(),
	tenant: shopSchema.optional(),
	parts: oneOrMany(z.enum(auditParts)).optional(),
	/** The id of an account. */
	actor: z.uuid().optional(),
	/** Days in Brussels, both included. */
	atFrom: dateSchema.optional(),
	atUntil: dateSchema.optional(),
}

const auditExportSchema = z.strictObject({
	...auditFilters,
	format: z.enum(exportFormats),
	columns: oneOrMany(z.enum(auditColumns)).optional(),
	/** Of its heads and words; that of the call where it is absent. */
	language: languageSchema.optional(),
})

const refusals = errorsOf('invalid_model', 'not_logged_in', 'not_allowed', 'reseller_not_found')

export const audit = {
	list: oc
		.route({ method: 'GET', path: '/back-office/audit', tags: ['back-office'] })
		.errors(refusals)
		.input(
			z.strictObject({
				...pageQuery,
				...auditFilters,
			}),
		)
		.output(pageOf(auditRowSchema).extend({ total: countSchema })),
	/** The list itself, every row, with the columns that are shown. */
	export: oc
		.route({
			method: 'GET',
			path: '/back-office/audit/export/{format}',
			tags: ['back-office'],
			outputStructure: 'detailed',
		})
		.errors({ ...refusals, ...errorsOf('export_too_large') })
		.input(auditExportSchema)
		.output(fileAnswer),
}

export type AuditEntry = z.infer<typeof auditRowSchema>
export type AuditChange = z.infer<typeof changeSchema>
export type AuditPart = (typeof auditParts)[number]
export type AuditExportQuery = z.output<typeof auditExportSchema>
