import { oc } from '@orpc/contract'
import { z } from 'zod'
import { sampleStates } from '../enumerations.ts'
import { errorCodes } from '../errors/error-codes.ts'
import { errorsOf } from '../errors/errors.ts'
import { languageSchema } from '../person.ts'
import { sampleRequestSchema } from '../sample-request.ts'
import { exportFormats, fileAnswer } from './export-file.ts'
import {
	countSchema,
	oneOrMany,
	pageOf,
	pageQuery,
	searchSchema,
	shopSchema,
} from './page-query.ts'

/** The request as it stands, for the caller whose change came second. */
const changed = {
	...errorCodes.samples_changed,
	data: z.strictObject({ current: sampleRequestSchema }),
}

const sampleFilters = {
	search: searchSchema.optional(),
	tenant: shopSchema.optional(),
	states: oneOrMany(z.enum(sampleStates)).optional(),
}

export const sampleColumns = [
	'asked',
	'shop',
	'who',
	'email',
	'colours',
	'address',
	'design',
	'state',
] as const

const sampleExportSchema = z.strictObject({
	...sampleFilters,
	format: z.enum(exportFormats),
	columns: oneOrMany(z.enum(sampleColumns)).optional(),
	/** Of its heads and words; that of the call where it is absent. */
	language: languageSchema.optional(),
})

const refusals = errorsOf('invalid_model', 'not_logged_in', 'not_allowed', 'reseller_not_found')

export const samples = {
	list: oc
		.route({ method: 'GET', path: '/back-office/samples', tags: ['back-office'] })
		.errors(refusals)
		.input(
			z.strictObject({
				...sampleFilters,
				...pageQuery,
			}),
		)
		.output(pageOf(sampleRequestSchema).extend({ total: countSchema })),
	/** The list itself, every row, with the columns that are shown. */
	export: oc
		.route({
			method: 'GET',
			path: '/back-office/samples/export/{format}',
			tags: ['back-office'],
			outputStructure: 'detailed',
		})
		.errors({ ...refusals, ...errorsOf('export_too_large') })
		.input(sampleExportSchema)
		.output(fileAnswer),
	change: oc
		.route({ method: 'POST', path: '/back-office/samples/{id}', tags: ['back-office'] })
		.errors({
			...errorsOf('invalid_model', 'not_logged_in', 'not_allowed', 'samples_not_found'),
			samples_changed: changed,
		})
		.input(z.strictObject({ id: z.uuid(), revision: z.int(), state: z.enum(sampleStates) }))
		.output(sampleRequestSchema),
}

export type SampleExportQuery = z.output<typeof sampleExportSchema>
