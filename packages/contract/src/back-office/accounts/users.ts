// A shop's administrator manages its own accounts, an admin those of every shop.
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { sessionRowSchema } from '../../account.ts'
import { userRoles, userStates } from '../../enumerations.ts'
import { errorCodes } from '../../errors/error-codes.ts'
import { errorsOf } from '../../errors/errors.ts'
import { lineOf } from '../../form/line.ts'
import { emailSchema, languageSchema, phoneNumberSchema, timeSchema } from '../../person.ts'
import { exportFormats, fileAnswer } from '../export-file.ts'
import { flagSchema, oneOrMany, pageQuery, searchSchema } from '../page-query.ts'
import { ratingSchema } from './rating.ts'

export const userSorts = ['name', 'email', 'role', 'shop', 'createdAt', 'lastLoginAt'] as const
/** Who works here, and who buys here under an account of the common kind. */
const userViews = ['all', 'customers', 'invited', 'disabled'] as const

export const peopleFilters = {
	search: searchSchema.optional(),
	states: oneOrMany(z.enum(userStates)).optional(),
	/** A shop's code, for who sees several. */
	tenant: z.string().max(60).optional(),
	direction: z.enum(['asc', 'desc']).default('asc'),
}

export const userColumns = [
	'name',
	'email',
	'role',
	'shop',
	'rating',
	'secondFactor',
	'lastLoginAt',
] as const

const userFilters = {
	...peopleFilters,
	view: z.enum(userViews).default('all'),
	/** Staff where absent. */
	roles: oneOrMany(z.enum(userRoles)).optional(),
	withoutSecondFactor: flagSchema.optional(),
	/** Not logged in for 90 days. */
	inactive: flagSchema.optional(),
	sort: z.enum(userSorts).default('name'),
}

export const userListQuerySchema = z.strictObject({ ...userFilters, ...pageQuery })

const userExportSchema = z.strictObject({
	...userFilters,
	format: z.enum(exportFormats),
	columns: oneOrMany(z.enum(userColumns)).optional(),
	/** Of its heads and words; that of the call where it is absent. */
	language: languageSchema.optional(),
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
	/** The shop's, an exact decimal; null = the default one. His own counts instead. */
	rating: z.string().nullable(),
	ownRating: z.string().nullable(),
	/** His prices follow a rating of his own: an administrator may set it. */
	takesRating: z.boolean(),
	state: z.enum(userStates),
	hasSecondFactor: z.boolean(),
	createdAt: timeSchema,
	lastLoginAt: timeSchema.nullable(),
	disabledAt: timeSchema.nullable(),
	revision: z.int(),
})

const userListSchema = z.strictObject({
	rows: z.array(userRowSchema),
	total: z.int(),
	next: z.string().nullable(),
	previous: z.string().nullable(),
	views: z.record(z.enum(userViews), z.int()),
})

/** An account as it stands, for the caller whose change came second, and who was first. */
export const accountChanged = {
	account_changed: {
		...errorCodes.account_changed,
		data: z.strictObject({ current: userRowSchema, by: z.string().nullable() }),
	},
}

const givenRoleSchema = z.strictObject({ role: z.enum(userRoles), isAdmin: z.boolean() })

export const accountEvents = [
	'loggedIn',
	'loginRefused',
	'loggedOut',
	'resetSent',
	'passwordReset',
	'passwordChanged',
	'passwordMismatch',
	'activated',
	'sessionsEnded',
	'otpRefused',
	'recoveryCodeUsed',
	'secondFactorOn',
	'secondFactorOff',
	'recoveryCodesMade',
	'created',
	'changed',
	'disabled',
	'enabled',
	'turnedIntoReseller',
	'exported',
	'erased',
	'resellerOpened',
	'resellerChanged',
	'resellerDisabled',
	'resellerEnabled',
	'samplesChanged',
	'mailSentAgain',
] as const

const accountEntrySchema = z.strictObject({
	at: timeSchema,
	event: z.enum(accountEvents),
	/** Another than himself. */
	by: z.string().nullable(),
	/** Names of changed fields; their values are in the audit. */
	fields: z.array(z.string()),
})

const person = {
	firstName: name,
	lastName: name,
	phoneNumber: phoneNumberSchema.nullable().optional(),
	language: languageSchema.optional(),
	companyName: optional.optional(),
	vatNumber: optional.optional(),
}

export const newUserSchema = z.strictObject({
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
	/** Null: the shop's. */
	rating: ratingSchema.nullable().optional(),
})

const common = ['invalid_model', 'not_logged_in', 'not_allowed', 'account_not_found'] as const
const written = {
	...errorsOf(...common, 'last_admin', 'forbidden_operation'),
	...accountChanged,
}

function to(method: 'GET' | 'POST', path: `/${string}` | '' = '') {
	return { method, path: `/back-office/users${path}`, tags: ['back-office'] } as const
}

export const users = {
	list: oc
		.route(to('GET'))
		.errors(errorsOf(...common))
		.input(userListQuerySchema)
		.output(userListSchema),
	/** The list itself, every row, with the columns that are shown. */
	export: oc
		.route({ ...to('GET', '/export/{format}'), outputStructure: 'detailed' })
		.errors(errorsOf(...common, 'export_too_large'))
		.input(userExportSchema)
		.output(fileAnswer),
	/** Which ones the caller may give to a user of a shop. */
	roles: oc
		.route(to('GET', '/roles'))
		.errors(errorsOf(...common, 'reseller_not_found'))
		.input(z.strictObject({ tenant: z.string().max(60).optional() }))
		.output(z.array(givenRoleSchema)),
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
		.errors(written)
		.input(userChangeSchema)
		.output(userRowSchema),
	disable: oc.route(to('POST', '/{id}/disable')).errors(written).input(lock).output(userRowSchema),
	enable: oc.route(to('POST', '/{id}/enable')).errors(written).input(lock).output(userRowSchema),
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
	/** What happened to the account, newest first. */
	history: oc
		.route(to('GET', '/{id}/history'))
		.errors(errorsOf(...common))
		.input(id)
		.output(z.array(accountEntrySchema)),
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

export type UserExportQuery = z.output<typeof userExportSchema>
export type UserListQuery = z.input<typeof userListQuerySchema>
export type UserRow = z.infer<typeof userRowSchema>
export type NewUser = z.input<typeof newUserSchema>
export type GivenRole = z.infer<typeof givenRoleSchema>
export type AccountEntry = z.infer<typeof accountEntrySchema>
export type UserChange = z.input<typeof userChangeSchema>
