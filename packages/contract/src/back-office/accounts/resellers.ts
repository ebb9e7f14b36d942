import { oc } from '@orpc/contract'
import { z } from 'zod'
import { domainSchema } from '../../configurator.ts'
import { countries } from '../../enumerations.ts'
import { errorCodes } from '../../errors/error-codes.ts'
import { errorsOf } from '../../errors/errors.ts'
import { lineOf } from '../../form/line.ts'
import { hostPattern, shopCodePattern } from '../../form/shop-address.ts'
import { emailSchema, languageSchema, phoneTextSchema, timeSchema } from '../../person.ts'
import { exportFormats, fileAnswer } from '../export-file.ts'
import { oneOrMany, pageOf, pageQuery, searchSchema } from '../page-query.ts'
import { ratingSchema } from './rating.ts'

const line = lineOf(200)
const host = z.string().trim().toLowerCase().max(253).regex(hostPattern, 'a host name')

export const resellerSorts = [
	'name',
	'code',
	'turnover',
	'openOrders',
	'users',
	'createdAt',
] as const
const resellerStates = ['open', 'closed'] as const

export const resellerSchema = z.strictObject({
	code: z.string(),
	name: z.string(),
	hosts: z.array(z.string()),
	isDefault: z.boolean(),
	country: z.enum(countries),
	address: z.string(),
	phoneNumber: z.string(),
	email: z.string(),
	vats: z.partialRecord(z.enum(countries), z.string()),
	/** Own rating; null = the default of resellers. */
	rating: z.string().nullable(),
	requiresSecondFactor: z.boolean(),
	/** Where it answers. */
	url: z.string(),
	themeCode: domainSchema.shape.themeCode,
	hexColour: z.string().nullable(),
	/** Accounts of its staff that are not closed. */
	users: z.int(),
	/** Cents including VAT: orders of the last twelve months, without those refused. */
	turnover: z.int(),
	/** Neither done nor refused. */
	openOrders: z.int(),
	isDisabled: z.boolean(),
	createdAt: timeSchema,
	revision: z.int(),
})

const details = {
	hosts: z.array(host).max(10).optional(),
	country: z.enum(countries).optional(),
	address: z.string().trim().max(200).optional(),
	phoneNumber: phoneTextSchema.optional(),
	email: z.union([z.email().max(254), z.literal('')]).optional(),
	vats: z.partialRecord(z.enum(countries), line).optional(),
	rating: ratingSchema.nullable().optional(),
	requiresSecondFactor: z.boolean().optional(),
}

/** Its code is part of its address, `{code}.localhost` on a laptop. */
export const newReseller = {
	code: z.string().regex(shopCodePattern, 'lower case, digits, hyphens'),
	name: line.min(1),
	...details,
}

/** Its first administrator, invited by mail. */
const administratorSchema = z.strictObject({
	firstName: lineOf(120).min(1),
	lastName: lineOf(120).min(1),
	email: emailSchema,
	language: languageSchema.optional(),
})

export const resellerColumns = [
	'name',
	'code',
	'theme',
	'state',
	'rating',
	'users',
	'openOrders',
	'turnover',
] as const

const resellerFilters = {
	search: searchSchema.optional(),
	states: oneOrMany(z.enum(resellerStates)).optional(),
	sort: z.enum(resellerSorts).default('name'),
	direction: z.enum(['asc', 'desc']).default('asc'),
}

export const resellerListQuerySchema = z.strictObject({ ...resellerFilters, ...pageQuery })

const resellerExportSchema = z.strictObject({
	...resellerFilters,
	format: z.enum(exportFormats),
	columns: oneOrMany(z.enum(resellerColumns)).optional(),
	/** Of its heads and words; that of the call where it is absent. */
	language: languageSchema.optional(),
})

const code = z.strictObject({ code: z.string().min(1).max(60) })
const lock = code.extend({ revision: z.int() })
const common = ['invalid_model', 'not_logged_in', 'not_allowed', 'reseller_not_found'] as const
/** The shop as it stands, for the caller whose change came second, and who was first. */
const changed = {
	settings_changed: {
		...errorCodes.settings_changed,
		data: z.strictObject({ current: resellerSchema, by: z.string().nullable() }),
	},
}
const locked = { ...errorsOf(...common, 'forbidden_operation'), ...changed }

export const resellers = {
	list: oc
		.route({ method: 'GET', path: '/back-office/resellers', tags: ['back-office'] })
		.errors(errorsOf(...common))
		.input(resellerListQuerySchema)
		.output(pageOf(resellerSchema).extend({ total: z.int() })),
	/** The list itself, every row, with the columns that are shown. */
	export: oc
		.route({
			method: 'GET',
			path: '/back-office/resellers/export/{format}',
			tags: ['back-office'],
			outputStructure: 'detailed',
		})
		.errors(errorsOf(...common, 'export_too_large'))
		.input(resellerExportSchema)
		.output(fileAnswer),
	get: oc
		.route({ method: 'GET', path: '/back-office/resellers/{code}', tags: ['back-office'] })
		.errors(errorsOf(...common))
		.input(code)
		.output(resellerSchema),
	create: oc
		.route({ method: 'POST', path: '/back-office/resellers', tags: ['back-office'] })
		.errors(errorsOf(...common, 'reseller_code_taken', 'forbidden_operation'))
		.input(z.strictObject({ ...newReseller, administrator: administratorSchema.optional() }))
		.output(resellerSchema),
	update: oc
		.route({ method: 'POST', path: '/back-office/resellers/{code}', tags: ['back-office'] })
		.errors({ ...errorsOf('reseller_code_taken'), ...locked })
		.input(lock.extend({ name: line.min(1).optional(), ...details }))
		.output(resellerSchema),
	/** Its users get 403 at login, their sessions end. */
	disable: oc
		.route({ method: 'POST', path: '/back-office/resellers/{code}/disable', tags: ['back-office'] })
		.errors(locked)
		.input(lock)
		.output(resellerSchema),
	enable: oc
		.route({ method: 'POST', path: '/back-office/resellers/{code}/enable', tags: ['back-office'] })
		.errors(locked)
		.input(lock)
		.output(resellerSchema),
}

export type ResellerExportQuery = z.output<typeof resellerExportSchema>
export type Reseller = z.infer<typeof resellerSchema>
