// A shop's administrator manages its own accounts, an admin those of every shop.
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { sessionRowSchema } from '../../account.ts'
import { userRoles } from '../../enumerations.ts'
import { errorsOf } from '../../errors/errors.ts'
import { lineOf } from '../../form/line.ts'
import { emailSchema, languageSchema, phoneNumberSchema, timeSchema } from '../../person.ts'
import { oneOrMany, pageQuery, searchSchema } from '../page-query.ts'

export const userSorts = ['name', 'email', 'role', 'createdAt'] as const
/** `invited` = the activation link was not used yet. */
const userStates = ['invited', 'active', 'disabled'] as const

export const peopleQuery = {
	...pageQuery,
	search: searchSchema.optional(),
	direction: z.enum(['asc', 'desc']).default('asc'),
}

const userListQuerySchema = z.strictObject({
	...peopleQuery,
	roles: oneOrMany(z.enum(userRoles)).optional(),
	state: z.enum(userStates).optional(),
	tenant: z.string().max(60).optional(),
	sort: z.enum(userSorts).default('name'),
})

const line = lineOf(120)
const name = line.min(1)
const optional = line.nullable().transform((text) => (text === '' ? null : text))

export const userRowSchema = z.strictObject({
	id: z.uuid(),
	resellerReference: z.string(),
	email: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	phoneNumber: z.string().nullable(),
	role: z.enum(userRoles),
	isAdmin: z.boolean(),
	companyName: z.string().nullable(),
	vatNumber: z.string().nullable(),
	language: languageSchema,
	/** The reseller's own rating, an exact decimal; null = the default one. */
	rating: z.string().nullable(),
	state: z.enum(userStates),
	hasSecondFactor: z.boolean(),
	createdAt: timeSchema,
	revision: z.int(),
})

export const userListSchema = z.strictObject({
	rows: z.array(userRowSchema),
	total: z.int(),
	next: z.string().nullable(),
	previous: z.string().nullable(),
})

const person = {
	firstName: name,
	lastName: name,
	phoneNumber: phoneNumberSchema.nullable().optional(),
	language: languageSchema.optional(),
	companyName: optional.optional(),
	vatNumber: optional.optional(),
}

const newUserSchema = z.strictObject({
	...person,
	email: emailSchema,
	role: z.enum(userRoles).exclude(['Unknown']),
	isAdmin: z.boolean().default(false),
	/** Absent: the caller's shop. */
	resellerReference: z.string().max(60).optional(),
})

const id = z.strictObject({ id: z.uuid() })
const lock = id.extend({ revision: z.int() })

export const userChangeSchema = lock.extend({
	...person,
	firstName: name.optional(),
	lastName: name.optional(),
	role: z.enum(userRoles).exclude(['Unknown']).optional(),
	isAdmin: z.boolean().optional(),
})

const common = ['invalid_model', 'not_logged_in', 'not_allowed', 'account_not_found'] as const
const written = [...common, 'account_changed', 'last_admin', 'forbidden_operation'] as const

function to(method: 'GET' | 'POST', path: `/${string}` | '' = '') {
	return { method, path: `/back-office/users${path}`, tags: ['back-office'] } as const
}

export const users = {
	list: oc
		.route(to('GET'))
		.errors(errorsOf(...common))
		.input(userListQuerySchema)
		.output(userListSchema),
	get: oc
		.route(to('GET', '/{id}'))
		.errors(errorsOf(...common))
		.input(id)
		.output(userRowSchema),
	create: oc
		.route(to('POST'))
		.errors(errorsOf(...common, 'email_taken', 'reseller_not_found', 'forbidden_operation'))
		.input(newUserSchema)
		.output(userRowSchema),
	update: oc
		.route(to('POST', '/{id}'))
		.errors(errorsOf(...written))
		.input(userChangeSchema)
		.output(userRowSchema),
	disable: oc
		.route(to('POST', '/{id}/disable'))
		.errors(errorsOf(...written))
		.input(lock)
		.output(userRowSchema),
	enable: oc
		.route(to('POST', '/{id}/enable'))
		.errors(errorsOf(...written))
		.input(lock)
		.output(userRowSchema),
	/** An activation link where none was used yet, else a reset link. */
	sendLink: oc
		.route({ ...to('POST', '/{id}/send-link'), successStatus: 204 })
		.errors(errorsOf(...common, 'forbidden_operation'))
		.input(id)
		.output(z.void()),
	sessions: oc
		.route(to('GET', '/{id}/sessions'))
		.errors(errorsOf(...common))
		.input(id)
		.output(z.array(sessionRowSchema)),
	endSessions: oc
		.route({ ...to('POST', '/{id}/sessions/end'), successStatus: 204 })
		.errors(errorsOf(...common, 'forbidden_operation'))
		.input(id.extend({ session: z.uuid().optional() }))
		.output(z.void()),
	/** For a user who lost the authenticator and the recovery codes; ends his sessions. */
	resetSecondFactor: oc
		.route(to('POST', '/{id}/second-factor/reset'))
		.errors(errorsOf(...common, 'forbidden_operation'))
		.input(id)
		.output(userRowSchema),
}

export type UserListQuery = z.input<typeof userListQuerySchema>
export type UserRow = z.infer<typeof userRowSchema>
export type NewUser = z.input<typeof newUserSchema>
export type UserChange = z.input<typeof userChangeSchema>
