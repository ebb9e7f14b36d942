// Login, logout and who is connected.
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { userRoles } from './enumerations.ts'
import { errorsOf } from './errors.ts'
import { emailSchema } from './person.ts'

/** The session's user, with the fields of specification 3 that are the server's. */
export const accountSchema = z.strictObject({
	firstname: z.string(),
	lastname: z.string(),
	email: z.string(),
	phoneNumber: z.string().nullable(),
	backOfficeUrl: z.string().nullable(),
	customerType: z.enum(userRoles),
	/** A Gabarit user who administers the whole house. */
	isAdmin: z.boolean(),
})

export const loginSchema = z.strictObject({
	email: emailSchema,
	password: z.string().min(1).max(256),
	otp: z.string().max(20).optional(),
	application: z.enum(['configurator', 'backOffice']),
})

export const account = {
	login: oc
		.route({ method: 'POST', path: '/account/login', tags: ['account'] })
		.errors(
			errorsOf(
				'no_back_office_permission',
				'invalid_model',
				'user_not_found',
				'too_many_requests',
				'forbidden_operation',
			),
		)
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
}

export type Account = z.infer<typeof accountSchema>
export type Login = z.infer<typeof loginSchema>
