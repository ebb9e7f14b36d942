import { oc } from '@orpc/contract'
import { z } from 'zod'
import { mailKinds } from '../enumerations.ts'
import { errorsOf } from '../errors/errors.ts'
import { languageSchema, timeSchema } from '../person.ts'
import { exportFormats, fileAnswer } from './export-file.ts'
import { againSchema } from './outbox.ts'
import {
	countSchema,
	oneOrMany,
	pageOf,
	pageQuery,
	searchSchema,
	shopSchema,
} from './page-query.ts'
import { mailboxColumns } from './values.ts'

const attachment = z.strictObject({ fileName: z.string(), mediaType: z.string(), size: z.int() })

const mailboxRowSchema = z.strictObject({
	id: z.uuid(),
	tenant: z.string(),
	at: timeSchema,
	kind: z.enum(mailKinds),
	language: languageSchema,
	from: z.string(),
	to: z.string(),
	subject: z.string(),
	/** Of the order or offer that it is about. */
	reference: z.string().nullable(),
	attachments: z.array(attachment),
})

/** Its links without what they open; whole for an admin of a demo, whose mails go nowhere else. */
const mailboxMailSchema = mailboxRowSchema.extend({
	text: z.string(),
	html: z.string(),
	blanked: z.boolean(),
	again: againSchema,
})

const mailboxFilters = {
	search: searchSchema.optional(),
	tenant: shopSchema.optional(),
	reference: z.string().trim().min(1).max(60).optional(),
	kinds: oneOrMany(z.enum(mailKinds)).optional(),
}

const mailboxExportSchema = z.strictObject({
	...mailboxFilters,
	format: z.enum(exportFormats),
	columns: oneOrMany(z.enum(mailboxColumns)).optional(),
	/** Of its heads and words; that of the call where it is absent. */
	language: languageSchema.optional(),
})

const refusals = errorsOf('invalid_model', 'not_logged_in', 'not_allowed', 'reseller_not_found')

export const mailbox = {
	list: oc
		.route({ method: 'GET', path: '/back-office/mailbox', tags: ['back-office'] })
		.errors(refusals)
		.input(
			z.strictObject({
				...mailboxFilters,
				...pageQuery,
			}),
		)
		.output(pageOf(mailboxRowSchema).extend({ total: countSchema })),
	/** The list itself, every row, with the columns that are shown. */
	export: oc
		.route({
			method: 'GET',
			path: '/back-office/mailbox/export/{format}',
			tags: ['back-office'],
			outputStructure: 'detailed',
		})
		.errors({ ...refusals, ...errorsOf('export_too_large') })
		.input(mailboxExportSchema)
		.output(fileAnswer),
	get: oc
		.route({ method: 'GET', path: '/back-office/mailbox/{id}', tags: ['back-office'] })
		.errors(errorsOf('invalid_model', 'not_logged_in', 'not_allowed', 'mail_not_found'))
		.input(z.strictObject({ id: z.string().min(1).max(40) }))
		.output(mailboxMailSchema),
}

export type MailboxRow = z.infer<typeof mailboxRowSchema>
export type MailboxMail = z.infer<typeof mailboxMailSchema>
export type MailboxExportQuery = z.output<typeof mailboxExportSchema>
