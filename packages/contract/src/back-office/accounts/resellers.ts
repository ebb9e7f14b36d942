import { oc } from '@orpc/contract'
import { z } from 'zod'
import { countries } from '../../enumerations.ts'
import { errorsOf } from '../../errors/errors.ts'
import { lineOf } from '../../form/line.ts'
import { phoneTextSchema, timeSchema } from '../../person.ts'

const line = lineOf(200)
const host = z
	.string()
	.trim()
	.toLowerCase()
	.max(253)
	.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/, 'a host name')
const rating = z
	.string()
	.regex(/^\d{1,3}(?:\.\d{1,4})?$/)
	.refine((text) => Number(text) > 0, 'greater than 0')

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
	users: z.int(),
	isDisabled: z.boolean(),
	createdAt: timeSchema,
})

const details = {
	hosts: z.array(host).max(10).optional(),
	country: z.enum(countries).optional(),
	address: z.string().trim().max(200).optional(),
	phoneNumber: phoneTextSchema.optional(),
	email: z.union([z.email().max(254), z.literal('')]).optional(),
	vats: z.partialRecord(z.enum(countries), line).optional(),
	rating: rating.nullable().optional(),
	requiresSecondFactor: z.boolean().optional(),
}

/** Its code is part of its address, `{code}.localhost` on a laptop. */
export const newReseller = {
	code: z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/, 'lower case, digits, hyphens'),
	name: line.min(1),
	...details,
}

const code = z.strictObject({ code: z.string().min(1).max(60) })
const common = ['invalid_model', 'not_logged_in', 'not_allowed', 'reseller_not_found'] as const

export const resellers = {
	list: oc
		.route({ method: 'GET', path: '/back-office/resellers', tags: ['back-office'] })
		.errors(errorsOf(...common))
		.input(z.strictObject({ search: z.string().trim().max(100).optional() }))
		.output(z.array(resellerSchema)),
	get: oc
		.route({ method: 'GET', path: '/back-office/resellers/{code}', tags: ['back-office'] })
		.errors(errorsOf(...common))
		.input(code)
		.output(resellerSchema),
	create: oc
		.route({ method: 'POST', path: '/back-office/resellers', tags: ['back-office'] })
		.errors(errorsOf(...common, 'reseller_code_taken', 'forbidden_operation'))
		.input(z.strictObject(newReseller))
		.output(resellerSchema),
	update: oc
		.route({ method: 'POST', path: '/back-office/resellers/{code}', tags: ['back-office'] })
		.errors(errorsOf(...common, 'reseller_code_taken', 'forbidden_operation'))
		.input(code.extend({ name: line.min(1).optional(), ...details }))
		.output(resellerSchema),
	/** Its users get 403 at login, their sessions end. */
	disable: oc
		.route({ method: 'POST', path: '/back-office/resellers/{code}/disable', tags: ['back-office'] })
		.errors(errorsOf(...common, 'forbidden_operation'))
		.input(code)
		.output(resellerSchema),
	enable: oc
		.route({ method: 'POST', path: '/back-office/resellers/{code}/enable', tags: ['back-office'] })
		.errors(errorsOf(...common, 'forbidden_operation'))
		.input(code)
		.output(resellerSchema),
}

export type Reseller = z.infer<typeof resellerSchema>
