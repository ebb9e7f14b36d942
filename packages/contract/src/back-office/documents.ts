import { oc } from '@orpc/contract'
import { z } from 'zod'
import { documentKinds } from '../enumerations.ts'
import { errorsOf } from '../errors/errors.ts'
import { languageSchema, timeSchema } from '../person.ts'
import { pageOf, pageQuery } from './page-query.ts'

const shopFileKinds = ['terms', 'privacy', 'brand', 'priceList'] as const

export const largestDocument = 10 * 1024 * 1024

const shopFileSchema = z.strictObject({
	id: z.uuid(),
	kind: z.enum(shopFileKinds),
	language: languageSchema,
	/** Of its kind and language; the newest is in force. */
	version: z.int(),
	inForce: z.boolean(),
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
	fileName: z.string(),
})

const file = z.object({
	headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
	body: z.file(),
})
const byId = z.strictObject({ id: z.string().min(1).max(40) })
const refusals = errorsOf('invalid_model', 'not_logged_in', 'not_allowed')
const orMissing = { ...refusals, ...errorsOf('document_not_found') }

export const documents = {
	list: oc
		.route({ method: 'GET', path: '/back-office/documents', tags: ['back-office'] })
		.errors(refusals)
		.input(z.strictObject({ ...pageQuery, kind: z.enum(shopFileKinds).optional() }))
		.output(pageOf(shopFileSchema)),
	generated: oc
		.route({ method: 'GET', path: '/back-office/documents/generated', tags: ['back-office'] })
		.errors(refusals)
		.input(z.strictObject({ ...pageQuery, kind: z.enum(documentKinds).optional() }))
		.output(pageOf(generatedSchema)),
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
	/** Terms and the notice on data protection are a PDF; a new file of a kind and language is its next version. */
	upload: oc
		.route({
			method: 'POST',
			path: '/back-office/documents/upload/{kind}/{language}',
			tags: ['back-office'],
		})
		.errors({ ...refusals, ...errorsOf('body_too_large', 'file_not_accepted') })
		.input(
			z.strictObject({
				kind: z.enum(shopFileKinds),
				language: languageSchema,
				file: z.file().max(largestDocument),
			}),
		)
		.output(shopFileSchema),
	/** Terms that a customer accepted stay readable in his order. */
	remove: oc
		.route({
			method: 'POST',
			path: '/back-office/documents/{id}/remove',
			tags: ['back-office'],
			successStatus: 204,
		})
		.errors(orMissing)
		.input(byId)
		.output(z.void()),
}

export type ShopFile = z.infer<typeof shopFileSchema>
export type GeneratedDocument = z.infer<typeof generatedSchema>
