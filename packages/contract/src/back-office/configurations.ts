import { configurationSchema, furnitureTypes } from '@gabarit/engine'
import { oc } from '@orpc/contract'
import { z } from 'zod'
import {
	frozenCatalogueSchema,
	furnitureSchema,
	issueSchema,
	roomSchema,
} from '../design/furniture-schemas.ts'
import { errorsOf } from '../errors/errors.ts'
import { dateSchema, languageSchema, timeSchema } from '../person.ts'
import { madeDocumentSchema } from './documents.ts'
import { exportFormats, fileAnswer } from './export-file.ts'
import {
	countSchema,
	oneOrMany,
	pageOf,
	pageQuery,
	searchSchema,
	shopSchema,
} from './page-query.ts'

const configurationRowSchema = z.strictObject({
	code: z.string(),
	tenant: z.string(),
	version: z.int(),
	frozen: z.boolean(),
	type: z.enum(furnitureTypes),
	language: languageSchema,
	externalReference: z.string().nullable(),
	email: z.string().nullable(),
	/** Of the offer or order that holds it, where this viewer may read that; the customer's name is its. */
	reference: z.string().nullable(),
	kind: z.enum(['offer', 'order']).nullable(),
	customer: z.string().nullable(),
	/** What its picture is drawn with: another catalogue, another picture. */
	catalogueVersion: z.string(),
	/** Clear width and height of the room, mm; null for what stands in none, as loose boards. */
	width: z.number().nullable(),
	height: z.number().nullable(),
	createdAt: timeSchema,
	updatedAt: timeSchema,
})

/** A saved design is built by today's catalogue, since no order has frozen it. */
const configurationPageSchema = configurationRowSchema.extend({
	/** Of the version that was asked for, else of the newest; so is all below. */
	shownVersion: z.int(),
	/** Whether the viewer may make another design of it. */
	mayCopy: z.boolean(),
	configuration: configurationSchema,
	/** The code of the design it was copied from. */
	parent: z.string().nullable(),
	versions: z.array(z.strictObject({ version: z.int(), createdAt: timeSchema })),
	/** Designs begun from it since it was last changed, in their newest version; the newest first. */
	copies: z.array(z.strictObject({ code: z.string(), version: z.int(), updatedAt: timeSchema })),
	room: roomSchema,
	/** What the furniture uses; empty where it cannot be made. */
	catalogue: frozenCatalogueSchema,
	/** Null where it cannot be made (any more); `issues` give the reasons. */
	furniture: furnitureSchema.nullable(),
	issues: z.array(issueSchema),
	documents: z.array(madeDocumentSchema),
})

const orderedValues = ['order', 'offer', 'none'] as const

/** The filters of the list, for its pages and its export. */
const configurationFilters = {
	search: searchSchema.optional(),
	tenant: shopSchema.optional(),
	types: oneOrMany(z.enum(furnitureTypes)).optional(),
	ordered: z.enum(orderedValues).optional(),
	updatedFrom: dateSchema.optional(),
	updatedUntil: dateSchema.optional(),
	sort: z.enum(['updated']).default('updated'),
	direction: z.enum(['asc', 'desc']).default('desc'),
}

export const designColumns = [
	'code',
	'shop',
	'type',
	'customer',
	'ordered',
	'width',
	'height',
	'reference',
	'version',
	'updated',
] as const

const designExportSchema = z.strictObject({
	...configurationFilters,
	format: z.enum(exportFormats),
	columns: oneOrMany(z.enum(designColumns)).optional(),
	/** Of its heads and words; that of the call where it is absent. */
	language: languageSchema.optional(),
})

const refusals = errorsOf('invalid_model', 'not_logged_in', 'not_allowed', 'reseller_not_found')
const missing = errorsOf(
	'invalid_model',
	'not_logged_in',
	'not_allowed',
	'code_format_invalid',
	'configuration_not_found',
)
const versionOf = z.union([
	z.int(),
	z
		.string()
		.regex(/^\d{1,6}$/)
		.transform(Number),
])
const ofVersion = z.strictObject({
	code: z.string().min(1).max(40),
	version: versionOf.optional(),
})

export const configurations = {
	list: oc
		.route({ method: 'GET', path: '/back-office/configurations', tags: ['back-office'] })
		.errors(refusals)
		.input(
			z.strictObject({
				...configurationFilters,
				...pageQuery,
			}),
		)
		.output(pageOf(configurationRowSchema).extend({ total: countSchema })),
	/** The list itself, every row, with the columns that are shown. */
	export: oc
		.route({
			method: 'GET',
			path: '/back-office/configurations/export/{format}',
			tags: ['back-office'],
			outputStructure: 'detailed',
		})
		.errors({ ...refusals, ...errorsOf('export_too_large') })
		.input(designExportSchema)
		.output(fileAnswer),
	get: oc
		.route({ method: 'GET', path: '/back-office/configurations/{code}', tags: ['back-office'] })
		.errors(missing)
		.input(ofVersion)
		.output(configurationPageSchema),
	/** Its front, as SVG. */
	picture: oc
		.route({
			method: 'GET',
			path: '/back-office/configurations/{code}/picture',
			tags: ['back-office'],
			outputStructure: 'detailed',
		})
		.errors({ ...missing, ...errorsOf('configuration_impossible') })
		.input(
			ofVersion.extend({
				language: languageSchema.optional(),
				/** In force when the address was answered; the picture is kept while it is. */
				catalogue: z.string().max(60).optional(),
			}),
		)
		.output(
			z.object({
				headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
				body: z.file(),
			}),
		),
	/** A version under a new code, for another edit. */
	duplicate: oc
		.route({
			method: 'POST',
			path: '/back-office/configurations/{code}/duplicate',
			tags: ['back-office'],
		})
		.errors(missing)
		.input(ofVersion)
		.output(z.strictObject({ code: z.string() })),
}

export type ConfigurationRow = z.infer<typeof configurationRowSchema>
export type ConfigurationPage = z.infer<typeof configurationPageSchema>
export type DesignExportQuery = z.output<typeof designExportSchema>
