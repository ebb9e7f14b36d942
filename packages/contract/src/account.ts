import { configurationSchema, furnitureTypes } from '@gabarit/engine'
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { pageOf, pageQuery } from './back-office/page-query.ts'
import { deliveryModes, stateLabels, userRoles } from './enumerations.ts'
import { errorsOf } from './errors/errors.ts'
import { lineOf } from './form/line.ts'
import { passwordRule } from './form/password.ts'
import {
	centsSchema,
	dateSchema,
	emailSchema,
	languageSchema,
	phoneNumberSchema,
	timeSchema,
} from './person.ts'
import { otpSchema, secondFactor, setupRequired } from './second-factor.ts'

/** Field names are those of specification 3. */
export const accountSchema = z.strictObject({
	firstname: z.string(),
	lastname: z.string(),
	email: z.string(),
	phoneNumber: z.string().nullable(),
	backOfficeUrl: z.string().nullable(),
	customerType: z.enum(userRoles),
})

const loginSchema = z.strictObject({
	email: emailSchema,
	password: z.string().min(1).max(256),
	otp: otpSchema.optional(),
	application: z.enum(['configurator', 'backOffice']),
})

export const passwordSchema = z
	.string()
	.min(passwordRule.min)
	.max(passwordRule.max)
	.regex(passwordRule.upperCase, 'an upper-case letter')
	.regex(passwordRule.lowerCase, 'a lower-case letter')
	.regex(passwordRule.digit, 'a digit')

const profileSchema = z.strictObject({
	firstname: lineOf(120).min(1).optional(),
	lastname: lineOf(120).min(1).optional(),
	phoneNumber: phoneNumberSchema.nullable().optional(),
	language: languageSchema.optional(),
})

const sentPassword = z.string().min(1).max(256)
const sameTwice = { path: ['confirmation'], message: 'not the new password' }

const resetSchema = z.strictObject({ email: emailSchema })

const changePasswordSchema = z
	.strictObject({
		currentPassword: sentPassword,
		newPassword: passwordSchema,
		confirmation: sentPassword,
	})
	.refine((it) => it.confirmation === it.newPassword, sameTwice)

const registerPasswordSchema = z
	.strictObject({
		token: z.string().min(1).max(200),
		password: passwordSchema,
		confirmation: sentPassword,
	})
	.refine((it) => it.confirmation === it.password, sameTwice)

export const sessionRowSchema = z.strictObject({
	id: z.uuid(),
	current: z.boolean(),
	createdAt: timeSchema,
	lastSeenAt: timeSchema,
	expiresAt: timeSchema,
	browser: z.string().nullable(),
})

const ownDesignSchema = z.strictObject({
	code: z.string(),
	version: z.int(),
	/** An offer or an order holds it: an edit begins a new design. */
	frozen: z.boolean(),
	type: z.enum(furnitureTypes),
	configuration: configurationSchema,
	updatedAt: timeSchema,
	/** False for a design that a seller made for the caller: `configuration.share` refuses it. */
	mayShare: z.boolean(),
})

const ownOrderSchema = z.strictObject({
	reference: z.string(),
	code: z.string(),
	type: z.enum(furnitureTypes),
	state: z.enum(stateLabels),
	orderedAt: timeSchema,
	/** The agreed day, else the planned one; null where neither is promised. */
	deliveryDate: dateSchema.nullable(),
	deliveryMode: z.enum(deliveryModes),
	validUntil: dateSchema.nullable(),
	isExpired: z.boolean(),
	/** Cents including VAT; null while the shop keeps its prices to itself. */
	total: centsSchema.nullable(),
})

export const account = {
	login: oc
		.route({ method: 'POST', path: '/account/login', tags: ['account'] })
		.errors({
			...errorsOf(
				'no_back_office_permission',
				'invalid_model',
				'user_not_found',
				'otp_required',
				'otp_wrong',
				'too_many_requests',
				'forbidden_operation',
			),
			otp_setup_required: setupRequired,
		})
		.input(loginSchema)
		.output(accountSchema),
	logout: oc
		.route({ method: 'GET', path: '/account/logout', tags: ['account'], successStatus: 204 })
		.errors(errorsOf('forbidden_operation'))
		.output(z.void()),
	get: oc
		.route({ method: 'GET', path: '/account/get', tags: ['account'] })
		.errors(errorsOf('current_user_not_found', 'invalid_model'))
		.output(accountSchema),
	/** The same answer for every e-mail; only the mail tells whether there is an account. */
	reset: oc
		.route({ method: 'POST', path: '/account/reset', tags: ['account'], successStatus: 204 })
		.errors(errorsOf('email_unknown', 'invalid_model', 'too_many_requests', 'forbidden_operation'))
		.input(resetSchema)
		.output(z.void()),
	changePassword: oc
		.route({
			method: 'POST',
			path: '/account/change-password',
			tags: ['account'],
			successStatus: 204,
		})
		.errors(
			errorsOf(
				'not_logged_in',
				'request_not_valid',
				'password_mismatch',
				'too_many_requests',
				'forbidden_operation',
			),
		)
		.input(changePasswordSchema)
		.output(z.void()),
	/** After a reset or for a first password; the token comes from the mail. */
	registerPassword: oc
		.route({
			method: 'POST',
			path: '/account/register-password',
			tags: ['account'],
			successStatus: 204,
		})
		.errors(
			errorsOf('token_user_not_found', 'invalid_model', 'too_many_requests', 'forbidden_operation'),
		)
		.input(registerPasswordSchema)
		.output(z.void()),
	sessions: oc
		.route({ method: 'GET', path: '/account/sessions', tags: ['account'] })
		.errors(errorsOf('not_logged_in'))
		.output(z.array(sessionRowSchema)),
	/** One session by its id, or every other than the caller's. */
	endSessions: oc
		.route({
			method: 'POST',
			path: '/account/sessions/end',
			tags: ['account'],
			successStatus: 204,
		})
		.errors(errorsOf('not_logged_in', 'invalid_model', 'forbidden_operation'))
		.input(z.strictObject({ id: z.uuid().optional() }))
		.output(z.void()),
	updateProfile: oc
		.route({ method: 'POST', path: '/account/profile', tags: ['account'] })
		.errors(errorsOf('not_logged_in', 'not_allowed', 'invalid_model', 'forbidden_operation'))
		.input(profileSchema)
		.output(accountSchema),
	secondFactor,
	/** Designs of the caller's own in this shop, newest first. */
	designs: oc
		.route({ method: 'GET', path: '/account/designs', tags: ['account'] })
		.errors(errorsOf('not_logged_in', 'invalid_model'))
		.input(z.strictObject(pageQuery))
		.output(pageOf(ownDesignSchema)),
	/** Offers and orders of the caller's own in this shop, newest first. */
	orders: oc
		.route({ method: 'GET', path: '/account/orders', tags: ['account'] })
		.errors(errorsOf('not_logged_in', 'invalid_model'))
		.input(z.strictObject({ kind: z.enum(['offer', 'order']), ...pageQuery }))
		.output(pageOf(ownOrderSchema)),
}

export type Account = z.infer<typeof accountSchema>
export type Login = z.infer<typeof loginSchema>
export type ChangePassword = z.infer<typeof changePasswordSchema>
export type RegisterPassword = z.infer<typeof registerPasswordSchema>
export type SessionRow = z.infer<typeof sessionRowSchema>
export type OwnDesign = z.infer<typeof ownDesignSchema>
export type OwnOrder = z.infer<typeof ownOrderSchema>
