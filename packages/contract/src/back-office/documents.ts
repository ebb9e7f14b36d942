import { oc } from '@orpc/contract'
import { z } from 'zod'
import { documentKinds, largestDocument } from '../enumerations.ts'
import { errorsOf } from '../errors/errors.ts'
import { dateSchema, languageSchema, timeSchema } from '../person.ts'
import { exportFormats, fileAnswer } from './export-file.ts'
import {
	countSchema,
	oneOrMany,
	pageOf,
	pageQuery,
	searchSchema,
	shopSchema,
} from './page-query.ts'
import { paperColumns } from './values.ts'

const shopFileKinds = ['terms', 'privacy', 'brand', 'priceList'] as const

const shopFileSchema = z.strictObject({
	id: z.uuid(),
	kind: z.enum(shopFileKinds),
	language: languageSchema,
	version: z.int(),
	/** Of its kind and language the one that began last, on the day that was asked for. */
	inForce: z.boolean(),
	/** Of terms and the notice on data protection: in which languages a buyer reads it on that day. */
	readBy: z.array(languageSchema),
	/** Its first day, in Brussels; null where it began when it was uploaded. */
	from: dateSchema.nullable(),
	/** By an order, so it is never removed. */
	isAccepted: z.boolean(),
	fileName: z.string(),
	mediaType: z.string(),
	size: z.int(),
	createdAt: timeSchema,
	createdBy: z.string(),
})

export const madeDocumentSchema = z.strictObject({
	id: z.string(),
	kind: z.enum(documentKinds),
	version: z.int(),
	language: languageSchema,
	createdAt: timeSchema,
})

const generatedSchema = madeDocumentSchema.extend({
	id: z.uuid(),
	tenant: z.string(),
	/** Of the design that it shows. */
	code: z.string(),
	/** Of the offer or order of that design. */
	reference: z.string().nullable(),
	fileName: z.string(),
})

const file = z.object({
	headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
	body: z.file(),
})
const byId = z.strictObject({ id: z.string().min(1).max(40) })
const refusals = errorsOf('invalid_model', 'not_logged_in', 'not_allowed', 'reseller_not_found')
const orMissing = { ...refusals, ...errorsOf('document_not_found') }

const paperFilters = {
	search: searchSchema.optional(),
	tenant: shopSchema.optional(),
	reference: z.string().trim().min(1).max(60).optional(),
	kinds: oneOrMany(z.enum(documentKinds)).optional(),
}

const paperExportSchema = z.strictObject({
	...paperFilters,
	format: z.enum(exportFormats),
	columns: oneOrMany(z.enum(paperColumns)).optional(),
	/** Of its heads and words; that of the call where it is absent. */
	language: languageSchema.optional(),
})

export const documents = {
	list: oc
		.route({ method: 'GET', path: '/back-office/documents', tags: ['back-office'] })
		.errors(refusals)
		.input(
			z.strictObject({
				...pageQuery,
				tenant: shopSchema.optional(),
				kind: z.enum(shopFileKinds).optional(),
				/** What is in force and read on this day; absent: today. */
				day: dateSchema.optional(),
			}),
		)
		.output(pageOf(shopFileSchema)),
	generated: oc
		.route({ method: 'GET', path: '/back-office/documents/generated', tags: ['back-office'] })
		.errors(refusals)
		.input(
			z.strictObject({
				...pageQuery,
				...paperFilters,
			}),
		)
		.output(pageOf(generatedSchema).extend({ total: countSchema })),
	/** The list of generated documents itself, every row, with the columns that are shown. */
	exportGenerated: oc
		.route({
			method: 'GET',
			path: '/back-office/documents/generated/export/{format}',
			tags: ['back-office'],
			outputStructure: 'detailed',
		})
		.errors({ ...refusals, ...errorsOf('export_too_large') })
		.input(paperExportSchema)
		.output(fileAnswer),
	get: oc
		.route({
			method: 'GET',
			path: '/back-office/documents/{id}',
			tags: ['back-office'],
			outputStructure: 'detailed',
		})
		.errors(orMissing)
		.input(byId)
		.output(file),
	/** Terms and the notice on data protection are a PDF that opens; a new file of a kind and language is its next version. */
	upload: oc
		.route({
			method: 'POST',
			path: '/back-office/documents/upload/{kind}/{language}',
			tags: ['back-office'],
		})
		.errors({ ...refusals, ...errorsOf('body_too_large', 'file_not_accepted', 'pdf_not_readable') })
		.input(
			z.strictObject({
				kind: z.enum(shopFileKinds),
				language: languageSchema,
				file: z.file().max(largestDocument),
				/** Of terms and the notice on data protection. */
				from: dateSchema.optional(),
				tenant: shopSchema.optional(),
			}),
		)
		.output(shopFileSchema),
	/** Never what an order accepted. */
	remove: oc
		.route({
			method: 'POST',
			path: '/back-office/documents/{id}/remove',
			tags: ['back-office'],
			successStatus: 204,
		})
		.errors({ ...orMissing, ...errorsOf('document_accepted') })
		.input(byId)
		.output(z.void()),
}

export type ShopFile = z.infer<typeof shopFileSchema>
export type GeneratedDocument = z.infer<typeof generatedSchema>
export type PaperExportQuery = z.output<typeof paperExportSchema>
