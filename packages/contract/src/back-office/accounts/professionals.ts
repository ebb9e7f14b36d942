import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../../errors/errors.ts'
import { addressSchema, languageSchema } from '../../person.ts'
import { exportFormats, fileAnswer } from '../export-file.ts'
import { oneOrMany, pageOf, pageQuery } from '../page-query.ts'
import { newReseller, resellerSchema } from './resellers.ts'
import {
	accountChanged,
	newUserSchema,
	peopleFilters,
	userChangeSchema,
	userRowSchema,
} from './users.ts'

const id = z.strictObject({ id: z.uuid() })
const common = ['invalid_model', 'not_logged_in', 'not_allowed', 'account_not_found'] as const

const professionalSorts = ['company', 'name', 'shop', 'createdAt', 'lastLoginAt'] as const

export const professionalColumns = [
	'company',
	'name',
	'email',
	'vatNumber',
	'city',
	'shop',
	'rating',
	'orders',
	'lastLoginAt',
] as const

const professionalFilters = {
	...peopleFilters,
	sort: z.enum(professionalSorts).default('company'),
}

export const professionalListQuerySchema = z.strictObject({ ...professionalFilters, ...pageQuery })

const professionalExportSchema = z.strictObject({
	...professionalFilters,
	format: z.enum(exportFormats),
	columns: oneOrMany(z.enum(professionalColumns)).optional(),
	/** Of its heads and words; that of the call where it is absent. */
	language: languageSchema.optional(),
})

const professionalRowSchema = userRowSchema.extend({
	/** Of his last offer or order. */
	city: z.string().nullable(),
	orders: z.int(),
	offers: z.int(),
})

const professionalSchema = professionalRowSchema.extend({
	/** Where his last offer or order is billed. */
	billingAddress: addressSchema.nullable(),
})

export const professionals = {
	list: oc
		.route({ method: 'GET', path: '/back-office/professionals', tags: ['back-office'] })
		.errors(errorsOf(...common))
		.input(professionalListQuerySchema)
		.output(pageOf(professionalRowSchema).extend({ total: z.int() })),
	/** The list itself, every row, with the columns that are shown. */
	export: oc
		.route({
			method: 'GET',
			path: '/back-office/professionals/export/{format}',
			tags: ['back-office'],
			outputStructure: 'detailed',
		})
		.errors(errorsOf(...common, 'export_too_large'))
		.input(professionalExportSchema)
		.output(fileAnswer),
	get: oc
		.route({ method: 'GET', path: '/back-office/professionals/{id}', tags: ['back-office'] })
		.errors(errorsOf(...common))
		.input(id)
		.output(professionalSchema),
	/** Invited by mail, always with the role of a professional. */
	create: oc
		.route({ method: 'POST', path: '/back-office/professionals', tags: ['back-office'] })
		.errors(errorsOf(...common, 'email_taken', 'reseller_not_found', 'forbidden_operation'))
		.input(newUserSchema.omit({ role: true, isAdmin: true }))
		.output(userRowSchema),
	/** An activation link where none was used yet, else a reset link. */
	sendLink: oc
		.route({
			method: 'POST',
			path: '/back-office/professionals/{id}/send-link',
			tags: ['back-office'],
			successStatus: 204,
		})
		.errors(errorsOf(...common, 'forbidden_operation'))
		.input(id)
		.output(z.void()),
	update: oc
		.route({ method: 'POST', path: '/back-office/professionals/{id}', tags: ['back-office'] })
		.errors({ ...errorsOf(...common, 'forbidden_operation'), ...accountChanged })
		.input(userChangeSchema.omit({ role: true, isAdmin: true }))
		.output(userRowSchema),
	/** Makes a shop with him as its ResellerAdmin; his customer account ends. */
	turnIntoReseller: oc
		.route({
			method: 'POST',
			path: '/back-office/professionals/{id}/turn-into-reseller',
			tags: ['back-office'],
		})
		.errors({
			...errorsOf(...common, 'reseller_code_taken', 'forbidden_operation'),
			...accountChanged,
		})
		.input(id.extend({ revision: z.int(), ...newReseller }))
		.output(resellerSchema),
}

export type ProfessionalExportQuery = z.output<typeof professionalExportSchema>
export type ProfessionalRow = z.infer<typeof professionalRowSchema>
export type Professional = z.infer<typeof professionalSchema>
